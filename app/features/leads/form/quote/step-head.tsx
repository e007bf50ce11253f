import type { Steps } from "~/features/leads/form/kit/use-steps";
import { progressOf, type QuoteStep, quoteJourney } from "~/features/leads/model/journey";
import { classNames } from "~/lib/text/class-names";
import { Progress } from "~/ui/controls/progress";

type Props = {
  steps: Steps<QuoteStep, HTMLFormElement>;
  /** Service that the dialog was opened for. */
  subject: string;
};

/** How far the visitor is, the name of the step, and on the first one what the lead is about. */
export function StepHead({ steps: { step, current, back, heading }, subject }: Props) {
  const { step: number, of, percent } = progressOf(quoteJourney, step);
  const said = subject !== "" && !back;
  return (
    <>
      <p className="flex justify-between pb-2 text-sm text-ink-soft">
        <span>
          Stap {number} van {of}
        </span>
        <span>{percent}% voltooid</span>
      </p>
      <Progress value={percent} label="Voortgang van uw aanvraag" />
      {said && (
        <p className="flex min-h-12 items-end pb-1 text-sm text-ink-soft">
          <span>
            Uw aanvraag gaat over <strong className="text-ink">{subject}</strong>.
          </span>
        </p>
      )}
      {/* What is said above it comes with the script: its place is kept, so that the heading stands still. */}
      <h3
        ref={heading}
        tabIndex={-1}
        className={classNames("mb-4 text-2xl focus:outline-none", !said && "mt-12")}
      >
        {current.title}
      </h3>
    </>
  );
}
