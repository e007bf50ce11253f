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
  overAt: number | null;
};

const columns = `check_name AS name, title, red_since AS redSince, next_at AS nextAt, sent_at AS sentAt,
  last_error AS lastError, taken_by AS takenBy, taken_at AS takenAt, over_at AS overAt`;

/** Longer than sending takes; and short, so that what fails is tried again by the next minute's run, however late this one. */
const leaseMs = 30_000;
const reminderMs = 60 * 60_000;

export async function openAlarms(db: D1Database): Promise<Alarm[]> {
  const { results } = await db.prepare(`SELECT ${columns} FROM alarms WHERE over_told = 0`).all<Alarm>();
  return results;
}

/** A row that is over begins anew. `unless` keeps what goes on as it is. */
const begin = (unless: string) => `INSERT INTO alarms (check_name, title, red_since, next_at, sent_at)
  VALUES (?1, ?2, ?3, ?4, ?5)
  ON CONFLICT (check_name) DO UPDATE SET title = excluded.title, next_at = excluded.next_at,
    red_since = iif(over_at IS NULL, red_since, excluded.red_since),
    sent_at = iif(over_at IS NULL, sent_at, excluded.sent_at), last_error = iif(over_at IS NULL, last_error, NULL),
    taken_by = iif(over_at IS NULL, taken_by, NULL), taken_at = iif(over_at IS NULL, taken_at, NULL),
    over_at = NULL, over_told = 0
  WHERE ${unless}`;

/** Null when nothing is due, or another run has it: then nothing is to be sent. */
export function claimRed(
  db: D1Database,
  { name, title }: Pick<Check, "name" | "title">,
  now: number,
): Promise<Pick<Alarm, "redSince" | "sentAt"> | null> {
  return db
    .prepare(
      `${begin("over_at IS NOT NULL OR (next_at <= ?3 AND taken_at IS NULL)")}
       RETURNING red_since AS redSince, sent_at AS sentAt`,
    )
    .bind(name, title, now, now + leaseMs, null)
    .first<Pick<Alarm, "redSince" | "sentAt">>();
}

/** What rang while the database was away goes on here. Not what was over since. */
export async function adoptAlarms(
  db: D1Database,
  rung: { name: string; title: string; at: number }[],
): Promise<void> {
  if (rung.length === 0) return;
  const adopt = db.prepare(begin("over_at IS NOT NULL AND over_at < excluded.red_since"));
  await db.batch(rung.map(({ name, title, at }) => adopt.bind(name, title, at, at + reminderMs, at)));
}

export async function settleRed(
  db: D1Database,
  name: string,
  { delivered, error }: { delivered: boolean; error: string | null },
  now: number,
): Promise<void> {
  const done = delivered
    ? db
        .prepare("UPDATE alarms SET sent_at = ?, next_at = ?, last_error = ? WHERE check_name = ?")
        .bind(now, now + reminderMs, error, name)
    : db.prepare("UPDATE alarms SET last_error = ? WHERE check_name = ?").bind(error, name);
  await done.run();
}

/** Nobody has to be told that something is over of which nobody was told that it began. */
export async function markOver(db: D1Database, names: string[], now: number): Promise<void> {
  if (names.length === 0) return;
  await db
    .prepare(
      `UPDATE alarms SET over_at = ?1, next_at = ?1, over_told = (sent_at IS NULL)
       WHERE over_at IS NULL AND check_name IN (SELECT value FROM json_each(?2))`,
    )
    .bind(now, JSON.stringify(names))
    .run();
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
): Promise<void> {
  await db
    .prepare("UPDATE alarms SET over_told = ?, last_error = ? WHERE check_name = ? AND over_at IS NOT NULL")
    .bind(delivered ? 1 : 0, error, name)
    .run();
}

/** Notes who looks at it: no reminders until it is over. `told` is written with it. */
export async function takeAlarm(
  db: D1Database,
  { name, title }: Pick<Check, "name" | "title">,
  { email, now }: { email: string; now: Date },
  told: D1PreparedStatement[] = [],
): Promise<boolean> {
  const at = now.getTime();
  const row = db.prepare(begin("over_at IS NOT NULL")).bind(name, title, at, at, null);
  const take = db
    .prepare(
      "UPDATE alarms SET taken_by = ?, taken_at = ? WHERE check_name = ? AND over_at IS NULL AND taken_at IS NULL",
    )
    .bind(email, at, name);
  const [, taken] = await db.batch([row, take, ...told]);
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
