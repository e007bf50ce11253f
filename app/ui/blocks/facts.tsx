import { classNames } from "~/lib/text/class-names";
import { longestWord } from "~/ui/page/title-size";
import { type Text, Words } from "./words";

type FactsProps = { facts: { label: string; value: string; note?: Text | undefined }[] };

const isFigure = (value: string) => value.length <= 8 && /[\d€]/.test(value);
const isLong = (value: string) => value.length > 18 || longestWord(value) > 12;

/** Large figures, each with a label and its basis. */
export function Facts({ facts }: FactsProps) {
  const words = facts.some(({ value }) => value.length > 18);
  // Words get a smaller size than figures, because they would break in the narrow columns; all of them the same.
  const wordSize = facts.some(({ value }) => isLong(value)) ? "text-xl" : "text-2xl";
  // As many as there is room for: beside a text one.
  const least = `max(11rem,${facts.length === 4 || words ? 40 : 28}%)`;
  // On a phone short figures stand beside their labels.
  const rows = !facts.some(({ value }) => value.length > 8);
  return (
    <dl
      className="grid gap-x-8 gap-y-6"
      style={{ gridTemplateColumns: `repeat(auto-fit,minmax(min(100%,${least}),1fr))` }}
    >
      {facts.map(({ label, value, note }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name and never move
          key={index}
          className={classNames(
            "flex flex-col border-t border-ink pt-3",
            rows &&
              "@max-pair:flex-row @max-pair:flex-wrap @max-pair:items-baseline @max-pair:justify-between",
          )}
        >
          <dt className="label-caps text-ink-soft">{label}</dt>
          <dd
            className={classNames(
              "mt-2 font-display font-semibold text-accent-text",
              isFigure(value) ? "text-figure" : wordSize,
            )}
          >
            {value}
          </dd>
          {note && (
            <dd className="mt-1 w-full text-sm">
              <Words text={note} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
