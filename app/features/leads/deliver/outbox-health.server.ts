export type OutboxHealth = {
  /** Waiting to be sent. */
  unsent: number;
  /** Age of the oldest of them in ms; null when nothing waits. */
  oldestUnsentMs: number | null;
  /** Given up; stays until somebody tries again. */
  failed: number;
  /** Why the oldest waiting or failed one was not sent. */
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

/** Only what waits or failed is read: the rest, nearly all of it, is in neither index. */
export const outboxHealthStatement = `WITH open (state, due_since, last_error) AS (
    SELECT state, due_since, last_error FROM outbox WHERE state = 'due' AND next_at >= 0
    UNION ALL SELECT state, due_since, last_error FROM outbox WHERE state = 'failed' AND due_since >= 0)
  SELECT count(*) FILTER (WHERE state = 'due') AS unsent, count(*) FILTER (WHERE state = 'failed') AS failed,
    min(due_since) FILTER (WHERE state = 'due') AS oldest,
    (SELECT last_error FROM open WHERE last_error IS NOT NULL ORDER BY due_since LIMIT 1) AS lastError
  FROM open`;

/** Makes what was given up due again, for one request. How many deliveries that were. */
export async function retryDeliveries(db: D1Database, leadId: string, now: Date): Promise<number> {
  const { meta } = await db
    .prepare(
      `UPDATE outbox SET state = 'due', due_since = ?, next_at = ?, attempts = 0
       WHERE lead_id = ? AND state = 'failed'`,
    )
    .bind(now.getTime(), now.getTime(), leadId)
    .run();
  return meta.changes;
}
