import type { Sql } from "~/features/leads/store/record-event.server";
import { contactUnmade } from "./contact.server";
import { readDraft } from "./lead-drafts.server";
import { aboutMessage, type Writer, waitsInOutbox } from "./send-message.server";

type Content = { texts?: Record<string, { subject: string; body: string }>; photos?: number[] };

const owned = (leadId: string, employee: string) => ({ leadId, employee, kind: "answer" }) as const;

/**
 * Takes back a message of one's own that has not begun to leave: its text and files are the draft again, beside what was
 * written since, and the clock runs as it did. True also where it was taken back before; false when it is on its way.
 */
export async function unsendMessage(
  db: D1Database,
  leadId: string,
  messageId: string,
  writer: Writer,
): Promise<boolean> {
  // A save of the draft may come between.
  for (let tries = 0; tries < 3; tries++) {
    if (await unsend(db, leadId, messageId, writer)) return true;
    const waits = waitsInOutbox(leadId, messageId);
    const still = await db
      .prepare(`SELECT 1 WHERE ${waits.sql}`)
      .bind(...waits.values)
      .first();
    if (still === null) break;
  }
  const before = await db
    .prepare(
      `SELECT 1 FROM lead_events WHERE lead_id = ?1 AND kind = 'contact-undone' AND actor = ?2 AND data ->> 'message' = ?3
         AND NOT EXISTS (SELECT 1 FROM lead_messages WHERE id = ?3)`,
    )
    .bind(leadId, writer.email, messageId)
    .first();
  return before !== null;
}

async function unsend(db: D1Database, leadId: string, messageId: string, { email, now }: Writer) {
  const found = await db
    .prepare(
      `SELECT e.id, e.at, e.data ->> 'from' AS cameFrom, m.subject, m.body,
         (SELECT json_group_array(n) FROM message_photos WHERE message_id = m.id) AS photos
       FROM lead_messages m JOIN lead_events e
         ON e.lead_id = m.lead_id AND e.kind = 'message-out' AND e.data ->> 'message' = m.id
       WHERE m.id = ? AND m.lead_id = ? AND m.author = ?`,
    )
    .bind(messageId, leadId, email)
    .first<{ id: number; at: number; cameFrom: string; subject: string; body: string; photos: string }>();
  if (found === null) return false;
  const draft = await readDraft<Content>(db, owned(leadId, email));
  const content = together(draft.content, { ...found, photos: JSON.parse(found.photos) });
  const outbox = waitsInOutbox(leadId, messageId);
  const waits: Sql = {
    sql: `${outbox.sql} AND coalesce((SELECT version FROM lead_drafts
      WHERE lead_id = ? AND employee = ? AND kind = 'answer'), 0) = ?`,
    values: [...outbox.values, leadId, email, draft.version],
  };
  const data = { from: found.cameFrom, message: messageId };
  const event = { id: found.id, at: found.at, kind: "message-out", data };
  // From here on in this batch: taken out, and not yet out of the outbox.
  const out: Sql = {
    sql: `${outbox.sql} AND NOT EXISTS (SELECT 1 FROM lead_messages WHERE id = ?)`,
    values: [...outbox.values, messageId],
  };
  const done = await db.batch([
    ...contactUnmade(db, leadId, event, waits),
    db
      .prepare(
        `INSERT INTO draft_files (object_key, lead_id, employee, name, kind, bytes)
         SELECT object_key, ?, ?, name, kind, bytes FROM message_files WHERE message_id = ? AND ${waits.sql}`,
      )
      .bind(leadId, email, messageId, ...waits.values),
    db
      .prepare(`DELETE FROM lead_messages WHERE id = ? AND lead_id = ? AND ${waits.sql}`)
      .bind(messageId, leadId, ...waits.values),
    db
      .prepare(
        `INSERT INTO lead_drafts (lead_id, employee, kind, content, version, save_id, saved_at)
         SELECT id, ?, 'answer', ?, 1, '', ? FROM leads WHERE id = ? AND ${out.sql}
         ON CONFLICT (lead_id, employee, kind) DO UPDATE SET content = excluded.content, version = version + 1,
           save_id = '', saved_at = excluded.saved_at`,
      )
      .bind(email, JSON.stringify(content), now.getTime(), leadId, ...out.values),
    db
      .prepare(
        `DELETE FROM outbox WHERE lead_id = ? AND about = ? AND attempts = 0
           AND NOT EXISTS (SELECT 1 FROM lead_messages WHERE id = ?)`,
      )
      .bind(leadId, aboutMessage(messageId), messageId),
  ]);
  return (done.at(-1)?.meta.changes ?? 0) > 0;
}

/** The text stands first in the draft that is no template, before what was begun since. */
function together(
  { texts = {}, photos = [] }: Content,
  message: { subject: string; body: string; photos: number[] },
): Required<Content> & { template: string } {
  const begun = texts[""]?.body;
  const body = begun ? `${message.body}\n\n${begun}` : message.body;
  return {
    template: "",
    texts: { ...texts, "": { subject: message.subject, body } },
    photos: [...new Set([...photos, ...message.photos])],
  };
}
