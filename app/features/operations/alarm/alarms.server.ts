import type { Check } from "~/lib/check";

/** An alarm that is not settled: its check is red, or the line that it is over has yet to go out. */
export type Alarm = {
  name: string;
  title: string;
  redSince: number;
  nextAt: number;
  sentAt: number | null;
  lastError: string | null;
  takenBy: string | null;
  takenAt: number | null;
  takenUntil: number | null;
  count: number | null;
  overAt: number | null;
};

const columns = `check_name AS name, title, red_since AS redSince, next_at AS nextAt, sent_at AS sentAt,
  last_error AS lastError, taken_by AS takenBy, taken_at AS takenAt,
  taken_until AS takenUntil, count, over_at AS overAt`;

/** Longer than sending takes; and short, so that what fails is tried again by the next minute's run, however late this one. */
const leaseMs = 30_000;
/** An alarm that nobody takes rings again after this. */
export const reminderMs = 60 * 60_000;
const takenMs = 24 * 60 * 60_000;
/** Green for so long is over; what is red again before goes on. */
const greenMs = 5 * 60_000;

export async function openAlarms(db: D1Database): Promise<Alarm[]> {
  const { results } = await db.prepare(`SELECT ${columns} FROM alarms WHERE over_told = 0`).all<Alarm>();
  return results;
}

type Named = Pick<Check, "name" | "title" | "count">;

/**
 * Makes a row red. What was green goes on as it was; what was told to be over begins anew, in the hour after its last
 * message silently and taken by whom it was.
 */
