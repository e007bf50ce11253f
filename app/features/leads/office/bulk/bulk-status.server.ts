import type { LostReason } from "~/features/leads/model/lead-outcome";
import { type LeadStatus, leadActions, stepsFor } from "~/features/leads/model/lead-status";
import type { Actor } from "~/features/leads/office/lead/change";
import { changeStatus, undoChange } from "~/features/leads/office/lead/lead-changes.server";
import { sayOutcome } from "~/features/leads/office/lead/outcome.server";
import { ownChange, ownUndo } from "~/features/leads/office/lead/own-change.server";

type SeenStatus = { id: string; status: LeadStatus };

/** A lead and the events that take it back, the last one first. */
type Moved = [id: string, events: number[]];

/**
 * Brings leads to a status, each as its own button would: what has no such step, or is not as it was seen, stays as it is.
 * `visits`: references of those with a visit to come, which are not lost before it is cancelled.
 */
export async function moveMany(
  db: D1Database,
  { rows, to, reason }: { rows: SeenStatus[]; to: LeadStatus; reason: LostReason | null },
  actor: Actor,
): Promise<{ moved: Moved[]; visits: string[] }> {
  const open = await openOnes(db, rows);
  const visits = to === "lost" ? open.filter(({ visit }) => visit === 1) : [];
  const asked = rows.filter(
    ({ id }) => open.some((each) => each.id === id) && !visits.some((each) => each.id === id),
  );
  // Each is a change of its own: where one fails, the others are made all the same, and can be taken back.
  const tries = await Promise.allSettled(asked.map((row) => moveOne(db, row, { to, reason }, actor)));
  const moved = tries.map((each) => (each.status === "fulfilled" ? each.value : null));
  return {
    moved: moved.filter((each) => each !== null),
    visits: visits.map(({ reference }) => reference),
  };
}

async function moveOne(
  db: D1Database,
  { id, status: from }: SeenStatus,
  { to, reason }: { to: LeadStatus; reason: LostReason | null },
  actor: Actor,
): Promise<Moved | null> {
  const action = stepsFor(from).find((each) => leadActions[each].to === to);
  if (action === undefined) return null;
  const change =
    (await changeStatus(db, id, { action, from }, actor)) ??
    (await ownChange(db, id, { kind: "status", data: { from, to } }, actor));
  if (change === null) return null;
  // Without one too: it may have been lost before, for another reason.
  const said =
    to === "lost"
      ? ((await sayOutcome(db, id, { kind: "lost-reason", to: reason }, actor)) ??
        (reason && (await ownChange(db, id, { kind: "lost-reason", data: { to: reason } }, actor))))
      : null;
  return [id, !said ? [change.eventId] : [said.eventId, change.eventId]];
}

/** Takes back what `moveMany` did, where nobody has changed it since. How many leads that were. */
export async function moveBack(db: D1Database, moved: Moved[], actor: Actor): Promise<number> {
  const back = await Promise.all(
    moved.map(async ([id, events]) => {
      let done = false;
      for (const event of events)
        done = (await undoChange(db, id, event, actor)) || (await ownUndo(db, id, event, actor));
      return done;
    }),
  );
  return back.filter(Boolean).length;
}

type Open = { id: string; reference: string; visit: 0 | 1 };

/** Those of them that are not in quarantine by now. `visit`: one of ours is expected there. */
async function openOnes(db: D1Database, rows: SeenStatus[]): Promise<Open[]> {
  const { results } = await db
    .prepare(
      `SELECT leads.id, reference,
         EXISTS (SELECT 1 FROM visits WHERE lead_id = leads.id AND state = 'planned') AS visit
       FROM json_each(?) AS asked CROSS JOIN leads ON leads.id = asked.value WHERE quarantine_reason IS NULL`,
    )
    .bind(JSON.stringify(rows.map(({ id }) => id)))
    .all<Open>();
  return results;
}
