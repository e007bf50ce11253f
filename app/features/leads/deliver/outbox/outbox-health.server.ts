type OutboxHealth = {
  unsent: number;
  /** In ms; null when no delivery is waiting. */
  oldestUnsentMs: number | null;
  /** Given up, and nobody took notice; a retry by hand makes them due again. */
  failed: number;
  /** Of the oldest delivery that is waiting or failed. */
  lastError: string | null;
};

/** For /healthz and the banner of the inbox. */
export async function outboxHealth(db: D1Database, now: Date): Promise<OutboxHealth> {
  const row = await db
    .prepare(outboxHealthStatement)
    .first<{ unsent: number; oldest: number | null; failed: number; lastError: string | null }>();
  const { unsent = 0, oldest = null, failed = 0, lastError = null } = row ?? {};
  return { unsent, oldestUnsentMs: oldest === null ? null : now.getTime() - oldest, failed, lastError };
}

/** Both parts read a partial index, which excludes the delivered rows. */
export const outboxHealthStatement = `WITH open (state, due_since, last_error) AS (
    SELECT state, due_since, last_error FROM outbox WHERE state = 'due' AND next_at >= 0
    UNION ALL SELECT state, due_since, last_error FROM outbox
      WHERE state = 'failed' AND due_since >= 0 AND noticed_at IS NULL)
  SELECT count(*) FILTER (WHERE state = 'due') AS unsent, count(*) FILTER (WHERE state = 'failed') AS failed,
    min(due_since) FILTER (WHERE state = 'due') AS oldest,
    (SELECT last_error FROM open WHERE last_error IS NOT NULL ORDER BY due_since LIMIT 1) AS lastError
  FROM open`;
