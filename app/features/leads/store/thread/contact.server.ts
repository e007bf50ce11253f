import type { TimelineEvent } from "~/features/leads/model/lead-events";
import { recordEvent, type Sql } from "~/features/leads/store/record-event.server";

/** Events by which somebody of the office reached the visitor; steps of the status are judged by `isContact`. */
export const contactKinds = "'call-reached', 'sent-elsewhere', 'message-out'";

/** For the UPDATE of a lead: nobody waits for an answer any more, and if it is contact the first one counts as the answer. */
export function stopClock(at: number, contact = true): Sql {
  return contact
    ? { sql: "answered_at = coalesce(answered_at, ?), replied_at = NULL", values: [at] }
    : { sql: "replied_at = NULL", values: [] };
}

/** When the visitor of a lead wrote, and no program for him. */
export const visitorWrote =
  "SELECT at FROM lead_events WHERE lead_id = leads.id AND kind = 'message-in' AND data ->> 'automatic' = 0";

type Undone = Pick<TimelineEvent, "id" | "at">;

/**
 * For the UPDATE of a lead: as it was before this event. What came after it may be the first contact then, and what the
 * visitor wrote, or asked about a visit (that is off it asks for nothing), since the last thing that stands is waiting again. The mail that a request began with
 * is no such event: it waits by the promise of an answer.
 */
export function restartClock({ id, at }: Undone): Sql {
  return {
    sql: `answered_at = CASE WHEN answered_at = ? THEN (SELECT min(at) FROM (${laterContact("at")}
        UNION ALL ${laterSteps})) ELSE answered_at END,
      replied_at = (SELECT min(at) FROM (
          ${visitorWrote}
          UNION ALL SELECT asked_at FROM visits WHERE lead_id = leads.id)
        WHERE at > coalesce((
          SELECT max(e.at) FROM lead_events e WHERE e.lead_id = leads.id AND e.id <> ?
            AND (e.kind IN (${contactKinds}) OR (e.kind = 'status' AND ${stillStands} AND ${stopsClock}))), 0))`,
    values: [at, id, id, id],
  };
}

/** Of a step `e` of the status: that it was not undone. */
const stillStands = `NOT EXISTS (SELECT 1 FROM lead_events u
  WHERE u.lead_id = e.lead_id AND u.kind = 'status-undone' AND u.id > e.id
    AND u.data ->> 'from' = e.data ->> 'to' AND u.data ->> 'to' = e.data ->> 'from')`;

/** Of the same: what came of a visit, and that it is off, is told to nobody who waits. It stands right behind that event. */
const stopsClock = `NOT EXISTS (SELECT 1 FROM lead_events v WHERE v.id = e.id - 1 AND v.lead_id = e.lead_id
  AND v.at = e.at AND v.kind IN ('visit-closed', 'visit-cancelled'))`;

/** Steps that are contact, as `isContact` judges. */
const laterSteps = `SELECT e.at FROM lead_events e WHERE e.lead_id = leads.id AND e.id > ? AND e.kind = 'status'
  AND e.data ->> 'to' IN ('called', 'scheduled', 'quoted', 'won') AND e.data ->> 'from' NOT IN ('lost', 'won')
  AND ${stillStands} AND ${stopsClock}`;

const laterContact = (what: string) =>
  `SELECT ${what} FROM lead_events WHERE lead_id = leads.id AND id > ? AND kind IN (${contactKinds})`;

export type Contact = Pick<
  Extract<TimelineEvent, { kind: "call-reached" | "sent-elsewhere" | "message-out" }>,
  "kind"
> & {
  data: Record<string, string>;
  actor: string;
  at: number;
};

/**
 * Statements for a batch: that the visitor was reached, if `when` holds. It stops the clock, and what was new is so no
 * longer. `told`: what holds after the event, where that makes `when` false.
 */
export function contactMade(
  db: D1Database,
  leadId: string,
  event: Contact,
  when: Sql,
  told = when,
): D1PreparedStatement[] {
  const { kind, data, actor, at } = event;
  const clock = stopClock(at);
  const made = { kind, data: { ...data, from: { column: "status" } }, actor, at };
  return [
    recordEvent(db, leadId, made as Parameters<typeof recordEvent>[2], when),
    db
      .prepare(
        `UPDATE leads SET status = iif(status = 'new', 'called', status), ${clock.sql} WHERE id = ? AND (${told.sql})`,
      )
      .bind(...clock.values, leadId, ...told.values),
  ];
}

type UndoneContact = Undone & { kind: string; data: object };

/** Statements for a batch that takes it back, if `when` holds; the last one says whether it did. The text goes. */
export function contactUnmade(
  db: D1Database,
  leadId: string,
  event: UndoneContact,
  when: Sql = { sql: "TRUE", values: [] },
): D1PreparedStatement[] {
  const { id, kind } = event;
  const from = "from" in event.data ? event.data.from : null;
  const clock = restartClock(event);
  const stands: Sql = {
    sql: `EXISTS (SELECT 1 FROM lead_events WHERE id = ? AND kind = ?) AND (${when.sql})`,
    values: [id, kind, ...when.values],
  };
  const moved = db
    .prepare(
      `UPDATE leads SET status = iif(? = 'new' AND status = 'called' AND NOT EXISTS (${laterContact("1")}), 'new', status),
         ${clock.sql} WHERE id = ? AND ${stands.sql}`,
    )
    .bind(from === "new" ? "new" : "", id, ...clock.values, leadId, ...stands.values);
  const change = (set: string, values: string[] = []) =>
    db
      .prepare(`UPDATE lead_events SET ${set} WHERE id = ? AND kind = ? AND (${when.sql})`)
      .bind(...values, id, kind, ...when.values);
  const message = "message" in event.data ? { message: event.data.message } : {};
  const kept = JSON.stringify({ was: kind, ...message });
  // Apart: a change of `detail` empties `data` (0008_event_data.sql).
  const gone = [change("detail = ''"), change("kind = 'contact-undone', data = ?", [kept])];
  return kind === "call-missed" ? gone : [moved, ...gone];
}

/** Takes back what was said of a call, or of a message from another program, with the note that came with it. */
export async function undoContact(
  db: D1Database,
  leadId: string,
  event: UndoneContact & { actor: string },
): Promise<boolean> {
  const note = db
    .prepare(
      `UPDATE lead_events SET kind = 'note-undone', data = '{}', detail = ''
       WHERE lead_id = ? AND kind = 'note' AND actor = ? AND at = ? AND id > ?`,
    )
    .bind(leadId, event.actor, event.at, event.id);
  const done = await db.batch([note, ...contactUnmade(db, leadId, event)]);
  return (done.at(-1)?.meta.changes ?? 0) > 0;
}
