import { Field, Textarea } from "~/ui/controls/field";
import type { SettingFormProps } from "./setting-types";

/** Who gets the mail about a new lead. */
export function MailsForm({ value, errors }: SettingFormProps<"mails">) {
  return (
    <Field
      label="Mail over nieuwe aanvragen naar"
      hint="Eén adres per regel. Leeg: het adres dat bij de installatie is ingesteld."
      error={Object.values(errors)[0]}
      className="max-w-2xl"
    >
      {(control) => (
        <Textarea {...control} name="addresses" rows={4} inputMode="email" defaultValue={value.join("\n")} />
      )}
    </Field>
  );
}
