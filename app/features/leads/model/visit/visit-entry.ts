import type { LeadRecord } from "~/features/leads/model/lead-record";
import { addressText, callerName, serviceName } from "~/features/leads/model/lead-summary";
import type { CalendarEntry } from "./visit-ics.server";

type VisitTimes = Pick<CalendarEntry, "id" | "sequence" | "changedAt" | "startsAt" | "endsAt">;
type VisitedLead = Pick<
  LeadRecord,
  | "address"
  | "postcode"
  | "city"
  | "country"
  | "firstName"
  | "lastName"
  | "phone"
  | "phoneE164"
  | "reference"
  | "selectedService"
  | "serviceType"
>;

const times = ({ id, sequence, changedAt, startsAt, endsAt }: VisitTimes): VisitTimes => ({
  ...{ id, sequence, changedAt, startsAt, endsAt },
});

/**
 * As it stands in the visitor's own calendar: without the link to his page, because calendars are shared. `location` only
 * where what he typed may be mailed.
 */
export function entryForVisitor(
  visit: VisitTimes,
  reference: string,
  { company, who, phone, location }: Record<"company" | "who" | "phone" | "location", string>,
): CalendarEntry {
  return {
    ...times(visit),
    summary: `Bezoek van ${company}`,
    description: [
      `${who} komt langs. Referentie: ${reference}.`,
      `Komt het niet uit? Vraag op uw eigen pagina een ander moment, of bel ${phone}.`,
    ].join("\n"),
    location,
  };
}

/**
 * As it stands in the calendar of who goes. Holds what one needs at the door and no more (no mail address, no word
 * that was written of it): whoever has the address of the calendar reads it.
 */
export function entryForEmployee(visit: VisitTimes, lead: VisitedLead, href: string): CalendarEntry {
  const what = serviceName(lead).toLowerCase() || "aanvraag";
  return {
    ...times(visit),
    summary: `Bezoek: ${[what, lead.city].filter(Boolean).join(", ")}`,
    description: [
      callerName(lead),
      `Telefoon: ${lead.phoneE164 ?? lead.phone}`,
      `Aanvraag ${lead.reference}: ${href}`,
    ].join("\n"),
    location: addressText(lead),
  };
}
