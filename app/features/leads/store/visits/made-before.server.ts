import type { EventKind } from "~/features/leads/model/lead-events";
import type { VisitChange, VisitPlan } from "./change-visit.server";

type Made = { id: string; made: number; plan?: VisitPlan; email: string };

/** A step whose answer was lost and that is sent again: the same person made just this change, and it still stands. */
export async function madeBefore(
  db: D1Database,
  leadId: string,
  kind: EventKind,
  { id, made, plan, email }: Made,
): Promise<VisitChange | null> {
  const found = await db
    .prepare(
      `SELECT e.id AS eventId, v.employee, v.starts_at AS startsAt, v.ends_at AS endsAt
       FROM visits v JOIN lead_events e ON e.lead_id = v.lead_id AND e.kind = ?1 AND e.actor = ?2
         AND e.data ->> 'visit' = v.id AND e.data ->> 'sequence' = ?3
       WHERE v.id = ?4 AND v.lead_id = ?5 AND v.sequence = ?3 ORDER BY e.id DESC LIMIT 1`,
    )
    .bind(kind, email, made, id, leadId)
    .first<VisitChange & Pick<VisitPlan, "employee" | "startsAt" | "endsAt">>();
  if (found === null) return null;
  const same =
    plan === undefined ||
    (plan.employee === found.employee && plan.startsAt === found.startsAt && plan.endsAt === found.endsAt);
  return same ? { eventId: found.eventId } : null;
}
