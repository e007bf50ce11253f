import type { ReactNode } from "react";
import type { Section } from "~/content/types";
import { classNames } from "~/lib/text/class-names";
import { Blocks, SectionDrawingDefs } from "~/ui/blocks/blocks";
import { longestWord } from "./title-size";

/** '01' for the first section, as in the contents of the page. */
export function sectionNumber(index: number): string {
  return String(index + 1).padStart(2, "0");
}

/** One alone has no number, nor those of a text whose headings bring their own, as an agreement's do. */
export function isNumbered(sections: Pick<Section, "heading">[]): boolean {
  return sections.length > 1 && !sections.some(({ heading }) => /^\d+\. /.test(heading));
}

/**
 * Sections with the heading at the left and the content at the right. The first one is what the page is for: after it,
 * steps and long lists are folded on a phone.
 */
export function SplitSections({ sections }: { sections: Section[] }) {
  const numbered = isNumbered(sections);
  return (
    <>
      <SectionDrawingDefs sections={sections} />
      {sections.map(({ id, heading, blocks }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-kop`} className="page">
          <div className="split">
            <div className={classNames("split-head", !numbered && "grid-cols-1")}>
              {numbered && <span aria-hidden="true">{sectionNumber(index)}</span>}
              {/* Beside the text its column is narrow. */}
              <h2 id={`${id}-kop`} className={longestWord(heading) < 12 ? "text-2xl" : "text-xl"}>
                {heading}
              </h2>
            </div>
            <div className="article-flow">
              <Blocks blocks={blocks} id={id} folds={index > 0} />
            </div>
          </div>
        </section>
      ))}
    </>
  );
}

type ColumnSectionProps = { id: string; heading: string; number: string; children: ReactNode };

/** A section in one column; tables and drawings are wider than the text, and what warns stands in the margin. */
export function ColumnSection({ id, heading, number, children }: ColumnSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-kop`} className="pt-12 first-of-type:pt-0 @half:pt-14">
      <h2 id={`${id}-kop`} className="text-column text-2xl">
        <span
          aria-hidden="true"
          className="mr-3 font-text text-sm text-accent-text tabular-nums @half:mb-2 @half:block"
        >
          {number}
        </span>
        {heading}
      </h2>
      <div className="article-flow mt-5">{children}</div>
    </section>
  );
}
