import { threadReference, tokenOfAddress } from "~/features/leads/store/thread-address.server";
import type { ReadMail } from "./read-mail.server";

/** The lead that a mail belongs to, with what filing needs to know of it. */
export type ThreadLead = {
  id: string;
  reference: string;
  email: string;
  form: string;
  linkVersion: number;
};

const columns = "id, reference, email, form, link_version AS linkVersion";

/**
 * By the signed token in the address that it was sent to, then by the one that our mails carry as a reference, then by the
 * id of a mail that we sent. All of them prove the thread and not the person. Null when nothing names a lead that is there.
 */
export async function matchLead(
  db: D1Database,
  { to, answers }: { to: string } & Pick<ReadMail, "answers">,
  secrets: string | undefined,
): Promise<ThreadLead | null> {
  const tokens = [tokenOfAddress(to), ...answers.map((id) => id.slice(1, id.lastIndexOf("@")))];
  for (const token of new Set(tokens)) {
    const reference = token === null ? null : await threadReference(token, secrets);
    const lead = reference && (await byReference(db, reference));
    if (lead) return lead;
  }
  return byMessage(db, answers);
}

const byReference = (db: D1Database, reference: string) =>
  db.prepare(`SELECT ${columns} FROM leads WHERE reference = ?`).bind(reference).first<ThreadLead>();

/** The mail service may give its ids with or without the brackets of a header. */
function byMessage(db: D1Database, answers: string[]): Promise<ThreadLead | null> {
  const ids = answers.flatMap((id) => [id, id.slice(1, -1)]);
  return db
    .prepare(
      `SELECT ${columns} FROM leads WHERE id = (SELECT lead_id FROM outbox
         WHERE message_id IN (SELECT value FROM json_each(?)) AND lead_id IS NOT NULL LIMIT 1)`,
    )
    .bind(JSON.stringify(ids))
    .first<ThreadLead>();
}
