import { MAX_MESSAGE_BYTES } from "~/features/leads/model/files/message-files";
import { type LeadFile, leadFileColumns } from "~/features/leads/model/lead-record";
import type { StagedFile } from "~/features/leads/store/files/lead-files.server";
import type { FileKind } from "~/lib/files/file-kind";

/** A file that waits for the message that an employee writes, or that went along with one. */
export type MessageFile = { key: string; name: string; kind: FileKind; bytes: number };

const columns = "object_key AS key, name, kind, bytes";

/** `upload`: the number that the browser gave it. */
type DraftFile = MessageFile & { upload: string | null };

export async function draftFiles(db: D1Database, leadId: string, employee: string): Promise<DraftFile[]> {
  const { results } = await db
    .prepare(
      `SELECT ${columns}, upload_id AS upload FROM draft_files WHERE lead_id = ? AND employee = ? ORDER BY rowid`,
    )
    .bind(leadId, employee)
    .all<DraftFile>();
  return results;
}

/** Whether this upload is kept already. */
export async function hasUpload(
  db: D1Database,
  leadId: string,
  employee: string,
  upload: string,
): Promise<boolean> {
  const kept = db.prepare("SELECT 1 FROM draft_files WHERE lead_id = ? AND employee = ? AND upload_id = ?");
  return (await kept.bind(leadId, employee, upload).first()) !== null;
}

/** False when all together would be too large for a mail, the lead is gone, or this upload is kept: the object then belongs to nothing. */
export async function addDraftFile(
  db: D1Database,
  leadId: string,
  employee: string,
  { key, name, kind, bytes, upload }: StagedFile & { upload: string | null },
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO draft_files (object_key, lead_id, employee, name, kind, bytes, upload_id)
       SELECT ?, id, ?, ?, ?, ?, ? FROM leads WHERE id = ? AND ? + coalesce((SELECT sum(bytes) FROM draft_files
         WHERE lead_id = leads.id AND employee = ?), 0) <= ${MAX_MESSAGE_BYTES}
       ON CONFLICT DO NOTHING`,
    )
    .bind(key, employee, name, kind, bytes, upload, leadId, bytes, employee)
    .run();
  return meta.changes > 0;
}

/** The object is swept as an orphan where deleting it fails. */
export async function dropDraftFile(
  { db, bucket }: { db: D1Database; bucket: R2Bucket },
  leadId: string,
  employee: string,
  key: string,
): Promise<void> {
  const { meta } = await db
    .prepare("DELETE FROM draft_files WHERE object_key = ? AND lead_id = ? AND employee = ?")
    .bind(key, leadId, employee)
    .run();
  if (meta.changes > 0) await bucket.delete(key).catch(() => {});
}

/** How large the files of the draft and these of the lead are together, in bytes. */
export async function attachedBytes(
  db: D1Database,
  leadId: string,
  employee: string,
  photos: number[],
): Promise<number> {
  const row = await db
    .prepare(
      `SELECT coalesce((SELECT sum(bytes) FROM draft_files WHERE lead_id = ?1 AND employee = ?2), 0)
         + coalesce((SELECT sum(bytes) FROM lead_files WHERE lead_id = ?1 AND n IN (SELECT value FROM json_each(?3))), 0)
         AS total`,
    )
    .bind(leadId, employee, JSON.stringify(photos))
    .first<{ total: number }>();
  return row?.total ?? 0;
}

export type SentFiles = {
  own: (MessageFile & { messageId: string })[];
  /** Of the lead itself. */
  photos: (Pick<LeadFile, "n" | "kind" | "bytes"> & { key: string; messageId: string })[];
  /** Of the lead itself, brought by a mail. */
  came: (LeadFile & { messageId: string })[];
};

/** A file has no word of its mail but the moment, which both have of one run; of two mails in it nothing is known. */
const cameWith = `SELECT m.id AS messageId, ${leadFileColumns}
  FROM lead_messages m JOIN lead_files f ON f.lead_id = m.lead_id AND f.inspected_at = m.at
  WHERE m.lead_id = ?1 AND m.direction = 'in' AND m.channel = 'mail' AND NOT EXISTS
    (SELECT 1 FROM lead_messages o WHERE o.lead_id = ?1 AND o.at = m.at AND o.direction = 'in' AND o.id <> m.id)
  ORDER BY n`;

/** What went along with the messages of a lead. */
export async function sentFiles(db: D1Database, leadId: string): Promise<SentFiles> {
  const of = "FROM lead_messages m";
  const [own, photos, came] = await db.batch([
    db
      .prepare(
        `SELECT message_id AS messageId, ${columns} ${of} JOIN message_files f ON f.message_id = m.id
         WHERE m.lead_id = ? ORDER BY f.n`,
      )
      .bind(leadId),
    db
      .prepare(
        `SELECT message_id AS messageId, f.n, f.object_key AS key, f.kind, f.bytes ${of}
         JOIN message_photos p ON p.message_id = m.id JOIN lead_files f ON f.lead_id = m.lead_id AND f.n = p.n
         WHERE m.lead_id = ? ORDER BY f.n`,
      )
      .bind(leadId),
    db.prepare(cameWith).bind(leadId),
  ]);
  return {
    own: own?.results ?? [],
    photos: photos?.results ?? [],
    came: came?.results ?? [],
  } as SentFiles;
}
