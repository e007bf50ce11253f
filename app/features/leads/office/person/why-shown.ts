import type { PersonLead } from "./find-customers.server";

/** What a person was looked for by: something that is his alone, or a request that was found. */
export type Asked = { email: string } | { phoneE164: string } | { id: string };

type Lead = Pick<
  PersonLead,
  "id" | "reference" | "email" | "phoneE164" | "quarantined" | "keysCount" | "joined"
>;

/** What one person has and another has not, though a house may share its number. */
const keys = [
  { of: ({ email }: Lead) => email.toLowerCase() || null, name: "e-mailadres" },
  { of: ({ phoneE164 }: Lead) => phoneE164, name: "telefoonnummer" },
];

/**
 * Why each of these leads of one customer is shown though it may be somebody else's: a text for those that do not have what was
 * asked for, null for the others. A request stands for its mail address, or for its number where it has none. `had`: the leads
 * that had it before they were corrected.
 */
export function whyShown(
  leads: Lead[],
  asked: Asked,
  had: (id: string) => boolean = () => false,
): Map<string, string | null> {
  const has = matcher(leads, asked);
  const clean = leads.filter((lead) => has(lead) && !lead.quarantined);
  const own = leads.filter((lead) => has(lead) && otherKey(lead, clean, asked) === null);
  const why = new Map<string, string | null>(own.map(({ id }) => [id, null]));
  for (const lead of leads) {
    const other = has(lead) ? otherKey(lead, clean, asked) : null;
    if (other) why.set(lead.id, `in quarantaine, met ook een ander ${other}`);
  }
  const begin = own.length > 0 ? own : leads.filter(({ id }) => had(id));
  for (const [id, text] of reached(leads, begin)) if (!why.has(id)) why.set(id, text);
  return new Map(leads.map(({ id }) => [id, why.get(id) === undefined ? joinedText : (why.get(id) ?? null)]));
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

const joinedText = "door het kantoor samengevoegd";

/**
 * By what each lead hangs together with where one begins, a step after the other, as the customer was found (store/customer): what
 * was joined by hand is said of the one that was joined, and a number or address of whoever has it from there on.
 */
function reached(leads: Lead[], begin: Lead[]): Map<string, string> {
  const at = [...begin];
  const why = new Map<string, string>();
  for (let found = begin; found.length > 0; at.push(...found)) {
    const rest = leads.filter((lead) => !at.includes(lead));
    // What waits in quarantine leads no further.
    const from = at.filter((lead) => !lead.quarantined || begin.includes(lead));
    const by = (tie: (lead: Lead, from: Lead[]) => string | null) =>
      rest.filter((lead) => {
        const text = tie(lead, from);
        if (text !== null) why.set(lead.id, text);
        return text !== null;
      });
    found = by(sameKey);
    if (found.length === 0) found = by(joined);
  }
  return why;
}

function sameKey(lead: Lead, from: Lead[]): string | null {
  if (!lead.keysCount) return null;
  for (const { of, name } of keys) {
    const same = from.find((other) => other.keysCount && of(lead) !== null && of(other) === of(lead));
    if (same) return `hetzelfde ${name} als ${same.reference}`;
  }
  return null;
}

function joined(lead: Lead, from: Lead[]): string | null {
  const to = from.find(({ id }) => (JSON.parse(lead.joined) as string[]).includes(id));
  return to ? `${joinedText} met ${to.reference}` : null;
}
