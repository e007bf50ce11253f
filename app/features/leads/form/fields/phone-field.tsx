import type { UseFormRegisterReturn } from "react-hook-form";
import { maxLength } from "~/features/leads/model/lead-limits";
import type { PhoneCountry } from "~/features/leads/model/phone";
import { Field, Input, Select } from "~/ui/controls/field";

const PLACEHOLDERS: Record<PhoneCountry, string> = { NL: "06 12 34 56 78", BE: "0470 12 34 56" };

type Props = {
  id: string;
  country: PhoneCountry;
  register: (name: "phone" | "phoneCountry") => UseFormRegisterReturn;
  error: string | undefined;
};

/** A number with its country in front. A native list: on a phone it is the wheel that people know. */
export function PhoneField({ id, country, register, error }: Props) {
  return (
    <Field id={id} label="Telefoonnummer" error={error} required>
      {(control) => (
        <div className="grid grid-cols-[auto_1fr] gap-2">
          <Select aria-label="Land van het nummer" className="w-auto! pr-2!" {...register("phoneCountry")}>
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
            {...register("phone")}
          />
        </div>
      )}
    </Field>
  );
}
