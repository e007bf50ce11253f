/** R2 removes 1000 objects at one call. */
export const MOST_FORGOTTEN = 1000;

/**
 * Removes files whose rows are erased (migrations/0032_customers.sql). A run that stops half-way is finished by the next: a key
 * is forgotten last, after its object.
 */
export async function forgetFiles({ db, bucket }: { db: D1Database; bucket: R2Bucket }): Promise<void> {
  const { results } = await db
    .prepare("SELECT key FROM files_to_forget LIMIT ?")
    .bind(MOST_FORGOTTEN)
    .all<{ key: string }>();
  if (results.length === 0) return;
  const keys = results.map(({ key }) => key);
  const erased = await withoutRow(db, keys);
  if (erased.length > 0) await bucket.delete(erased);
  await db
    .prepare("DELETE FROM files_to_forget WHERE key IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(keys))
    .run();
}

/** Those of these objects that no row names. */
export async function withoutRow(db: D1Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { results } = await db
    .prepare(
      `WITH asked AS (SELECT value FROM json_each(?))
       SELECT object_key AS key FROM lead_files WHERE object_key IN (SELECT value FROM asked)
       UNION ALL SELECT object_key FROM message_files WHERE object_key IN (SELECT value FROM asked)
       UNION ALL SELECT object_key FROM draft_files WHERE object_key IN (SELECT value FROM asked)
       UNION ALL SELECT raw_key FROM lead_messages WHERE raw_key IN (SELECT value FROM asked)
       UNION ALL SELECT raw_key FROM incoming_mails WHERE raw_key IN (SELECT value FROM asked) AND state <> 'done'`,
    )
    .bind(JSON.stringify(keys))
    .all<{ key: string }>();
  const known = new Set(results.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
}
