import { useEffect, useRef, useState } from "react";
import { type Journey, nextStep, previousStep, stepWithError } from "~/features/leads/model/journey";

/** Where the visitor is in a form with steps. A new step starts at its heading, for eyes and screen readers. */
export function useSteps<Id extends string, Root extends HTMLElement>(journey: Journey<Id>) {
  const [step, setStep] = useState<Id>(journey[0].id);
  const root = useRef<Root>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another step is shown.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    heading.current?.focus();
    const dialog = root.current?.closest("dialog");
    (dialog?.querySelector("[data-scroll]") ?? dialog)?.scrollTo({ top: 0 });
  }, [step]);

  function goTo(next: Id) {
    moved.current = next !== step;
    setStep(next);
  }
  return {
    step,
    current: journey.find(({ id }) => id === step) ?? journey[0],
    back: previousStep(journey, step),
    next: nextStep(journey, step),
    root,
    heading,
    goTo,
    /** To the first step with one of these errors; stays when there are none. */
    goToError: (errors: Record<string, unknown>) => {
      if (Object.keys(errors).length > 0) goTo(stepWithError(journey, errors));
    },
    /** Back to the first step without moving the focus. */
    restart: () => setStep(journey[0].id),
  };
}

export type Steps<Id extends string, Root extends HTMLElement> = ReturnType<typeof useSteps<Id, Root>>;
