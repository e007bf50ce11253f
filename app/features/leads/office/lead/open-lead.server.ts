import { type LeadDetail, leadDetail, leadStatements } from "~/features/leads/store/leads.server";
import { recordEvent } from "~/features/leads/store/record-event.server";

export type OpenedLead = LeadDetail;

/** Looking again within the hour is the same look. */
const sameLookMs = 60 * 60 * 1000;

/** Reads one lead for `viewer` and writes down that it was seen, in one go; null when there is none. */
export async function openLead(
  db: D1Database,
  id: string,
  viewer: string,
  now: Date,
): Promise<OpenedLead | null> {
  const at = now.getTime();
  const firstLook = {
    sql: `NOT EXISTS (SELECT 1 FROM lead_events
      WHERE lead_id = leads.id AND kind = 'viewed' AND actor = ? AND at > ?)`,
    values: [viewer, at - sameLookMs],
  };
  const [, ...answers] = await db.batch([
    recordEvent(db, id, { kind: "viewed", data: {}, actor: viewer, at }, firstLook),
    ...leadStatements(db, id),
  ]);
  return leadDetail(answers);
}
