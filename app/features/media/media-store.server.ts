import type { LibraryPage, MediaItem } from "./media-types";

const columns = `m.id, m.name, m.alt, m.width, m.height, m.bytes, m.created_at AS createdAt,
  m.created_by AS createdBy,
  (SELECT count(DISTINCT article_id) FROM article_media WHERE media_id = m.id)
    + (SELECT count(DISTINCT record_id) FROM content_tags WHERE tag = 'media:' || m.id) AS uses`;

/** Pictures, newest first, all of them or those with these words in name or description. */
export async function listMedia(
  db: D1Database,
  { search, cursor, limit }: { search: string; cursor: string | null; limit: number },
): Promise<LibraryPage> {
  const before = /^\d{1,15}$/.test(cursor ?? "") ? Number(cursor) : Number.MAX_SAFE_INTEGER;
  const words =
    search
      .slice(0, 100)
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 8) ?? [];
  const found =
    words.length > 0
      ? db
          .prepare(
            `SELECT ${columns}, m.n FROM media m WHERE m.n IN (
               SELECT rowid FROM media_search WHERE media_search MATCH ? AND rowid < CAST(? AS INTEGER) ORDER BY rowid DESC LIMIT ?)
             ORDER BY m.n DESC`,
          )
          .bind(words.map((word) => `"${word}"*`).join(" AND "), before, limit + 1)
      : db
          .prepare(`SELECT ${columns}, m.n FROM media m WHERE m.n < ? ORDER BY m.n DESC LIMIT ?`)
          .bind(before, limit + 1);
  const { results } = await found.all<MediaItem & { n: number }>();
  const items = results.slice(0, limit);
  const last = items.at(-1);
  return { items, next: results.length > limit && last ? String(last.n) : null };
}

export function getMedia(db: D1Database, id: string): Promise<MediaItem | null> {
  return db.prepare(`SELECT ${columns} FROM media m WHERE m.id = ?`).bind(id).first<MediaItem>();
}

export function findBySource(db: D1Database, sha256: string): Promise<MediaItem | null> {
  return db.prepare(`SELECT ${columns} FROM media m WHERE m.sha256 = ?`).bind(sha256).first<MediaItem>();
}

/** Ids of the pictures that were made of these sources, by their SHA-256; others are not in it. */
export async function mediaOfSources(db: D1Database, sources: string[]): Promise<Map<string, string>> {
  const { results } = await db
    .prepare("SELECT sha256, id FROM media WHERE sha256 IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(sources))
    .all<{ sha256: string; id: string }>();
  return new Map(results.map(({ sha256, id }) => [sha256, id]));
}

type MediaUse = { id: number; title: string; live: boolean };

/** The articles that show a picture. */
export async function mediaUses(db: D1Database, id: string): Promise<MediaUse[]> {
  const { results } = await db
    .prepare(
      `SELECT a.id, a.title, max(u.live) AS live FROM article_media u JOIN articles a ON a.id = u.article_id
       WHERE u.media_id = ? GROUP BY a.id ORDER BY a.id DESC LIMIT 50`,
    )
    .bind(id)
    .all<{ id: number; title: string; live: number }>();
  return results.map(({ live, ...use }) => ({ ...use, live: live === 1 }));
}

type RecordUse = { type: string; key: string; title: string; live: boolean };

/** The records of the site's content that show a picture, in what is live or in their draft; those in the bin too. */
export async function recordUses(db: D1Database, id: string): Promise<RecordUse[]> {
  const { results } = await db
    .prepare(
      `SELECT r.type, r.key, r.title, max(t.live) AS live FROM content_tags t
       JOIN content_records r ON r.id = t.record_id WHERE t.tag = 'media:' || ? GROUP BY r.id ORDER BY r.id DESC LIMIT 50`,
    )
    .bind(id)
    .all<Omit<RecordUse, "live"> & { live: number }>();
  return results.map(({ live, ...use }) => ({ ...use, live: live === 1 }));
}

type NewMedia = Omit<MediaItem, "uses"> & { sha256: string };

/** False, and nothing is written, when the same source is in the library already. */
export async function addMedia(db: D1Database, item: NewMedia): Promise<boolean> {
  const [added] = await db.batch([
    db
      .prepare(
        `INSERT INTO media (id, name, alt, width, height, bytes, sha256, created_at, created_by)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (sha256) DO NOTHING`,
      )
      .bind(
        ...[item.id, item.name, item.alt, item.width, item.height, item.bytes, item.sha256],
        ...[item.createdAt, item.createdBy],
      ),
    db
      .prepare("INSERT INTO media_search (rowid, name, alt) SELECT n, name, alt FROM media WHERE id = ?")
      .bind(item.id),
  ]);
  return (added?.meta.changes ?? 0) > 0;
}

/** Changes the description that new uses start with; articles keep theirs. False when there is no such picture. */
export async function describeMedia(db: D1Database, id: string, alt: string): Promise<boolean> {
  const [changed] = await db.batch([
    db.prepare("UPDATE media SET alt = ? WHERE id = ?").bind(alt, id),
    db
      .prepare("UPDATE media_search SET alt = ? WHERE rowid = (SELECT n FROM media WHERE id = ?)")
      .bind(alt, id),
  ]);
  return (changed?.meta.changes ?? 0) > 0;
}

/** Removes a picture that no article and no record shows. False when one does, or when there is none. */
export async function removeMedia(db: D1Database, id: string): Promise<boolean> {
  const unused = `NOT EXISTS (SELECT 1 FROM article_media WHERE media_id = ?1)
    AND NOT EXISTS (SELECT 1 FROM content_tags WHERE tag = 'media:' || ?1)`;
  const [, removed] = await db.batch([
    db
      .prepare(`DELETE FROM media_search WHERE rowid = (SELECT n FROM media WHERE id = ?1 AND ${unused})`)
      .bind(id),
    db.prepare(`DELETE FROM media WHERE id = ?1 AND ${unused}`).bind(id),
  ]);
  return (removed?.meta.changes ?? 0) > 0;
}
