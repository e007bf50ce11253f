import type { Sql } from "./record-event.server";

/** Tells the office that the visitor withdraws a lead. Belongs into the batch that does it, before it. */
export function withdrawnNotice(db: D1Database, leadId: string, open: string, now: Date) {
  const at = now.getTime();
  return db
    .prepare(
      `INSERT INTO outbox (id, lead_id, kind, state, due_since, next_at)
       SELECT ?, id, 'withdrawn-mail', 'due', ?, ? FROM leads WHERE id = ? AND ${open}`,
    )
    .bind(crypto.randomUUID(), at, at, leadId);
}

/** The same for an erased lead that the office may have in its mailbox: by reference, all that is left. */
export function erasedNotice(db: D1Database, leadId: string, now: Date) {
  const at = now.getTime();
  return db
    .prepare(
      `INSERT INTO outbox (id, lead_id, kind, state, due_since, next_at, about)
       SELECT ?, NULL, 'erased-mail', 'due', ?, ?, reference FROM leads
       WHERE id = ? AND EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND attempts > 0)`,
    )
    .bind(crypto.randomUUID(), at, at, leadId);
}

/** In `about` of an 'office-mail' that tells of files that came later; the version before tells of the lead again. */
export const aboutFiles = "files";

/** The same of one that tells what the visitor wrote. */
export const aboutMessages = "messages";

/** The same of a visitor who asks for another moment of a visit, or whose calendar declined it. */
export const aboutMoment = "moment";

const pauseMs = 10 * 60 * 1000;

/**
 * Tells the office that files were added to a lead; belongs into the batch that adds them, before it. At most one mail in
 * ten minutes: it is composed on leaving, and so tells of all that came until then, as does a first mail that waits.
 */
export function filesNotice(db: D1Database, leadId: string, added: Sql, now: Date) {
  return notice(db, leadId, { about: aboutFiles, when: added, now });
}

/** The same of what the visitor wrote; belongs into the batch that keeps it, before it. */
export function messageNotice(db: D1Database, leadId: string, written: Sql, now: Date) {
  return notice(db, leadId, { about: aboutMessages, when: written, now });
}

function notice(
  db: D1Database,
  leadId: string,
  { about, when, now }: { about: string; when: Sql; now: Date },
) {
  return db
    .prepare(
      `INSERT INTO outbox (id, lead_id, kind, about, state, due_since, next_at)
       SELECT ?, leads.id, 'office-mail', ?, iif(waits, 'held', 'due'), iif(waits, NULL, at), at
       FROM (SELECT id, quarantine_reason IS NOT NULL AND (quarantine_reason <> 'check' OR spam_at IS NOT NULL) AS waits,
           max(?, coalesce((SELECT max(coalesce(sent_at, next_at)) + ? FROM outbox
             WHERE lead_id = leads.id AND kind = 'office-mail' AND about = ?), 0)) AS at
         FROM leads WHERE id = ?) AS told
       JOIN leads ON leads.id = told.id
       WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND kind = 'office-mail'
           AND (about IS NULL OR about IN (SELECT value FROM json_each(?))) AND attempts = 0
           AND state IN ('due', 'held'))
         AND (${when.sql})`,
    )
    .bind(
      ...[crypto.randomUUID(), about],
      ...[now.getTime(), pauseMs, about, leadId],
      // What was written leads to the request with its files; files alone say nothing of what was written.
      JSON.stringify(about === aboutFiles ? [about, aboutMessages] : [about]),
      ...when.values,
    );
}
