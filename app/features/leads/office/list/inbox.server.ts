import { latestToldBy, toldMoment } from "~/features/leads/model/answer-by";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import { countedTo, everything, type InboxFilter } from "./inbox-filter";
import { type Listing, listStatement } from "./list-statement.server";

/** What a row of the inbox shows. */
export type LeadListItem = Pick<
  LeadRecord,
  | "id"
  | "reference"
  | "kind"
  | "status"
  | "assignee"
  | "quarantineReason"
  | "spamAt"
  | "abuseScore"
  | "receivedAt"
  | "answerBy"
  | "repliedAt"
  | "firstName"
  | "lastName"
  | "phone"
  | "phoneE164"
  | "email"
  | "contactPreference"
  | "urgencyLevel"
  | "priority"
  | "selectedService"
  | "serviceType"
  | "address"
  | "city"
> & {
  files: number;
  /** JSON list of ids. */
  labels: string;
  /** A mail to the visitor is held by a cap. */
  capped: 0 | 1;
  /** Who goes there. */
  visitor: string | null;
};

const listed = `leads.id, leads.reference, kind, status, assignee, quarantine_reason AS quarantineReason,
    spam_at AS spamAt, abuse_score AS abuseScore,
    received_at AS receivedAt, answer_by AS answerBy, replied_at AS repliedAt, first_name AS firstName, last_name AS lastName, leads.phone, phone_e164 AS phoneE164,
    leads.email, contact_preference AS contactPreference, urgency_level AS urgencyLevel, priority,
    selected_service AS selectedService, service_type AS serviceType, leads.address, city,
    (SELECT count(*) FROM lead_files WHERE lead_id = leads.id) AS files,
    (SELECT json_group_array(label_id) FROM lead_labels WHERE lead_id = leads.id) AS labels,
    EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND state = 'held' AND hold_reason IS NOT NULL) AS capped,
    (SELECT employee FROM visits WHERE lead_id = leads.id AND state = 'planned') AS visitor`;

/**
 * A page of the inbox: what waits for an answer first, the urgent before all others and the longest overdue on top,
 * then the rest, newest first; among what waits also who wrote back. `cursor` is the `next` of the page before; one that is not ours starts at the top. `next` is null on
 * the last page.
 */
export async function listLeads(
  db: D1Database,
  {
    filter = everything,
    cursor = null,
    limit,
    without = [],
  }: { filter?: InboxFilter; cursor?: string | null; limit: number; without?: string[] },
): Promise<{ leads: LeadListItem[]; next: string | null }> {
  return readList<LeadListItem>(db, { filter, cursor, limit, columns: listed, without });
}

/**
 * What a search may have been meant to find: the newest that a typing error keeps from being found. `limit`: the room that what
 * was found leaves on the page.
 */
export async function listSimilar(
  db: D1Database,
  { filter, limit }: { filter: InboxFilter; limit: number },
): Promise<LeadListItem[]> {
  if (filter.query === "" || limit <= 0) return [];
  const part = { filter, cursor: null, limit, columns: listed, similar: true };
  return (await readList<LeadListItem>(db, part)).leads;
}

type Part = Listing & { filter: InboxFilter; cursor: string | null; limit: number };

/** A part of the list with these columns. With filters that no index has together it can be short, and go on. */
export async function readList<Row>(
  db: D1Database,
  { filter, cursor, limit, ...listing }: Part,
): Promise<{ leads: Row[]; next: string | null }> {
  const statement = listStatement(filter, cursor, limit + 1, listing);
  if (statement === null) return { leads: [], next: null };
  const { page, end } = statement;
  const { results } = await db
    .prepare(page.sql)
    .bind(...page.values)
    .all<Row & { place: string }>();
  const leads = results.slice(0, limit).map(({ place: _, ...lead }) => lead as Row);
  if (results.length > limit) return { leads, next: results[limit - 1]?.place ?? null };
  if (end === null) return { leads, next: null };
  const next = await db
    .prepare(end.sql)
    .bind(...end.values)
    .first<string>("place");
  return { leads, next };
}

/** For the tabs: how many promises, as the visitors were told them, are over and how many suspects wait, up to `countedTo` + 1. */
export async function waitingCounts(
  db: D1Database,
  now: Date,
): Promise<{ late: number; quarantined: number }> {
  const counts = await db
    .prepare(waitingStatement)
    .bind(latestToldBy(now).getTime(), URGENT_BEFORE, countedTo + 1, countedTo + 1)
    .first<{ promises: string; quarantined: number }>();
  const promises: [number, number][] = JSON.parse(counts?.promises ?? "[]");
  const late = promises.filter(([answerBy, receivedAt]) => toldMoment({ answerBy, receivedAt }) <= now);
  return { late: Math.min(late.length, countedTo + 1), quarantined: counts?.quarantined ?? 0 };
}

/** By how much the place of an urgent lead is less than its answer-by (migrations/0016_urgent_first.sql). */
const URGENT_BEFORE = 1_500_000_000_000;

const overdue = (range: string) =>
  `SELECT answer_by, received_at FROM leads
   WHERE quarantine_reason IS NULL AND status = 'new' AND ${range} ORDER BY inbox_order, id LIMIT ?3`;

/** `?1`: when what may be over by now was to be answered, `?2`: URGENT_BEFORE; no other place is less than that. The longest overdue come first. */
export const waitingStatement = `SELECT
  (SELECT json_group_array(json_array(answer_by, received_at)) FROM (
    SELECT * FROM (${overdue("inbox_order < ?1 - ?2")})
    UNION ALL SELECT * FROM (${overdue("inbox_order > ?2 AND inbox_order < ?1")}))) AS promises,
  (SELECT count(*) FROM (SELECT 1 FROM leads
    WHERE quarantine_reason IS NOT NULL AND spam_at IS NULL AND received_at > 0 LIMIT ?4)) AS quarantined`;
