import { type FileCopy, type Generation, unusedName } from "./generation.server";
import { filesAfter, fileTables, namedNow } from "./named-files.server";
import { checksum, seal } from "./sealed-object.server";
import type { BackupStores } from "./stores.server";

const listSize = 1000;

/**
 * Notes which files the site has no more: the generation of `at` (ms) and later ones do not name them. Returns the
 * copy after which it goes on, null at the end.
 */
export async function markGone(
  { db, query }: BackupStores,
  after: string,
  { at }: Generation,
): Promise<string | null> {
  const current = await currentCopies(db, after);
  const keys = current.map(({ key }) => key);
  const named = await namedNow(query, await fileTables(query), keys);
  const gone = current.filter(({ key }) => !named.has(key)).map(({ copy }) => copy);
  if (gone.length > 0) {
    await db
      .prepare("UPDATE backup_files SET gone_at = ?2 WHERE copy IN (SELECT value FROM json_each(?1))")
      .bind(JSON.stringify(gone), at - 1)
      .run();
  }
  return current.at(-1)?.copy ?? null;
}

/** The next copies of files that the site has, by name. */
export async function currentCopies(db: D1Database, after: string): Promise<FileCopy[]> {
  const { results } = await db
    .prepare(
      `SELECT key, copy, sha256, byte_count AS bytes, content_type AS contentType FROM backup_files
       WHERE gone_at IS NULL AND copy > ?1 ORDER BY copy LIMIT ${listSize}`,
    )
    .bind(after)
    .all<FileCopy>();
  return results;
}

/** Rows whose files are looked up at once, and files that are copied in a step. One file is in memory at a time. */
const copyLimits = { rows: 200, files: 20, bytes: 40 * 1024 * 1024 };

/**
 * Copies files that the rows after `after` name and no generation has yet. `next`: the row after which the next
 * step goes on, null at the end of the table. `lost`: named, and not in the bucket.
 */
export async function copyMissing(
  stores: BackupStores,
  table: string,
  after: number,
  { at }: Generation,
  limits = copyLimits,
): Promise<{ next: number | null; lost: string[] }> {
  const { keys, last } = await filesAfter(stores.query, table, after, limits.rows);
  const missing = await stores.query(
    `SELECT value AS key FROM json_each(?1)
     WHERE value NOT IN (SELECT key FROM backup_files WHERE gone_at IS NULL AND key IN (SELECT value FROM json_each(?1)))`,
    [JSON.stringify(keys)],
  );
  const copies: object[] = [];
  const gone: string[] = [];
  let bytes = 0;
  for (const { key } of missing) {
    // The rest of these rows is left for the next step, which finds the copied ones no longer missing.
    if (copies.length >= limits.files || bytes >= limits.bytes) {
      await remember(stores, copies, at);
      return { next: after, lost: [] };
    }
    const copied = await copyFile(stores, String(key));
    if (copied === null) gone.push(String(key));
    else {
      copies.push(copied);
      bytes += copied.bytes;
    }
  }
  await remember(stores, copies, at);
  // What was erased since its row was read is not lost.
  const lost = gone.length > 0 ? [...(await namedNow(stores.query, [table], gone))] : [];
  return { next: last, lost };
}

async function copyFile({ uploads, backups, keys }: BackupStores, key: string) {
  const object = await uploads.get(key);
  if (object === null) return null;
  const content = new Uint8Array(await object.arrayBuffer());
  const copy = unusedName(`files/${key}`);
  await backups.put(copy, await seal(keys, copy, content));
  const type = object.httpMetadata?.contentType ?? null;
  return { copy, key, sha256: await checksum(content), bytes: content.length, type };
}

async function remember({ db }: BackupStores, copies: object[], at: number): Promise<void> {
  if (copies.length === 0) return;
  await db
    .prepare(
      `INSERT OR IGNORE INTO backup_files (copy, key, sha256, byte_count, content_type, first_at)
       SELECT value ->> 'copy', value ->> 'key', value ->> 'sha256', value ->> 'bytes', value ->> 'type', ?2
       FROM json_each(?1)`,
    )
    .bind(JSON.stringify(copies), at)
    .run();
}
