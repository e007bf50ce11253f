import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "~/lib/text/class-names";

/** Attributes that connect a control with its label, hint and error. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  required: boolean | undefined;
};

type FieldProps = {
  label: ReactNode;
  /** Id of the control, for the error summary; generated when omitted. */
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** The error precedes the control, so that it is read first. */
export function Field({ label, id, hint, error, required, className, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const describedBy = [hint ? `${controlId}-hint` : "", error ? `${controlId}-error` : ""].filter(Boolean);
  return (
    <div className={classNames("field", error && "border-l-4 border-danger pl-3", className)}>
      <label htmlFor={controlId} className="font-semibold">
        {label}
        {required === false && <span className="font-normal text-ink-soft"> (niet verplicht)</span>}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {children({
        id: controlId,
        "aria-describedby": describedBy.join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
        required: required || undefined,
      })}
    </div>
  );
}

const CONTROL = "control";

/**
 * Without `maxLength` where a rule says beside the field what is too long: a browser cuts what is pasted there, and says
 * nothing. So does `Textarea`.
 */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={classNames(CONTROL, "h-12", className)} {...rest} />;
}

export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea className={classNames(CONTROL, "min-h-32 resize-y py-2.5", className)} {...rest} />;
}

export function Select({ className, ...rest }: ComponentProps<"select">) {
  return <select className={classNames(CONTROL, "select h-12 pr-9", className)} {...rest} />;
}
