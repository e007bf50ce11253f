import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { PhoneField } from "~/features/leads/form/fields/phone-field";
import { maxLength } from "~/features/leads/model/lead-limits";
import { contactPreferences, urgencyLevels } from "~/features/leads/model/lead-options";
import type { Address } from "~/lib/address";
import { Field, Input, Select } from "~/ui/controls/field";
import type { ShortInput } from "./use-short-form";

export type ShortParts = {
  register: (name: keyof ShortInput) => UseFormRegisterReturn;
  errors: FieldErrors<ShortInput>;
  values: ShortInput;
  chooseAddress: (address: Address) => void;
  /** Put before every id. */
  prefix: string;
};

/** Who asks, and how he wants to hear. Autofill is off here, as the specification of the widget says. */
export function ShortContactFields({ register, errors, values, prefix }: ShortParts) {
  return (
    <div className="grid gap-4">
      <div className="pairs items-end gap-3">
        <Field id={`${prefix}firstName`} label="Voornaam" error={errors.firstName?.message} required>
          {(control) => (
            <Input autoComplete="off" maxLength={maxLength.name} {...control} {...register("firstName")} />
          )}
        </Field>
        <Field id={`${prefix}lastName`} label="Achternaam" error={errors.lastName?.message} required>
          {(control) => (
            <Input autoComplete="off" maxLength={maxLength.name} {...control} {...register("lastName")} />
          )}
        </Field>
      </div>
      <Field id={`${prefix}email`} label="E-mailadres" error={errors.email?.message} required>
        {(control) => (
          <Input
            type="email"
            autoComplete="off"
            maxLength={maxLength.email}
            {...control}
            {...register("email")}
          />
        )}
      </Field>
      <PhoneField
        id={`${prefix}phone`}
        country={values.phoneCountry === "BE" ? "BE" : "NL"}
        register={register}
        error={errors.phone?.message}
      />
      <fieldset>
        <legend className="mb-1.5 font-semibold">Hoe horen wij u het liefst?</legend>
        <div className="pairs gap-2">
          {PREFERENCES.map((value) => (
            <label
              key={value}
              className="flex h-12 items-center gap-2.5 rounded-md border border-ink/55 bg-white px-3 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                value={value}
                className="size-4.5 shrink-0 accent-(--accent)"
                {...register("contactPreference")}
              />
              {contactPreferences[value]}
            </label>
          ))}
        </div>
      </fieldset>
      <Field id={`${prefix}urgencyLevel`} label="Prioriteit" error={errors.urgencyLevel?.message}>
        {(control) => (
          <Select {...control} {...register("urgencyLevel")}>
            {Object.entries(urgencyLevels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

const PREFERENCES = ["whatsapp", "email"] as const;

/** What one agrees to by sending; the two floating forms have no box to tick. */
export function TermsNote() {
  return (
    <p className="text-sm text-ink-soft">
      Door te versturen gaat u akkoord met de{" "}
      <a href="/algemene-voorwaarden" target="_blank" rel="noopener" className="underline">
        algemene voorwaarden
      </a>{" "}
      en het{" "}
      <a href="/privacy" target="_blank" rel="noopener" className="underline">
        privacybeleid
      </a>
      .
    </p>
  );
}
