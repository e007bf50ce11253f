import { Icon } from "~/ui/icons/icon";
import { type Text, Words } from "./words";

/** `<details>` elements, so no script is needed. */
export function Faq({ items }: { items: { question: string; answer: Text[] }[] }) {
  return (
    <div className="text-column border-t border-ink">
      {items.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name and never move
        <details key={index} className="group/faq border-b border-rule">
          <summary className="flex list-none items-start justify-between gap-6 py-4 hover:text-accent-text [&::-webkit-details-marker]:hidden">
            <h3 className="text-lg">{question}</h3>
            <Icon
              name="plus"
              className="mt-1 transition-transform duration-200 group-open/faq:rotate-45 motion-reduce:transition-none"
            />
          </summary>
          <div className="grid gap-3 pr-10 pb-6">
            {answer.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <p key={at}>
                <Words text={text} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
