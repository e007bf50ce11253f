import type { FormParts } from "~/features/leads/form/kit/form-description";
import type { LeadInput } from "~/features/leads/model/lead-schema";
import { Input } from "~/ui/controls/field";
import { FormField } from "./form-field";

type Person = Pick<LeadInput, "firstName" | "lastName" | "email" | "phone" | "privacy">;

/** Who asks, and the agreement. Autofill is welcome here. */
export function PersonFields(form: Pick<FormParts<Person>, "text" | "option" | "errors" | "prefix">) {
  const { option, errors, prefix } = form;
  return (
    <div className="grid gap-6">
      <div className="level grid gap-x-6 sm:grid-cols-2">
        <FormField form={form} name="firstName" label="Voornaam">
          {(control) => <Input autoComplete="given-name" {...control} />}
        </FormField>
        <FormField form={form} name="lastName" label="Achternaam">
          {(control) => <Input autoComplete="family-name" {...control} />}
        </FormField>
      </div>
      <FormField
        form={form}
        name="email"
        label="E-mailadres"
        hint="Hierheen sturen wij een bevestiging met een link naar uw aanvraag."
      >
        {(control) => <Input type="email" autoComplete="email" {...control} />}
      </FormField>
      <FormField
        form={form}
        name="phone"
        label="Telefoonnummer"
        hint="Nederlands of Belgisch, bijvoorbeeld 06 of +32."
      >
        {(control) => <Input type="tel" autoComplete="tel" {...control} />}
      </FormField>
      <div className={errors.privacy ? "border-l-4 border-danger pl-3" : undefined}>
        {errors.privacy && (
          <p id={`${prefix}privacy-error`} className="mb-1 text-sm font-semibold text-danger">
            {errors.privacy.message}
          </p>
        )}
        <label className="flex items-start gap-3">
          <input
            id={`${prefix}privacy`}
            type="checkbox"
            required
            aria-describedby={errors.privacy ? `${prefix}privacy-error` : undefined}
            aria-invalid={errors.privacy ? true : undefined}
            className="mt-1 size-5 shrink-0 accent-(--accent)"
            {...option("privacy", "true")}
          />
          <span>
            Ik ga akkoord met de{" "}
            <a href="/privacy" target="_blank" rel="noopener" className="underline">
              privacyverklaring
            </a>{" "}
            en de{" "}
            <a href="/algemene-voorwaarden" target="_blank" rel="noopener" className="underline">
              algemene voorwaarden
            </a>
            . Uw gegevens gebruiken wij alleen voor deze aanvraag.
          </span>
        </label>
      </div>
    </div>
  );
}
