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
