import { keysOf } from "~/features/leads/model/lead-options";
import { type LeadStatus, leadStatuses } from "~/features/leads/model/lead-status";
import { dayOf } from "~/lib/text/dutch-date";

type Counted = { name: string; count: number };

type LeadFigures = {
  /** Requests per week, oldest first; `from` is the Monday on which it starts. */
  weeks: { from: string; count: number }[];
  pages: Counted[];
  services: Counted[];
  towns: Counted[];
  statuses: Record<LeadStatus, number>;
  answers: {
    answered: number;
    inTime: number;
    /** Still waiting although the promise is past. */
    late: number;
    /** Half were answered faster than this; null when none was. */
    medianMs: number | null;
  };
};

const day = 86_400_000;
const week = 7 * day;

/** The Monday `weeks` - 1 weeks before this one; by the local date, at midnight UTC. */
function firstMonday(now: Date, weeks: number): number {
  const today = Date.parse(`${dayOf(now.getTime())}T00:00:00Z`);
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  return today - weekday * day - (weeks - 1) * week;
}

const scope = "FROM leads WHERE quarantine_reason IS NULL AND received_at >= ?1";
const top = "GROUP BY name ORDER BY count DESC, name LIMIT 12";

/** What follows the postcode in an address that was typed in one line; the town is a field of its own since. */
const town = `CASE WHEN city <> '' THEN city ELSE
  (SELECT CASE WHEN rest GLOB '[A-Za-z][A-Za-z] *' THEN substr(rest, 4) ELSE rest END FROM
    (SELECT CASE WHEN instr(address, ',') > 0
      THEN ltrim(substr(address, instr(address, ',') + 1), ' 0123456789') ELSE '' END AS rest)) END`;

const statements = {
  weeks: `SELECT CAST((received_at - ?1) / ${week} AS INTEGER) AS name, count(*) AS count ${scope} GROUP BY name`,
  pages: `SELECT landing_page AS name, count(*) AS count ${scope} ${top}`,
  services: `SELECT CASE WHEN selected_service = '' THEN service_type ELSE selected_service END AS name,
    count(*) AS count ${scope} ${top}`,
  towns: `SELECT ${town} AS name, count(*) AS count ${scope} ${top}`,
  statuses: `SELECT status AS name, count(*) AS count ${scope} GROUP BY status`,
  answers: `SELECT count(answered_at) AS answered, count(*) FILTER (WHERE answered_at <= answer_by) AS inTime,
    count(*) FILTER (WHERE status = 'new' AND answer_by <= ?2) AS late ${scope} AND ?2 > 0`,
  median: `SELECT answered_at - received_at AS ms ${scope} AND answered_at IS NOT NULL
    ORDER BY ms LIMIT 1 OFFSET (SELECT max(0, (count(answered_at) - 1) / 2) ${scope})`,
};

/** The past weeks in figures, this one included; quarantine does not count. One round trip. */
export async function leadFigures(db: D1Database, weeks: number, now: Date): Promise<LeadFigures> {
  const start = firstMonday(now, weeks);
  const batch = await db.batch(
    Object.entries(statements).map(([name, sql]) =>
      name === "answers" ? db.prepare(sql).bind(start, now.getTime()) : db.prepare(sql).bind(start),
    ),
  );
  const [perWeek, pages, services, towns, statuses, answers, median] = batch.map(
    ({ results }) => results,
  ) as [
    { name: number; count: number }[],
    Counted[],
    Counted[],
    Counted[],
    Counted[],
    Omit<LeadFigures["answers"], "medianMs">[],
    { ms: number }[],
  ];
  const counted = keysOf(leadStatuses).map(
    (status) => [status, statuses.find(({ name }) => name === status)?.count ?? 0] as const,
  );
  return {
    weeks: Array.from({ length: weeks }, (_, index) => ({
      from: new Date(start + index * week).toISOString().slice(0, 10),
      count: perWeek.find(({ name }) => name === index)?.count ?? 0,
    })),
    pages,
    services,
    towns,
    statuses: Object.fromEntries(counted) as LeadFigures["statuses"],
    answers: { answered: 0, inTime: 0, late: 0, ...answers[0], medianMs: median[0]?.ms ?? null },
  };
}
