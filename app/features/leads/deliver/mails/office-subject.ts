import type { LeadRecord } from "~/features/leads/model/lead-record";
import { callerName, isUrgent, serviceName } from "~/features/leads/model/lead-summary";

/**
 * Subject of a mail to the office: what happened, what the request is about, which one, where. A question of /contact
 * may name no service: a new one is then known by who asks.
 */
export function officeSubject(lead: LeadRecord, happened = ""): string {
  const unnamed = happened ? "aanvraag" : `Aanvraag van ${callerName(lead)}`;
  const about = `${serviceName(lead) || unnamed} ${lead.reference}`;
  const place = lead.city ? `, ${lead.city}` : "";
  return [isUrgent(lead) && "Spoed", happened, about].filter(Boolean).join(": ") + place;
}
