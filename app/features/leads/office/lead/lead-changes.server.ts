import type { LeadEvent, TimelineEvent } from "~/features/leads/model/lead-events";
import {
  isContact,
  type LeadAction,
  type LeadStatus,
  leadActions,
  leadCan,
} from "~/features/leads/model/lead-status";
import { takeBack } from "~/features/leads/office/alike/alike-changes.server";
import { type EventRow, eventColumns, readEvent } from "~/features/leads/store/leads.server";
import { changeLead, recordEvent, type Sql } from "~/features/leads/store/record-event.server";
import { restartClock, stopClock, undoContact } from "~/features/leads/store/thread/contact.server";
import { usedDraft } from "~/features/leads/store/thread/lead-drafts.server";
import { callOffVisits, visitsBack } from "~/features/leads/store/visits/call-off.server";
import { undoVisitChange } from "~/features/leads/store/visits/undo-visit.server";
import type { Visit } from "~/features/leads/store/visits/visits.server";
import type { Actor, Change } from "./change";
import { unsayOutcome } from "./outcome.server";
import { holdAgain } from "./release.server";

/**
 * Takes a lead one step on. `from` is the status that the employee saw: null when it is another by now, so that two
 * people who press at once do not both move it. With what is lost the visit to come is called off; `silent`: who was told of
 * it is not mailed. `visit`: as it was seen, where a wish of since is to be read first.
 */
export async function changeStatus(
  db: D1Database,
  id: string,
  {
    action,
    from,
    silent = false,
    visit = null,
  }: { action: LeadAction; from: LeadStatus; silent?: boolean; visit?: Visit | null },
  actor: Actor,
): Promise<Change | null> {
  if (!leadCan(action, from)) return null;
  const { to } = leadActions[action];
  const when: Sql = { sql: `status = ?${visit ? noOtherWish : ""}`, values: [from] };
  if (visit) when.values.push(visit.askedText);
  const only = { sql: `leads.id = ? AND ${when.sql}`, values: [id, ...when.values] };
  const also = to === "lost" ? callOffVisits(db, only, actor, { silent }) : [];
  return moveStatus(db, id, { kind: "status", data: { from, to } }, actor, { also, when });
}

/** Holds for what was called off in the same batch too. */
const noOtherWish = ` AND NOT EXISTS (SELECT 1 FROM visits unread
  WHERE unread.lead_id = leads.id AND unread.state = 'planned' AND unread.asked_text IS NOT ?)`;

function moveStatus(
  db: D1Database,
  id: string,
  event: LeadEvent<"status" | "status-undone">,
  { email, now }: Actor,
  {
    undone,
    also,
    when = { sql: "status = ?", values: [event.data.from] },
  }: { undone?: TimelineEvent; also: D1PreparedStatement[]; when?: Sql },
): Promise<Change | null> {
  const { to } = event.data;
  const clock = undone ? restartClock(undone) : stopClock(now.getTime(), isContact(event.data));
  const set = { sql: `status = ?, ${clock.sql}`, values: [to, ...clock.values] };
  return changeLead(db, id, { ...event, actor: email, at: now.getTime() }, { set, when, also });
}

async function undoStatus(
  db: D1Database,
  id: string,
  undone: LeadEvent<"status"> & TimelineEvent,
  actor: Actor,
): Promise<boolean> {
  const data = { from: undone.data.to, to: undone.data.from };
  const lost = { sql: "status = 'lost'", values: [] };
  const also = data.from === "lost" ? await visitsBack(db, id, undone, lost, actor) : [];
  return (await moveStatus(db, id, { kind: "status-undone", data }, actor, { undone, also })) !== null;
}

/** Gives a lead to an employee, or to nobody (''). Null when it was so already, or no more whose it was `seen` to be. */
export function assignLead(
  db: D1Database,
  id: string,
  assignee: string,
  actor: Actor,
  seen: string | null = null,
): Promise<Change | null> {
  return moveAssignee(db, id, { from: seen, to: assignee }, actor);
}

/** `from` null: from any employee, or none. */
function moveAssignee(
  db: D1Database,
  id: string,
  { from, to }: { from: string | null; to: string },
  { email, now }: Actor,
): Promise<Change | null> {
  const data = { from: { column: "assignee" }, to } as const;
  const set = { sql: "assignee = ?", values: [to] };
  const when = { sql: "assignee <> ? AND assignee = coalesce(?, assignee)", values: [to, from] };
  return changeLead(db, id, { kind: "assigned", data, actor: email, at: now.getTime() }, { set, when });
}

export const maxNoteLength = 4000;

/** Within this time the same note of the same employee is one that was sent again because its answer was lost. */
const NOTE_AGAIN_MS = 2 * 60_000;

/** Null for an empty note, one that is too long, or a lead that is gone. */
export async function addNote(
  db: D1Database,
  id: string,
  text: string,
  { email, now }: Actor,
): Promise<Change | null> {
  if (text === "" || text.length > maxNoteLength) return null;
  const same: Sql = {
    sql: "SELECT id AS eventId FROM lead_events WHERE lead_id = ? AND kind = 'note' AND actor = ? AND data ->> 'text' = ? AND at > ?",
    values: [id, email, text, now.getTime() - NOTE_AGAIN_MS],
  };
  const owner = { leadId: id, employee: email, kind: "note" } as const;
  const [, , found] = await db.batch<Change>([
    recordEvent(
      db,
      id,
      { kind: "note", data: { text }, actor: email, at: now.getTime() },
      { ...same, sql: `NOT EXISTS (${same.sql})` },
    ),
    usedDraft(db, owner, { now }),
    db.prepare(`${same.sql} ORDER BY id DESC LIMIT 1`).bind(...same.values),
  ]);
  return found?.results[0] ?? null;
}

/**
 * Takes a change back, as long as nobody has changed the same thing since. What is undone stays visible in the
 * timeline; of a note the text goes, because somebody did not mean to leave it.
 */
export async function undoChange(
  db: D1Database,
  id: string,
  eventId: number,
  actor: Actor,
): Promise<boolean> {
  const row = await db
    .prepare(`SELECT ${eventColumns} FROM lead_events WHERE id = ? AND lead_id = ?`)
    .bind(eventId, id)
    .first<EventRow>();
  if (row?.actor !== actor.email) return false;
  const event = readEvent(row);
  switch (event.kind) {
    case "status":
      return undoStatus(db, id, event, actor);
    case "call-reached":
    case "call-missed":
    case "sent-elsewhere":
      return undoContact(db, id, event);
    case "assigned":
      return (await moveAssignee(db, id, { from: event.data.to, to: event.data.from }, actor)) !== null;
    case "lost-reason":
    case "won-amount":
      return unsayOutcome(db, id, event, actor);
    case "released":
      return (await holdAgain(db, id, event.data, actor)) !== null;
    case "spam":
      return (await takeBack(db, [id], event.at, actor)).length > 0;
    case "visit-planned":
    case "visit-moved":
    case "visit-cancelled":
    case "visit-closed":
    case "visit-noted":
      return undoVisitChange(db, id, event, actor);
    case "note": {
      const { meta } = await db
        .prepare(
          "UPDATE lead_events SET kind = 'note-undone', data = '{}', detail = '' WHERE id = ? AND kind = 'note'",
        )
        .bind(event.id)
        .run();
      return meta.changes > 0;
    }
    default:
      return false;
  }
}
