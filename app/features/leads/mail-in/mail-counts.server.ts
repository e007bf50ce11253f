import type { ArrivedMail } from "./arrived-mail";

/** Mails in any 24 hours that are filed: of one sender, of one sender that begin a request, and about one lead. */
export const mailInCaps = { sender: 30, requests: 5, lead: 60 } as const;

const day = 24 * 60 * 60 * 1000;

/** What is over its cap; `said`: the office was told of it already. Null when nothing is. */
export async function overMailCap(
  db: D1Database,
  { sender, at, id }: ArrivedMail,
  leadId: string | null,
): Promise<{ said: boolean } | null> {
  const since = at - day;
  const row = await db
    .prepare(
      `SELECT (SELECT count(*) FROM (SELECT 1 FROM incoming_mails WHERE sender = ?1 AND sender <> '' AND at > ?2
           AND state = 'done' AND id <> ?4 LIMIT ${mailInCaps.sender})) AS bySender,
         (SELECT count(*) FROM incoming_mails JOIN leads ON leads.id = lead_id AND form = 'mail' AND received_at > ?2
           AND submission_key = incoming_mails.id WHERE sender = ?1 AND sender <> '' AND at > ?2 AND state = 'done') AS requests,
         (SELECT count(*) FROM (SELECT 1 FROM incoming_mails WHERE lead_id = ?3 AND at > ?2
           AND state = 'done' AND id <> ?4 LIMIT ${mailInCaps.lead})) AS ofLead,
         EXISTS (SELECT 1 FROM incoming_mails WHERE state = 'kept' AND at > ?2
           AND (lead_id = ?3 OR sender = ?1 AND sender <> '' AND ?3 IS NULL) AND id <> ?4) AS said`,
    )
    .bind(sender, since, leadId, id)
    .first<{ bySender: number; requests: number; ofLead: number; said: number }>();
  if (row === null) return null;
  const over =
    row.bySender >= mailInCaps.sender ||
    (leadId === null ? row.requests >= mailInCaps.requests : row.ofLead >= mailInCaps.lead);
  return over ? { said: row.said === 1 } : null;
}

/** The latest request of this sender, to which is said that more came. */
export async function latestLeadOf(db: D1Database, sender: string): Promise<string | null> {
  if (sender === "") return null;
  const found = await db
    .prepare(
      "SELECT lead_id AS id FROM incoming_mails WHERE sender = ? AND lead_id IS NOT NULL ORDER BY at DESC LIMIT 1",
    )
    .bind(sender)
    .first<{ id: string }>();
  return found?.id ?? null;
}
