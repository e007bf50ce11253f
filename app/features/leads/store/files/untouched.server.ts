import { spamStatuses } from "~/features/leads/model/lead-status";
import type { Sql } from "~/features/leads/store/record-event.server";

/** What employees do that leaves a lead as it was; status and assignee are judged by what they are now. */
const idle = [
  ...["viewed", "exported", "released", "held-again", "spam", "spam-undone"],
  ...["status", "status-undone", "note-undone", "contact-undone", "labelled", "unlabelled"],
];

const workBut = (kinds: readonly string[]) => `SELECT 1 FROM lead_events
  WHERE lead_id = leads.id AND actor NOT IN ('visitor', 'system') AND kind NOT IN ('${kinds.join("', '")}')`;

/** Condition on a row of `leads`: nobody of the office has done anything with it but look, or has taken it back. */
export const untouched = `(leads.status = 'new' AND leads.assignee = '' AND NOT EXISTS (${workBut([...idle, "assigned"])}))`;

/** The same, counted from its latest release: what was done with it in quarantine is no answer to that. */
export const untouchedSinceRelease = `(leads.status = 'new' AND NOT EXISTS (${workBut(idle)} AND id > coalesce((
  SELECT max(id) FROM lead_events WHERE lead_id = leads.id AND kind = 'released'), 0)))`;

/** Condition on a row of `leads`: it can be spam, whatever was done with it to find that out. */
export const mayBeSpam = `(leads.status IN ('${spamStatuses.join("', '")}') AND NOT EXISTS (
  SELECT 1 FROM visits WHERE lead_id = leads.id AND state = 'planned'))`;

/**
 * It can be, and nobody else did anything with it since `seen`, the newest event that the page knew; null: a page that did not
 * say, which then knew of nothing.
 */
export function spamAsSeen(seen: number | null, me: string): Sql {
  if (seen === null) return { sql: untouched, values: [] };
  return {
    sql: `${mayBeSpam} AND NOT EXISTS (SELECT 1 FROM lead_events WHERE lead_id = leads.id AND id > ?
      AND actor NOT IN ('system', ?) AND kind NOT IN ('viewed', 'exported'))`,
    values: [seen, me],
  };
}
