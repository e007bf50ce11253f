import type { MouseEvent } from "react";
import { focusInView, useFocusFromStart } from "./focus-in-view";

export type FieldError = {
  name: string;
  /** Of the control, or of the group that has it. Absent where no field of the form can cure it. */
  id?: string;
  message: string;
};

type Props = {
  errors: FieldError[];
  /** Number of submits; each moves the focus here, correcting a field does not. */
  attempts: number;
  title?: string;
};

/** Entries link to their control, where they have one. */
export function ErrorSummary({ errors, attempts, title }: Props) {
  const box = useFocusFromStart(attempts);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-6 border-2 border-danger bg-danger-wash p-4">
      <p className="font-semibold text-danger">{title ?? "Nog niet verstuurd: kijk deze punten na"}</p>
      <ul className="mt-2 grid gap-1">
        {errors.map((error) => (
          <li key={error.name}>
            {error.id ? (
              <a
                href={`#${error.id}`}
                onClick={focusField}
                className="inline-block py-0.5 text-danger underline"
              >
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const found = document.getElementById(event.currentTarget.hash.slice(1));
  if (!found) return;
  event.preventDefault();
  showControl(controlIn(found));
}

/** Of a group what is chosen in it, or else the first that can be used. */
function controlIn(found: HTMLElement): HTMLElement {
  const inside = (which: string) => found.querySelector<HTMLElement>(which);
  return inside("input:checked") ?? inside(":is(input, button):enabled") ?? found;
}

/** Moves the focus to a control, where there is one, with its label in view. */
export function showControl(control: HTMLElement | null | undefined) {
  if (control) focusInView(control, "center", (control as HTMLInputElement).labels?.[0]);
}
