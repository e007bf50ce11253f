import { type MouseEvent, useEffect, useRef } from "react";

export type FieldError = { /** Id of the control. */ id: string; message: string };

type Props = {
  errors: FieldError[];
  /** Number of submits; each moves the focus here, correcting a field does not. */
  attempts: number;
  title?: string;
};

/** Entries link to their control. */
export function ErrorSummary({ errors, attempts, title }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each attempt, and with what the page came with.
  useEffect(() => box.current?.focus(), [attempts]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-6 border-2 border-danger bg-danger-wash p-4 focus:outline-offset-0"
    >
      <p className="font-semibold text-danger">{title ?? "Nog niet verstuurd: kijk deze punten na"}</p>
      <ul className="mt-2 grid gap-1">
        {errors.map((error) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              onClick={focusField}
              className="inline-block py-0.5 text-danger underline"
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  showControl(control);
}

/** Moves the focus to a control, with its label in view. */
export function showControl(control: HTMLElement) {
  const label = document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
  (label ?? control).scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}
