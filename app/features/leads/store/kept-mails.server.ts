import type { KeptReason } from "~/features/leads/model/mail/kept-mails";
import { fileResponse } from "~/platform/http/file-response.server";
import type { LeadStores } from "./sweep.server";

/** A mail that came in, is kept as it came and stands nowhere else. `at` in ms; `leadId`: the request that it is about. */
export type KeptMail = {
  id: string;
  n: number;
  at: number;
  from: string;
  subject: string;
  bytes: number;
  why: KeptReason;
  leadId: string | null;
};

const columns = `SELECT id, rowid AS n, at, from_address AS "from", subject, bytes, coalesce(kept_why, 'report') AS why, lead_id AS leadId
  FROM incoming_mails`;

/** Those of no request that came before mail `before`, newest first; `from`: of this address only, whatever they are about. */
export async function listKept(
  db: D1Database,
  { from, before, limit }: { from: string; before: number; limit: number },
): Promise<KeptMail[]> {
  const { results } = await db
    .prepare(keptStatement(from !== ""))
    .bind(before, limit, ...(from === "" ? [] : [from.toLowerCase()]))
    .all<KeptMail>();
  return results;
}

export const keptStatement = (ofOne: boolean) =>
  `${columns} INDEXED BY incoming_mails_${ofOne ? "from" : "kept"}
   WHERE state = 'kept' AND ${ofOne ? "from_address = ?3 AND from_address <> ''" : "lead_id IS NULL"} AND rowid < ?1
   ORDER BY rowid DESC LIMIT ?2`;

const countedTo = 50;

/** How many of them there are, up to 51: of no request, or of this address. */
export async function countKept(db: D1Database, from = ""): Promise<number> {
  return (await listKept(db, { from, before: Number.MAX_SAFE_INTEGER, limit: countedTo + 1 })).length;
}

/** Those about this lead, and those of its address that are about none. */
export async function keptOfLead(db: D1Database, leadId: string): Promise<KeptMail[]> {
  const { results } = await db.prepare(keptOfLeadStatement).bind(leadId).all<KeptMail>();
  return results;
}

const newest = (of: string) => `SELECT * FROM (${columns} ${of} ORDER BY rowid DESC LIMIT ${countedTo})`;

/** However many are kept, it reads no more than it shows of each. */
export const keptOfLeadStatement = `${newest("INDEXED BY incoming_mails_kept WHERE state = 'kept' AND lead_id = ?1")}
  UNION ALL ${newest(`INDEXED BY incoming_mails_from WHERE state = 'kept' AND lead_id IS NULL AND from_address <> ''
    AND from_address = (SELECT lower(email) FROM leads WHERE id = ?1)`)}
  ORDER BY at DESC LIMIT ${countedTo}`;

/**
 * Has a kept mail read and filed, whatever cap it was over. Null when there is no such mail, or none that can be read; may be
 * repeated. `leadId`: at which it will stand, where that is known.
 */
export async function takeKept(
  db: D1Database,
  id: string,
  now: Date,
): Promise<{ leadId: string | null } | null> {
  await db
    .prepare(
      `UPDATE incoming_mails SET state = 'due', asked = 1, next_at = ?, attempts = 0, failures = 0, kept_why = NULL
       WHERE id = ? AND state = 'kept' AND kept_why IS NOT 'lost'`,
    )
    .bind(now.getTime(), id)
    .run();
  return db
    .prepare("SELECT lead_id AS leadId FROM incoming_mails WHERE id = ? AND asked = 1 AND state <> 'kept'")
    .bind(id)
    .first<{ leadId: string | null }>();
}

/** Erases one; the mail itself goes with it (a trigger). */
export async function eraseKept(db: D1Database, id: string): Promise<boolean> {
  const { meta } = await db
    .prepare("DELETE FROM incoming_mails WHERE id = ? AND state = 'kept'")
    .bind(id)
    .run();
  return meta.changes > 0;
}

/**
 * For the batch that erases a lead, before it: those of its address that are about no lead, as long as no other lead of that
 * address is left, to which they may belong. What is about a lead goes with it. What still is to be read becomes a request,
 * and can be found then.
 */
export function forgetKept(db: D1Database, leadId: string): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM incoming_mails WHERE state = 'kept' AND lead_id IS NULL AND from_address <> ''
         AND from_address = (SELECT lower(email) FROM leads WHERE id = ?1)
         AND NOT EXISTS (SELECT 1 FROM leads WHERE email = from_address COLLATE NOCASE AND id <> ?1)`,
    )
    .bind(leadId);
}

/** The mail as it came, as a download; null when there is none. */
export async function keptMailResponse({ db, bucket }: LeadStores, id: string): Promise<Response | null> {
  const row = await db
    .prepare("SELECT raw_key AS rawKey FROM incoming_mails WHERE id = ? AND state = 'kept'")
    .bind(id)
    .first<{ rawKey: string }>();
  const object = row && (await bucket.get(row.rawKey));
  if (!object) return null;
  return fileResponse(object.body, {
    name: `mail-${id.slice(0, 8)}.eml`,
    type: "application/octet-stream",
    bytes: object.size,
    inline: false,
  });
}
