import type { LeadEvent, TimelineEvent } from "~/features/leads/model/lead-events";
import type { LeadStatus } from "~/features/leads/model/lead-status";
import { recordEvent, type Sql } from "~/features/leads/store/record-event.server";
import { restartClock, stopClock } from "~/features/leads/store/thread/contact.server";
import { madeBefore } from "./made-before.server";
import { visitMailStatements } from "./visit-mails.server";
import { type Visit, visitById } from "./visits.server";

type Undone = Pick<TimelineEvent, "id" | "at">;
type Actor = { email: string; now: Date };
export type VisitPlan = Pick<Visit, "employee" | "startsAt" | "endsAt" | "note" | "mailed">;

/** Put back by the event; the visit itself for a step that was made before and is asked for again. */
export type VisitChange = { eventId: number };

/** As an employee saw it; it is changed only while it is so. */
export type SeenVisit = Pick<Visit, "id" | "sequence">;

/**
 * Plans the visit of a lead, moves the lead on and owes the visitor a mail: all or nothing. `id` is made with the form, so
 * that one that is sent again after a lost answer is the same visit. Null when another visit is planned, or when there is
 * nothing to visit: the lead is gone, in quarantine or lost.
 */
export async function planVisit(
  db: D1Database,
  leadId: string,
  { id, ...plan }: VisitPlan & { id: string },
  { email, now }: Actor,
): Promise<VisitChange | null> {
  const at = now.getTime();
  const { employee, startsAt, endsAt, note, mailed } = plan;
  const free: Sql = {
    sql: `quarantine_reason IS NULL AND status <> 'lost'
      AND NOT EXISTS (SELECT 1 FROM visits WHERE visits.id = ? OR (lead_id = leads.id AND state = 'planned'))`,
    values: [id],
  };
  const waits = { ...free, sql: `status IN ('new', 'called') AND ${free.sql}` };
  const to: Sql = { sql: "iif(status IN ('new', 'called'), 'scheduled', status)", values: [] };
  const data = {
    visit: id,
    sequence: 0,
    startsAt,
    endsAt,
    employee,
    from: { column: "status" },
    to,
  } as const;
  const moved = { from: { column: "status" }, to: "scheduled" } as const;
  const clock = stopClock(at);
  const [recorded, , , planned] = await db.batch([
    recordEvent(db, leadId, { kind: "visit-planned", data, actor: email, at }, free),
    recordEvent(db, leadId, { kind: "status", data: moved, actor: email, at }, waits),
    db
      .prepare(`UPDATE leads SET status = 'scheduled', ${clock.sql} WHERE id = ? AND ${waits.sql}`)
      .bind(...clock.values, leadId, ...waits.values),
    db
      .prepare(
        `INSERT INTO visits (id, lead_id, employee, starts_at, ends_at, note, state, planned_by, changed_at, mailed)
         SELECT ?, id, ?, ?, ?, ?, 'planned', ?, ?, ? FROM leads WHERE leads.id = ? AND ${free.sql}`,
      )
      .bind(...[id, employee, startsAt, endsAt, note, email, at, mailed, leadId], ...free.values),
    ...visitMailStatements(db, leadId, id, { made: 0, now }),
  ]);
  if (planned && planned.meta.changes > 0) return { eventId: recorded?.meta.last_row_id ?? 0 };
  return madeBefore(db, leadId, "visit-planned", { id, made: 0, plan, email });
}

/** Another moment, or another colleague. Null when it is not as it was seen. */
export async function moveVisit(
  db: D1Database,
  leadId: string,
  seen: SeenVisit,
  plan: VisitPlan,
  actor: Actor,
): Promise<VisitChange | null> {
  const { employee, startsAt, endsAt, note, mailed } = plan;
  const was = (column: string): Sql => ({
    sql: `(SELECT ${column} FROM visits WHERE visits.id = ?)`,
    values: [seen.id],
  });
  const data = {
    ...{ visit: seen.id, sequence: seen.sequence + 1, startsAt, endsAt, employee },
    ...{ wasStartsAt: was("starts_at"), wasEndsAt: was("ends_at"), wasEmployee: was("employee") },
  };
  const set = {
    sql: "employee = ?, starts_at = ?, ends_at = ?, note = ?, mailed = ?, asked_at = NULL, asked_text = NULL, reply = NULL, reply_sequence = NULL",
    values: [employee, startsAt, endsAt, note, mailed],
  };
  const event = { kind: "visit-moved", data } as const;
  const moved = await change(db, leadId, { ...seen, state: "planned" }, { event, set, anew: true }, actor);
  if (moved) return moved;
  const made = seen.sequence + 1;
  return madeBefore(db, leadId, "visit-moved", { id: seen.id, made, plan, email: actor.email });
}

/** Calls a visit off. Null when it is not as it was seen. */
export async function cancelVisit(
  db: D1Database,
  leadId: string,
  seen: SeenVisit,
  actor: Actor,
  { back = "called", undone }: { back?: LeadStatus; undone?: Undone } = {},
): Promise<VisitChange | null> {
  const status = { from: "scheduled", to: back } as const;
  const data = { visit: seen.id, sequence: seen.sequence + 1, ...statusAfter(status) };
  const event = { kind: "visit-cancelled", data } as const;
  const set = { sql: "state = 'cancelled', asked_at = NULL, asked_text = NULL", values: [] };
  const planned = { ...seen, state: "planned" } as const;
  const done = await change(db, leadId, planned, { event, set, status, undone, anew: true }, actor);
  return (
    done ??
    madeBefore(db, leadId, "visit-cancelled", { id: seen.id, made: seen.sequence + 1, email: actor.email })
  );
}

