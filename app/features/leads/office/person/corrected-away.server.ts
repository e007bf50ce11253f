/** What a lead had before it was corrected, and until when (ms). */
export type Stood = { what: "e-mailadres" | "telefoonnummer"; until: number };

/** As the index of migration 0043 has it. */
const trace = `CASE data ->> 'field' WHEN 'phone' THEN
    substr(replace(replace(replace(replace(replace(data ->> 'from', ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), -8)
  ELSE lower(data ->> 'from') END`;

/** By lead, newest first; `?1` the field, `?2` what it was. */
export const stoodStatement = `SELECT lead_id AS id, max(at) AS until, data ->> 'from' AS value FROM lead_events
  WHERE kind = 'corrected' AND data ->> 'field' = ?1 AND ${trace} = ?2
  GROUP BY lead_id, data ->> 'from' ORDER BY until DESC LIMIT 200`;

/** The leads that had this mail address until somebody of the office corrected it. */
export async function hadEmail(db: D1Database, email: string): Promise<Map<string, Stood>> {
  return asMap(await read(db, "email", email.toLowerCase()), "e-mailadres");
}

/** The same for a telephone number, in whatever way it was written. None for what is too short to be one. */
export async function hadPhone(db: D1Database, typed: string): Promise<Map<string, Stood>> {
  const asked = withinCountry(typed);
  if (asked.length < 8) return new Map();
  const rows = await read(db, "phone", asked.slice(-8));
  const same = rows.filter(({ value }) => withinCountry(value) === asked);
  return asMap(same, "telefoonnummer");
}

type Row = { id: string; until: number; value: string };

async function read(db: D1Database, field: string, value: string): Promise<Row[]> {
  return (await db.prepare(stoodStatement).bind(field, value).all<Row>()).results;
}

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
