import { dateOf, timeOf } from "~/features/leads/model/visit/visit-words";
import type { Sql } from "~/features/leads/store/record-event.server";
import { localMoment } from "~/lib/text/local-clock";
import { dayEnd } from "~/lib/text/open-state";
import { toldOf, type Visit, visitColumns } from "./visits.server";

/** `about` of the outbox: a mail to a visitor about a visit as it is at this sequence. The one the day before: 'reminder:…'. */
const aboutNow = "'visit:' || visits.id || ':' || sequence";

export type VisitMail = { reminder: boolean; id: string; sequence: number };

/** What an outbox row is about; null where it is about no visit. */
export function visitMailOf(about: string | null): VisitMail | null {
  const [, kind, id, sequence] = /^(visit|reminder):([\w-]+):(\d+)$/.exec(about ?? "") ?? [];
  return id === undefined ? null : { reminder: kind === "reminder", id, sequence: Number(sequence) };
}

/** In this time a change can be undone before the visitor hears of it. */
export const mailPauseMs = 10_000;

/**
 * For the batch that changes visits, behind the change: owes each visitor a mail of it, once for each sequence, and drops what
 * he has not been sent of the visit as it was. `changed`: the visits by now. Of one that is off hears who was told of it, unless
 * `silent`.
 */
export function visitMailStatements(
  db: D1Database,
  changed: Sql,
  { now, silent = false }: { now: Date; silent?: boolean },
): D1PreparedStatement[] {
  const at = now.getTime() + mailPauseMs;
  return [
    db
      .prepare(
        `DELETE FROM outbox WHERE kind = 'visitor-mail' AND attempts = 0 AND outbox.state IN ('due', 'held')
           AND lead_id IN (SELECT lead_id FROM visits WHERE ${changed.sql})
           AND EXISTS (SELECT 1 FROM visits WHERE visits.lead_id = outbox.lead_id AND ${changed.sql}
             AND (about GLOB 'visit:' || visits.id || ':*' OR about GLOB 'reminder:' || visits.id || ':*')
             AND about <> ${aboutNow})`,
      )
      .bind(...changed.values, ...changed.values),
    ...(silent
      ? []
      : [
          db
            .prepare(
              `INSERT INTO outbox (id, lead_id, kind, letter, about, state, due_since, next_at)
               SELECT lower(hex(randomblob(16))), leads.id, 'visitor-mail', 'link', ${aboutNow}, 'due', ?, ?
               FROM visits CROSS JOIN leads ON leads.id = visits.lead_id
               WHERE ${changed.sql} AND email <> ''
                 AND CASE visits.state WHEN 'planned' THEN mailed = 1 AND told IS NOT ${toldOf}
                   WHEN 'cancelled' THEN told IS NOT NULL ELSE 0 END
                 AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND about = ${aboutNow})`,
            )
            .bind(at, at, ...changed.values),
        ]),
  ];
}

/** Whether a mail to the visitor waits that says how the visit is by now. */
export async function owesMail(db: D1Database, leadId: string, id: string): Promise<boolean> {
  const waits = db
    .prepare(
      `SELECT 1 FROM visits CROSS JOIN outbox ON outbox.lead_id = visits.lead_id AND about = ${aboutNow}
       WHERE visits.id = ? AND visits.lead_id = ? AND outbox.state IN ('due', 'held')`,
    )
    .bind(id, leadId);
  return (await waits.first()) !== null;
}

/**
 * Writes down, before a mail leaves, that the visitor knows the visit as it is. Returns how to take that back for a mail that
 * certainly did not arrive; null when the visit was changed since.
 */
export async function noteTold(db: D1Database, { id, sequence, told, toldSequence }: Visit) {
  const { meta } = await db
    .prepare(
      `UPDATE visits SET told = iif(state = 'cancelled', NULL, ${toldOf}),
         told_sequence = iif(state = 'cancelled', NULL, sequence) WHERE id = ? AND sequence = ?`,
    )
    .bind(id, sequence)
    .run();
  const untold = () =>
    db
      .prepare("UPDATE visits SET told = ?, told_sequence = ? WHERE id = ?")
      .bind(told, toldSequence, id)
      .run();
  return meta.changes > 0 ? untold : null;
}

/**
 * Owes a reminder to everybody who is visited between `from` and `until` and was told so before `since`. Once for each
 * visit as it is: what was changed and put back since, he did not hear of.
 */
async function remindVisitors(
  db: D1Database,
  { from, until, since }: { from: number; until: number; since: number },
  now: Date,
): Promise<number> {
  const { meta } = await db.prepare(remindStatement).bind(from, until, since, now.getTime()).run();
  return meta.changes;
}

export const remindStatement = `INSERT INTO outbox (id, lead_id, kind, letter, about, state, due_since, next_at)
  SELECT lower(hex(randomblob(16))), leads.id, 'visitor-mail', 'link', 'reminder:' || visits.id || ':' || sequence, 'due', ?4, ?4
  FROM visits CROSS JOIN leads ON leads.id = visits.lead_id
  WHERE starts_at >= ?1 AND starts_at < ?2 AND state = 'planned' AND mailed = 1 AND told IS NOT NULL
    AND (changed_at < ?3 OR (told IS ${toldOf} AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id
      AND about = 'visit:' || visits.id || ':' || coalesce(told_sequence, sequence) AND due_since >= ?3)))
    AND email <> '' AND quarantine_reason IS NULL AND status <> 'lost'
    AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id
      AND about GLOB 'reminder:' || visits.id || ':*'
      AND CAST(substr(about, length('reminder:' || visits.id || ':') + 1) AS INTEGER) >= iif(told IS ${toldOf}, coalesce(told_sequence, sequence), sequence))`;

const [earliest, latest] = ["10:00", "20:00"];

/** Run every minute: reminds those who are visited tomorrow, in the hours in which people read mail. How many. */
export function remindOfTomorrow(db: D1Database, now: Date): Promise<number> {
  const time = timeOf(now.getTime());
  if (time < earliest || time >= latest) return Promise.resolve(0);
  const today = dateOf(now.getTime());
  const from = dayEnd(today).getTime();
  const until = dayEnd(dateOf(from)).getTime();
  // Who has just made it needs no reminder.
  return remindVisitors(db, { from, until, since: localMoment(today, "00:00").getTime() }, now);
}

/**
 * The visit that a mail is about, and what was told of it before. Null when there is nothing to say: it was changed since, or
 * is off and nobody was told of it.
 */
export async function visitToTell(
  db: D1Database,
  { id, sequence, reminder }: VisitMail,
  now: Date,
): Promise<Visit | "over" | null> {
  const visit = await db.prepare(`SELECT ${visitColumns} FROM visits WHERE id = ?`).bind(id).first<Visit>();
  if (visit === null || visit.sequence !== sequence) return null;
  if (visit.state === "cancelled") return visit.told === null || reminder ? null : visit;
  const until = reminder ? visit.startsAt : visit.endsAt;
  return visit.state === "planned" && until > now.getTime() ? visit : "over";
}
