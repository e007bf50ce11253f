import { Icon } from "~/ui/icons/icon";
import { type Text, Words } from "./words";

/** `<details>` elements, so no script is needed. */
export function Faq({ items }: { items: { question: string; answer: Text[] }[] }) {
  return (
    <div className="text-column border-t border-ink">
      {items.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name and never move
        <details key={index} className="border-b border-rule">
          <summary className="fold-line">
            <h3 className="text-lg">{question}</h3>
            <Icon name="plus" />
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
