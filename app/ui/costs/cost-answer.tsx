import type { CostsPage } from "~/content/types";
import { ButtonLink } from "~/ui/controls/button";

type CostAnswerProps = {
  /** '€ 7.600', and '€ 10.400' where it is a band. */
  low: string;
  high: string | undefined;
  vat: string;
  lines: { label: string; how: string; amount: string }[];
  /** The form for a quote that knows all this. */
  quote: string;
  words: CostsPage["answer"];
};

/** What comes out, as a bill: the amount, a line per reason, and the way on. */
export function CostAnswer({ low, high, vat, lines, quote, words }: CostAnswerProps) {
  return (
    <section
      id="uitkomst"
      aria-labelledby="uitkomst-kop"
      className="cost-answer scroll-mt-24 border-t-2 border-ink pt-4"
    >
      <h2 id="uitkomst-kop" className="label-caps font-text text-ink-soft">
        {words.heading}
      </h2>
      <p className="cost-band">
        <span>{low}</span> {high && <span>tot {high}</span>} <small>{vat}</small>
      </p>
      <ul className="cost-lines mt-6 border-t border-ink">
        {lines.map(({ label, how, amount }) => (
          <li key={label}>
            <span className="font-semibold">{label}</span>
            <span>{amount}</span>
            <span className="text-sm text-ink-soft">{how}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm">{words.note}</p>
      <ButtonLink href={quote} size="lg" className="mt-6 @max-pair:w-full">
        {words.button}
      </ButtonLink>
      <p className="mt-3 text-sm text-ink-soft">{words.buttonNote}</p>
    </section>
  );
}
