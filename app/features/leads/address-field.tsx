import type { UseFormRegisterReturn } from "react-hook-form";
import { Field, Input } from "~/ui/field";
import { maxLength } from "./lead-limits";

type Props = {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  required?: boolean;
  placeholder?: string;
  /** Off in the two floating forms, as their specification says. */
  autoComplete?: "address-line1" | "off";
  /** The field `address` of the form library, with its value in the server's HTML where there is one. */
  field: UseFormRegisterReturn & { defaultValue?: string };
};

/** Where the work is: the one address field of all our forms. Any text is accepted. */
export function AddressField(props: Props) {
  const {
    id,
    label,
    hint,
    error,
    required = true,
    placeholder,
    autoComplete = "address-line1",
    field,
  } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Input
          autoComplete={autoComplete}
          placeholder={placeholder}
          maxLength={maxLength.address}
          {...control}
          {...field}
        />
      )}
    </Field>
  );
}
