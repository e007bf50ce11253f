import type { Actor, Change } from "./lead-changes.server";

/** The mails of a released request wait this long, so that they have not left when it is undone. */
const graceMs = 60_000;

/** Takes a request out of quarantine and lets its mails go in a minute. Null when it was not (or no longer) in it. */
export async function releaseLead(db: D1Database, id: string, { email, now }: Actor): Promise<Change | null> {
  const at = now.getTime();
  const [event] = await db.batch([
    db
      .prepare(
        `INSERT INTO lead_events (lead_id, at, kind, actor, detail)
         SELECT id, ?, 'released', ?, quarantine_reason FROM leads WHERE id = ? AND quarantine_reason IS NOT NULL`,
      )
      .bind(at, email, id),
    db
      .prepare(
        "UPDATE outbox SET state = 'due', due_since = ?, next_at = ? WHERE lead_id = ? AND state = 'held'",
      )
      .bind(at, at + graceMs, id),
    db
      .prepare("UPDATE leads SET quarantine_reason = NULL WHERE id = ? AND quarantine_reason IS NOT NULL")
      .bind(id),
  ]);
  return event && event.meta.changes > 0 ? { eventId: event.meta.last_row_id } : null;
}

/**
 * Puts a released request back with the reason that it had. What has not been tried to send waits again; false when
 * it is in quarantine already. A mail that left in between stays sent: the page of the request shows it.
 */
export async function holdAgain(
  db: D1Database,
  id: string,
  reason: string,
  { email, now }: Actor,
): Promise<boolean> {
  const [event] = await db.batch([
    db
      .prepare(
        `INSERT INTO lead_events (lead_id, at, kind, actor, detail)
         SELECT id, ?, 'held-again', ?, ? FROM leads WHERE id = ? AND quarantine_reason IS NULL`,
      )
      .bind(now.getTime(), email, reason, id),
    db
      .prepare(
        "UPDATE outbox SET state = 'held', due_since = NULL WHERE lead_id = ? AND state = 'due' AND attempts = 0",
      )
      .bind(id),
    db
      .prepare("UPDATE leads SET quarantine_reason = ? WHERE id = ? AND quarantine_reason IS NULL")
      .bind(reason, id),
  ]);
  return (event?.meta.changes ?? 0) > 0;
}
