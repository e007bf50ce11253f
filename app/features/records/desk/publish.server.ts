import { shapeOf } from "~/content/records/record-type";
import { raiseGeneration } from "~/platform/cache/content-generation.server";
import { builtInOf, type StoredRecord, titleOf } from "./record-store.server";
import { liveTags, notFound } from "./record-tags.server";

type Actor = { actor: string; now: Date };
type Named = Pick<StoredRecord, "type" | "key">;

/**
 * Publishes a version of the draft, as it was checked. False when there is a newer version, or, with `asPlanned`, when the
 * plan was changed meanwhile.
 */
export async function publishRecord(
  db: D1Database,
  { type, key, version }: Named & Pick<StoredRecord, "version">,
  content: unknown,
  { actor, now }: Actor,
  asPlanned = false,
): Promise<boolean> {
  const at = now.getTime();
  const due = asPlanned ? "AND publish_at <= ?4" : "";
  const unchanged = `(SELECT id FROM content_records WHERE type = ?1 AND key = ?2 AND version = ?3
    AND state IN ('draft', 'scheduled', 'changed') ${due})`;
  const [, published] = await db.batch([
    db
      .prepare(
        `INSERT INTO content_revisions (record_id, kind, version, shape, started_at, at, actor, title, content)
         SELECT id, 'published', version, ?5, ?4, ?4, ?6, ?7, ?8 FROM content_records WHERE id = ${unchanged}`,
      )
      .bind(
        type.name,
        key,
        version,
        at,
        shapeOf(type),
        actor,
        titleOf(type, content),
        JSON.stringify(content),
      ),
    db
      .prepare(
        `UPDATE content_records SET state = 'published', live_version = version, hidden = 0,
           live_revision = (SELECT max(id) FROM content_revisions WHERE record_id = content_records.id AND kind = 'published'),
           published_at = coalesce(published_at, ?4), live_at = ?4, publish_at = NULL, schedule_problem = NULL
         WHERE id = ${unchanged}`,
      )
      .bind(type.name, key, version, at),
    ...liveTags(db, { type, key, version }, content),
    raiseGeneration(db),
  ]);
  return (published?.meta.changes ?? 0) > 0;
}

const notLive =
  "live_version = NULL, live_revision = NULL, live_at = NULL, publish_at = NULL, unpublish_at = NULL, schedule_problem = NULL";

/** Off the site; the draft stays. What the code carries is seen again. */
export async function unpublishRecord(db: D1Database, { type, key }: Named): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE content_records SET ${notLive}, hidden = 0, state = 'draft' WHERE type = ? AND key = ? AND state <> 'binned'`,
      )
      .bind(type.name, key),
    notFound(db, { type, key }),
    raiseGeneration(db),
  ]);
}

/** Back to what the code carries, for visitors and in the editor. What stood there stays as a revision. */
export async function revertRecord(
  db: D1Database,
  { type, key }: Named,
  { actor, now }: Actor,
): Promise<void> {
  const built = builtInOf(type, key);
  await db.batch([
    db
      .prepare(
        `UPDATE content_records SET ${notLive}, hidden = 0, state = 'original', version = version + 1, save_id = '',
           draft = ?3, shape = ?4, title = ?5, updated_at = ?6, updated_by = ?7
         WHERE type = ?1 AND key = ?2 AND state <> 'binned'`,
      )
      .bind(type.name, key, JSON.stringify(built), shapeOf(type), titleOf(type, built), now.getTime(), actor),
    notFound(db, { type, key }),
    raiseGeneration(db),
  ]);
}

/** Into the bin: visitors see neither this nor what the code carries; `restoreRecord` brings it back whole. `also` joins the batch. */
export async function binRecord(
  db: D1Database,
  { type, key }: Named,
  { actor, now }: Actor,
  also: D1PreparedStatement[] = [],
): Promise<void> {
  const built = builtInOf(type, key);
  const at = now.getTime();
  await db.batch([
    ...also,
    db
      .prepare(
        `INSERT INTO content_records (type, key, state, save_id, draft, shape, title, created_at, updated_at, updated_by)
         SELECT ?, ?, 'original', '', ?, ?, ?, ?, ?, ? WHERE ? ON CONFLICT DO NOTHING`,
      )
      .bind(
        ...[
          type.name,
          key,
          JSON.stringify(built ?? null),
          shapeOf(type),
          titleOf(type, built),
          at,
          at,
          actor,
        ],
        built === undefined ? 0 : 1,
      ),
    db
      .prepare(
        `UPDATE content_records SET ${notLive}, hidden = ?3, state = 'binned', updated_at = ?4, updated_by = ?5
         WHERE type = ?1 AND key = ?2`,
      )
      .bind(type.name, key, built === undefined ? 0 : 1, at, actor),
    notFound(db, { type, key }),
    raiseGeneration(db),
  ]);
}

/** Gone for good with all its versions, as whoever wrote it may ask. `also` joins the batch. */
export async function eraseRecord(
  db: D1Database,
  { type, key }: Named,
  also: D1PreparedStatement[],
): Promise<void> {
  await db.batch([
    ...also,
    db.prepare("DELETE FROM content_records WHERE type = ? AND key = ?").bind(type.name, key),
    raiseGeneration(db),
  ]);
}

/** Out of the bin, as a draft; what the code carries is seen again. */
export async function restoreRecord(db: D1Database, { type, key }: Named): Promise<void> {
  await db.batch([
    db
      .prepare(
        "UPDATE content_records SET state = 'draft', hidden = 0 WHERE type = ? AND key = ? AND state = 'binned'",
      )
      .bind(type.name, key),
    raiseGeneration(db),
  ]);
}

export type Plan = Pick<StoredRecord, "publishAt" | "unpublishAt">;

/** Plans publication and withdrawal; null cancels. `problem` is why a planned publication did not happen. */
export async function scheduleRecord(
  db: D1Database,
  { type, key }: Named,
  { publishAt, unpublishAt }: Plan,
  problem: string | null = null,
): Promise<void> {
  await db
    .prepare(
      `UPDATE content_records SET publish_at = ?3, unpublish_at = ?4, schedule_problem = ?5, state = CASE
         WHEN ?3 IS NOT NULL THEN 'scheduled' WHEN live_revision IS NULL THEN 'draft'
         WHEN live_version = version THEN 'published' ELSE 'changed' END
       WHERE type = ?1 AND key = ?2 AND state NOT IN ('binned', 'original')`,
    )
    .bind(type.name, key, publishAt, unpublishAt, problem)
    .run();
}
