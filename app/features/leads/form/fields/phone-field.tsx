import type { FormParts } from "~/features/leads/form/kit/form-description";
import { maxLength } from "~/features/leads/model/lead-limits";
import type { PhoneCountry } from "~/features/leads/model/phone";
import { Input, Select } from "~/ui/controls/field";
import { FormField } from "./form-field";

const PLACEHOLDERS: Record<PhoneCountry, string> = { NL: "06 12 34 56 78", BE: "0470 12 34 56" };

type Props = { form: FormParts<{ phone?: string; phoneCountry: PhoneCountry }> };

/** A number with its country in front. A native list: on a phone it is the wheel that people know. */
export function PhoneField({ form }: Props) {
  const country = form.watch("phoneCountry") === "BE" ? "BE" : "NL";
  return (
    <FormField form={form} name="phone" label="Telefoonnummer">
      {(control) => (
        <div className="grid grid-cols-[auto_1fr] gap-2">
          <Select aria-label="Land van het nummer" className="w-auto! pr-2!" {...form.text("phoneCountry")}>
            <option value="NL">NL +31</option>
            <option value="BE">BE +32</option>
          </Select>
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="off"
            placeholder={PLACEHOLDERS[country]}
            maxLength={maxLength.phone}
            {...control}
          />
        </div>
      )}
    </FormField>
  );
}
