import type { LeadStatus } from "~/features/leads/model/lead-status";
import type { InboxFilter } from "./inbox-filter";
import type { Condition, Statement } from "./list-statement.server";

const openStatuses: readonly LeadStatus[] = ["new", "called", "scheduled", "quoted"];
/** Visits of a person that are looked through, the latest first: what is still to come or to be closed is among them. */
const LATEST_VISITS = 200;

/** Whether the list is one person's work: what he or she goes to see is in it, besides what is assigned. */
export function isWorkOfOne({ assignee, open, own }: InboxFilter): boolean {
  return Boolean(assignee) && (open || own);
}

/** For the lists whose order another filter gives. */
export const worksOnIt =
  "? IN (assignee, (SELECT employee FROM visits WHERE lead_id = leads.id AND state = 'planned'))";

type Place = readonly [at: number, id: string];

/**
 * One person's work in the order of the inbox: each status from its own index, and the visits, merged as they are read. A
 * database of D1 takes five parts.
 */
export function workStatement(
  { status, assignee, open, serviceType }: InboxFilter,
  after: Place,
  limit: number,
  columns: string,
): Statement {
  const equal = (column: string, value: string | null): Condition[] =>
    value === null ? [] : [{ sql: `${column} = ?`, value }];
  const service = equal("service_type", serviceType);
  const statuses = open ? openStatuses.filter((each) => status === null || each === status) : [status];
  const assigned = statuses.map((each) =>
    part("leads", [...equal("status", each), ...equal("assignee", assignee), ...service], after),
  );
  const isOpen: Condition[] = open ? [{ sql: "status NOT IN ('won', 'lost')" }] : [];
  const going = [{ sql: "going.state = 'planned'" }, { sql: "assignee <> ?", value: assignee ?? "" }];
  const visited = part(latestVisits, [...going, ...equal("status", status), ...isOpen, ...service], after);
  const parts = [...assigned, { ...visited, values: [assignee ?? "", ...visited.values] }];
  return {
    sql: `SELECT ${columns}, part.place || '.' || leads.id AS place
      FROM (${parts.map(({ sql }) => sql).join(" UNION ALL ")} ORDER BY place, id LIMIT ?) AS part
      CROSS JOIN leads ON leads.rowid = part.at`,
    values: [...parts.flatMap(({ values }) => values), limit],
  };
}

const latestVisits = `(SELECT lead_id, state FROM visits WHERE employee = ? ORDER BY starts_at DESC LIMIT ${LATEST_VISITS}) AS going
  CROSS JOIN leads ON leads.id = going.lead_id`;

function part(from: string, where: Condition[], after: Place): Statement {
  return {
    sql: `SELECT leads.rowid AS at, inbox_order AS place, leads.id AS id FROM ${from}
      WHERE quarantine_reason IS NULL${where.map(({ sql }) => ` AND ${sql}`).join("")} AND (inbox_order, leads.id) > (?, ?)`,
    values: [...where.flatMap(({ value }) => (value === undefined ? [] : [value])), ...after],
  };
}
