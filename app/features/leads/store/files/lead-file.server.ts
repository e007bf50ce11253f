import { fileName } from "~/features/leads/model/files/file-name";
import { type LeadFile, leadFileColumns } from "~/features/leads/model/lead-record";
import type { LeadStores } from "~/features/leads/store/sweep.server";
import { mediaTypes } from "~/lib/files/file-kind";
import { isShown } from "~/lib/files/shown-picture";
import { fileResponse } from "~/platform/http/file-response.server";

type Asked = {
  n: number;
  /** As the address ends; empty when it does not say. */
  name: string | undefined;
  /** Whoever asks has read the warning. */
  confirmed: boolean;
};

/**
 * File `n` of this lead and of no other, under the name that we give it; null when there is none. A file with a
 * warning is handed out confirmed only: `unconfirmed` means that the page with the warning must be shown instead.
 */
export async function leadFileResponse(
  { db, bucket }: LeadStores,
  leadId: string,
  { n, name: asked, confirmed }: Asked,
): Promise<Response | "unconfirmed" | null> {
  const file = await fileRow(db, leadId, n);
  if (file === null) return null;
  const name = fileName(file.reference, file);
  if (asked !== undefined && asked !== name) return null;
  if (file.warning !== null && !confirmed) return "unconfirmed";
  const object = await bucket.get(file.objectKey);
  if (object === null) return null;
  return fileResponse(object.body, {
    name,
    type: mediaTypes[file.kind],
    bytes: object.size,
    inline: isShown(file),
  });
}

/** File `n` of this lead and of no other, with its content; null when there is none. */
export async function openLeadFile(
  { db, bucket }: LeadStores,
  leadId: string,
  n: number,
): Promise<{ file: LeadFile; object: R2ObjectBody } | null> {
  const file = await fileRow(db, leadId, n);
  const object = file && (await bucket.get(file.objectKey));
  return file && object ? { file, object } : null;
}

const fileRow = (db: D1Database, leadId: string, n: number) =>
  db.prepare(oneFile).bind(leadId, n).first<LeadFile & { reference: string }>();

const oneFile = `SELECT ${leadFileColumns}, (SELECT reference FROM leads WHERE id = lead_id) AS reference
  FROM lead_files WHERE lead_id = ? AND n = ?`;
