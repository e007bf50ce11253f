import type { LeadRecord } from "~/features/leads/model/lead-record";
import { countedTo, everything, type InboxFilter } from "./inbox-filter";
import { searchTerms } from "./search-terms";

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
  | "firstName"
  | "lastName"
  | "phone"
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
  /** A mail to the visitor is held by a cap. */
  capped: 0 | 1;
};

const listed = `leads.id, leads.reference, kind, status, assignee, quarantine_reason AS quarantineReason,
    spam_at AS spamAt, abuse_score AS abuseScore,
    received_at AS receivedAt, answer_by AS answerBy, first_name AS firstName, last_name AS lastName, leads.phone,
    leads.email, contact_preference AS contactPreference, urgency_level AS urgencyLevel, priority,
    selected_service AS selectedService, service_type AS serviceType, leads.address, city,
    (SELECT count(*) FROM lead_files WHERE lead_id = leads.id) AS files,
    EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND state = 'held' AND hold_reason IS NOT NULL) AS capped`;

type Statement = { sql: string; values: (string | number)[] };

/** What to read besides the place in the list, and which leads of the quarantine are shown elsewhere. */
type Listing = { columns?: string; without?: string[] };

/**
 * The statement that reads a part of the list. Each set of filters has an index of its own in that order, so
 * a page costs its own rows, however many leads there are.
 */
export function listStatement(
  filter: InboxFilter,
  cursor: string | null,
  limit: number,
  { columns = listed, without = [] }: Listing = {},
): Statement | null {
  if (filter.query !== "") return searchStatement(filter, cursor, limit, columns);
  if (filter.quarantined || filter.spam) {
    return quarantineStatement(filter.spam ? "NOT NULL" : "NULL", cursor, limit, { columns, without });
  }
  const { where, values } = conditions(filter);
  const [order, id] = place(cursor) ?? [Number.MIN_SAFE_INTEGER, ""];
  return {
    sql: `SELECT ${columns}, inbox_order || '.' || leads.id AS place FROM leads
      WHERE quarantine_reason IS NULL${where} AND (inbox_order, id) > (?, ?)
      ORDER BY inbox_order, id LIMIT ?`,
    values: [...values, order, id, limit],
  };
}

function conditions({ status, assignee, serviceType }: InboxFilter): { where: string; values: string[] } {
  const given = Object.entries({ status, assignee, service_type: serviceType }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return {
    where: given.map(([column]) => ` AND ${column} = ?`).join(""),
    values: given.map(([, value]) => value),
  };
}

function quarantineStatement(
  spamAt: "NULL" | "NOT NULL",
  cursor: string | null,
  limit: number,
  { columns, without }: Required<Listing>,
): Statement {
  const [at, id] = place(cursor) ?? [Number.MAX_SAFE_INTEGER, ""];
  return {
    sql: `SELECT ${columns}, received_at || '.' || leads.id AS place FROM leads
      WHERE quarantine_reason IS NOT NULL AND spam_at IS ${spamAt} AND (received_at, id) < (?, ?)
        ${without.length > 0 ? "AND id NOT IN (SELECT value FROM json_each(?))" : ""}
      ORDER BY received_at DESC, id DESC LIMIT ?`,
    values: [at, id, ...(without.length > 0 ? [JSON.stringify(without)] : []), limit],
  };
}

/** Newest first; the order of the full-text index, so that nothing is sorted. */
function searchStatement(
  filter: InboxFilter,
  cursor: string | null,
  limit: number,
  columns: string,
): Statement | null {
  const terms = searchTerms(filter.query);
  if (terms === null) return null;
  const { where, values } = conditions(filter);
  const [before] = place(cursor) ?? [Number.MAX_SAFE_INTEGER];
  return {
    sql: `SELECT ${columns}, lead_search.rowid || '.' AS place
      FROM lead_search CROSS JOIN leads ON leads.rowid = lead_search.rowid
      WHERE lead_search MATCH ? AND lead_search.rowid < CAST(? AS INTEGER)${where}
      ORDER BY lead_search.rowid DESC LIMIT ?`,
    values: [terms, before, ...values, limit],
  };
}

/** What `next` of a page means; null for one that is not ours. */
function place(cursor: string | null): [number, string] | null {
  const [, at, id = ""] = /^(\d{1,16})\.([\w-]{0,64})$/.exec(cursor ?? "") ?? [];
  return at === undefined ? null : [Number(at), id];
}

/**
 * A page of the inbox: what waits for an answer first, the urgent before all others and the longest overdue on top,
 * then the rest, newest first. `cursor` is the `next` of the page before; one that is not ours starts at the top. `next` is null on
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
  const statement = listStatement(filter, cursor, limit + 1, { without });
  if (statement === null) return { leads: [], next: null };
  const { results } = await db
    .prepare(statement.sql)
    .bind(...statement.values)
    .all<LeadListItem & { place: string }>();
  const next = results.length > limit ? (results[limit - 1]?.place ?? null) : null;
  return { leads: results.slice(0, limit).map(({ place: _, ...lead }) => lead), next };
}

/** For the tabs: how many promises are broken and how many suspects wait, up to `countedTo` + 1. */
export async function waitingCounts(
  db: D1Database,
  now: Date,
): Promise<{ late: number; quarantined: number }> {
  const counts = await db
    .prepare(waitingStatement)
    .bind(now.getTime(), URGENT_BEFORE, countedTo + 1, countedTo + 1)
    .first<{ late: number; quarantined: number }>();
  return counts ?? { late: 0, quarantined: 0 };
}

/** By how much the place of an urgent lead is less than its answer-by (migrations/0016_urgent_first.sql). */
const URGENT_BEFORE = 1_500_000_000_000;

const overdue = (range: string) =>
  `SELECT 1 FROM leads WHERE quarantine_reason IS NULL AND status = 'new' AND ${range}`;

/** `?1`: now, `?2`: URGENT_BEFORE; no other place is less than that. */
export const waitingStatement = `SELECT
  (SELECT count(*) FROM (SELECT * FROM (${overdue("inbox_order <= ?1 - ?2")} LIMIT ?3)
    UNION ALL SELECT * FROM (${overdue("inbox_order > ?2 AND inbox_order <= ?1")} LIMIT ?3) LIMIT ?3)) AS late,
  (SELECT count(*) FROM (SELECT 1 FROM leads
    WHERE quarantine_reason IS NOT NULL AND spam_at IS NULL AND received_at > 0 LIMIT ?4)) AS quarantined`;
