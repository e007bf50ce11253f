import type { LeadEvent } from "~/features/leads/model/lead-events";
import type { Sql } from "~/features/leads/store/record-event.server";
import { cancelVisit, noteVisit } from "./change-visit.server";
import { madeBefore } from "./made-before.server";
import {
  type Actor,
  broughtBack,
  takeVisitStep,
  type Undone,
  visitStepStatements,
} from "./visit-step.server";
import type { Visit } from "./visits.server";

type VisitEvent = LeadEvent<
  "visit-planned" | "visit-moved" | "visit-cancelled" | "visit-closed" | "visit-noted"
>;

/**
 * Takes a change of a visit back with all that it took away, as long as nobody has changed it since. The visitor hears of it if
 * he was told.
 */
export async function undoVisitChange(
  db: D1Database,
  leadId: string,
  event: VisitEvent & Undone,
  actor: Actor,
): Promise<boolean> {
  return (await undone(db, leadId, event, actor)) !== null;
}

function undone(db: D1Database, leadId: string, event: VisitEvent & Undone, actor: Actor) {
  if (event.kind === "visit-noted") {
    const { visit: id, from, to } = event.data;
    return noteVisit(db, leadId, { id, note: to }, from, actor);
  }
  const seen = { id: event.data.visit, sequence: event.data.sequence };
  if (event.kind === "visit-planned") {
    const { from, to } = event.data;
    const back = from === to ? "scheduled" : from;
    // What the visitor asked of it since is to be read first.
    return cancelVisit(db, leadId, { ...seen, asked: "" }, actor, { back, undone: event });
  }
  const { state, step } = event.kind === "visit-moved" ? movedBack(event) : opened(event, open);
  return takeVisitStep(db, leadId, { ...seen, state }, { ...step, undone: event }, actor).then(
    (change) =>
      change ??
      madeBefore(db, leadId, step.event.kind, {
        ...{ id: seen.id, made: step.event.data.sequence, email: actor.email },
        // As each of them leaves the visit.
        state: "planned",
        ...("startsAt" in step.event.data && { plan: step.event.data }),
      }),
  );
}

function movedBack({ data }: LeadEvent<"visit-moved">) {
  const { visit, sequence, wasStartsAt: startsAt, wasEndsAt: endsAt, wasEmployee: employee } = data;
  const left = {
    ...{ visit, sequence: sequence + 1, startsAt, endsAt, employee },
    ...{ wasStartsAt: data.startsAt, wasEndsAt: data.endsAt, wasEmployee: data.employee },
  };
  const set: Sql = {
    sql: `starts_at = ?, ends_at = ?, employee = ?, ${broughtBack}`,
    values: [startsAt, endsAt, employee],
  };
  const event = { kind: "visit-moved", data: left } as const;
  return { state: "planned" as const, step: { event, set, anew: true } };
}

/** What is lost is not visited. */
const open: Sql = { sql: "status <> 'lost' AND quarantine_reason IS NULL", values: [] };

function opened({ kind, data }: LeadEvent<"visit-cancelled" | "visit-closed">, lead: Sql) {
  const { visit, sequence, from, to } = data;
  const anew = kind === "visit-cancelled";
  const event = {
    kind: "visit-reopened",
    data: { visit, sequence: sequence + (anew ? 1 : 0) },
  } as const;
  const set: Sql = { sql: `state = 'planned'${anew ? `, ${broughtBack}` : ""}`, values: [] };
  const status = from === to ? null : { from: to, to: from };
  const state: Visit["state"] = "outcome" in data ? data.outcome : "cancelled";
  return { state, step: { event, set, status, anew, lead } };
}

/**
 * For the batch that undoes the closing of a lead, before it: the visit that was called off with it stands again. `closed`: what
 * holds for the lead until then.
 */
export function reopenStatements(
  db: D1Database,
  leadId: string,
  event: LeadEvent<"visit-cancelled"> & Undone,
  closed: Sql,
  actor: Actor,
): D1PreparedStatement[] {
  const { state, step } = opened(event, closed);
  const seen = { id: event.data.visit, sequence: event.data.sequence, state };
  return visitStepStatements(db, leadId, seen, { ...step, undone: event }, actor);
}
