import { AddressField } from "~/features/leads/form/fields/address-field";
import { FormField } from "~/features/leads/form/fields/form-field";
import type { FormParts } from "~/features/leads/form/kit/form-description";
import type { LeadInput } from "~/features/leads/model/lead-schema";
import { Input } from "~/ui/controls/field";

/** All that is asked of somebody with water coming in. */
export function CallbackContact(
  form: Pick<FormParts<LeadInput>, "text" | "errors" | "prefix" | "chooseAddress">,
) {
  return (
    <>
      <FormField form={form} name="phone" label="Telefoonnummer" hint="Waarop wij u nu kunnen bereiken.">
        {(control) => <Input type="tel" autoComplete="tel" {...control} />}
      </FormField>
      <AddressField
        form={form}
        label="Waar is het?"
        hint="Plaats en straat. Een postcode met huisnummer is ook genoeg."
      />
    </>
  );
}

export function CallbackPrivacy() {
  return (
    <p className="text-sm text-ink-soft">
      Uw nummer en plaats gebruiken wij alleen voor deze aanvraag. Meer staat in de{" "}
      <a href="/privacy" target="_blank" rel="noopener" className="underline">
        privacyverklaring
      </a>
      .
    </p>
  );
}
