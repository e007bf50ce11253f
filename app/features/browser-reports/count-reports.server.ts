import { log } from "~/platform/log.server";
import type { Count } from "./parse-report.server";

/** How long counts wait in the isolate's memory, so that a storm of reports is a few writes. */
export const writeEveryMs = 5_000;
/** A request that was to write may be ended before: then the next one takes over. */
const giveUpMs = 6 * writeEveryMs;
/** Distinct counts that wait at once; failures beyond them are 'overig'. */
const maxWaiting = 200;
/** Distinct rows of a kind of failure in an hour; what comes beyond them is 'overig'. */
export const maxRowsPerHour = 30;

export const rest = { template: "other", detail: "overig" } as const;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

type Resources = {
  db: D1Database;
  /** In ms. */
  now: number;
  waitUntil: (work: Promise<unknown>) => void;
  pause: (ms: number) => Promise<unknown>;
};

/** Row without its count, as JSON → count. */
let waiting = new Map<string, number>();
/** Since when a request is going to write them; 0 when none is. */
let writingSince = 0;

/** Adds to the counts of this isolate; the first of them sees to it that all are written after a pause. */
export function countReports(counts: Count[], { db, now, waitUntil, pause }: Resources): void {
  for (const count of counts) add(count, now);
  if (waiting.size === 0 || now - writingSince < giveUpMs) return;
  writingSince = now;
  waitUntil(pause(writeEveryMs).then(() => write(db)));
}

function add(count: Count, now: number): void {
  const row = JSON.stringify(rowOf(count, now));
  const isKnown = waiting.has(row) || waiting.size < maxWaiting;
  // There are few buckets, and they have no rest.
  const key = isKnown || "metric" in count ? row : JSON.stringify(rowOf({ ...count, ...rest }, now));
  waiting.set(key, (waiting.get(key) ?? 0) + 1);
}

/** Failures by hour and vitals by day; the first value tells them apart. */
function rowOf(count: Count, now: number): unknown[] {
  return "metric" in count
    ? ["vital", now - (now % dayMs), count.template, count.metric, count.upto]
    : ["failure", now - (now % hourMs), count.kind, count.template, count.detail];
}

/** Never rejects: counts that cannot be written are lost, because a second attempt might count them twice. */
async function write(db: D1Database): Promise<void> {
  const rows = [...waiting].map(([key, count]) => [...JSON.parse(key), count]);
  waiting = new Map();
  writingSince = 0;
  const json = (table: string) => JSON.stringify(rows.filter(([first]) => first === table));
  try {
    await db.batch([
      db.prepare(addVitals).bind(json("vital")),
      db.prepare(addFailures).bind(json("failure"), maxRowsPerHour),
    ]);
  } catch (error) {
    log("warn", "browser-reports.lost", { count: rows.length, error });
  }
}

const addVitals = `INSERT INTO browser_vitals (day, template, metric, upto, count)
  SELECT value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?1) WHERE true
  ON CONFLICT DO UPDATE SET count = browser_vitals.count + excluded.count`;

/** Of each hour and kind as many new rows as are left; the rest is one row. */
const addFailures = `WITH told (hour, kind, template, detail, count) AS (
    SELECT value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?1)),
  used (hour, kind, rows) AS (
    SELECT hour, kind, count(*) FROM browser_failures
    WHERE hour IN (SELECT hour FROM told) GROUP BY hour, kind),
  judged AS (
    SELECT told.*, ifnull(rows, 0) AS rows, EXISTS (
      SELECT 1 FROM browser_failures kept WHERE kept.hour = told.hour AND kept.kind = told.kind
        AND kept.template = told.template AND kept.detail = told.detail) AS known
    FROM told LEFT JOIN used USING (hour, kind)),
  placed AS (
    SELECT *, known OR rows + row_number() OVER (PARTITION BY hour, kind, known) <= ?2 AS fits FROM judged)
  INSERT INTO browser_failures (hour, kind, template, detail, count)
  SELECT hour, kind, iif(fits, template, '${rest.template}'), iif(fits, detail, '${rest.detail}'), sum(count)
  FROM placed WHERE true GROUP BY 1, 2, 3, 4
  ON CONFLICT DO UPDATE SET count = browser_failures.count + excluded.count`;
