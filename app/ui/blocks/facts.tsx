import { classNames } from "~/lib/text/class-names";
import { type Text, Words } from "./words";

type FactsProps = { facts: { label: string; value: string; note?: Text | undefined }[] };

/** Words get a smaller size than figures, because they would break in the narrow columns. */
function sizeOf(value: string): string {
  if (value.length <= 8 && /[\d€]/.test(value)) return "text-figure";
  return value.length <= 18 ? "text-2xl" : "text-xl";
}

/** Large figures, each with a label and its basis. */
export function Facts({ facts }: FactsProps) {
  const words = facts.some(({ value }) => value.length > 18);
  const columns = facts.length === 4 || words ? "@pair:grid-cols-2" : "@pair:grid-cols-2 @sheet:grid-cols-3";
  // On a phone short figures stand beside their labels.
  const rows = !facts.some(({ value }) => value.length > 8);
  return (
    <dl className={classNames("grid gap-x-8 gap-y-6", columns)}>
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
          <dd className={classNames("mt-2 font-display font-semibold text-accent-text", sizeOf(value))}>
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
