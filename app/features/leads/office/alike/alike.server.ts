import { RAISED_SCORE } from "~/features/leads/model/abuse-score";
import { untouched } from "~/features/leads/store/files/untouched.server";
import { type AlikeGroup, EXCERPT_LENGTH, groupAlike, type Suspect } from "./alike";

/** So many are looked at, and changed at once. */
export const mostAlike = 500;
const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Requests that are like each other and of which the office should decide together: in quarantine, and those in the
 * ordinary list that look suspicious or have the same text. What somebody works on is none of them.
 */
export async function readAlike(db: D1Database, now: Date): Promise<AlikeGroup[]> {
  const { results } = await db
    .prepare(suspectsStatement)
    .bind(now.getTime() - week)
    .all<Suspect>();
  return groupAlike(results);
}

const undecided = `spam_at IS NULL AND ${untouched}`;

/** The newest suspects, what a pattern stopped, and what has their text: each from an index of its own. */
export const suspectsStatement = `WITH newest AS MATERIALIZED (
    SELECT id FROM leads
    WHERE abuse_score > 0 AND spam_at IS NULL AND received_at > ?1 ORDER BY received_at DESC LIMIT ${mostAlike}),
  waiting AS MATERIALIZED (
    SELECT id FROM leads WHERE quarantine_reason IS NOT NULL AND spam_at IS NULL
      AND received_at > ?1 ORDER BY received_at DESC LIMIT ${mostAlike}),
  suspects AS MATERIALIZED (
    SELECT leads.id, text_key FROM newest CROSS JOIN leads ON leads.id = newest.id
    WHERE (quarantine_reason IS NOT NULL OR abuse_score >= ${RAISED_SCORE}) AND ${undecided}
    UNION SELECT leads.id, text_key FROM waiting CROSS JOIN leads ON leads.id = waiting.id
    WHERE pattern_id IS NOT NULL AND ${undecided}),
  texts AS MATERIALIZED (SELECT DISTINCT text_key FROM suspects WHERE text_key IS NOT NULL),
  found (id) AS MATERIALIZED (
    SELECT id FROM suspects
    UNION SELECT id FROM (SELECT leads.id FROM texts CROSS JOIN leads
      ON leads.text_key = texts.text_key AND received_at > ?1 AND ${undecided} LIMIT ${mostAlike}))
  SELECT leads.id, reference, first_name || ' ' || last_name AS name, received_at AS receivedAt,
    quarantine_reason IS NOT NULL AS held, leads.id IN (SELECT id FROM suspects) AS suspect,
    leads.text_key AS textKey, client_hash AS clientHash,
    substr(CASE WHEN kind = 'request' THEN project_description ELSE current_issues END, 1, ${EXCERPT_LENGTH + 1}) AS text,
    abuse_signs AS abuseSigns
  FROM found CROSS JOIN leads ON leads.id = found.id
  ORDER BY received_at DESC LIMIT ${mostAlike}`;
