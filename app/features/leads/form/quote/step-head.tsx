import type { ReactNode } from "react";
import type { Steps } from "~/features/leads/form/kit/use-steps";
import { progressOf, type QuoteStep, quoteJourney } from "~/features/leads/model/answers/journey";
import { Progress } from "~/ui/controls/progress";

type Props = {
  steps: Steps<QuoteStep, HTMLFormElement>;
  about: ReactNode;
};

/** How far the visitor is, what the lead is about and the name of the step. */
export function StepHead({ steps: { step, current, heading }, about }: Props) {
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
      {/* What is said here comes with the script: its place is kept, so that the heading stands still. */}
      <div className="flex min-h-12 items-end pb-1 text-sm text-ink-soft">{about}</div>
      <h3 ref={heading} tabIndex={-1} className="mb-4 text-2xl quiet">
        {current.title}
      </h3>
    </>
  );
}
