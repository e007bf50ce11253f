import type { FormParts } from "~/features/leads/form/kit/form-description";
import {
  countryToDial,
  lengthDoubt,
  type PhoneCountry,
  toInternational,
} from "~/features/leads/model/phone/phone";
import { Input, Select } from "~/ui/controls/field";
import { FormField } from "./form-field";
import { isBelgianPage, placeShown } from "./phone-place";

const PLACEHOLDERS: Record<PhoneCountry, string> = { NL: "06 12 34 56 78", BE: "0470 12 34 56" };

type Props = { form: FormParts<{ phone?: string; phoneCountry: string; address?: string }> };

/** A calling code that was typed with the number; its other digits do not matter. */
const withCode = (typed: string) => {
  const [code, other] = (["NL", "BE"] as const).map((country) => toInternational(typed, country).slice(0, 3));
  return code === other ? ({ "+31": "NL", "+32": "BE" } as const)[code as string] : undefined;
};

/**
 * A number with its country in front: as typed with it, that of the address, or else of the page, until it is chosen. A
 * native list: on a phone it is the wheel that people know. Rendered in the browser only.
 */
export function PhoneField({ form }: Props) {
  const values = form.watch();
  const typed = values.phone ?? "";
  const place = placeShown(values);
  const known = withCode(typed) ?? countryToDial(typed, place);
  // '0475 12 34 56' is whole in either country: it is sent as typed, so no prefix may stand in front of it.
  const unknown = !known && lengthDoubt(typed, null) === null;
  const here = isBelgianPage() ? "BE" : "NL";
  const country = known ?? (unknown ? "" : here);
  const { name, onChange, onBlur } = form.text("phoneCountry");
  return (
    <FormField form={form} name="phone" label="Telefoonnummer">
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Select
            aria-label="Land van het nummer"
            className="w-auto! pr-8!"
            name={name}
            value={country}
            onChange={({ target }) => onChange({ target: { name, value: target.value }, type: "change" })}
            onBlur={onBlur}
          >
            {unknown && <option value="">Land?</option>}
            <option value="NL">NL +31</option>
            <option value="BE">BE +32</option>
          </Select>
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="off"
            placeholder={PLACEHOLDERS[country || here]}
            className="min-w-0 flex-[1_1_7rem]"
            {...control}
          />
        </div>
      )}
    </FormField>
  );
}
