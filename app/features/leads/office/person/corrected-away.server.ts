/**
 * What a lead had before it was corrected, and until when (ms). `wrote`: the address of somebody who wrote along in its
 * conversation, and when last.
 */
export type Stood = { what: "e-mailadres" | "telefoonnummer"; until: number; wrote?: true };

const corrections = `SELECT lead_id AS id, max(at) AS until, data ->> 'from' AS value FROM lead_events
  WHERE kind = 'corrected' AND data ->> 'field' = ?1`;
const newestFirst = "GROUP BY lead_id, data ->> 'from' ORDER BY until DESC";

/** By lead, newest first; both read the index of migration 0043. `?2` the address in lower case. */
export const hadEmailStatement = `${corrections} AND lower(data ->> 'from') = ?2 ${newestFirst} LIMIT 200`;
/** Of all numbers that were corrected: as text they are written in many ways. */
export const hadPhoneStatement = `${corrections} ${newestFirst}`;

/** The leads that had this mail address until somebody of the office corrected it. */
export async function hadEmail(db: D1Database, email: string): Promise<Map<string, Stood>> {
  const { results } = await db.prepare(hadEmailStatement).bind("email", email.toLowerCase()).all<Row>();
  return asMap(results, "e-mailadres");
}

/** The same for a telephone number, in whatever way it was written. None for what is too short to be one. */
export async function hadPhone(db: D1Database, typed: string): Promise<Map<string, Stood>> {
  const asked = withinCountry(typed);
  if (asked.length < 8) return new Map();
  const { results } = await db.prepare(hadPhoneStatement).bind("phone").all<Row>();
  const same = results.filter(({ value }) => withinCountry(value) === asked);
  return asMap(same.slice(0, 200), "telefoonnummer");
}

type Row = { id: string; until: number; value: string };

function asMap(rows: Row[], what: Stood["what"]): Map<string, Stood> {
  const found = new Map<string, Stood>();
  for (const { id, until } of rows) if (!found.has(id)) found.set(id, { what, until });
  return found;
}

/** The digits that a number has from within its country: '+31 6 …', '0031 6 …' and '06 …' are one. */
const withinCountry = (phone: string) =>
  phone
    .replace(/\D/g, "")
    .replace(/^(?:00)?3[12]/, "")
    .replace(/^0/, "");
