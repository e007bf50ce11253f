import { parseAddress } from "~/lib/address";
import { sizeText } from "~/lib/files/size-text";
import { clockText } from "./answer-by";
import { answersOf, type LabelledAnswer } from "./answers/answers";
import { byHandSources, isByHand } from "./by-hand";
import { fileName } from "./files/file-name";
import { type FieldName, fieldNames, fieldOf } from "./lead-fields";
import { type LeadKind, serviceTypes, urgencyLevels } from "./lead-options";
import type { LeadFile, LeadRecord } from "./lead-record";
import { idInWords, optionLabels } from "./shown-as";

/** `text` may have several lines. */
export type SummaryRow = { label: string; text: string };

/** Rows that are not just the text or the choice of one field: the text of the row, and every field that it can print. */
const composed: Partial<Record<FieldName, { text: (lead: LeadRecord) => string; prints: FieldName[] }>> = {
  selectedService: { text: serviceName, prints: ["selectedService", "serviceType"] },
  projectType: { text: ({ projectType }) => idInWords(projectType), prints: ["projectType"] },
  address: { text: addressText, prints: ["address", "postcode", "city", "country"] },
  firstName: { text: fullName, prints: ["firstName", "lastName"] },
  urgencyLevel: { text: urgencyText, prints: ["urgencyLevel"] },
};

/**
 * Everything that a visitor told us, in words; what was not filled in is left out, and answers and rows that can print
 * a field that `only` refuses.
 */
export function leadSummary(
  lead: LeadRecord,
  files: Pick<LeadFile, "n" | "kind" | "bytes">[],
  only: (what: FieldName | LabelledAnswer) => boolean = () => true,
): SummaryRow[] {
  const rows: SummaryRow[] = [
    { label: "Referentie", text: lead.reference },
    { label: "Ontvangen", text: clockText(new Date(lead.receivedAt)) },
    ...shownFields(lead.kind).flatMap(({ name, label }) => [
      // Between what it is about and where.
      ...(name === "address" ? answerRows(lead, only) : []),
      ...((composed[name]?.prints ?? [name]).every(only) ? [{ label, text: fieldText(lead, name) }] : []),
    ]),
    { label: "Bestanden", text: files.map((file) => fileLine(lead, file)).join("\n") },
  ];
  return rows.filter(({ text }) => text !== "");
}

function answerRows(lead: LeadRecord, only: (answer: LabelledAnswer) => boolean): SummaryRow[] {
  return answersOf(lead)
    .filter(only)
    .map(({ question, answer }) => ({ label: question, text: answer }));
}

/** The rows that print any of these fields, one under the other as in a mail, without their labels. */
export function printedText(lead: LeadRecord, names: FieldName[]): string {
  return shownFields(lead.kind)
    .filter(({ name }) => (composed[name]?.prints ?? [name]).some((printed) => names.includes(printed)))
    .map(({ name }) => fieldText(lead, name))
    .join("\n");
}

function fileLine({ reference }: LeadRecord, file: Pick<LeadFile, "n" | "kind" | "bytes">): string {
  return `${fileName(reference, file)} (${sizeText(file.bytes)})`;
}

function shownFields(kind: LeadKind) {
  return fieldNames.flatMap((name) => {
    const { only, shown } = fieldOf(name);
    return shown && [kind, undefined].includes(shown.only ?? only) ? [{ name, label: shown.label }] : [];
  });
}

export function fieldText(lead: LeadRecord, name: FieldName): string {
  const options = fieldOf(name).shown?.options;
  const value = String(lead[name] ?? "");
  return composed[name]?.text(lead) ?? (options ? optionLabels(options, value) : value);
}

/** Where a lead came from, for the office; empty when nothing is known. */
export function originText(lead: LeadRecord): string {
  const parts = [
    isByHand(lead.form) && `ingevoerd door kantoor (${byHandSources[lead.form].toLowerCase()})`,
    lead.landingPage && `binnengekomen op ${lead.landingPage}`,
    lead.referrerHost && `via ${lead.referrerHost}`,
    [lead.utmSource, lead.utmMedium, lead.utmCampaign].filter(Boolean).join(" / "),
    lead.widget && `formulier ${lead.widget}`,
  ];
  return parts.filter(Boolean).join(", ");
}

export function serviceName(lead: Pick<LeadRecord, "selectedService" | "serviceType">): string {
  return lead.selectedService || idInWords(optionLabels(serviceTypes, lead.serviceType));
}

/**
 * What cannot wait, by whichever of our forms says so. The one rule for it: record, answer-by, mails, lists and export
 * ask it. The order of the inbox (migrations/0016_urgent_first.sql) repeats it.
 */
export function isUrgent(lead: Pick<LeadRecord, "urgencyLevel" | "serviceType" | "priority">): boolean {
  return lead.urgencyLevel === "urgent" || lead.serviceType === "spoedservice" || lead.priority === "direct";
}

export function fullName(lead: Pick<LeadRecord, "firstName" | "lastName">): string {
  return `${lead.firstName} ${lead.lastName}`.trim();
}

/** Who asks, for a heading or a link: who left no name is known by the number. */
export function callerName(lead: Pick<LeadRecord, "firstName" | "lastName"> & { phone?: string }): string {
  return fullName(lead) || lead.phone || "Naam onbekend";
}

function urgencyText(lead: LeadRecord): string {
  const level = isUrgent(lead) ? "urgent" : lead.urgencyLevel;
  return optionLabels(urgencyLevels, level);
}

/** The address as typed or chosen, with the parts of it that the text does not have. */
export function addressText(lead: Pick<LeadRecord, "address" | "postcode" | "city" | "country">): string {
  const missing = [lead.postcode, lead.city, lead.country].filter((part) => !lead.address.includes(part));
  return [lead.address, missing.join(" ")].filter(Boolean).join(", ");
}

/** For after 'op'. Who is in a hurry often names the town alone. */
export function addressInWords(lead: Parameters<typeof addressText>[0]): string {
  const text = addressText(lead);
  if (parseAddress(lead.address).houseNumber !== "") return text;
  return text === "" ? "uw adres" : `uw adres in ${text}`;
}
