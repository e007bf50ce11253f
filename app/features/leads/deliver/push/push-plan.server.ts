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
  await db.batch([
    db.prepare(nextSteps).bind(at, at - hour, at + 24 * hour, at - stepMs),
    ...reminders.map((minutes) => db.prepare(promiseReminders).bind(at, at + minutes * 60_000, minutes)),
  ]);
}

/** One that never left wakes nobody: the next person is told all the same. What is urgent: isUrgent in model/lead-summary.ts. Not of what was promised for longer than an hour ago: it rang. */
export const nextSteps = `INSERT INTO outbox (id, lead_id, kind, state, due_since, next_at, about)
  SELECT leads.id || '-step-' || count(*), leads.id, 'push', 'due', ?1, ?1, '${stepPrefix}' || count(*)
  FROM leads JOIN outbox AS told ON told.lead_id = leads.id AND told.kind = 'push'
    AND (told.about IS NULL OR told.about LIKE '${stepPrefix}%')
  WHERE leads.status = 'new' AND quarantine_reason IS NULL AND answer_by > ?2 AND answer_by <= ?3
    AND assignee = '' AND answered_at IS NULL
    AND (urgency_level = 'urgent' OR service_type = 'spoedservice' OR priority = 'direct')
  GROUP BY leads.id
  HAVING count(*) <= ${lastStep} AND max(coalesce(told.sent_at, told.due_since)) <= ?4
  ON CONFLICT DO NOTHING`;

export const promiseReminders = `INSERT INTO outbox (id, lead_id, kind, state, due_since, next_at, about)
  SELECT id || '-promise-' || ?3, id, 'push', 'due', ?1, ?1, '${promisePrefix}' || ?3
  FROM leads
  WHERE status = 'new' AND quarantine_reason IS NULL AND answer_by > ?1 AND answer_by <= ?2 AND answered_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = leads.id || '-promise-' || ?3)
  ON CONFLICT DO NOTHING`;
