import { upToDate } from "~/content/records/read-stored";
import { type RecordType, shapeOf } from "~/content/records/record-type";
import type { RecordState } from "~/features/records/model/record-states";
import { draftTags } from "./record-tags.server";

/** A record as the office sees it: what it changed, or else what the code carries. Moments in ms. */
export type StoredRecord = {
  type: RecordType;
  key: string;
  /** Null where nothing was ever saved: the rest is that of the built-in record. */
  id: number | null;
  state: RecordState;
  version: number;
  /** Of sure shape only where it was published. */
  content: unknown;
  /** Written by a later version of the site: it can be looked at and not saved. */
  readOnly: boolean;
  defaultChanged: boolean;
  saved: { by: string; at: number } | null;
  liveRevision: number | null;
  publishAt: number | null;
  unpublishAt: number | null;
  scheduleProblem: string | null;
};

type Row = {
  id: number;
  state: RecordState;
  version: number;
  draft: string;
  shape: number;
  basedOn: string | null;
  updatedBy: string;
  updatedAt: number;
} & Pick<StoredRecord, "liveRevision" | "publishAt" | "unpublishAt" | "scheduleProblem">;

const columns = `id, state, version, draft, shape, based_on AS basedOn, updated_by AS updatedBy, updated_at AS updatedAt,
  live_revision AS liveRevision, publish_at AS publishAt, unpublish_at AS unpublishAt, schedule_problem AS scheduleProblem`;

/** Null for a key that neither the code nor the office knows. */
export async function getRecord(db: D1Database, type: RecordType, key: string): Promise<StoredRecord | null> {
  const row = await db
    .prepare(`SELECT ${columns} FROM content_records WHERE type = ? AND key = ?`)
    .bind(type.name, key)
    .first<Row>();
  return row ? recordOf(type, key, row) : original(type, key);
}

/** Of a stored record by its id: what leads to it and what it is called. */
export function recordAt(
  db: D1Database,
  id: number,
): Promise<{ type: string; key: string; title: string; state: RecordState } | null> {
  return db.prepare("SELECT type, key, title, state FROM content_records WHERE id = ?").bind(id).first();
}

function original(type: RecordType, key: string): StoredRecord | null {
  const content = builtInOf(type, key);
  if (content === undefined) return null;
  const untouched = { readOnly: false, defaultChanged: false, saved: null, scheduleProblem: null };
  const times = { liveRevision: null, publishAt: null, unpublishAt: null };
  return { type, key, id: null, state: "original", version: 0, content, ...untouched, ...times };
}

async function recordOf(type: RecordType, key: string, row: Row): Promise<StoredRecord> {
  const { draft, shape, basedOn, updatedBy, updatedAt, ...rest } = row;
  const readOnly = shape > shapeOf(type);
  const now = await builtInHash(type, key);
  return {
    ...rest,
    ...{ type, key, readOnly },
    content: readOnly ? JSON.parse(draft) : upToDate(type, { content: draft, shape }),
    defaultChanged: rest.state !== "original" && now !== null && basedOn !== null && now !== basedOn,
    saved: { by: updatedBy, at: updatedAt },
  };
}

/** Undefined where the code carries none. */
export function builtInOf(type: RecordType, key: string): unknown {
  return Object.hasOwn(type.defaults, key) ? type.defaults[key] : undefined;
}

