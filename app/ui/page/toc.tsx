import type { Section } from "~/content/types";
import { isNumbered, sectionNumber } from "./sections";

type TocProps = { sections: Pick<Section, "id" | "heading">[]; className?: string | undefined };

/** Contents of the page, with the numbers of its sections. */
export function Toc({ sections, className }: TocProps) {
  const numbered = isNumbered(sections);
  return (
    <nav aria-labelledby="inhoudsopgave" className={className}>
      <h2 id="inhoudsopgave" className="label-caps font-text text-ink-soft">
        Op deze pagina
      </h2>
      <ol className="toc ruled mt-2 border-t border-ink">
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <a href={`#${id}`} className={numbered ? undefined : "block"}>
              {numbered && <span aria-hidden="true">{sectionNumber(index)}</span>}
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
