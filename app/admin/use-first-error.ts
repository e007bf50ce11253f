import { type RefObject, useEffect, useRef } from "react";

/** The ref of a form: another `answer` of the server leads to its first field in error, which comes in sight with what is said of it. */
export function useFirstError(answer: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong stands in the form
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  }, [answer]);
  return form;
}
