import {
  isLeadStatus,
  type LeadAction,
  type LeadStatus,
  leadActions,
  leadCan,
} from "~/features/leads/model/lead-status";
import { holdAgain } from "./release.server";

/** A change that was made; `eventId` names it for undoing. */
export type Change = { eventId: number };

/** Who changes a request, and when. */
export type Actor = { email: string; now: Date };

/**
 * Takes a request one step on. `from` is the status that the employee saw: null when it is another by now, so
 * that two people who press at once do not both move it.
 */
export function changeStatus(
  db: D1Database,
  id: string,
  { action, from }: { action: LeadAction; from: LeadStatus },
  actor: Actor,
): Promise<Change | null> {
  if (!leadCan(action, from)) return Promise.resolve(null);
  return moveStatus(db, id, { from, to: leadActions[action].to, kind: "status" }, actor);
}

type Move = { from: LeadStatus; to: LeadStatus; kind: "status" | "status-undone" };

async function moveStatus(
  db: D1Database,
  id: string,
  move: Move,
  { email, now }: Actor,
): Promise<Change | null> {
  const at = now.getTime();
  const [event] = await db.batch([
    db
      .prepare(
        `INSERT INTO lead_events (lead_id, at, kind, actor, detail)
         SELECT id, ?, ?, ?, ? FROM leads WHERE id = ? AND status = ?`,
      )
      .bind(at, move.kind, email, `${move.from}>${move.to}`, id, move.from),
    db
      .prepare(
        `UPDATE leads SET status = ?, answered_at = CASE WHEN ? = 'new' THEN NULL ELSE coalesce(answered_at, ?) END
         WHERE id = ? AND status = ?`,
      )
      .bind(move.to, move.to, at, id, move.from),
  ]);
  return changeOf(event);
}

/** Gives a request to an employee, or to nobody (''). Null when he had it already. */
export function assignLead(
  db: D1Database,
  id: string,
  assignee: string,
  actor: Actor,
): Promise<Change | null> {
  return moveAssignee(db, id, { from: null, to: assignee }, actor);
}

/** `from` null: whoever has it. */
async function moveAssignee(
  db: D1Database,
  id: string,
  { from, to }: { from: string | null; to: string },
  { email, now }: Actor,
): Promise<Change | null> {
  const theirs = "id = ?1 AND assignee <> ?2 AND assignee = coalesce(?3, assignee)";
  const [event] = await db.batch([
    db
      .prepare(
        `INSERT INTO lead_events (lead_id, at, kind, actor, detail)
         SELECT id, ?4, 'assigned', ?5, assignee || '>' || ?2 FROM leads WHERE ${theirs}`,
      )
      .bind(id, to, from, now.getTime(), email),
    db.prepare(`UPDATE leads SET assignee = ?2 WHERE ${theirs}`).bind(id, to, from),
  ]);
  return changeOf(event);
}

export const maxNoteLength = 4000;

/** Within this time the same note of the same employee is one that was sent again because its answer was lost. */
const NOTE_AGAIN_MS = 2 * 60_000;

/** Null for an empty note, one that is too long, or a request that is gone. */
export async function addNote(
  db: D1Database,
  id: string,
  text: string,
  { email, now }: Actor,
): Promise<Change | null> {
  if (text === "" || text.length > maxNoteLength) return null;
  const at = now.getTime();
  const same = "lead_id = ?1 AND kind = 'note' AND actor = ?2 AND detail = ?3 AND at > ?4";
  const [, found] = await db.batch<{ eventId: number }>([
    db
      .prepare(
        `INSERT INTO lead_events (lead_id, at, kind, actor, detail)
         SELECT id, ?5, 'note', ?2, ?3 FROM leads
         WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM lead_events WHERE ${same})`,
      )
      .bind(id, email, text, at - NOTE_AGAIN_MS, at),
    db
      .prepare(`SELECT id AS eventId FROM lead_events WHERE ${same} ORDER BY id DESC LIMIT 1`)
      .bind(id, email, text, at - NOTE_AGAIN_MS),
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
  const event = await db
    .prepare("SELECT kind, actor, detail FROM lead_events WHERE id = ? AND lead_id = ?")
    .bind(eventId, id)
    .first<{ kind: string; actor: string; detail: string }>();
  if (event === null || event.actor !== actor.email) return false;
  const [from = "", to = ""] = event.detail.split(">");
  if (event.kind === "status" && isLeadStatus(from) && isLeadStatus(to)) {
    return (await moveStatus(db, id, { from: to, to: from, kind: "status-undone" }, actor)) !== null;
  }
  if (event.kind === "assigned") {
    return (await moveAssignee(db, id, { from: to, to: from }, actor)) !== null;
  }
  if (event.kind === "released") return holdAgain(db, id, event.detail, actor);
  if (event.kind !== "note") return false;
  const { meta } = await db
    .prepare(
      "UPDATE lead_events SET kind = 'note-undone', detail = '' WHERE id = ? AND lead_id = ? AND kind = 'note'",
    )
    .bind(eventId, id)
    .run();
  return meta.changes > 0;
}

function changeOf(event: D1Result | undefined): Change | null {
  return event && event.meta.changes > 0 ? { eventId: event.meta.last_row_id } : null;
}
