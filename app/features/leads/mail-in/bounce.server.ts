import { markedDelivery } from "~/features/leads/deliver/mails/delivery-mark";
import { noteLost, type SentDelivery } from "~/features/leads/deliver/mails/mail-events.server";
import { mailboxOf } from "~/features/leads/model/mail/mail-caps";
import { matchLead, type ThreadLead } from "./match-lead.server";
import { idsIn, type ReadMail } from "./read-mail.server";

const looked = 64 * 1024;

/**
 * A report of a mail server that a mail of ours was not delivered: that mail then counts as failed, as when the mail
 * service reports it itself. Returns the lead that it is about; null when it names none of ours.
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
  const sent = await reportedMail(db, lead, { report, ids, recipient });
  const [, status = ""] = /^Status:\s*(\d)\./im.exec(report) ?? [];
  if (sent) await noteLost(db, sent, status === "4" ? "soft" : "hard", now);
  return lead;
}

/**
 * The mail that it is about: the one whose mark it returns, else whose id; where it returns neither, the only one that was
 * ever sent to that address about this lead. Null for any other: to mark another one would be worse than to mark none.
 */
async function reportedMail(
  db: D1Database,
  lead: ThreadLead,
  { report, ids, recipient }: { report: string; ids: string[]; recipient: string },
): Promise<SentDelivery | null> {
  const { results } = await db
    .prepare(
      `SELECT id, kind, letter, about, lead_id AS leadId, due_since AS dueSince, message_id AS messageId FROM outbox
       WHERE lead_id = ? AND kind = 'visitor-mail' AND state IN ('sent', 'failed')`,
    )
    .bind(lead.id)
    .all<SentDelivery & { dueSince: number; messageId: string | null }>();
  const mark = markedDelivery(report);
  if (mark) return results.find(({ id, dueSince }) => id === mark.id && dueSince === mark.dueSince) ?? null;
  const bare = (id: string) => id.replace(/^<|>$/g, "");
  const named = results.find(({ messageId }) => messageId && ids.some((id) => bare(id) === bare(messageId)));
  if (named) return named;
  const [only, ...others] = results;
  return others.length === 0 && mailboxOf(recipient) === mailboxOf(lead.email) ? (only ?? null) : null;
}
