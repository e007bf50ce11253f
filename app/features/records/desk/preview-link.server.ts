import { recordType } from "~/content/records/record-types";
import { canSign, signToken, verifyToken } from "~/platform/http/signed-token.server";
import { getRecord, type StoredRecord } from "./record-store.server";

const previewDays = 7;
const PURPOSE = "record-preview";

/** What a preview link carries: the record, until when (ms) it opens, and the count of ended links then. */
type PreviewLink = { type: string; key: string; until: number; v: number };

/** Part of an address that shows the site with this draft in it to whoever has it; null when links cannot be signed. */
export async function previewToken(
  db: D1Database,
  { type, key }: StoredRecord,
  secrets: string | undefined,
  now: Date,
): Promise<string | null> {
  if (!canSign(secrets)) return null;
  const until = now.getTime() + previewDays * 24 * 3600 * 1000;
  const link: PreviewLink = { type: type.name, key, until, v: await previewVersion(db, type.name, key) };
  return signToken(link, secrets, PURPOSE);
}

/** The draft; 'ended' when the link is too old, was ended, or leads to nothing any more; null for no link of ours. */
export async function openPreview(
  db: D1Database,
  token: string,
  secrets: string | undefined,
  now: number,
): Promise<StoredRecord | "ended" | null> {
  const link = await verifyToken<PreviewLink>(token, secrets ?? "", PURPOSE);
  if (link === null) return null;
  const type = recordType(link.type);
  if (!type || link.until <= now || link.v !== (await previewVersion(db, link.type, link.key)))
    return "ended";
  const record = await getRecord(db, type, link.key);
  return record === null || record.state === "binned" ? "ended" : record;
}

/** Links that were made until now open nothing any more. */
export async function endPreviews(db: D1Database, { type, key }: StoredRecord): Promise<void> {
  await db
    .prepare("UPDATE content_records SET preview_version = preview_version + 1 WHERE type = ? AND key = ?")
    .bind(type.name, key)
    .run();
}

async function previewVersion(db: D1Database, type: string, key: string): Promise<number> {
  const version = await db
    .prepare("SELECT preview_version FROM content_records WHERE type = ? AND key = ?")
    .bind(type, key)
    .first<number>("preview_version");
  return version ?? 0;
}
