import type { TimelineEvent } from "~/features/leads/model/lead-events";
import type { LeadStatus } from "~/features/leads/model/lead-status";
import { recordEvent, type Sql } from "~/features/leads/store/record-event.server";
import { contactKinds, restartClock, visitorWrote } from "~/features/leads/store/thread/contact.server";
import { visitMailStatements } from "./visit-mails.server";
import type { Visit } from "./visits.server";

export type Undone = Pick<TimelineEvent, "id" | "at">;
export type Actor = { email: string; now: Date };

/** Put back by the event, where there is one. */
export type VisitChange = { eventId?: number };

/** As an employee saw it; it is changed only while it is so. */
export type SeenVisit = Pick<Visit, "id" | "sequence">;

/** For `visits.was`: what a change takes away. `waited`: the request waited for an answer because of the visitor's wish. */
export const asItWas = `json_object('note', note, 'mailed', mailed, 'told', told, 'askedAt', asked_at,
  'askedText', asked_text, 'reply', reply,
  'waited', asked_at IS NOT NULL AND asked_at IS (SELECT replied_at FROM leads WHERE leads.id = lead_id))`;

/**
 * Brings it back. What the visitor asked since stays, and a visitor who was told of what is undone is told again, whatever was
 * chosen before.
 */
export const broughtBack = `note = coalesce(was ->> 'note', note),
  mailed = CASE WHEN was IS NULL THEN mailed WHEN told IS NOT was ->> 'told' THEN 1 ELSE was ->> 'mailed' END,
  asked_text = iif(asked_at IS NULL, was ->> 'askedText', asked_text), asked_at = coalesce(asked_at, was ->> 'askedAt'),
  reply = was ->> 'reply', was = NULL`;

export type VisitStep = {
  event: Omit<Parameters<typeof recordEvent>[2], "actor" | "at">;
  set: Sql;
  status?: { from: LeadStatus; to: LeadStatus } | null;
  /** What is taken back by it. */
  undone?: Undone | undefined;
  /** Calendars must know: the sequence counts on, and the visitor is mailed. */
  anew?: boolean;
  /** What must hold for the lead. */
  lead?: Sql;
};

type Stands = SeenVisit & Pick<Visit, "state">;

/** Changes a visit, its lead and its mails in one transaction; null when it is not as it was seen. */
export async function takeVisitStep(
  db: D1Database,
  leadId: string,
  seen: Stands,
  step: VisitStep,
  actor: Actor,
): Promise<VisitChange | null> {
  const [recorded] = await db.batch(visitStepStatements(db, leadId, seen, step, actor));
  return recorded && recorded.meta.changes > 0 ? { eventId: recorded.meta.last_row_id } : null;
}

/** The same for a batch that changes more; the first of them writes the event. */
export function visitStepStatements(
  db: D1Database,
  leadId: string,
  { id, sequence, state }: Stands,
  { event, set, status = null, undone, anew = false, lead: must = { sql: "TRUE", values: [] } }: VisitStep,
  { email, now }: Actor,
): D1PreparedStatement[] {
  const at = now.getTime();
  // Where another visit was planned meanwhile, this one cannot come back.
  const free =
    state === "planned"
      ? ""
      : " AND NOT EXISTS (SELECT 1 FROM visits o WHERE o.lead_id = visits.lead_id AND o.state = 'planned')";
  const one: Sql = {
    sql: `visits.id = ? AND lead_id = ? AND sequence = ? AND state = ?${free}
      AND EXISTS (SELECT 1 FROM leads WHERE leads.id = lead_id AND (${must.sql}))`,
    values: [id, leadId, sequence, state, ...must.values],
  };
  const seen: Sql = { ...one, sql: `EXISTS (SELECT 1 FROM visits WHERE ${one.sql})` };
  const kind = undone ? "status-undone" : "status";
  const again = undone && restartClock(undone);
  const clock: Sql = again ? { ...again, sql: `, ${again.sql}` } : { sql: "", values: [] };
  const moves = status && { sql: `status = ? AND ${seen.sql}`, values: [status.from, ...seen.values] };
  const moved =
    status && moves && status.from !== status.to
      ? [
          recordEvent(db, leadId, { kind, data: status, actor: email, at }, moves),
          db
            .prepare(`UPDATE leads SET status = ?${clock.sql} WHERE id = ? AND ${moves.sql}`)
            .bind(status.to, ...clock.values, leadId, ...moves.values),
        ]
      : [];
  const changed: Sql = { sql: "visits.id = ? AND sequence = ?", values: [id, sequence + 1] };
  return [
    recordEvent(db, leadId, { ...event, actor: email, at } as Parameters<typeof recordEvent>[2], seen),
    ...moved,
    // Any other step took no waiting away, and `was` is of one before it.
    ...(undone && anew ? [waitsAgain(db, leadId, id, undone, seen)] : []),
    db
      .prepare(`UPDATE visits SET ${set.sql}, sequence = sequence + ?, changed_at = ? WHERE ${one.sql}`)
      .bind(...set.values, anew ? 1 : 0, at, ...one.values),
    ...(anew ? [waitsNoMore(db, changed), ...visitMailStatements(db, changed, { now })] : []),
  ];
}

/** The visitor's wish for another moment was answered with the change; what he wrote after it was not. */
export function waitsNoMore(db: D1Database, changed: Sql): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE leads SET replied_at = (SELECT min(at) FROM (${visitorWrote}) WHERE at > replied_at)
       WHERE id IN (SELECT lead_id FROM visits WHERE ${changed.sql})
         AND EXISTS (SELECT 1 FROM visits WHERE lead_id = leads.id AND ${changed.sql}
           AND was ->> 'waited' = 1 AND asked_at IS NULL AND was ->> 'askedAt' = replied_at)`,
    )
    .bind(...changed.values, ...changed.values);
}

/** And was not, if the change is taken back and nobody spoke to the visitor since. */
function waitsAgain(db: D1Database, leadId: string, visit: string, { id }: Undone, seen: Sql) {
  return db
    .prepare(
      `UPDATE leads SET replied_at = min(coalesce(replied_at, v.asked), v.asked)
       FROM (SELECT was ->> 'askedAt' AS asked FROM visits WHERE visits.id = ? AND was ->> 'waited' = 1) AS v
       WHERE leads.id = ? AND ${seen.sql} AND NOT EXISTS (SELECT 1 FROM lead_events
         WHERE lead_id = leads.id AND lead_events.id > ? AND kind IN (${contactKinds}))`,
    )
    .bind(visit, leadId, ...seen.values, id);
}
