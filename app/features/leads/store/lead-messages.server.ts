import { retryTransient } from "~/platform/d1.server";
import { messageNotice } from "./office-notices.server";
import { recordEvent, type Sql } from "./record-event.server";

/** What was written about a lead. `at` in ms. */
export type LeadMessage = {
  id: string;
  at: number;
  /** 'out': of the office. */
  direction: "out" | "in";
  /** 'page': typed on the visitor's own page. */
  channel: "mail" | "page";
  /** Mail address of the employee, or 'visitor'. */
  author: string;
  /** From whom a mail says that it is, where that is not the address in the lead. */
  sender: string | null;
  subject: string;
  body: string;
  /** 1: a program wrote it; nobody waits for an answer to it. */
  automatic: 0 | 1;
  /** 1: the mail as it came is kept beside it. */
  raw: 0 | 1;
};

/** `mailKey`: what tells a mail that comes twice; `rawKey`: object of the mail as it came. Both null for the own page. */
export type IncomingMessage = Pick<
  LeadMessage,
  "id" | "channel" | "sender" | "subject" | "body" | "automatic"
> & {
  mailKey: string | null;
  rawKey: string | null;
};

export const messagesOfLead = `SELECT id, at, direction, channel, author, sender, subject, body, automatic,
    raw_key IS NOT NULL AS raw
  FROM lead_messages WHERE lead_id = ? ORDER BY at, rowid`;

/**
 * Keeps what a visitor wrote, with its line in the timeline; the lead then waits for an answer and the office is told, unless
 * a program wrote it. May be repeated with the same id or mail key: false when it was kept before, or when the lead is gone.
 */
export async function addIncoming(
  db: D1Database,
  leadId: string,
  message: IncomingMessage,
  now: Date,
): Promise<boolean> {
  const { id, channel, automatic } = message;
  const at = now.getTime();
  const fresh = notThere(message);
  const data = { message: id, channel, automatic } as const;
  const waits = { sql: `${fresh.sql} AND ? = 0`, values: [...fresh.values, automatic] };
  const [, , , kept] = await db.batch([
    recordEvent(db, leadId, { kind: "message-in", data, actor: "visitor", at }, fresh),
    messageNotice(db, leadId, waits, now),
    db
      .prepare(`UPDATE leads SET replied_at = coalesce(replied_at, ?) WHERE id = ? AND ${waits.sql}`)
      .bind(at, leadId, ...waits.values),
    insertIncoming(db, leadId, message, now),
  ]);
  return (kept?.meta.changes ?? 0) > 0;
}

/** Keeps the mail that a lead began with. The lead itself says that it came, and waits for its first answer. */
export async function keepOpening(
  db: D1Database,
  leadId: string,
  message: IncomingMessage,
  now: Date,
): Promise<void> {
  await retryTransient(() => insertIncoming(db, leadId, message, now).run());
}

const notThere = ({ id, mailKey }: IncomingMessage): Sql => ({
  sql: "NOT EXISTS (SELECT 1 FROM lead_messages WHERE id = ? OR mail_key = ?)",
  values: [id, mailKey],
});

function insertIncoming(db: D1Database, leadId: string, message: IncomingMessage, now: Date) {
  const { id, channel, sender, subject, body, automatic, mailKey, rawKey } = message;
  const fresh = notThere(message);
  return db
    .prepare(
      `INSERT INTO lead_messages (id, lead_id, at, direction, channel, author, sender, subject, body, automatic, mail_key, raw_key)
       SELECT ?, id, ?, 'in', ?, 'visitor', ?, ?, ?, ?, ?, ? FROM leads WHERE id = ? AND ${fresh.sql}`,
    )
    .bind(
      ...[id, now.getTime(), channel, sender, subject, body, automatic, mailKey, rawKey, leadId],
      ...fresh.values,
    );
}
