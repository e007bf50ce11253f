import type { Sql } from "~/features/leads/store/record-event.server";
import { contactUnmade } from "./contact.server";

/**
 * Statements for a batch: this message did not arrive, if `when` holds. The visitor was not reached, so that the clock runs
 * as it did before; the message itself stays, as it can be sent again.
 */
export async function messageLost(
  db: D1Database,
  leadId: string,
  messageId: string,
  when: Sql,
): Promise<D1PreparedStatement[]> {
  const event = await db
    .prepare(
      `SELECT id, at, data ->> 'from' AS cameFrom FROM lead_events
       WHERE lead_id = ? AND kind = 'message-out' AND data ->> 'message' = ?`,
    )
    .bind(leadId, messageId)
    .first<{ id: number; at: number; cameFrom: string }>();
  if (event === null) return [];
  const { id, at, cameFrom } = event;
  return [
    ...contactUnmade(db, leadId, { id, at, kind: "message-out", data: { from: cameFrom } }, when),
    db
      .prepare(
        `UPDATE lead_events SET data = json_object('was', 'message-lost')
         WHERE id = ? AND kind = 'contact-undone' AND (${when.sql})`,
      )
      .bind(id, ...when.values),
  ];
}
