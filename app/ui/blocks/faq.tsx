import type { Block } from "~/content/types";
import { Icon } from "~/ui/icons/icon";
import { RichText } from "./rich-text";

/** `<details>` elements, so no script is needed. */
export function Faq({ items }: Extract<Block, { type: "faq" }>) {
  return (
    <div className="text-column border-t border-ink">
      {items.map(({ question, answer }) => (
        <details key={question} className="group/faq border-b border-rule">
          <summary className="flex list-none items-start justify-between gap-6 py-4 hover:text-accent-text [&::-webkit-details-marker]:hidden">
            <h3 className="text-lg">{question}</h3>
            <Icon
              name="plus"
              className="mt-1 transition-transform duration-200 group-open/faq:rotate-45 motion-reduce:transition-none"
            />
          </summary>
          <div className="grid gap-3 pr-10 pb-6">
            {answer.map((text) => (
              <p key={text}>
                <RichText text={text} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
