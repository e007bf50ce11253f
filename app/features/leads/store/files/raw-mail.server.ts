import type { LeadStores } from "~/features/leads/store/sweep.server";
import { fileResponse } from "~/platform/http/file-response.server";

/** The mail of this message of this lead and of no other, as a download; null when there is none. */
export async function rawMailResponse(
  { db, bucket }: LeadStores,
  leadId: string,
  messageId: string,
): Promise<Response | null> {
  const row = await db
    .prepare(
      `SELECT raw_key AS rawKey, (SELECT reference FROM leads WHERE id = lead_id) AS reference
       FROM lead_messages WHERE id = ? AND lead_id = ? AND raw_key IS NOT NULL`,
    )
    .bind(messageId, leadId)
    .first<{ rawKey: string; reference: string }>();
  const object = row && (await bucket.get(row.rawKey));
  if (!row || !object) return null;
  return fileResponse(object.body, {
    name: `TS-${row.reference}-${messageId.slice(0, 8)}.eml`,
    type: "application/octet-stream",
    bytes: object.size,
    inline: false,
  });
}
