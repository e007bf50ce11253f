import type { DeliveryKind } from "~/features/leads/store/store-lead.server";
import { contactAgain, maybeSent } from "~/features/leads/store/thread/send-message.server";

type Counted = { kind: DeliveryKind; state: "due" | "failed" | "held"; count: number };

/** What has not gone out, per kind. `unnoticed`: given up, and nobody took notice. */
export async function countDeliveries(
  db: D1Database,
): Promise<(Counted & { unnoticed: number; oldest: number | null })[]> {
  const { results } = await db
    .prepare(countDeliveriesStatement)
    .all<Counted & { unnoticed: number; oldest: number | null }>();
  return results;
}

/** Each part reads a partial index, which excludes the delivered rows. */
export const countDeliveriesStatement = `SELECT kind, 'due' AS state, count(*) AS count, 0 AS unnoticed,
    min(due_since) AS oldest FROM outbox WHERE state = 'due' AND next_at >= 0 GROUP BY kind
  UNION ALL SELECT kind, 'failed', count(*), count(*) FILTER (WHERE noticed_at IS NULL), min(due_since)
    FROM outbox WHERE state = 'failed' AND due_since >= 0 GROUP BY kind
  UNION ALL SELECT kind, 'held', count(*), 0, NULL FROM outbox WHERE state = 'held' GROUP BY kind`;

export type FailedDelivery = {
  id: string;
  kind: DeliveryKind;
  leadId: string | null;
  reference: string;
  dueSince: number;
  lastError: string | null;
  noticedBy: string | null;
  noticedAt: number | null;
};

/** Given up, those that nobody took notice of first, then the longest. */
export async function listFailed(db: D1Database, limit: number): Promise<FailedDelivery[]> {
  const { results } = await db
    .prepare(
      `SELECT o.id, o.kind, o.lead_id AS leadId, coalesce(l.reference, o.about) AS reference,
         o.due_since AS dueSince, o.last_error AS lastError, o.noticed_by AS noticedBy, o.noticed_at AS noticedAt
       FROM outbox o LEFT JOIN leads l ON l.id = o.lead_id
       WHERE o.state = 'failed' AND o.due_since >= 0
       ORDER BY o.noticed_at IS NOT NULL, o.due_since LIMIT ?`,
    )
    .bind(limit)
    .all<FailedDelivery>();
  return results;
}

/** Not where nobody knows whether it left: who sends one of those again, does so in its request. */
export const mayRetry = (lastError: string | null) => lastError !== maybeSent;

/** Which of the deliveries that were given up: one, those of a kind, or those of a lead. */
type Which = { id: string } | { kind: string } | { leadId: string };

function where(which: Which): [string, string] {
  if ("id" in which) return ["id = ?", which.id];
  return "kind" in which ? ["kind = ?", which.kind] : ["lead_id = ?", which.leadId];
}

/**
 * Makes them due again, but for messages of which nobody knows whether they left: who sends one of those again, does so in
 * its request. A message whose refusal started the clock again stops it, as when it was sent. Returns how many; `told` runs
 * in the same transaction, right after.
 */
export async function retryDeliveries(
  db: D1Database,
  which: Which,
  now: Date,
  told: D1PreparedStatement[] = [],
): Promise<number> {
  const [condition, value] = where(which);
  const failed = `${condition} AND state = 'failed' AND coalesce(last_error, '') <> '${maybeSent}'`;
  const again = await contactAgain(db, { sql: failed, values: [value] }, now);
  const retry = db
    .prepare(
      `UPDATE outbox SET state = 'due', due_since = ?, next_at = ?, attempts = 0, noticed_at = NULL, noticed_by = NULL
       WHERE ${failed}`,
    )
    .bind(now.getTime(), now.getTime(), value);
  const done = await db.batch([...again, retry, ...told]);
  return done[again.length]?.meta.changes ?? 0;
}

/** Notes who knows of them, so that nothing rings for them any more. Returns how many nobody knew of. */
export async function noticeDeliveries(
  db: D1Database,
  which: Which,
  { email, now }: { email: string; now: Date },
  told: D1PreparedStatement[] = [],
): Promise<number> {
  const [condition, value] = where(which);
  const notice = db
    .prepare(
      `UPDATE outbox SET noticed_at = ?1, noticed_by = ?2
       WHERE ${condition.replace("?", "?3")} AND state = 'failed' AND noticed_at IS NULL`,
    )
    .bind(now.getTime(), email, value);
  const [done] = await db.batch([notice, ...told]);
  return done?.meta.changes ?? 0;
}
