import { localMoment } from "~/lib/text/local-clock";
import { dayEnd } from "~/lib/text/open-state";
import type { InboxFilter } from "./inbox-filter";
import { searchTerms, similarTerms } from "./search-terms";
import { isWorkOfOne, workStatement, worksOnIt } from "./work-statement.server";

export type Statement = { sql: string; values: (string | number)[] };

/** What to read besides the place in the list, and which leads of the quarantine are shown elsewhere. */
export type Listing = {
  columns: string;
  without?: string[];
  /** Of a search: what may have been meant, instead of what was typed. */
  similar?: boolean;
};

/** So much of an index is looked through for a page whose filters no index has together. */
export const LOOKED_THROUGH = 2000;

/** The order of a list: its index, what of the filter that finds, and what is left to look at row by row. */
type Order = {
  /** Conditions that are found in the index. */
  found: Condition[];
  rest: Condition[];
  by: "inbox_order" | "received_at";
  /** Where it begins. */
  top: number;
};

export type Condition = { sql: string; value?: string | number };

/**
 * The statement that reads a part of the list, in the order of an index. What the index does not find is looked for in
 * a part of it: `end` then reads where that part stops, null when there is no more.
 */
export function listStatement(
  filter: InboxFilter,
  cursor: string | null,
  limit: number,
  { columns, without = [], similar = false }: Listing,
): { page: Statement; end: Statement | null } | null {
  if (filter.query !== "") return searchStatement(filter, cursor, limit, { columns, similar });
  if (filter.quarantined || filter.spam) {
    const page = quarantineStatement(filter.spam ? "NOT NULL" : "NULL", cursor, limit, { columns, without });
    return { page, end: null };
  }
  if (filter.label !== null) return labelStatement(filter, filter.label, cursor, limit, columns);
  const { found, rest, by, top } = orderOf(filter);
  if (isWorkOfOne(filter) && by === "inbox_order" && filter.town === null && !filter.urgent)
    return { page: workStatement(filter, place(cursor) ?? [top, ""], limit, columns), end: null };
  const down = by === "received_at";
  const [at, id] = place(cursor) ?? [top, ""];
  const part = {
    where: `quarantine_reason IS NULL${and(found)} AND (${by}, id) ${down ? "<" : ">"} (?, ?)
      ORDER BY ${by}${down ? " DESC, id DESC" : ", id"}`,
    values: [...valuesOf(found), at, id],
  };
  const shown = `${columns}, ${by} || '.' || leads.id AS place`;
  if (rest.length === 0) {
    const sql = `SELECT ${shown} FROM leads WHERE ${part.where} LIMIT ?`;
    return { page: { sql, values: [...part.values, limit] }, end: null };
  }
  return {
    page: {
      sql: `SELECT ${shown} FROM (SELECT rowid AS at FROM leads WHERE ${part.where} LIMIT ${LOOKED_THROUGH}) AS part
        CROSS JOIN leads ON leads.rowid = part.at WHERE TRUE${and(rest)} LIMIT ?`,
      values: [...part.values, ...valuesOf(rest), limit],
    },
    end: {
      sql: `SELECT ${by} || '.' || id AS place FROM leads WHERE ${part.where} LIMIT 1 OFFSET ${LOOKED_THROUGH - 1}`,
      values: part.values,
    },
  };
}

function orderOf(filter: InboxFilter): Order {
  const { status, assignee, open, serviceType, urgent, town, from, to } = filter;
  const equal = isWorkOfOne(filter)
    ? [...conditions({ status, service_type: serviceType }), { sql: worksOnIt, value: assignee ?? "" }]
    : conditions({ status, assignee, service_type: serviceType });
  const isOpen: Condition[] = open ? [{ sql: "status NOT IN ('won', 'lost')" }] : [];
  const isUrgent: Condition[] = urgent ? [{ sql: "urgent = 1" }] : [];
  const inTown: Condition[] = town === null ? [] : [{ sql: "city = ? COLLATE NOCASE", value: town }];
  if (from !== null || to !== null) {
    const found = from === null ? [] : [{ sql: "received_at >= ?", value: +localMoment(from, "00:00") }];
    const top = to === null ? Number.MAX_SAFE_INTEGER : +dayEnd(to);
    return { found, rest: [...equal, ...isOpen, ...isUrgent, ...inTown], by: "received_at", top };
  }
  const inOrder = { by: "inbox_order", top: Number.MIN_SAFE_INTEGER } as const;
  if (town !== null) return { found: inTown, rest: [...equal, ...isOpen, ...isUrgent], ...inOrder };
  if (urgent) return { found: isUrgent, rest: [...equal, ...isOpen], ...inOrder };
  // Each set of these has an index of its own.
  return { found: equal, rest: isOpen, ...inOrder };
}

