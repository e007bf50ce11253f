import { recordEvent } from "~/features/leads/store/record-event.server";

/** Lets a mail go that a cap holds. It has nothing that was typed, and counts. False when none was held. */
export async function sendAnyway(
  db: D1Database,
  leadId: string,
  deliveryId: string,
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  const at = now.getTime();
  const held =
    "SELECT id FROM outbox WHERE id = ? AND lead_id = ? AND state = 'held' AND hold_reason IS NOT NULL";
  const [, released] = await db.batch([
    recordEvent(
      db,
      leadId,
      { kind: "mail-waived", data: {}, actor: email, at },
      { sql: `EXISTS (${held})`, values: [deliveryId, leadId] },
    ),
    db
      .prepare(
        `UPDATE outbox SET state = 'due', due_since = ?, next_at = ?, hold_reason = NULL, cap_waived = 1, attempts = 0
         WHERE id IN (${held})`,
      )
      .bind(at, at, deliveryId, leadId),
  ]);
  return (released?.meta.changes ?? 0) > 0;
}
