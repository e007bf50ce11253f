import { type RefObject, useEffect, useRef } from "react";

/** The ref of a form: another answer in `errors` leads to its first field in error, which comes in sight with what is said of it. */
export function useFirstError(errors: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong stands in the form
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  }, [errors]);
  return form;
}