/** By which it is seen later that the code carries another one. */
async function builtInHash(type: RecordType, key: string): Promise<string | null> {
  const content = builtInOf(type, key);
  if (content === undefined) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(content)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** `saveId` is random and recognizes a save that is sent again. */
export type Stamp = { actor: string; now: Date; saveId: string };

type SaveAnswer =
  | { kind: "saved"; version: number; state: RecordState }
  /** The draft has a newer version: nothing was written, and this is what it holds. */
  | { kind: "stale"; theirs: StoredRecord }
  | { kind: "missing" };

/** Consecutive saves by one person within this time share a revision. */
const SITTING_MS = 10 * 60 * 1000;

/**
 * Writes the draft if `version` is still the newest (0: the first of this record); what is live does not change. A save is
 * atomic, and the same save sent again gets the same answer. `separate` forces a new revision, so that the previous one
 * is kept. A key that the code does not carry is made by its first save. `also` joins the batch: `saved` finds the id of the
 * record with the parameters `named`, and is NULL where nothing was saved.
 */
export async function saveRecord(
  db: D1Database,
  { type, key }: Pick<StoredRecord, "type" | "key">,
  version: number,
  content: unknown,
  stamp: Stamp,
  separate = false,
  also: (saved: string, named: string[]) => D1PreparedStatement[] = () => [],
): Promise<SaveAnswer> {
  const at = stamp.now.getTime();
  const text = JSON.stringify(content);
  const title = titleOf(type, content);
  const saved = "(SELECT id FROM content_records WHERE type = ?1 AND key = ?2 AND save_id = ?3)";
  const first = db
    .prepare(
      `INSERT INTO content_records (type, key, state, save_id, draft, shape, based_on, title, created_at, updated_at, updated_by)
       VALUES (?, ?, 'original', '', ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    )
    .bind(type.name, key, text, shapeOf(type), await builtInHash(type, key), title, at, at, stamp.actor);
  const results = await db.batch<{ version: number; state: RecordState }>([
    ...(version === 0 ? [first] : []),
    db
      .prepare(
        `UPDATE content_records SET version = version + 1, save_id = ?3, draft = ?5, shape = ?6, title = ?7, updated_at = ?8,
           updated_by = ?9, based_on = CASE state WHEN 'original' THEN ?10 ELSE based_on END,
           state = CASE WHEN state = 'scheduled' THEN 'scheduled' WHEN live_revision IS NULL THEN 'draft' ELSE 'changed' END
         WHERE type = ?1 AND key = ?2 AND version = ?4 AND state <> 'binned' AND save_id <> ?3 AND shape <= ?6
         RETURNING version, state`,
      )
      .bind(
        ...[type.name, key, stamp.saveId, version, text, shapeOf(type), title, at, stamp.actor],
        await builtInHash(type, key),
      ),
    // The last revision, if it is by the same person and recent enough to be overwritten.
    db
      .prepare(
        `UPDATE content_revisions SET at = ?4, title = ?5, content = ?6, shape = ?7,
           version = (SELECT version FROM content_records WHERE id = record_id)
         WHERE id = (SELECT max(id) FROM content_revisions WHERE record_id = ${saved})
           AND kind = 'saved' AND actor = ?8 AND started_at > ?9`,
      )
      .bind(
        ...[type.name, key, stamp.saveId, at, title, text, shapeOf(type), stamp.actor],
        separate ? at : at - SITTING_MS,
      ),
    db
      .prepare(
        `INSERT INTO content_revisions (record_id, kind, version, shape, started_at, at, actor, title, content)
         SELECT id, 'saved', version, ?7, ?4, ?4, ?8, ?5, ?6 FROM content_records
         WHERE id = ${saved} AND NOT EXISTS (
           SELECT 1 FROM content_revisions WHERE record_id = content_records.id AND kind = 'saved' AND version = content_records.version)`,
      )
      .bind(...[type.name, key, stamp.saveId, at, title, text, shapeOf(type), stamp.actor]),
    ...draftTags(db, saved, [type.name, key, stamp.saveId], content),
    ...also(saved, [type.name, key, stamp.saveId]),
  ]);
  const row = results[version === 0 ? 1 : 0]?.results[0];
  if (row) return { kind: "saved", ...row };
  const theirs = await getRecord(db, type, key);
  if (theirs === null) return { kind: "missing" };
  const again = await db
    .prepare("SELECT 1 FROM content_records WHERE type = ? AND key = ? AND save_id = ?")
    .bind(type.name, key, stamp.saveId)
    .first();
  if (again) return { kind: "saved", version: theirs.version, state: theirs.state };
  return { kind: "stale", theirs };
}

/** Keeps the content that lost a conflict as a revision. */
export async function keepRevision(
  db: D1Database,
  { type, key }: Pick<StoredRecord, "type" | "key">,
  content: unknown,
  { actor, now }: Pick<Stamp, "actor" | "now">,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO content_revisions (record_id, kind, version, shape, started_at, at, actor, title, content)
       SELECT id, 'kept', version, ?3, ?4, ?4, ?5, ?6, ?7 FROM content_records WHERE type = ?1 AND key = ?2`,
    )
    .bind(
      type.name,
      key,
      shapeOf(type),
      now.getTime(),
      actor,
      titleOf(type, content),
      JSON.stringify(content),
    )
    .run();
}

/** What a list calls it; a draft may lack all that a title is made of. */
export function titleOf(type: RecordType, content: unknown): string {
  try {
    return String(type.titleOf(content) ?? "").slice(0, 200);
  } catch {
    return "";
  }
}

/** Over its editor and its versions. The only record of its type is called as the type is. */
export function headingOf(type: RecordType, key: string, content: unknown): string {
  const alone = type.open === null && Object.keys(type.defaults).length === 1;
  if (type.named && builtInOf(type, key) !== undefined) return type.named(key).name;
  return alone ? type.label.one : titleOf(type, content) || "Zonder titel";
}
