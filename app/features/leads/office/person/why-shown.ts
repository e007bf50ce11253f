import type { PersonLead } from "./find-customers.server";

/** What a person was looked for by: something that is his alone, or a request that was found. */
export type Asked = { email: string } | { phoneE164: string } | { id: string };

type Lead = Pick<PersonLead, "id" | "reference" | "email" | "phoneE164" | "quarantined">;

/** What one person has and another has not, though a house may share its number. */
const keys = [
  { of: ({ email }: Lead) => email.toLowerCase() || null, name: "e-mailadres" },
  { of: ({ phoneE164 }: Lead) => phoneE164, name: "telefoonnummer" },
];

/**
 * Why each of these leads of one customer is shown though it may be somebody else's: a text for those that do not have what was
 * asked for, null for the others. A request stands for its mail address, or for its number where it has none.
 */
export function whyShown(leads: Lead[], asked: Asked): Map<string, string | null> {
  const has = matcher(leads, asked);
  const clean = leads.filter((lead) => has(lead) && !lead.quarantined);
  const own = leads.filter((lead) => has(lead) && otherKey(lead, clean, asked) === null);
  return new Map(
    leads.map((lead) => {
      if (own.includes(lead)) return [lead.id, null];
      const other = has(lead) ? otherKey(lead, clean, asked) : null;
      if (other) return [lead.id, `in quarantaine, met ook een ander ${other}`];
      return [lead.id, tie(lead, own) ?? tie(lead, leads) ?? "door het kantoor samengevoegd"];
    }),
  );
}

function matcher(leads: Lead[], asked: Asked): (lead: Lead) => boolean {
  if ("email" in asked) return ({ email }) => email.toLowerCase() === asked.email;
  if ("phoneE164" in asked) return ({ phoneE164 }) => phoneE164 === asked.phoneE164;
  const first = leads.find(({ id }) => id === asked.id);
  const key = first && !first.quarantined ? keys.find(({ of }) => of(first) !== null) : undefined;
  return (lead) => lead === first || (first && key && key.of(lead) === key.of(first)) === true;
}

/** The name of what a suspect holds besides, that none of these has: it may be of two people. */
function otherKey(lead: Lead, clean: Lead[], asked: Asked): string | null {
  if (!lead.quarantined || clean.length === 0 || ("id" in asked && asked.id === lead.id)) return null;
  const other = keys.find(({ of }) => of(lead) !== null && !clean.some((each) => of(each) === of(lead)));
  return other?.name ?? null;
}

function tie(lead: Lead, others: Lead[]): string | null {
  for (const { of, name } of keys) {
    const same = others.find((other) => other !== lead && of(lead) !== null && of(other) === of(lead));
    if (same) return `hetzelfde ${name} als ${same.reference}`;
  }
  return null;
}