/** For the batch in which a visitor withdraws a lead that is `open`, before it: who withdraws need not be told. */
export function callOff(db: D1Database, leadId: string, open: string, now: Date): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE visits SET state = 'cancelled', sequence = sequence + 1, changed_at = ?
       WHERE lead_id = ? AND state = 'planned' AND EXISTS (SELECT 1 FROM leads WHERE leads.id = lead_id AND ${open})`,
    )
    .bind(now.getTime(), leadId);
}

/** What came of a visit that has begun. Null when it is not as it was seen. */
export async function closeVisit(
  db: D1Database,
  leadId: string,
  seen: SeenVisit,
  outcome: "done" | "missed",
  actor: Actor,
): Promise<VisitChange | null> {
  // Who was not at home is to be called again.
  const status = outcome === "missed" ? ({ from: "scheduled", to: "called" } as const) : null;
  const data = { visit: seen.id, sequence: seen.sequence, outcome, ...statusAfter(status) };
  const event = { kind: "visit-closed", data } as const;
  const set = { sql: "state = ?", values: [outcome] };
  const done = await change(db, leadId, { ...seen, state: "planned" }, { event, set, status }, actor);
  return (
    done ?? madeBefore(db, leadId, "visit-closed", { id: seen.id, made: seen.sequence, email: actor.email })
  );
}

/** The status as it is, and as it becomes: the same for one that the change leaves alone. */
function statusAfter(status: { from: LeadStatus; to: LeadStatus } | null) {
  const to: Sql = status
    ? { sql: "iif(status = ?, ?, status)", values: [status.from, status.to] }
    : { sql: "status", values: [] };
  return { from: { column: "status" } as const, to };
}

/** Takes a change of a visit back, as long as nobody has changed it since. The visitor hears of it if he was told. */
export async function undoVisitChange(
  db: D1Database,
  leadId: string,
  event: LeadEvent<"visit-planned" | "visit-moved" | "visit-cancelled" | "visit-closed"> & Undone,
  actor: Actor,
): Promise<boolean> {
  const seen = { id: event.data.visit, sequence: event.data.sequence };
  if (event.kind === "visit-planned") {
    const { from, to } = event.data;
    return (
      (await cancelVisit(db, leadId, seen, actor, {
        back: from === to ? "scheduled" : from,
        undone: event,
      })) !== null
    );
  }
  if (event.kind === "visit-moved") {
    const visit = await visitById(db, leadId, seen.id);
    const { wasStartsAt: startsAt, wasEndsAt: endsAt, wasEmployee: employee } = event.data;
    const plan = visit && { startsAt, endsAt, employee, note: visit.note, mailed: visit.mailed };
    return plan !== null && (await moveVisit(db, leadId, seen, plan, actor)) !== null;
  }
  const { from, to } = event.data;
  const status = from === to ? null : { from: to, to: from };
  const cancelled = event.kind === "visit-cancelled";
  const state = event.kind === "visit-closed" ? event.data.outcome : "cancelled";
  const again = { visit: seen.id, sequence: seen.sequence + (cancelled ? 1 : 0) };
  const set = { sql: "state = 'planned'", values: [] };
  const reopened = { kind: "visit-reopened", data: again } as const;
  const back = { event: reopened, set, status, undone: event, anew: cancelled };
  return (await change(db, leadId, { ...seen, state }, back, actor)) !== null;
}

type Change = {
  event: Omit<Parameters<typeof recordEvent>[2], "actor" | "at">;
  set: Sql;
  status?: { from: LeadStatus; to: LeadStatus } | null;
  /** What is taken back by it. */
  undone?: Undone | undefined;
  /** Calendars must know: the sequence counts on, the visitor is mailed, and what he asked is answered. */
  anew?: boolean;
};

/** Changes a visit, its lead and its mails in one transaction; null when it is not as it was seen. */
async function change(
  db: D1Database,
  leadId: string,
  { id, sequence, state }: SeenVisit & Pick<Visit, "state">,
  { event, set, status = null, undone, anew = false }: Change,
  { email, now }: Actor,
): Promise<VisitChange | null> {
  const at = now.getTime();
  const one = "visits.id = ? AND lead_id = ? AND sequence = ? AND state = ?";
  // Where another visit was planned meanwhile, this one cannot come back.
  const free =
    state === "planned"
      ? ""
      : " AND NOT EXISTS (SELECT 1 FROM visits o WHERE o.lead_id = visits.lead_id AND o.state = 'planned')";
  const seen: Sql = {
    sql: `EXISTS (SELECT 1 FROM visits WHERE ${one}${free})`,
    values: [id, leadId, sequence, state],
  };
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
  const answered = db
    .prepare(
      `UPDATE leads SET replied_at = NULL WHERE id = ? AND replied_at = (SELECT asked_at FROM visits WHERE visits.id = ?) AND ${seen.sql}`,
    )
    .bind(leadId, id, ...seen.values);
  const [recorded] = await db.batch([
    recordEvent(db, leadId, { ...event, actor: email, at } as Parameters<typeof recordEvent>[2], seen),
    ...moved,
    ...(anew ? [answered] : []),
    db
      .prepare(`UPDATE visits SET ${set.sql}, sequence = sequence + ?, changed_at = ? WHERE ${one}${free}`)
      .bind(...set.values, anew ? 1 : 0, at, ...seen.values),
    ...(anew ? visitMailStatements(db, leadId, id, { made: sequence + 1, now }) : []),
  ]);
  return recorded && recorded.meta.changes > 0 ? { eventId: recorded.meta.last_row_id } : null;
}
