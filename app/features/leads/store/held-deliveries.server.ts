import type { Sql } from "./record-event.server";

/** Milliseconds that the deliveries of a released lead wait, so that they have not left when it is undone. */
export const graceMs = 60_000;

const ofLeads = ({ sql }: Sql) => `lead_id IN (SELECT id FROM leads WHERE ${sql})`;

/** Deliveries that wait with their lead become due: sent from `from` on (ms). What a cap holds stays. */
export function letDeliveriesGo(
  db: D1Database,
  leads: Sql,
  { at, from = at }: { at: number; from?: number },
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET state = 'due', due_since = ?, next_at = ?
       WHERE state = 'held' AND hold_reason IS NULL AND ${ofLeads(leads)}`,
    )
    .bind(at, from, ...leads.values);
}

/** A delivery that is being tried is left to the sender, which puts it back when it comes to it. */
export function holdDeliveries(db: D1Database, leads: Sql): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET state = 'held', due_since = NULL
       WHERE state = 'due' AND attempts = 0 AND ${ofLeads(leads)}`,
    )
    .bind(...leads.values);
}
