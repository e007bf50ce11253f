import type { LeadStatus } from "~/features/leads/model/lead-status";
import { recordEvent, type Sql } from "~/features/leads/store/record-event.server";
import { stopClock } from "~/features/leads/store/thread/contact.server";
import { cleanLines } from "~/lib/text/clean-text";
import { madeBefore, notedBefore } from "./made-before.server";
import { visitMailStatements } from "./visit-mails.server";
import {
  type Actor,
  asItWas,
  type SeenVisit,
  takeVisitStep,
  type Undone,
  type VisitChange,
} from "./visit-step.server";
import { unreadWish, type Visit, visitById } from "./visits.server";

export type VisitPlan = Pick<Visit, "employee" | "startsAt" | "endsAt" | "note" | "mailed">;

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
    ...visitMailStatements(
      db,
      { sql: "visits.id = ? AND lead_id = ? AND sequence = 0", values: [id, leadId] },
      { now },
    ),
  ]);
  if (planned && planned.meta.changes > 0) return { eventId: recorded?.meta.last_row_id ?? 0 };
  return madeBefore(db, leadId, "visit-planned", { id, made: 0, state: "planned", plan, email });
}

/**
 * Another moment, another colleague, another note, or to be mailed after all. Another moment answers what the visitor asked;
 * a note alone changes nothing for him. Null when it is not as it was seen: `asked` is the wish that was read, '' for none.
 */
export async function moveVisit(
  db: D1Database,
  leadId: string,
  seen: SeenVisit & { note?: string; asked?: string },
  plan: VisitPlan,
  actor: Actor,
): Promise<VisitChange | null> {
  const { employee, startsAt, endsAt, note, mailed } = plan;
  const visit = await visitById(db, leadId, seen.id);
  if (visit === null) return null;
  // Somebody wrote another one meanwhile.
  if (seen.note !== undefined && visit.note !== seen.note && visit.note !== note) return null;
  const sameMoment = visit.startsAt === startsAt && visit.endsAt === endsAt;
  if (!sameMoment && seen.asked !== undefined && cleanLines(visit.askedText ?? "") !== seen.asked)
    return null;
  const same = sameMoment && visit.employee === employee;
  // What is read here holds in the change: the sequence is asked for there.
  if (same && visit.mailed === mailed && visit.sequence === seen.sequence)
    return noteVisit(db, leadId, visit, note, actor);
  const was = (column: string): Sql => ({
    sql: `(SELECT ${column} FROM visits WHERE visits.id = ?)`,
    values: [seen.id],
  });
  const data = {
    ...{ visit: seen.id, sequence: seen.sequence + 1, startsAt, endsAt, employee },
    ...{ wasStartsAt: was("starts_at"), wasEndsAt: was("ends_at"), wasEmployee: was("employee") },
  };
  const answered = sameMoment ? "" : ", asked_at = NULL, asked_text = NULL";
  const set = {
    sql: `was = ${asItWas}, employee = ?, starts_at = ?, ends_at = ?, note = ?, mailed = ?${answered}${same ? "" : ", reply = NULL"}`,
    values: [employee, startsAt, endsAt, note, mailed],
  };
  const event = { kind: "visit-moved", data } as const;
  const moved = await takeVisitStep(
    db,
    leadId,
    { ...seen, state: "planned" },
    { event, set, anew: true, ...(seen.asked !== undefined && { lead: stillAsks(visit) }) },
    actor,
  );
  if (moved) return moved;
  const made = seen.sequence + 1;
  const left = { id: seen.id, made, state: "planned", plan, email: actor.email } as const;
  return madeBefore(db, leadId, "visit-moved", left);
}

/** Of the lead of this visit. */
const stillAsks = ({ id, askedText }: Visit): Sql => ({
  sql: "EXISTS (SELECT 1 FROM visits read WHERE read.id = ? AND read.asked_text IS ?)",
  values: [id, askedText],
});

/** Writes another note for who goes, in place of the one that was read. Nobody is mailed. */
export async function noteVisit(
  db: D1Database,
  leadId: string,
  { id, note: from }: Pick<Visit, "id" | "note">,
  to: string,
  { email, now }: Actor,
): Promise<VisitChange | null> {
  if (from === to) return (await notedBefore(db, leadId, { id, note: to, email })) ?? {};
  const still: Sql = {
    sql: "EXISTS (SELECT 1 FROM visits WHERE visits.id = ? AND lead_id = ? AND note = ? AND state = 'planned')",
    values: [id, leadId, from],
  };
  const event = { kind: "visit-noted", data: { visit: id, from, to } } as const;
  const [recorded] = await db.batch([
    recordEvent(db, leadId, { ...event, actor: email, at: now.getTime() }, still),
    // Undoing what was changed before leaves this note.
    db
      .prepare(
        `UPDATE visits SET note = ?, was = json_set(was, '$.note', ?)
         WHERE visits.id = ? AND lead_id = ? AND note = ? AND state = 'planned'`,
      )
      .bind(to, to, id, leadId, from),
  ]);
  if (recorded && recorded.meta.changes > 0) return { eventId: recorded.meta.last_row_id };
  return notedBefore(db, leadId, { id, note: to, email });
}

/** Calls a visit off. Null when it is not as it was seen: `asked` is the wish that was read, '' for none. */
export async function cancelVisit(
  db: D1Database,
  leadId: string,
  seen: SeenVisit & { asked?: string },
  actor: Actor,
  { back = "called", undone }: { back?: LeadStatus; undone?: Undone } = {},
): Promise<VisitChange | null> {
  const visit = seen.asked === undefined ? null : await visitById(db, leadId, seen.id);
  if (unreadWish(visit, seen.asked) !== null) return null;
  const status = { from: "scheduled", to: back } as const;
  const data = { visit: seen.id, sequence: seen.sequence + 1, ...statusAfter(status) };
  const event = { kind: "visit-cancelled", data } as const;
  const planned = { ...seen, state: "planned" } as const;
  const step = { event, set: setOff, status, undone, anew: true, ...(visit && { lead: stillAsks(visit) }) };
  return (
    (await takeVisitStep(db, leadId, planned, step, actor)) ??
    madeBefore(db, leadId, "visit-cancelled", {
      id: seen.id,
      made: seen.sequence + 1,
      state: "cancelled",
      email: actor.email,
    })
  );
}

/** Of a visit that is called off. */
export const setOff: Sql = {
  sql: `was = ${asItWas}, state = 'cancelled', asked_at = NULL, asked_text = NULL`,
  values: [],
};

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
  return (
    (await takeVisitStep(db, leadId, { ...seen, state: "planned" }, { event, set, status }, actor)) ??
    madeBefore(db, leadId, "visit-closed", {
      id: seen.id,
      made: seen.sequence,
      state: outcome,
      outcome,
      email: actor.email,
    })
  );
}

/** The status as it is, and as it becomes: the same for one that the change leaves alone. */
function statusAfter(status: { from: LeadStatus; to: LeadStatus } | null) {
  const to: Sql = status
    ? { sql: "iif(status = ?, ?, status)", values: [status.from, status.to] }
    : { sql: "status", values: [] };
  return { from: { column: "status" } as const, to };
}
