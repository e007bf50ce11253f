import { ChoiceCard, ChoiceCards } from "~/features/leads/form/fields/choice-card";
import type { FormParts } from "~/features/leads/form/kit/form-description";
import { keysOf, serviceTypes } from "~/features/leads/model/lead-options";
import type { LeadInput } from "~/features/leads/model/lead-schema";

/** What each kind of lead means; its name and its icon go by the same id. */
const SERVICES = {
  offerte: "Wij bekijken het werk en zetten de prijs per onderdeel op papier.",
  inspectie: "U weet iets niet zeker; wij komen kijken.",
  spoedservice: "Dringende reparatie binnen 24 uur: er komt water of rook binnen.",
  onderhoud: "Jaarlijks preventief onderhoud, voordat er iets lekt.",
} as const satisfies Record<keyof typeof serviceTypes, string>;

/** Step 1: four choices as native radios, so that they work and keep their state before any script. */
export function ServiceFields({ option, errors, prefix }: FormParts<LeadInput>) {
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
