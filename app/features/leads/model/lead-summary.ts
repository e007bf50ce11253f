import { sizeText } from "~/lib/files/size-text";
import { clockText } from "./answer-by";
import {
  contactPreferences,
  membershipPackages,
  membershipPriorities,
  propertyTypes,
  serviceTypes,
  urgencyLevels,
} from "./lead-options";
import type { LeadFile, LeadRecord } from "./lead-record";

/** One line of a request as people read it. `text` may have several lines. */
export type SummaryRow = { label: string; text: string };

/** Everything that a visitor told us, in words; what was not filled in is left out. */
export function leadSummary(lead: LeadRecord, files: Pick<LeadFile, "name" | "bytes">[]): SummaryRow[] {
  const asked: [string, string][] =
    lead.kind === "membership"
      ? [
          ["Lidmaatschap", labels(membershipPackages, lead.membershipTypes)],
          ["Prioriteit", labels(membershipPriorities, lead.priority)],
          ["Woningtype", labels(propertyTypes, lead.propertyType)],
          ["Bouwjaar", lead.propertyYear],
          ["Huidige problemen", lead.currentIssues],
          ["Eerder onderhoud", lead.previousMaintenance],
        ]
      : [
          ["Dienst", serviceName(lead)],
          ["Soort project", lead.projectType],
          ["Prioriteit", labels(urgencyLevels, lead.urgencyLevel)],
          ["Omschrijving", lead.projectDescription],
        ];
  const rows: [string, string][] = [
    ["Referentie", lead.reference],
    ["Ontvangen", clockText(new Date(lead.receivedAt))],
    ...asked,
    ["Adres", addressText(lead)],
    ["Naam", fullName(lead)],
    ["E-mail", lead.email],
    ["Telefoon", lead.phone],
    ["Contact het liefst via", labels(contactPreferences, lead.contactPreference)],
    ["Bestanden", files.map(({ name, bytes }) => `${name} (${sizeText(bytes)})`).join("\n")],
  ];
  return rows.filter(([, text]) => text !== "").map(([label, text]) => ({ label, text }));
}

/** Where a request came from, for the office; empty when nothing is known. */
export function originText(lead: LeadRecord): string {
  const parts = [
    lead.landingPage && `binnengekomen op ${lead.landingPage}`,
    lead.referrerHost && `via ${lead.referrerHost}`,
    [lead.utmSource, lead.utmMedium, lead.utmCampaign].filter(Boolean).join(" / "),
    lead.widget && `formulier ${lead.widget}`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** The name of what is asked for: 'Gratis offerte', 'Zorgeloos Wonen Lidmaatschap'. */
export function serviceName(lead: Pick<LeadRecord, "selectedService" | "serviceType">): string {
  return lead.selectedService || labels(serviceTypes, lead.serviceType);
}

/** What cannot wait, by whichever of our forms says so: the office sees it at a glance, in its mail too. */
export function isUrgent(lead: Pick<LeadRecord, "urgencyLevel" | "serviceType" | "priority">): boolean {
  return lead.urgencyLevel === "urgent" || lead.serviceType === "spoedservice" || lead.priority === "direct";
}

export function fullName(lead: Pick<LeadRecord, "firstName" | "lastName">): string {
  return `${lead.firstName} ${lead.lastName}`;
}

/** The address as typed or chosen, with the parts of it that the text does not have. */
export function addressText(lead: LeadRecord): string {
  const missing = [lead.postcode, lead.city, lead.country].filter((part) => !lead.address.includes(part));
  return [lead.address, missing.join(" ")].filter(Boolean).join(", ");
}

/** Labels of values joined with commas; a value without a label stands for itself. */
function labels(table: Record<string, string>, values: string): string {
  return values
    .split(",")
    .map((value) => (Object.hasOwn(table, value) ? table[value] : value))
    .join(", ");
}
