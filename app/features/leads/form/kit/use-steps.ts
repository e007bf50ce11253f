import { useEffect, useRef, useState } from "react";
import { type Journey, stepAt, stepWithError } from "~/features/leads/model/answers/journey";
import { showControl } from "~/ui/controls/error-summary";

/** Where the visitor is in a form with steps. A new step starts at its heading, for eyes and screen readers. */
export function useSteps<Id extends string, Root extends HTMLElement>(journey: Journey<Id>) {
  const [step, setStep] = useState<Id>(journey[0].id);
  const root = useRef<Root>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  /** Takes the focus instead of the heading, where it has a control. */
  const wrong = useRef<string | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another step is shown.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    heading.current?.focus();
    const dialog = root.current?.closest("dialog");
    (dialog?.querySelector("[data-scroll]") ?? dialog)?.scrollTo(0, 0);
    showControl(root.current?.querySelector<HTMLElement>(`[name="${wrong.current}"]`));
  }, [step]);

  function goTo(next: Id, field?: string) {
    moved.current = next !== step;
    wrong.current = field;
    setStep(next);
  }
  const all = journey.flatMap(({ fields }) => fields);
  const { current, back, next } = stepAt(journey, step);
  return {
    step,
    current,
    /** Fields that must be right to leave this step: of the last, all that are sent. */
    asked: next ? current.fields : all,
    back,
    next,
    root,
    heading,
    goTo,
    /** To the field of the first of these errors; stays when it is in this step, or in none. */
    goToError: (errors: Record<string, unknown>) => {
      const field = all.find((name) => name in errors);
      if (field) goTo(stepWithError(journey, errors), field);
    },
    /** Back to the first step without moving the focus. */
    restart: () => setStep(journey[0].id),
  };
}

export type Steps<Id extends string, Root extends HTMLElement> = ReturnType<typeof useSteps<Id, Root>>;
