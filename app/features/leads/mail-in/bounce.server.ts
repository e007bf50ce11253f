import { noteLost } from "~/features/leads/deliver/mail-events.server";
import { mailboxOf } from "~/features/leads/model/mail-caps";
import { matchLead, type ThreadLead } from "./match-lead.server";
import { idsIn, type ReadMail } from "./read-mail.server";

const looked = 64 * 1024;

/**
 * A report of a mail server that a mail of ours was not delivered: that mail then counts as failed, as when the mail
 * service reports it itself. By the id of the mail; else, by the token of its thread, the last one to that address.
 * Returns the lead that it is about; null when it names none of ours.
 */
export async function noteBounce(
  db: D1Database,
  { attachments, answers }: ReadMail,
  secrets: string | undefined,
  now: Date,
): Promise<ThreadLead | null> {
  const parts = attachments
    .filter(({ mimeType }) => /^(?:message|text\/rfc822-headers)/.test(mimeType))
    .map(({ content }) => new TextDecoder().decode(content.subarray(0, looked)).replace(/\r?\n[ \t]+/g, " "));
  const report = parts.join("\n");
  const ids = [...idsIn(report), ...answers].slice(0, 50);
  const lead = await matchLead(db, { to: "", answers: ids }, secrets);
  if (lead === null || !/^Action:\s*failed/im.test(report)) return lead;
  const [, recipient = ""] = /^Final-Recipient:[^;\n]*;\s*<?([^\s<>]+)/im.exec(report) ?? [];
  const sent = await db
    .prepare(
      `SELECT id FROM outbox WHERE lead_id = ?1 AND kind = 'visitor-mail' AND state = 'sent'
         AND (message_id IN (SELECT value FROM json_each(?2)) OR ?3)
       ORDER BY message_id IN (SELECT value FROM json_each(?2)) DESC, sent_at DESC LIMIT 1`,
    )
    .bind(
      lead.id,
      JSON.stringify(ids.flatMap((id) => [id, id.slice(1, -1)])),
      mailboxOf(recipient) === mailboxOf(lead.email) ? 1 : 0,
    )
    .first<{ id: string }>();
  const [, status = ""] = /^Status:\s*(\d)\./im.exec(report) ?? [];
  if (sent) await noteLost(db, sent.id, status === "4" ? "soft" : "hard", now);
  return lead;
}
