import { Field, Input } from "~/ui/controls/field";

type Props = {
  name: string;
  label: string;
  hint?: string | undefined;
  value: number | string | undefined;
  error: string | undefined;
};

/** A setting that is a whole number. */
export function CountField({ name, label, hint, value, error }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input {...control} name={name} inputMode="numeric" defaultValue={value ?? ""} className="max-w-32" />
      )}
    </Field>
  );
}
