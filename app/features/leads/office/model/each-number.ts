import type { LeadRecord } from "~/features/leads/model/lead-record";

type Numbered = Pick<LeadRecord, "phone" | "phoneE164">;

const digitsOf = ({ phone }: Numbered) => phone.replace(/\D/g, "");

/** The first of these for each telephone number, however it was typed; one that is not certain counts as what has its digits. */
export function eachNumber<Lead extends Numbered>(leads: Lead[]): Lead[] {
  const certain = new Map(
    leads.flatMap((lead) => (lead.phoneE164 === null ? [] : [[digitsOf(lead), lead.phoneE164]])),
  );
  const numberOf = (lead: Lead) => lead.phoneE164 ?? certain.get(digitsOf(lead)) ?? digitsOf(lead);
  const byNumber = Map.groupBy(
    leads.filter((lead) => digitsOf(lead) !== ""),
    numberOf,
  );
  return [...byNumber.values()].flatMap((same) => same.find(({ phoneE164 }) => phoneE164) ?? same[0] ?? []);
}
