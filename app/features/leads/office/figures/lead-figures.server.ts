import { byHandSources } from "~/features/leads/model/by-hand";
import { keysOf } from "~/features/leads/model/lead-options";
import { type LeadStatus, leadStatuses } from "~/features/leads/model/lead-status";
import { type FigurePeriod, figurePeriods, type Per } from "./figure-periods";

export type Counted = { name: string; count: number };

/** What came of the requests of a page, a town, a person; `cents` without VAT, of those whose amount was said. */
export type Earned = { name: string; requests: number; won: number; cents: number };

/** `requests`, `answered`, `inTime`: of what came in then; `won`, `lost`, `cents`: of what ended then. */
export type PeriodFigures = Pick<FigurePeriod, "from"> & {
  requests: number;
  answered: number;
  inTime: number;
  won: number;
  lost: number;
  cents: number;
};

export type LeadFigures = {
  /** Oldest first. */
  periods: PeriodFigures[];
  /** Those that earned most first. `people`: mail addresses; '' = nobody. */
  earned: Record<EarnedBy, Earned[]>;
  /** Names of model/lead-outcome.ts; '' = not said. */
  lostReasons: Counted[];
  statuses: Record<LeadStatus, number>;
  answers: {
    answered: number;
    inTime: number;
    /** Still waiting although the promise is past. */
    late: number;
    /** Of whom nobody ever heard although the promise is past, closed since or not; what was closed before is none of them. */
    unheard: number;
    /** Half were answered faster than this; null when none was. */
    medianMs: number | null;
  };
};

const scope = "FROM leads WHERE quarantine_reason IS NULL AND received_at >= ?1";

/** What follows the postcode in an address that was typed in one line; the town is a field of its own since. */
const town = `CASE WHEN city <> '' THEN city ELSE
  (SELECT CASE WHEN rest GLOB '[A-Za-z][A-Za-z] *' THEN substr(rest, 4) ELSE rest END FROM
    (SELECT CASE WHEN instr(address, ',') > 0
      THEN ltrim(substr(address, instr(address, ',') + 1), ' 0123456789') ELSE '' END AS rest)) END`;

/** A name in another case is the same one; shown is one that is not all capitals. More than `LIMIT` no file needs. */
const earned = (name: string, where = "") => `SELECT
    coalesce(min(name) FILTER (WHERE name <> upper(name)), min(name), '') AS name, count(*) AS requests,
    count(*) FILTER (WHERE status = 'won') AS won, coalesce(sum(won_cents) FILTER (WHERE status = 'won'), 0) AS cents
  FROM (SELECT trim(${name}) AS name, status, won_cents ${scope} ${where}) GROUP BY lower(name)
  ORDER BY cents DESC, won DESC, requests DESC, name LIMIT 1000`;

/** The page of the site where it began; of what did not begin there, how it came. */
const cameBy = `CASE ${Object.entries({ mail: "Mail", ...byHandSources })
  .map(([form, name]) => `WHEN form = '${form}' THEN '${name}'`)
  .join(" ")} ELSE landing_page END`;

const earnedBy = {
  services: earned("CASE WHEN selected_service = '' THEN service_type ELSE selected_service END"),
  towns: earned(town),
  pages: earned(cameBy),
  articles: earned("landing_page", "AND landing_page LIKE '/kennisbank/_%'"),
  people: earned("assignee"),
};
export type EarnedBy = keyof typeof earnedBy;

const periods = "(SELECT key AS n, value ->> 0 AS start, value ->> 1 AS until FROM json_each(?1))";

const statements = {
  received: `SELECT n, count(*) AS requests, count(answered_at) AS answered,
      count(*) FILTER (WHERE answered_at <= answer_by) AS inTime
    FROM ${periods} CROSS JOIN leads ON received_at >= start AND received_at < until
    WHERE quarantine_reason IS NULL GROUP BY n`,
  decided: `SELECT n, count(*) FILTER (WHERE status = 'won') AS won, count(*) FILTER (WHERE status = 'lost') AS lost,
      coalesce(sum(won_cents) FILTER (WHERE status = 'won'), 0) AS cents
    FROM ${periods} CROSS JOIN leads ON decided_at >= start AND decided_at < until
    WHERE quarantine_reason IS NULL GROUP BY n`,
  statuses: `SELECT status AS name, count(*) AS count ${scope} GROUP BY name`,
  answers: `SELECT count(answered_at) AS answered, count(*) FILTER (WHERE answered_at <= answer_by) AS inTime,
    count(*) FILTER (WHERE status = 'new' AND answer_by <= ?2) AS late,
    count(*) FILTER (WHERE answered_at IS NULL AND answer_by <= ?2 AND coalesce(decided_at, ?2) > answer_by) AS unheard
    ${scope} AND ?2 > 0`,
  median: `SELECT answered_at - received_at AS ms ${scope} AND answered_at IS NOT NULL
    ORDER BY ms LIMIT 1 OFFSET (SELECT max(0, (count(answered_at) - 1) / 2) ${scope})`,
  lostReasons: `SELECT coalesce(lost_reason, '') AS name, count(*) AS count ${scope} AND status = 'lost'
    GROUP BY name ORDER BY count DESC, name`,
};

const none = { requests: 0, answered: 0, inTime: 0, won: 0, lost: 0, cents: 0 };

/**
 * The past weeks in figures, this one included, or the months in which they lie; quarantine does not count. One round trip. What is
 * not a period's counts what came in since the first of them.
 */
export async function leadFigures(
  db: D1Database,
  { weeks, per }: { weeks: number; per: Per },
  now: Date,
): Promise<LeadFigures> {
  const spans = figurePeriods(now, weeks, per);
  const start = spans[0]?.start ?? now.getTime();
  const bounds = JSON.stringify(spans.map((span) => [span.start, span.end]));
  const bound = (name: keyof typeof statements) => {
    const values = name === "received" || name === "decided" ? [bounds] : [start];
    return db.prepare(statements[name]).bind(...(name === "answers" ? [start, now.getTime()] : values));
  };
  const names = keysOf(earnedBy);
  const answers = await db.batch([
    ...keysOf(statements).map(bound),
    ...names.map((name) => db.prepare(earnedBy[name]).bind(start)),
  ]);
  const rows = <Row>(name: keyof typeof statements) =>
    (answers[keysOf(statements).indexOf(name)]?.results ?? []) as Row[];
  const byPeriod = [
    ...rows<{ n: number } & Partial<typeof none>>("received"),
    ...rows<{ n: number } & Partial<typeof none>>("decided"),
  ];
  const statuses = rows<Counted>("statuses");
  const counted = keysOf(leadStatuses).map(
    (status) => [status, statuses.find(({ name }) => name === status)?.count ?? 0] as const,
  );
  return {
    periods: spans.map(({ from }, index) => {
      const found = byPeriod.filter(({ n }) => n === index).map(({ n: _, ...figures }) => figures);
      return { from, ...Object.assign({ ...none }, ...found) };
    }),
    earned: Object.fromEntries(
      names.map((name, n) => [name, answers[keysOf(statements).length + n]?.results ?? []]),
    ) as LeadFigures["earned"],
    lostReasons: rows<Counted>("lostReasons"),
    statuses: Object.fromEntries(counted) as LeadFigures["statuses"],
    answers: {
      ...{ answered: 0, inTime: 0, late: 0, unheard: 0 },
      ...rows<Omit<LeadFigures["answers"], "medianMs">>("answers")[0],
      medianMs: rows<{ ms: number }>("median")[0]?.ms ?? null,
    },
  };
}
