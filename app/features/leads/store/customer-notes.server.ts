import { customerPart, FOUND } from "./customer.server";

/**
 * After these leads may have come apart: the notes that stand at them go with the customer of the lead at whose page each was
 * written. In one batch with that change, after it.
 */
export function notesFollow(db: D1Database, ids: string[]): D1PreparedStatement {
  return db.prepare(follow).bind(JSON.stringify(ids));
}

const writtenAt = "lead_events.data ->> 'writtenAt'";
const from = { from: `SELECT 'lead', ${writtenAt}`, suspects: `leads.id = ${writtenAt}`, most: FOUND };

const follow = `UPDATE lead_events SET lead_id = coalesce((
    WITH RECURSIVE ${customerPart(from)} SELECT leads.id FROM part CROSS JOIN leads ON leads.id = part.value
    WHERE part.kind = 'lead' ORDER BY quarantine_reason IS NOT NULL, received_at DESC, leads.id LIMIT 1), lead_id)
  WHERE kind = 'customer-note' AND lead_id IN (SELECT value FROM json_each(?))`;
