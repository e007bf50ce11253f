import type { EventData, LeadEvent } from "~/features/leads/model/lead-events";
import { changeLead, type recordEvent } from "~/features/leads/store/record-event.server";
import type { Actor, Change } from "./change";

type OutcomeKind = "lost-reason" | "won-amount";

/** Where each stands, and the status in which it counts. */
const outcomes = {
  "lost-reason": { column: "lost_reason", status: "lost" },
  "won-amount": { column: "won_cents", status: "won" },
} as const satisfies Record<OutcomeKind, { column: string; status: string }>;

/**
 * Says why a lead was lost or what it was won for; `to` null takes that back. Null when it was so already, or when the lead is
 * not lost or not won by now. `seen`: only as long as this is what was said.
 */
export async function sayOutcome<Kind extends OutcomeKind>(
  db: D1Database,
  id: string,
  { kind, to, seen }: { kind: Kind; to: EventData[Kind]["to"]; seen?: EventData[Kind]["to"] },
  { email, now }: Actor,
): Promise<Change | null> {
  const { column, status } = outcomes[kind];
  const unchanged = seen === undefined ? "" : ` AND ${column} IS ?`;
  const values: (string | number | null)[] = [status, to, ...(seen === undefined ? [] : [seen])];
  const event = {
    ...{ kind, actor: email, at: now.getTime() },
    data: { from: { sql: column, values: [] }, to },
  } as Parameters<typeof recordEvent>[2];
  return changeLead(db, id, event, {
    set: { sql: `${column} = ?`, values: [to] },
    when: { sql: `status = ? AND ${column} IS NOT ?${unchanged}`, values },
  });
}

/** Back to what was said before this event, while nobody has said anything else since. */
export async function unsayOutcome(
  db: D1Database,
  id: string,
  event: LeadEvent<OutcomeKind>,
  actor: Actor,
): Promise<boolean> {
  const { from, to } = event.data;
  return (await sayOutcome(db, id, { kind: event.kind, to: from, seen: to }, actor)) !== null;
}

/** Whether it is still lost, or still won. */
export async function hasEnded(db: D1Database, id: string, status: "lost" | "won"): Promise<boolean> {
  const row = await db.prepare("SELECT 1 FROM leads WHERE id = ? AND status = ?").bind(id, status).first();
  return row !== null;
}
