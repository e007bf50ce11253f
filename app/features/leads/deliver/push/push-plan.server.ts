import { latestToldBy, toldMoment } from "~/features/leads/model/answer-by";

/** Steps after the first push of an urgent request: so often it is told again while nobody takes it. */
export const lastStep = 3;
const stepMs = 10 * 60_000;
const hour = 60 * 60_000;

/** In `outbox.about`: null for what is told at once. */
const stepPrefix = "step:";
const promisePrefix = "promise:";

export function stepOf(about: string | null): number {
  return about?.startsWith(stepPrefix) ? Number(about.slice(stepPrefix.length)) : 0;
}

export function promiseOf(about: string | null): number | null {
  return about?.startsWith(promisePrefix) ? Number(about.slice(promisePrefix.length)) : null;
}

/**
 * Makes due what time asks for: the next step of urgent requests that nobody took for ten minutes, and reminders of
 * promises that run out in so many minutes. Each has an id of its own, so that overlapping runs make it once.
 */
export async function planPushes(db: D1Database, reminders: number[], now: Date): Promise<void> {
  const at = now.getTime();
  const open = reminders.length === 0 ? [] : await openPromises(db, Math.max(...reminders), now);
  const due = (minutes: number) => open.filter(({ told }) => told > at && told <= at + minutes * 60_000);
  await db.batch([
    db.prepare(nextSteps).bind(at, at - hour, at + 24 * hour, at - stepMs),
    ...reminders.map((minutes) =>
      db.prepare(promiseReminders).bind(at, JSON.stringify(due(minutes).map(({ id }) => id)), minutes),
    ),
  ]);
}

/** Those that may run out within so many minutes, with the moment that the visitor was told: no index knows that one. */
async function openPromises(
  db: D1Database,
  minutes: number,
  now: Date,
): Promise<{ id: string; told: number }[]> {
  const until = latestToldBy(new Date(now.getTime() + minutes * 60_000));
  const { results } = await db
    .prepare(unansweredPromises)
    .bind(now.getTime(), until.getTime())
    .all<{ id: string; answerBy: number; receivedAt: number }>();
  return results.map((lead) => ({ id: lead.id, told: toldMoment(lead).getTime() }));
}

const unanswered = "status = 'new' AND quarantine_reason IS NULL AND answered_at IS NULL";

export const unansweredPromises = `SELECT id, answer_by AS answerBy, received_at AS receivedAt FROM leads INDEXED BY leads_promised
  WHERE ${unanswered} AND answer_by > ?1 AND answer_by < ?2`;

/** One that never left wakes nobody: the next person is told all the same. What is urgent: isUrgent in model/lead-summary.ts. Not of what was promised for longer than an hour ago: it rang. Nor while one goes out again to who slept: the step after it comes ten minutes later. */
export const nextSteps = `INSERT INTO outbox (id, lead_id, kind, state, due_since, next_at, about)
  SELECT leads.id || '-step-' || count(*), leads.id, 'push', 'due', ?1, ?1, '${stepPrefix}' || count(*)
  FROM leads JOIN outbox AS told ON told.lead_id = leads.id AND told.kind = 'push'
    AND (told.about IS NULL OR told.about LIKE '${stepPrefix}%')
  WHERE leads.status = 'new' AND quarantine_reason IS NULL AND answer_by > ?2 AND answer_by <= ?3
    AND assignee = '' AND answered_at IS NULL
    AND (urgency_level = 'urgent' OR service_type = 'spoedservice' OR priority = 'direct')
  GROUP BY leads.id
  HAVING count(*) <= ${lastStep} AND max(coalesce(told.sent_at, told.due_since)) <= ?4
    AND NOT max(told.state = 'due' AND told.sent_at IS NOT NULL AND told.next_at <= ?1)
  ON CONFLICT DO NOTHING`;

export const promiseReminders = `INSERT INTO outbox (id, lead_id, kind, state, due_since, next_at, about)
  SELECT id || '-promise-' || ?3, id, 'push', 'due', ?1, ?1, '${promisePrefix}' || ?3
  FROM leads
  WHERE id IN (SELECT value FROM json_each(?2)) AND ${unanswered}
    AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = leads.id || '-promise-' || ?3)
  ON CONFLICT DO NOTHING`;
