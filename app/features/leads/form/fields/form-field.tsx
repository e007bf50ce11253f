import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field, type FieldControl } from "~/ui/controls/field";

type Registered = UseFormRegisterReturn & { defaultValue?: string };

type Props<Name extends string> = {
  form: {
    text: (name: Name) => Registered;
    errors: Partial<Record<Name, { message?: string | undefined } | undefined>>;
    prefix: string;
  };
  name: Name;
  label: string;
  hint?: string;
  required?: boolean;
  children: (control: FieldControl & Registered) => ReactNode;
};

/** One field of a form by its wire name: label, hint, error, and the control that `children` makes of it. */
export function FormField<Name extends string>(props: Props<Name>) {
  const { form, name, label, hint, required = true, children } = props;
  const { text, errors, prefix } = form;
  return (
    <Field id={prefix + name} label={label} hint={hint} error={errors[name]?.message} required={required}>
      {(control) => children({ ...control, ...text(name) })}
    </Field>
  );
}
