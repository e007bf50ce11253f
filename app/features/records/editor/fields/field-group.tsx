import type { ReactNode } from "react";
import { anchorOf } from "~/features/records/model/field-place";
import { classNames } from "~/lib/text/class-names";

type FieldGroupProps = {
  path: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Its name stands above it already. */
  quiet?: boolean | undefined;
  className: string;
  children: ReactNode;
};

/** Fields under one name; a screen reader says hint and error with it. */
export function FieldGroup({ path, label, hint, error, quiet, className, children }: FieldGroupProps) {
  const id = anchorOf(path);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      id={id}
      aria-describedby={described || undefined}
      className={classNames("grid min-w-0 grid-cols-1", className)}
    >
      <legend className={quiet ? "sr-only" : "mb-3 font-display text-lg font-semibold"}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
