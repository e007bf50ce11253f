import type { ComponentProps, MouseEvent } from "react";
import { PhotoStep as Photos } from "~/features/leads/form/attachments/photo-step";
import { EmergencyHelp } from "~/features/leads/form/emergency/emergency-help";
import { AddressField } from "~/features/leads/form/fields/address-field";
import { AnswerFields, PhotoHint } from "~/features/leads/form/fields/answer-fields";
import { FormField } from "~/features/leads/form/fields/form-field";
import { PhoneField } from "~/features/leads/form/fields/phone-field";
import { placeShown } from "~/features/leads/form/fields/phone-place";
import { wireText } from "~/features/leads/form/kit/wire-text";
import { FormAlert } from "~/features/leads/form/send/status/form-alert";
import { EMPTY_FIELDS } from "~/features/leads/model/lead-limits";
import { contactPreferences, urgencyLevels } from "~/features/leads/model/lead-options";
import { withPrefix } from "~/features/leads/model/phone/phone";
import { showControl } from "~/ui/controls/error-summary";
import { Field, Input, Select, Textarea } from "~/ui/controls/field";
import type { FloatingInput, FloatingParts } from "./floating-form";

/** Photos, with what they should show. */
export function PhotoStep({ service, ...photos }: ComponentProps<typeof Photos> & { service: string }) {
  return (
    <>
      <PhotoHint service={service} />
      <Photos {...photos} />
    </>
  );
}

/** The number with the country that stands in front of it. */
export function prefixedPhone(values: FloatingInput): string {
  return withPrefix(wireText(values.phone), placeShown(values));
}

/** Says that something is empty, with the way there: the alert stands where all fields are behind the visitor. */
export function EmptyFields() {
  return (
    <FormAlert>
      {EMPTY_FIELDS}.{" "}
      <button type="button" className="min-h-6 text-left underline" onClick={toFirstWrong}>
        Naar het eerste lege veld
      </button>
    </FormAlert>
  );
}

function toFirstWrong({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  showControl(currentTarget.form?.querySelector<HTMLElement>("[aria-invalid=true]"));
}

/** Where and what. */
export function DescriptionStep(form: FloatingParts) {
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">Beschrijf je project en voeg het adres toe</p>
      <AddressField
        form={form}
        label="Adres"
        hint="Begin met typen voor adresuggesties"
        placeholder="Typ je adres..."
        autoComplete="off"
      />
      <AnswerFields form={form} service={form.watch("serviceType") ?? ""} />
      <FormField
        form={form}
        name="projectDescription"
        label="Projectbeschrijving"
        hint="Hoe meer details, hoe beter we kunnen helpen"
      >
        {(control) => <Textarea rows={4} autoComplete="off" {...control} />}
      </FormField>
    </div>
  );
}

const PREFERENCES = ["whatsapp", "email"] as const;

/** Who asks, how they want to hear, and what they agree to. Autofill is off here, as the specification says. */
export function ContactStep(form: FloatingParts) {
  return (
    <>
      <div className="grid gap-4">
        <div className="pairs level gap-x-3 [--apart:1rem]">
          <FormField form={form} name="firstName" label="Voornaam">
            {(control) => <Input autoComplete="off" {...control} />}
          </FormField>
          <FormField form={form} name="lastName" label="Achternaam">
            {(control) => <Input autoComplete="off" {...control} />}
          </FormField>
        </div>
        <FormField form={form} name="email" label="E-mailadres">
          {(control) => <Input type="email" autoComplete="off" {...control} />}
        </FormField>
        <PhoneField form={form} />
        <fieldset>
          <legend className="mb-1.5 font-semibold">Hoe horen wij u het liefst?</legend>
          <div className="pairs gap-2">
            {PREFERENCES.map((value) => (
              <label
                key={value}
                className="ringed flex h-12 items-center gap-2.5 rounded-md border border-ink/55 bg-white px-3 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-checked:[box-shadow:0_0_0_1px_var(--accent)]"
              >
                <input
                  type="radio"
                  value={value}
                  className="size-4.5 shrink-0 accent-(--accent)"
                  {...form.text("contactPreference")}
                />
                {contactPreferences[value]}
              </label>
            ))}
          </div>
        </fieldset>
        <Field id={`${form.prefix}urgencyLevel`} label="Prioriteit" error={form.errors.urgencyLevel?.message}>
          {(control) => (
            <Select {...control} {...form.text("urgencyLevel")}>
              {Object.entries(urgencyLevels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {form.watch("urgencyLevel") === "urgent" && <EmergencyHelp />}
      </div>
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
    </>
  );
}