function conditions(columns: Record<string, string | null>): Condition[] {
  return Object.entries(columns).flatMap(([column, value]) =>
    value === null ? [] : [{ sql: `${column} = ?`, value }],
  );
}

/** In the order of the inbox too; only with other filters a part of the label's leads is looked through at a time. */
function labelStatement(
  filter: InboxFilter,
  label: number,
  cursor: string | null,
  limit: number,
  columns: string,
): { page: Statement; end: Statement | null } {
  const [at, id] = place(cursor) ?? [Number.MIN_SAFE_INTEGER, ""];
  const part = `FROM lead_labels WHERE label_id = ? AND (place, lead_id) > (?, ?) ORDER BY lead_labels.place, lead_id`;
  const where = lookedAt(filter);
  // -1 is no end: a part without any might lose its order, as SQLite may then drop it.
  const most = where.length > 0 ? LOOKED_THROUGH : -1;
  return {
    page: {
      sql: `SELECT ${columns}, part.place || '.' || leads.id AS place
        FROM (SELECT lead_id, place ${part} LIMIT ${most}) AS part
        CROSS JOIN leads ON leads.id = part.lead_id WHERE quarantine_reason IS NULL${and(where)} LIMIT ?`,
      values: [label, at, id, ...valuesOf(where), limit],
    },
    end:
      where.length === 0
        ? null
        : {
            sql: `SELECT place || '.' || lead_id AS place ${part} LIMIT 1 OFFSET ${LOOKED_THROUGH - 1}`,
            values: [label, at, id],
          },
  };
}

/** All conditions of the filter but the label's, for an order that finds none of them. */
function lookedAt(filter: InboxFilter): Condition[] {
  const { found, rest, by, top } = orderOf(filter);
  return [...found, ...rest, ...(by === "received_at" ? [{ sql: "received_at < ?", value: top }] : [])];
}

const and = (all: Condition[]) => all.map(({ sql }) => ` AND ${sql}`).join("");
const valuesOf = (all: Condition[]) => all.flatMap(({ value }) => (value === undefined ? [] : [value]));

function quarantineStatement(
  spamAt: "NULL" | "NOT NULL",
  cursor: string | null,
  limit: number,
  { columns, without }: Required<Omit<Listing, "similar">>,
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

const hasLabel = "EXISTS (SELECT 1 FROM lead_labels WHERE lead_id = leads.id AND label_id = ?)";

/** Newest first; the order of the full-text index, so that nothing is sorted. */
function searchStatement(
  filter: InboxFilter,
  cursor: string | null,
  limit: number,
  { columns, similar }: { columns: string; similar: boolean },
): { page: Statement; end: null } | null {
  const terms = similar ? similarTerms(filter.query) : searchTerms(filter.query);
  if (terms === null) return null;
  const labelled: Condition[] = filter.label === null ? [] : [{ sql: hasLabel, value: filter.label }];
  const where = [...lookedAt(filter), ...labelled];
  const [before] = place(cursor) ?? [Number.MAX_SAFE_INTEGER];
  const sql = `SELECT ${columns}, lead_search.rowid || '.' AS place
    FROM lead_search CROSS JOIN leads ON leads.rowid = lead_search.rowid
    WHERE lead_search MATCH ? AND lead_search.rowid < CAST(? AS INTEGER)${and(where)}
    ORDER BY lead_search.rowid DESC LIMIT ?`;
  return { page: { sql, values: [terms, before, ...valuesOf(where), limit] }, end: null };
}

/** What `next` of a page means; null for one that is not ours. */
function place(cursor: string | null): [number, string] | null {
  const [, at, id = ""] = /^(\d{1,16})\.([\w-]{0,64})$/.exec(cursor ?? "") ?? [];
  return at === undefined ? null : [Number(at), id];
}
