import { useEffect, useRef } from "react";
import { AttachmentsField } from "~/features/leads/form/attachments/attachments-field";
import { AddressField } from "~/features/leads/form/fields/address-field";
import { ChoiceCard, ChoiceCards } from "~/features/leads/form/fields/choice-card";
import { DescriptionField } from "~/features/leads/form/fields/description-field";
import type { FormParts } from "~/features/leads/form/kit/form-description";
import { keysOf, serviceTypes } from "~/features/leads/model/lead-options";
import type { LeadInput } from "~/features/leads/model/lead-schema";

type QuoteParts = FormParts<LeadInput>;

/** What each kind of lead means; its name and its icon go by the same id. */
const SERVICES = {
  offerte: "Wij bekijken het werk en zetten de prijs per onderdeel op papier.",
  inspectie: "U weet iets niet zeker; wij komen kijken.",
  spoedservice: "Dringende reparatie binnen 24 uur: er komt water of rook binnen.",
  onderhoud: "Jaarlijks preventief onderhoud, voordat er iets lekt.",
} as const satisfies Record<keyof typeof serviceTypes, string>;

/** Step 1: four choices as native radios, so that they work and keep their state before any script. */
export function ServiceFields({ option, errors, prefix }: QuoteParts) {
  return (
    <ChoiceCards
      id={`${prefix}serviceType`}
      legend="Wat heeft u nodig?"
      error={errors.serviceType?.message}
      columns={2}
    >
      {keysOf(SERVICES).map((id) => (
        <ChoiceCard
          key={id}
          type="radio"
          control={option("serviceType", id)}
          title={serviceTypes[id]}
          text={SERVICES[id]}
          icon={id}
        />
      ))}
    </ChoiceCards>
  );
}

/** Step 2: where, what, and photos of it. */
export function ProjectFields(form: QuoteParts) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <input type="hidden" {...form.text("projectType")} />
      <AddressField
        form={form}
        label="Adres van het werk"
        hint="Straat, huisnummer en plaats. Een postcode met huisnummer is ook genoeg."
      />
      <DescriptionField
        form={form}
        label="Wat is er aan de hand?"
        hint="Wat ziet u, waar, en sinds wanneer? De oorzaak hoeft u niet te weten."
      />
      <AttachmentsField form="modal" files={form.files} error={form.filesError} />
      <label htmlFor={`${form.prefix}urgencyLevel`} className="flex items-start gap-3">
        <UrgentBox {...form} />
        <span>
          <span className="font-semibold">Het is dringend</span>
          <span className="block text-sm text-ink-soft">
            Er komt nu water binnen, of er kan iets vallen. Bel ons dan ook meteen.
          </span>
        </span>
      </label>
    </div>
  );
}

/** A tick is 'urgent', none is 'normal'. A tick from before the script came counts. */
function UrgentBox({ setValue, watch, prefix }: QuoteParts) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current?.checked) setValue("urgencyLevel", "urgent");
  }, [setValue]);
  const level = watch("urgencyLevel");
  // A draft that is put back sets it from outside.
  useEffect(() => {
    if (box.current && level) box.current.checked = level === "urgent";
  }, [level]);
  return (
    <input
      ref={box}
      id={`${prefix}urgencyLevel`}
      type="checkbox"
      name="urgencyLevel"
      value="urgent"
      defaultChecked={level === "urgent"}
      onChange={(event) => setValue("urgencyLevel", event.target.checked ? "urgent" : "normal")}
      className="mt-1 size-5 shrink-0 accent-(--accent)"
    />
  );
}
