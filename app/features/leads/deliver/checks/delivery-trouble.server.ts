import { outboxHealth } from "~/features/leads/deliver/outbox/outbox-health.server";
import { callerName } from "~/features/leads/model/lead-summary";

/** Of a row of the outbox: a mail to a visitor whose address does not exist, is full or refuses us. */
const returned = (o: string) => `${o}.state = 'failed' AND ${o}.due_since >= 0 AND ${o}.noticed_at IS NULL
  AND ${o}.kind = 'visitor-mail' AND (${o}.last_error IN ('teruggekomen (hard)', 'teruggekomen (soft)')
    OR ${o}.last_error LIKE 'E_RECIPIENT_SUPPRESSED%')`;

/** Named in the inbox; how many more there are is counted. */
const NAMED = 3;

export type DeliveryTrouble = {
  /** Deliveries that were given up, but for those that came back from one address. */
  failed: number;
  /** Age of the oldest one that is still tried; null when nothing waits. */
  oldestUnsentMs: number | null;
  lastError: string | null;
  /** Whose mail came back, the newest first, and how many requests that are. */
  returned: { count: number; newest: { leadId: string; name: string }[] };
};

export const noTrouble: DeliveryTrouble = {
  failed: 0,
  oldestUnsentMs: null,
  lastError: null,
  returned: { count: 0, newest: [] },
};

/** What the office is told of mails that do not arrive: a service that fails apart from an address that does. */
export async function deliveryTrouble(db: D1Database, now: Date): Promise<DeliveryTrouble> {
  const { failed, oldestUnsentMs, lastError } = await outboxHealth(db, now);
  if (failed === 0) return { ...noTrouble, oldestUnsentMs, lastError };
  const { results } = await db.prepare(returnedStatement).bind(NAMED).all<{
    leadId: string;
    firstName: string;
    lastName: string;
    phone: string;
    mails: number;
    count: number;
  }>();
  const { mails = 0, count = 0 } = results[0] ?? {};
  const newest = results.map(({ leadId, ...person }) => ({ leadId, name: callerName(person) }));
  return { failed: failed - mails, oldestUnsentMs, lastError, returned: { count, newest } };
}

/** Reads a partial index, which holds only what was given up. */
export const returnedStatement = `SELECT o.lead_id AS leadId, l.first_name AS firstName, l.last_name AS lastName, l.phone,
    (SELECT count(*) FROM outbox r WHERE ${returned("r")}) AS mails,
    (SELECT count(DISTINCT r.lead_id) FROM outbox r WHERE ${returned("r")}) AS count
  FROM outbox o JOIN leads l ON l.id = o.lead_id
  WHERE ${returned("o")}
  GROUP BY o.lead_id ORDER BY max(o.due_since) DESC LIMIT ?`;
