import { aboutMoment } from "~/features/leads/store/office-notices.server";
import { recordEvent, type Sql } from "~/features/leads/store/record-event.server";
import type { CalendarReply } from "./visits.server";

/** How much of what a visitor writes about another moment is kept. */
export const longestWish = 1000;

/**
 * The visitor asks for another moment of the visit to come: the lead then waits for an answer, and the office is told. True
 * also when just this was asked before; false where no visit is to come.
 */
export async function askAnotherMoment(
  db: D1Database,
  leadId: string,
  text: string,
  now: Date,
): Promise<boolean> {
  const at = now.getTime();
  const asking: Sql = {
    sql: `EXISTS (SELECT 1 FROM visits WHERE lead_id = leads.id AND state = 'planned' AND ends_at > ? AND asked_text IS NOT ?)`,
    values: [at, text],
  };
  const visit: Sql = {
    sql: "(SELECT visits.id FROM visits WHERE lead_id = leads.id AND state = 'planned')",
    values: [],
  };
  const [, , , , open] = await db.batch([
    recordEvent(db, leadId, { kind: "visit-asked", data: { visit, text }, actor: "visitor", at }, asking),
    momentNotice(db, leadId, asking, at),
    db
      .prepare(`UPDATE leads SET replied_at = coalesce(replied_at, ?) WHERE id = ? AND ${asking.sql}`)
      .bind(at, leadId, ...asking.values),
    db
      .prepare(
        `UPDATE visits SET asked_text = ?, asked_at = coalesce(asked_at, ?)
         WHERE lead_id = ? AND state = 'planned' AND ends_at > ? AND asked_text IS NOT ?`,
      )
      .bind(text, at, leadId, at, text),
    db
      .prepare("SELECT id FROM visits WHERE lead_id = ? AND state = 'planned' AND ends_at > ?")
      .bind(leadId, at),
  ]);
  return (open?.results.length ?? 0) > 0;
}

/** Tells the office; one mail tells of all that was asked until it leaves. */
function momentNotice(db: D1Database, leadId: string, when: Sql, at: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (id, lead_id, kind, about, state, due_since, next_at)
       SELECT ?, leads.id, 'office-mail', '${aboutMoment}', 'due', ?, ? FROM leads
       WHERE leads.id = ? AND (${when.sql}) AND NOT EXISTS (SELECT 1 FROM outbox
         WHERE lead_id = leads.id AND about = '${aboutMoment}' AND attempts = 0 AND state IN ('due', 'held'))`,
    )
    .bind(crypto.randomUUID(), at, at, leadId, ...when.values);
}

const replies: Record<string, CalendarReply> = {
  ACCEPTED: "accepted",
  DECLINED: "declined",
  TENTATIVE: "tentative",
};

/**
 * Keeps what the visitor's calendar program answered to an invitation (METHOD:REPLY). `uid` is that of the calendar entry,
 * `partstat` its PARTSTAT. Who declines waits for an answer, and the office is told. False when it was known, or when it
 * is about no visit to come. The caller has proved which thread it came in on; pass that lead as `leadId`.
 */
export async function noteCalendarReply(
  db: D1Database,
  uid: string,
  partstat: string,
  now: Date,
  leadId: string | null = null,
): Promise<boolean> {
  const reply = Object.hasOwn(replies, partstat.toUpperCase()) ? replies[partstat.toUpperCase()] : undefined;
  const [id = ""] = uid.split("@");
  const visit = await db
    .prepare("SELECT lead_id AS leadId FROM visits WHERE id = ?1 AND (?2 IS NULL OR lead_id = ?2)")
    .bind(id, leadId)
    .first<{ leadId: string }>();
  if (reply === undefined || visit === null) return false;
  const at = now.getTime();
  const known = "state = 'planned' AND ends_at > ? AND NOT (reply IS ? AND reply_sequence IS sequence)";
  const fresh: Sql = {
    sql: `EXISTS (SELECT 1 FROM visits WHERE visits.id = ? AND ${known})`,
    values: [id, at, reply],
  };
  const declined = { ...fresh, sql: `${reply === "declined" ? "TRUE" : "FALSE"} AND ${fresh.sql}` };
  const [, , , kept] = await db.batch([
    recordEvent(
      db,
      visit.leadId,
      { kind: "visit-reply", data: { visit: id, reply }, actor: "visitor", at },
      fresh,
    ),
    momentNotice(db, visit.leadId, declined, at),
    db
      .prepare(`UPDATE leads SET replied_at = coalesce(replied_at, ?) WHERE id = ? AND ${declined.sql}`)
      .bind(at, visit.leadId, ...declined.values),
    db
      .prepare(
        `UPDATE visits SET reply = ?, reply_sequence = sequence, asked_at = iif(? = 'declined', coalesce(asked_at, ?), asked_at)
         WHERE visits.id = ? AND ${known}`,
      )
      .bind(reply, reply, at, id, at, reply),
  ]);
  return (kept?.meta.changes ?? 0) > 0;
}
