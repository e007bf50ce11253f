import type { Block, Section } from "~/content/types";
import { CALL_BACK } from "~/lib/text/wishes";
import { Words } from "~/ui/blocks/words";
import { Fold } from "~/ui/page/fold";
import { EMERGENCY } from "~/ui/page/quote-actions";

const isList = (block: Block) => block.type === "list";

/** In an emergency, until somebody comes: the list of the emergency page, and its form for who cannot call. */
export function FirstSteps({ title, section }: { title: string; section: Section | undefined }) {
  const list = section?.blocks.find(isList);
  if (!section || !list) return null;
  return (
    <section aria-labelledby="eerst">
      <h2 id="eerst" className="label-caps font-text text-danger">
        {title}
      </h2>
      <Fold label={section.heading} className="mt-2">
        <ol className="numbered-lines border-t border-ink text-sm">
          {list.items.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name and never move
            <li key={index}>
              <Words text={text} />
            </li>
          ))}
        </ol>
      </Fold>
      <a href={EMERGENCY.href} className="text-link mt-2 inline-block py-1.5 font-semibold">
        {CALL_BACK}
      </a>
    </section>
  );
}
