import type { KeptReason } from "~/features/leads/model/mail/kept-mails";
import type { ArrivedMail } from "./arrived-mail";

/**
 * Mails in any 24 hours that are filed: about one lead, of people and of programs apart; and that begin a request, of one
 * sender and of all. Who names a thread is not counted as a sender: anybody can forge an address.
 */
export const mailInCaps = { lead: 60, sender: 5, site: 100 } as const;

const day = 24 * 60 * 60 * 1000;

/** Which cap it is over; `said`: the thread tells of it already. Null when over none, or filed before. */
export async function overThreadCap(
  db: D1Database,
  { at, id }: ArrivedMail,
  { leadId, automatic }: { leadId: string; automatic: 0 | 1 },
): Promise<{ why: KeptReason; said: boolean } | null> {
  const row = await db
    .prepare(
      `SELECT (SELECT count(*) FROM (SELECT 1 FROM incoming_mails CROSS JOIN lead_messages ON lead_messages.id = incoming_mails.id
           WHERE incoming_mails.lead_id = ?1 AND incoming_mails.at > ?2 AND state = 'done' AND automatic = ?3
             AND incoming_mails.id <> ?4 LIMIT ${mailInCaps.lead})) AS filed,
         EXISTS (SELECT 1 FROM lead_messages WHERE id = ?4) AS stands,
         EXISTS (SELECT 1 FROM incoming_mails WHERE state = 'kept' AND lead_id = ?1 AND at > ?2) AS said`,
    )
    .bind(leadId, at - day, automatic, id)
    .first<{ filed: number; stands: number; said: number }>();
  const over = row !== null && row.filed >= mailInCaps.lead && row.stands === 0;
  return over ? { why: "thread", said: row.said === 1 } : null;
}

/** The same of a mail that begins a request. */
export async function overRequestCap(
  db: D1Database,
  { sender, at, id }: ArrivedMail,
): Promise<KeptReason | null> {
  const begun = (where: string, cap: number) => `SELECT count(*) FROM (SELECT 1 FROM incoming_mails AS mail
    CROSS JOIN leads ON leads.submission_key = mail.id WHERE ${where} AND mail.at > ?2 AND state = 'done' LIMIT ${cap})`;
  const row = await db
    .prepare(
      `SELECT (${begun("sender = ?1 AND sender <> ''", mailInCaps.sender)}) AS bySender, (${begun("TRUE", mailInCaps.site)}) AS bySite,
         EXISTS (SELECT 1 FROM leads WHERE submission_key = ?3) AS stands`,
    )
    .bind(sender, at - day, id)
    .first<{ bySender: number; bySite: number; stands: number }>();
  if (row === null || row.stands === 1) return null;
  if (row.bySender >= mailInCaps.sender) return "sender";
  return row.bySite >= mailInCaps.site ? "site" : null;
}
