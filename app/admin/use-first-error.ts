import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

type Control = Pick<HTMLInputElement, "name" | "type" | "value">;

/** What had the focus in a form that goes, until the one that takes its place is there. */
let left: Control | null = null;

const chosenByValue = ["submit", "radio", "checkbox"];
const isSame = (a: Control, b: Control) =>
  a.name === b.name && a.type === b.type && (!chosenByValue.includes(a.type) || a.value === b.value);

/**
 * The ref of a form: another `answer` of the server leads to its first field in error, which comes in sight with what is said of it.
 * A form that is made anew with other values keeps the focus where it was.
 */
export function useFirstError(answer: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const own = form.current;
    const controls = () => [...(own?.elements ?? [])] as HTMLInputElement[];
    const was = left;
    if (was && document.activeElement === document.body)
      controls()
        .find((control) => isSame(control, was))
        ?.focus({ preventScroll: true });
    return () => {
      left = controls().find((control) => control === document.activeElement) ?? null;
      // Only for what comes in its place at once.
      queueMicrotask(() => {
        left = null;
      });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong stands in the form
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  }, [answer]);
  return form;
}
