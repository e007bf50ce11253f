import { aboutMoment } from "~/features/leads/store/office-notices.server";
import { recordEvent, type Sql } from "~/features/leads/store/record-event.server";
import { type CalendarReply, toldOf } from "./visits.server";

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
        `UPDATE visits SET asked_text = ?, asked_at = ${askedSince}
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

/**
 * Since when this wish waits, behind the change of the lead: one that somebody answered, and that is repeated, waits since it
 * was repeated. So a change of the visit knows that it is what the lead waits for.
 */
const askedSince = `iif(asked_at IS NULL OR asked_at < (SELECT replied_at FROM leads WHERE leads.id = lead_id), ?, asked_at)`;

/** What a calendar program answered. `uid`: of the entry; `sequence`: of the invitation that it answers. */
type Answer = { uid: string; answer: CalendarReply; sequence: number };

/** That an invitation is of what the visitor was told last, and that the visit is still so; with its sequence. */
const ofNow = `told IS ${toldOf} AND ? >= coalesce(told_sequence, sequence)`;

/** Whether an answer is to the visit as it is; what is known of no visit here counts as that. */
export async function answeredVisit(
  db: D1Database,
  leadId: string,
  { uid, sequence }: Pick<Answer, "uid" | "sequence">,
): Promise<"now" | "moved" | "off"> {
  const [id = ""] = uid.split("@");
  const about = await db
    .prepare(
      `SELECT CASE WHEN state = 'cancelled' THEN 'off' WHEN state = 'planned' AND NOT (${ofNow}) THEN 'moved' ELSE 'now' END AS about
       FROM visits WHERE visits.id = ? AND lead_id = ?`,
    )
    .bind(sequence, id, leadId)
    .first<"now" | "moved" | "off">("about");
  return about ?? "now";
}

/**
 * Keeps what the visitor's calendar program answered to an invitation (METHOD:REPLY). Who declines waits for an answer, and the
 * office is told. False when it was known, or when it is about no visit to come, or about a moment that is another by now. The
 * caller has proved which thread it came in on.
 */
export async function noteCalendarReply(
  db: D1Database,
  leadId: string,
  { uid, answer, sequence }: Answer,
  now: Date,
): Promise<boolean> {
  const [id = ""] = uid.split("@");
  const at = now.getTime();
  const known: Sql = {
    sql: `visits.id = ? AND lead_id = ? AND state = 'planned' AND ends_at > ? AND reply IS NOT ?
      AND ${ofNow}`,
    values: [id, leadId, at, answer, sequence],
  };
  const fresh: Sql = { ...known, sql: `EXISTS (SELECT 1 FROM visits WHERE ${known.sql})` };
  const declined = { ...fresh, sql: `${answer === "declined" ? "TRUE" : "FALSE"} AND ${fresh.sql}` };
  const [, , , kept] = await db.batch([
    recordEvent(
      db,
      leadId,
      { kind: "visit-reply", data: { visit: id, reply: answer }, actor: "visitor", at },
      fresh,
    ),
    momentNotice(db, leadId, declined, at),
    db
      .prepare(`UPDATE leads SET replied_at = coalesce(replied_at, ?) WHERE id = ? AND ${declined.sql}`)
      .bind(at, leadId, ...declined.values),
    db
      .prepare(
        `UPDATE visits SET reply = ?, asked_at = iif(? = 'declined', ${askedSince}, asked_at) WHERE ${known.sql}`,
      )
      .bind(answer, answer, at, ...known.values),
  ]);
  return (kept?.meta.changes ?? 0) > 0;
}
