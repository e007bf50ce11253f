import type { EventKind, LeadEvent, TimelineEvent } from "~/features/leads/model/lead-events";
import { type EventRow, eventColumns, readEvent } from "~/features/leads/store/leads.server";
import type { Actor, Change } from "./change";

/** Kinds that change the same thing: the last of them tells how it stands, and by whom. */
const families: EventKind[][] = [
  ["status", "status-undone", "withdrawn"],
  ["assigned"],
  ["spam", "spam-undone", "released", "held-again", "checked"],
  ["labelled", "unlabelled"],
];

export const familyOf = (kind: EventKind): EventKind[] =>
  families.find((kinds) => kinds.includes(kind)) ?? [kind];

type Asked = { kind: EventKind; data?: Record<string, unknown> };

/**
 * The change that is asked for, where this person made it already and nobody has changed it since: its answer was lost, and it
 * was sent again. Null when it stands as somebody else left it.
 */
export async function ownChange(
  db: D1Database,
  id: string,
  { kind, data = {} }: Asked,
  { email }: Actor,
): Promise<Change | null> {
  const last = await lastOf(db, id, familyOf(kind));
  if (last?.kind !== kind || last.actor !== email) return null;
  const kept: Record<string, unknown> = last.data;
  const same = Object.entries(data).every(([name, value]) => kept[name] === value);
  return same ? { eventId: last.id } : null;
}

/** Whether this person took this change back already, and it still stands so. */
export async function ownUndo(db: D1Database, id: string, eventId: number, actor: Actor): Promise<boolean> {
  const row = await db
    .prepare(`SELECT ${eventColumns} FROM lead_events WHERE id = ? AND lead_id = ?`)
    .bind(eventId, id)
    .first<EventRow>();
  if (row?.actor !== actor.email) return false;
  const event = readEvent(row);
  if (event.kind === "note-undone" || event.kind === "contact-undone") return true;
  const undoing = undoingOf(event);
  return undoing !== null && (await ownChange(db, id, undoing, actor)) !== null;
}

/** The event that undoing leaves behind. */
function undoingOf(event: LeadEvent): Asked | null {
  switch (event.kind) {
    case "status":
      return { kind: "status-undone", data: { from: event.data.to, to: event.data.from } };
    case "assigned":
      return { kind: "assigned", data: { from: event.data.to, to: event.data.from } };
    case "released":
      return { kind: "held-again" };
    case "spam":
      return { kind: "spam-undone" };
    default:
      return null;
  }
}

/** The last event of these kinds. */
export async function lastOf(db: D1Database, id: string, kinds: EventKind[]): Promise<TimelineEvent | null> {
  const row = await db
    .prepare(
      `SELECT ${eventColumns} FROM lead_events WHERE lead_id = ?
         AND kind IN (SELECT value FROM json_each(?)) ORDER BY id DESC LIMIT 1`,
    )
    .bind(id, JSON.stringify(kinds))
    .first<EventRow>();
  return row && readEvent(row);
}
