import type { EventKind } from "~/features/leads/model/lead-events";
import type { VisitPlan } from "./change-visit.server";
import type { VisitChange } from "./visit-step.server";
import type { VisitState } from "./visits.server";

type Made = {
  id: string;
  made: number;
  /** As the step leaves the visit. */
  state: VisitState;
  /** Of closing it. */
  outcome?: "done" | "missed";
  plan?: Pick<VisitPlan, "employee" | "startsAt" | "endsAt">;
  email: string;
};

/** A step whose answer was lost and that is sent again: the same person made just this change, and it still stands. */
export async function madeBefore(
  db: D1Database,
  leadId: string,
  kind: EventKind,
  { id, made, state, outcome, plan, email }: Made,
): Promise<VisitChange | null> {
  const found = await db
    .prepare(
      `SELECT e.id AS eventId, v.employee, v.starts_at AS startsAt, v.ends_at AS endsAt
       FROM visits v JOIN lead_events e ON e.lead_id = v.lead_id AND e.kind = ?1 AND e.actor = ?2
         AND e.data ->> 'visit' = v.id AND e.data ->> 'sequence' = ?3
         AND e.data ->> 'outcome' IS ?7
       WHERE v.id = ?4 AND v.lead_id = ?5 AND v.sequence = ?3 AND v.state = ?6 ORDER BY e.id DESC LIMIT 1`,
    )
    .bind(kind, email, made, id, leadId, state, outcome ?? null)
    .first<{ eventId: number } & Pick<VisitPlan, "employee" | "startsAt" | "endsAt">>();
  if (found === null) return null;
  const same =
    plan === undefined ||
    (plan.employee === found.employee && plan.startsAt === found.startsAt && plan.endsAt === found.endsAt);
  return same ? { eventId: found.eventId } : null;
}

/** The same for a note, which still stands. */
export function notedBefore(
  db: D1Database,
  leadId: string,
  { id, note, email }: { id: string; note: string; email: string },
): Promise<VisitChange | null> {
  return db
    .prepare(
      `SELECT id AS eventId FROM lead_events WHERE lead_id = ? AND kind = 'visit-noted' AND actor = ?
         AND data ->> 'visit' = ? AND data ->> 'to' = ? AND data ->> 'to' = (SELECT note FROM visits WHERE visits.id = ?)
       ORDER BY lead_events.id DESC LIMIT 1`,
    )
    .bind(leadId, email, id, note, id)
    .first<{ eventId: number }>();
}
