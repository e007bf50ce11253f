import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { classNames } from "~/lib/text/class-names";
import { Icon, type IconName } from "~/ui/icons/icon";

type Props = {
  type: "radio" | "checkbox";
  control: UseFormRegisterReturn & { value: string; defaultChecked: boolean };
  title: string;
  text: string;
  /** Stands in the place of the control, which is then shown by the card alone. */
  icon?: IconName;
};

/**
 * One thing to choose, with what it means: the whole card is the label of its native control. That is rendered once:
 * with each update React takes a radio out of its group for a moment, and Chrome's next Tab then stays in the group.
 */
export function ChoiceCard({ type, control, title, text, icon }: Props) {
  const { ref, onChange } = control;
  const shown = useRef<HTMLInputElement>(null);
  // With each render: the form library takes up its fields again after a reset.
  useLayoutEffect(() => {
    ref(shown.current);
    return () => ref(null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same for as long as the form library is.
  const input = useMemo(
    () => <input type={type} className={icon && "sr-only"} {...control} ref={shown} />,
    [onChange],
  );
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it is in it.
    <label className="choice">
      {input}
      {icon && <Icon name={icon} size={7} />}
      <span>
        <b>{title}</b>
        {text}
      </span>
    </label>
  );
}

type ChoicesProps = {
  id: string;
  legend: string;
  hint?: string;
  error: string | undefined;
  /** How many stand beside each other on a wide sheet. */
  columns: 2 | 3;
  children: ReactNode;
};

/** Cards that belong together. Like a field: the error stands above them, and the error summary leads here. */
export function ChoiceCards({ id, legend, hint, error, columns, children }: ChoicesProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy || undefined}
      className={error ? "border-l-4 border-danger pl-3" : undefined}
    >
      <legend className="sr-only">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-3 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mb-3 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      <div className={classNames("grid gap-3", columns === 2 ? "sm:grid-cols-2" : "sm:grid-cols-3")}>
        {children}
      </div>
    </fieldset>
  );
}
