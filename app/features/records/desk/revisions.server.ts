import type { RevisionKind } from "~/admin/drafts/revisions-page";
import { upToDate } from "~/content/records/read-stored";
import { newUuid } from "~/lib/uuid";
import { withGiven } from "./given-fields";
import { getRecord, type StoredRecord, saveRecord } from "./record-store.server";

type Revision = { id: number; kind: RevisionKind; version: number; at: number; actor: string };

/** The newest revisions of a record, newest first. */
export async function listRevisions(db: D1Database, recordId: number): Promise<Revision[]> {
  const { results } = await db
    .prepare(
      "SELECT id, kind, version, at, actor FROM content_revisions WHERE record_id = ? ORDER BY id DESC LIMIT 100",
    )
    .bind(recordId)
    .all<Revision>();
  return results;
}

/** The content of a revision, in today's shape; null when it belongs to another record. */
export async function getRevision(
  db: D1Database,
  { type, id: recordId }: Pick<StoredRecord, "type" | "id">,
  id: number,
): Promise<{ id: number; content: unknown } | null> {
  const row = await db
    .prepare("SELECT content, shape FROM content_revisions WHERE record_id = ? AND id = ?")
    .bind(recordId, id)
    .first<{ content: string; shape: number }>();
  return row && { id, content: upToDate(type, row) };
}

/** Makes a revision the draft again, as a new save: later revisions are kept. 'refused': in the bin, changed meanwhile, or not to be read by this version of the site. */
export async function restoreRevision(
  db: D1Database,
  { type, key }: Pick<StoredRecord, "type" | "key">,
  revisionId: number,
  who: { actor: string; now: Date },
): Promise<"restored" | "refused" | null> {
  const record = await getRecord(db, type, key);
  const revision = record && (await getRevision(db, record, revisionId));
  if (!record || !revision) return null;
  if (revision.content === null) return "refused";
  const stamp = { ...who, saveId: newUuid() };
  const content = withGiven(type, revision.content, record.content);
  const saved = await saveRecord(db, record, record.version, content, stamp, true);
  return saved.kind === "saved" ? "restored" : "refused";
}
