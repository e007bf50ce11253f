import type { Sql } from "~/features/leads/store/record-event.server";
import { retryTransient } from "~/platform/d1.server";
import { contactMade } from "./contact.server";
import { usedDraft } from "./lead-drafts.server";

/** `about` of the outbox: this mail to a visitor is the message with this id. The version before mails a link to the own page. */
export const aboutMessage = (id: string) => `message:${id}`;

/** The id of the message that a mail is; null for any other mail. */
export const messageOf = (about: string | null): string | null =>
  about?.startsWith("message:") ? about.slice("message:".length) : null;

/** How long a mail waits, so that it can be taken back. */
export const UNDO_MS = 10_000;

/** Why a mail was given up of which nobody knows whether it left; it is never sent again unasked. */
export const maybeSent = "misschien verstuurd";

/**
 * `id`: made by the window that sends it, so that it may be sent again. `photos`: numbers of files of the lead. `used`: of the
 * draft as that window knew it; null for a window of the version before.
 */
export type NewMessage = {
  id: string;
  subject: string;
  body: string;
  photos: number[];
  used?: number | null;
};
export type Writer = { email: string; now: Date };

/** In the outbox, and nobody has begun to send it. */
export const waitsInOutbox = (leadId: string, messageId: string): Sql => ({
  sql: "EXISTS (SELECT 1 FROM outbox WHERE lead_id = ? AND about = ? AND state IN ('due', 'held') AND attempts = 0)",
  values: [leadId, aboutMessage(messageId)],
});

/**
 * Keeps a message with the files of its draft, puts it into the outbox for after the time to take it back, and stops the
 * clock: in one transaction. May be repeated; false when the lead takes no mail (gone, in quarantine, without an address), or
 * when the draft became a message in another window of the writer.
 */
export async function sendMessage(
  db: D1Database,
  leadId: string,
  { id, subject, body, photos, used = null }: NewMessage,
  { email, now }: Writer,
): Promise<boolean> {
  const at = now.getTime();
  const fresh: Sql = {
    sql: `email <> '' AND quarantine_reason IS NULL AND NOT EXISTS (SELECT 1 FROM lead_messages WHERE id = ?)
      AND NOT EXISTS (SELECT 1 FROM lead_drafts WHERE lead_id = leads.id AND employee = ? AND kind = 'answer' AND used > ?)`,
    values: [id, email, used ?? Number.MAX_SAFE_INTEGER],
  };
  // What this batch has kept: one that was kept before has another moment.
  const kept: Sql = { sql: "EXISTS (SELECT 1 FROM lead_messages WHERE id = ? AND at = ?)", values: [id, at] };
  const contact = { kind: "message-out", data: { message: id }, actor: email, at } as const;
  const answers = await retryTransient(() =>
    db.batch<{ author: string }>([
      ...contactMade(db, leadId, contact, fresh),
      db
        .prepare(
          `INSERT INTO outbox (id, lead_id, kind, letter, about, state, due_since, next_at)
           SELECT ?, id, 'visitor-mail', 'link', ?, 'due', ?, ? FROM leads WHERE id = ? AND ${fresh.sql}`,
        )
        .bind(crypto.randomUUID(), aboutMessage(id), at + UNDO_MS, at + UNDO_MS, leadId, ...fresh.values),
      db
        .prepare(
          `INSERT INTO lead_messages (id, lead_id, at, direction, channel, author, subject, body)
           SELECT ?, id, ?, 'out', 'mail', ?, ?, ? FROM leads WHERE id = ? AND ${fresh.sql}`,
        )
        .bind(id, at, email, subject, body, leadId, ...fresh.values),
      db
        .prepare(
          `INSERT INTO message_files (message_id, n, object_key, name, kind, bytes)
           SELECT ?, row_number() OVER (ORDER BY rowid), object_key, name, kind, bytes FROM draft_files
           WHERE lead_id = ? AND employee = ? AND ${kept.sql}`,
        )
        .bind(id, leadId, email, ...kept.values),
      db
        .prepare(`DELETE FROM draft_files WHERE lead_id = ? AND employee = ? AND ${kept.sql}`)
        .bind(leadId, email, ...kept.values),
      db
        .prepare(
          `INSERT INTO message_photos (message_id, n) SELECT ?, n FROM lead_files
           WHERE lead_id = ? AND n IN (SELECT value FROM json_each(?)) AND ${kept.sql} ON CONFLICT DO NOTHING`,
        )
        .bind(id, leadId, JSON.stringify(photos), ...kept.values),
      usedDraft(db, { leadId, employee: email, kind: "answer" }, { when: kept, now }),
      db.prepare("SELECT author FROM lead_messages WHERE id = ? AND lead_id = ?").bind(id, leadId),
    ]),
  );
  return answers.at(-1)?.results[0]?.author === email;
}

/**
 * Sends once more what was given up; false when nothing was, or somebody else did it. What certainly had not arrived is
 * contact from now on.
 */
export async function resendMessage(
  db: D1Database,
  leadId: string,
  id: string,
  { email, now }: Writer,
): Promise<boolean> {
  const about = aboutMessage(id);
  const at = now.getTime();
  const counts = await db
    .prepare(
      "SELECT 1 FROM lead_events WHERE lead_id = ? AND kind = 'message-out' AND data ->> 'message' = ?",
    )
    .bind(leadId, id)
    .first();
  const failed = stillFailed(leadId, about);
  const contact = { kind: "message-out", data: { message: id }, actor: email, at } as const;
  const done = await db.batch([
    ...(counts ? [] : contactMade(db, leadId, contact, failed)),
    // A delivery of its own: the one before may have arrived, and is never tried again.
    db
      .prepare(
        `INSERT INTO outbox (id, lead_id, kind, letter, about, state, due_since, next_at)
         SELECT ?, lead_id, 'visitor-mail', 'link', about, 'due', ?, ? FROM outbox
         WHERE lead_id = ? AND about = ? AND state = 'failed' LIMIT 1`,
      )
      .bind(crypto.randomUUID(), at, at, leadId, about),
    db.prepare("DELETE FROM outbox WHERE lead_id = ? AND about = ? AND state = 'failed'").bind(leadId, about),
  ]);
  return (done.at(-1)?.meta.changes ?? 0) > 0;
}

/**
 * Statements for a batch that makes such failed deliveries due again: of each message that no longer counts as contact,
 * because it was refused, that it does. `failed` is about rows of the outbox.
 */
export async function contactAgain(db: D1Database, failed: Sql, now: Date): Promise<D1PreparedStatement[]> {
  const { results } = await db
    .prepare(
      `SELECT m.id, m.lead_id AS leadId, m.author
       FROM (SELECT about FROM outbox WHERE ${failed.sql} AND about GLOB 'message:*') o
         JOIN lead_messages m ON m.id = substr(o.about, 9)
       WHERE NOT EXISTS (SELECT 1 FROM lead_events e
         WHERE e.lead_id = m.lead_id AND e.kind = 'message-out' AND e.data ->> 'message' = m.id)`,
    )
    .bind(...failed.values)
    .all<{ id: string; leadId: string; author: string }>();
  return results.flatMap(({ id, leadId, author }) => {
    const contact = { kind: "message-out", data: { message: id }, actor: author, at: now.getTime() } as const;
    return contactMade(db, leadId, contact, stillFailed(leadId, aboutMessage(id)));
  });
}

const stillFailed = (leadId: string, about: string): Sql => ({
  sql: "EXISTS (SELECT 1 FROM outbox WHERE lead_id = ? AND about = ? AND state = 'failed')",
  values: [leadId, about],
});