function begin(db: D1Database, { name, title, count }: Named, now: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO alarms (check_name, title, red_since, next_at) VALUES (?1, ?2, ?3, ?3)
       ON CONFLICT (check_name) DO UPDATE SET title = excluded.title,
         next_at = iif(?4 > count, ?3, max(?3, coalesce(told_at + ${reminderMs}, 0))),
         red_since = iif(over_told, ?3, red_since), sent_at = iif(over_told, NULL, sent_at),
         last_error = iif(over_told, NULL, last_error),
         taken_by = iif(over_told AND ${silent} IS NOT TRUE, NULL, taken_by),
         taken_at = iif(over_told AND ${silent} IS NOT TRUE, NULL, taken_at),
         taken_until = iif(over_told, iif(${silent}, min(taken_until, told_at + ${reminderMs}), NULL), taken_until),
         over_at = NULL, over_told = 0
       WHERE over_at <= ?3`,
    )
    .bind(name, title, now, count ?? null);
}

const silent = `(told_at > ?3 - ${reminderMs})`;

/** Those of `red` for which a message is due; each goes to one run only, which then has it until its lease ends. */
export async function claimRed<Red extends Named>(
  db: D1Database,
  red: readonly Red[],
  now: number,
): Promise<{ check: Red; redSince: number; sentAt: number | null }[]> {
  if (red.length === 0) return [];
  const claim = db.prepare(
    `UPDATE alarms SET next_at = ?3, count = ?4, taken_by = NULL, taken_at = NULL, taken_until = NULL
     WHERE check_name = ?1 AND over_at IS NULL
       AND iif(taken_until > ?2, ?4 > count, next_at <= ?2)
     RETURNING red_since AS redSince, sent_at AS sentAt`,
  );
  const done = await db.batch<Pick<Alarm, "redSince" | "sentAt">>(
    red.flatMap((check) => [
      begin(db, check, now),
      claim.bind(check.name, now, now + leaseMs, check.count ?? null),
    ]),
  );
  return red.flatMap((check, i) => (done[2 * i + 1]?.results ?? []).map((row) => ({ check, ...row })));
}

/** Whether `claimRed` may find a message due for this check; what it asks of no database. */
export function mayBeDue(alarm: Alarm | undefined, { count = 0 }: Named, now: number): boolean {
  if (alarm === undefined || alarm.overAt !== null) return true;
  if (alarm.takenUntil === null || alarm.takenUntil <= now) return alarm.nextAt <= now;
  return alarm.count !== null && count > alarm.count;
}

/** What rang while the database could not note it goes on here. Not what was over since. */
export async function adoptAlarms(
  db: D1Database,
  rung: { name: string; title: string; at: number }[],
): Promise<void> {
  if (rung.length === 0) return;
  const adopt = db.prepare(
    `UPDATE alarms SET sent_at = ?2, told_at = ?2, next_at = ?2 + ${reminderMs}
     WHERE check_name = ?1 AND over_at IS NULL AND coalesce(told_at, 0) < ?2`,
  );
  await db.batch(rung.flatMap((each) => [begin(db, each, each.at), adopt.bind(each.name, each.at)]));
}

export async function settleRed(
  db: D1Database,
  name: string,
  { delivered, error }: { delivered: boolean; error: string | null },
  now: number,
): Promise<void> {
  const done = delivered
    ? db
        .prepare(
          "UPDATE alarms SET sent_at = ?1, told_at = ?1, next_at = ?2, last_error = ?3 WHERE check_name = ?4",
        )
        .bind(now, now + reminderMs, error, name)
    : db.prepare("UPDATE alarms SET last_error = ? WHERE check_name = ?").bind(error, name);
  await done.run();
}

/** Nobody has to be told that something is over of which nobody was told that it began. */
export async function markOver(db: D1Database, names: string[], now: number): Promise<void> {
  if (names.length === 0) return;
  await db
    .prepare(
      `UPDATE alarms SET over_at = ?1, next_at = ?1 + ${greenMs}, over_told = (sent_at IS NULL)
       WHERE over_at IS NULL AND check_name IN (SELECT value FROM json_each(?2))`,
    )
    .bind(now, JSON.stringify(names))
    .run();
}

/** Counts that fell, so that one that grows later is known to. */
export async function lowerCounts(db: D1Database, counts: { name: string; count: number }[]): Promise<void> {
  if (counts.length === 0) return;
  const lower = db.prepare("UPDATE alarms SET count = ?2 WHERE check_name = ?1 AND count > ?2");
  await db.batch(counts.map(({ name, count }) => lower.bind(name, count)));
}

/** Those whose end is to be told now; each goes to one run only. */
export async function claimOver(
  db: D1Database,
  now: number,
): Promise<Pick<Alarm, "name" | "title" | "redSince">[]> {
  const { results } = await db
    .prepare(
      `UPDATE alarms SET next_at = ? WHERE over_told = 0 AND over_at IS NOT NULL AND next_at <= ?
       RETURNING check_name AS name, title, red_since AS redSince`,
    )
    .bind(now + leaseMs, now)
    .all<Pick<Alarm, "name" | "title" | "redSince">>();
  return results;
}

export async function settleOver(
  db: D1Database,
  name: string,
  { delivered, error }: { delivered: boolean; error: string | null },
  now: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE alarms SET over_told = ?1, told_at = iif(?1, ?2, told_at), last_error = ?3
       WHERE check_name = ?4 AND over_at IS NOT NULL`,
    )
    .bind(delivered ? 1 : 0, now, error, name)
    .run();
}

/** Notes who looks at it: no reminders for 24 hours, unless its count grows. `told` is written with it. */
export async function takeAlarm(
  db: D1Database,
  check: Named,
  { email, now }: { email: string; now: Date },
  told: D1PreparedStatement[] = [],
): Promise<boolean> {
  const at = now.getTime();
  const take = db
    .prepare(
      `UPDATE alarms SET taken_by = ?1, taken_at = ?2, told_at = ?2, taken_until = ?3, count = ?4
       WHERE check_name = ?5 AND over_at IS NULL AND (taken_until IS NULL OR taken_until <= ?2)`,
    )
    .bind(email, at, at + takenMs, check.count ?? null, check.name);
  const [, taken] = await db.batch([begin(db, check, at), take, ...told]);
  return (taken?.meta.changes ?? 0) > 0;
}

const keptMs = 30 * 24 * reminderMs;

/** Removes what has been over for 30 days. */
export async function purgeAlarms(db: D1Database, now: number): Promise<void> {
  await db
    .prepare("DELETE FROM alarms WHERE over_at < ?")
    .bind(now - keptMs)
    .run();
}
