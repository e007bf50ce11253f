import { type EventRow, eventColumns, readEvent } from "~/features/leads/store/leads.server";
import type { Sql } from "~/features/leads/store/record-event.server";
import { setOff } from "./change-visit.server";
import { reopenStatements } from "./undo-visit.server";
import { visitMailStatements } from "./visit-mails.server";
import type { Actor, Undone } from "./visit-step.server";

/**
 * For the batch that closes `leads` (a condition on their rows), before that: calls off the visits that are to come. Who was
 * told of one is mailed, unless `silent`. Its events have the moment and the actor of the closing.
 */
export function callOffVisits(
  db: D1Database,
  leads: Sql,
  { email, now }: Actor,
  { silent }: { silent: boolean },
): D1PreparedStatement[] {
  const at = now.getTime();
  const those = `lead_id IN (SELECT leads.id FROM leads WHERE ${leads.sql})`;
  const toCome: Sql = {
    sql: `state = 'planned' AND ends_at > ? AND ${those}`,
    values: [at, ...leads.values],
  };
  const status = "(SELECT status FROM leads WHERE leads.id = lead_id)";
  const off: Sql = {
    sql: `visits.state = 'cancelled' AND changed_at = ? AND ${those}`,
    values: [at, ...leads.values],
  };
  return [
    db
      .prepare(
        `INSERT INTO lead_events (lead_id, at, kind, actor, data, detail)
         SELECT lead_id, ?, 'visit-cancelled', ?, json_object('visit', visits.id, 'sequence', sequence + 1,
           'from', ${status}, 'to', ${status}), '' FROM visits WHERE ${toCome.sql}`,
      )
      .bind(at, email, ...toCome.values),
    db
      .prepare(`UPDATE visits SET ${setOff.sql}, sequence = sequence + 1, changed_at = ? WHERE ${toCome.sql}`)
      .bind(at, ...toCome.values),
    ...visitMailStatements(db, off, { now, silent }),
  ];
}

/** For the batch that undoes the closing, before that: what was called off with it stands again. */
export async function visitsBack(
  db: D1Database,
  leadId: string,
  closing: Undone & { actor: string },
  closed: Sql,
  actor: Actor,
): Promise<D1PreparedStatement[]> {
  const row = await db
    .prepare(
      `SELECT ${eventColumns} FROM lead_events
       WHERE lead_id = ? AND kind = 'visit-cancelled' AND at = ? AND actor = ? AND id > ? LIMIT 1`,
    )
    .bind(leadId, closing.at, closing.actor, closing.id)
    .first<EventRow>();
  const event = row && readEvent(row);
  if (event?.kind !== "visit-cancelled") return [];
  return reopenStatements(db, leadId, event, closed, actor);
}
