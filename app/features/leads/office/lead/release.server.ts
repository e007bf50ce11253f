import { changeLead, type Sql } from "~/features/leads/store/record-event.server";
import type { Actor, Change } from "./change";

/** Milliseconds that the mails of a released lead wait, so that they have not left when it is undone. */
export const graceMs = 60_000;

/** Takes a lead out of quarantine and lets its mails go in a minute. Null when it was not (or no longer) in it. */
export function releaseLead(db: D1Database, id: string, { email, now }: Actor): Promise<Change | null> {
  const at = now.getTime();
  const mails = db
    .prepare(
      `UPDATE outbox SET state = 'due', due_since = ?, next_at = ?
       WHERE lead_id = ? AND state = 'held' AND hold_reason IS NULL`,
    )
    .bind(at, at + graceMs, id);
  const data = { reason: { column: "quarantine_reason" } } as const;
  return changeLead(
    db,
    id,
    { kind: "released", data, actor: email, at },
    { set: quarantined(null), when: { sql: "quarantine_reason IS NOT NULL", values: [] }, also: [mails] },
  );
}

/**
 * Puts a released lead back with the reason that it had, as long as nobody has worked on it. What has not been tried to
 * send waits again; null when it is in quarantine already. A mail that left in between stays sent: the page of the lead shows it.
 */
export function holdAgain(
  db: D1Database,
  id: string,
  reason: string,
  { email, now }: Actor,
): Promise<Change | null> {
  const seen = "quarantine_reason IS NULL AND status = 'new'";
  const mails = holdMails(db, id, seen);
  return changeLead(
    db,
    id,
    { kind: "held-again", data: { reason }, actor: email, at: now.getTime() },
    { set: quarantined(reason), when: { sql: seen, values: [] }, also: [mails] },
  );
}

/**
 * Puts a lead away as spam: it stays in quarantine, in a list of its own. `held`: whether it was seen in quarantine; one
 * of the ordinary list goes only while nobody has done anything with it. Null when it is another way by now.
 */
export function putLeadAway(
  db: D1Database,
  id: string,
  held: boolean,
  { email, now }: Actor,
): Promise<Change | null> {
  const at = now.getTime();
  const seen = held
    ? "quarantine_reason IS NOT NULL AND spam_at IS NULL"
    : "quarantine_reason IS NULL AND status = 'new'";
  const mails = holdMails(db, id, seen);
  const data = { reason: { column: "quarantine_reason" } } as const;
  const set = { sql: "spam_at = ?, quarantine_reason = coalesce(quarantine_reason, 'spam')", values: [at] };
  const when = { sql: seen, values: [] };
  return changeLead(db, id, { kind: "spam", data, actor: email, at }, { set, when, also: [mails] });
}

/** Mail that is being tried is left to the sender, which puts it back when it comes to it. */
function holdMails(db: D1Database, id: string, when: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET state = 'held', due_since = NULL WHERE lead_id = ? AND state = 'due' AND attempts = 0
       AND EXISTS (SELECT 1 FROM leads WHERE id = lead_id AND ${when})`,
    )
    .bind(id);
}

function quarantined(reason: string | null): Sql {
  return { sql: "quarantine_reason = ?, spam_at = NULL", values: [reason] };
}
