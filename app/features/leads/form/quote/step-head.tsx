import type { Steps } from "~/features/leads/form/kit/use-steps";
import { progressOf, type QuoteStep, quoteJourney } from "~/features/leads/model/journey";
import { Progress } from "~/ui/controls/progress";

type Props = {
  steps: Steps<QuoteStep, HTMLFormElement>;
  /** Service that the dialog was opened for. */
  subject: string;
};

/** How far the visitor is, the name of the step, and on the first one what the lead is about. */
export function StepHead({ steps: { step, current, back, heading }, subject }: Props) {
  const { step: number, of, percent } = progressOf(quoteJourney, step);
  return (
    <>
      <p className="flex justify-between pb-2 text-sm text-ink-soft">
        <span>
          Stap {number} van {of}
        </span>
        <span>{percent}% voltooid</span>
      </p>
      <Progress value={percent} label="Voortgang van uw aanvraag" />
      <h3 ref={heading} tabIndex={-1} className="mt-6 mb-4 text-2xl focus:outline-none">
        {current.title}
      </h3>
      {subject && !back && (
        <p className="mb-4 border-l-4 border-accent bg-accent-wash px-4 py-2.5">
          Uw aanvraag gaat over <strong>{subject}</strong>.
        </p>
      )}
    </>
  );
}
