import type { Stood } from "./corrected-away.server";

const address = "lower(rtrim(substr(sender, instr(sender, '<') + 1), '>'))";

/** By lead, newest first; reads the index of migration 0045. `?1` the address in lower case. */
export const wroteStatement = `SELECT lead_id AS id, max(at) AS until FROM lead_messages
  WHERE sender IS NOT NULL AND ${address} = ?1 GROUP BY lead_id ORDER BY until DESC LIMIT 200`;

/** The leads in whose conversation somebody wrote from this mail address, which is not that of the lead. */
export async function wroteAlong(db: D1Database, email: string): Promise<Map<string, Stood>> {
  const { results } = await db
    .prepare(wroteStatement)
    .bind(email.toLowerCase())
    .all<{ id: string; until: number }>();
  return new Map(results.map(({ id, until }) => [id, { what: "e-mailadres", until, wrote: true }]));
}
