import { countedReports } from "~/content/site/retention";
import { type PageTemplate, pageTemplates } from "~/content/views/page-template";
import { dutchNumber } from "~/lib/text/dutch-number";
import { momentText } from "~/lib/text/moment-text";
import { log } from "~/platform/log.server";
import type { FailureKind } from "./parse-report.server";
import { type Histogram, type Metric, metrics, p75, visitsOf, vitals } from "./vitals";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** So many whole days and today: long enough for a percentile, short enough to show a change. */
export const vitalsDays = 7;
/** Of the list of failures; those that happened most often. */
const maxListed = 40;

/** A histogram of each measure, per kind of page that anyone opened. */
export type VitalsByTemplate = Map<PageTemplate, Record<Metric, Histogram>>;

type VitalRow = { template: PageTemplate; metric: Metric; upto: number; count: number };

export async function readVitals(db: D1Database, now: number): Promise<VitalsByTemplate> {
  const { results } = await db
    .prepare(
      "SELECT template, metric, upto, sum(count) AS count FROM browser_vitals WHERE day >= ? GROUP BY 1, 2, 3",
    )
    .bind(now - (now % dayMs) - vitalsDays * dayMs)
    .all<VitalRow>();
  const found: VitalsByTemplate = new Map();
  for (const { template, metric, upto, count } of results) {
    const histograms = found.get(template) ?? { lcp: new Map(), cls: new Map(), inp: new Map() };
    histograms[metric].set(upto, count);
    found.set(template, histograms);
  }
  return found;
}

type RecentFailure = { kind: FailureKind; detail: string; count: number };

/** Of the running hour and the one before, the most frequent first. */
export async function recentFailures(db: D1Database, now: number): Promise<RecentFailure[]> {
  const { results } = await db
    .prepare(
      "SELECT kind, detail, sum(count) AS count FROM browser_failures WHERE hour >= ? GROUP BY 1, 2 ORDER BY 3 DESC, 2",
    )
    .bind(now - (now % hourMs) - hourMs)
    .all<RecentFailure>();
  return results;
}

export type Measured = { text: string; good: boolean };

export type BrowserReports = {
  days: number;
  /** All pages together first, then per kind, the most visited first. */
  speed: ({ page: string; visits: number } & Record<Metric, Measured | null>)[];
  failureDays: number;
  failures: { what: string; detail: string; pages: string; count: number; last: string }[];
};

/** For the operations page; `now` in ms. */
export async function readBrowserReports(db: D1Database, now: number): Promise<BrowserReports> {
  const [byTemplate, failures] = await Promise.all([readVitals(db, now), listFailures(db, now)]);
  const all = [...byTemplate.values()];
  const rows = [...byTemplate].map(([template, histograms]) =>
    speedRow(pageTemplates[template] ?? template, histograms),
  );
  rows.sort((a, b) => b.visits - a.visits || a.page.localeCompare(b.page));
  return {
    days: vitalsDays,
    speed: all.length === 0 ? [] : [speedRow("Alle pagina’s samen", together(all)), ...rows],
    failureDays: countedReports.days,
    failures,
  };
}

export function together(all: Record<Metric, Histogram>[]): Record<Metric, Histogram> {
  const sum: Record<Metric, Histogram> = { lcp: new Map(), cls: new Map(), inp: new Map() };
  for (const metric of metrics)
    for (const histograms of all)
      for (const [upto, count] of histograms[metric])
        sum[metric].set(upto, (sum[metric].get(upto) ?? 0) + count);
  return sum;
}

function speedRow(page: string, histograms: Record<Metric, Histogram>): BrowserReports["speed"][number] {
  const visits = Math.max(...metrics.map((metric) => visitsOf(histograms[metric])));
  const measured = (metric: Metric) => measuredText(metric, histograms[metric]);
  return { page, visits, lcp: measured("lcp"), cls: measured("cls"), inp: measured("inp") };
}

/** '1,8 s', '0,02', '120 ms'; null when nobody's browser told. */
export function measuredText(metric: Metric, histogram: Histogram): Measured | null {
  const value = p75(metric, histogram);
  return value === null ? null : { text: vitalText(metric, value), good: value <= vitals[metric].good };
}

/** `value` as in `vitals`. */
export function vitalText(metric: Metric, value: number): string {
  if (metric === "inp") return `${dutchNumber(value)} ms`;
  // Rounded up, so that a value over the limit never reads like the limit.
  return metric === "cls"
    ? dutchNumber(Math.ceil(value / 10) / 100)
    : `${dutchNumber(Math.ceil(value / 100) / 10)} s`;
}

export const failureKinds: Record<FailureKind, string> = {
  island: "Onderdeel niet geladen",
  script: "Fout in een script",
  csp: "Eigen onderdeel tegengehouden",
  "csp-foreign": "Iets van buiten tegengehouden",
};

async function listFailures(db: D1Database, now: number): Promise<BrowserReports["failures"]> {
  const { results } = await db
    .prepare(
      `SELECT kind, detail, json_group_array(DISTINCT template) AS templates, sum(count) AS count, max(hour) AS last
       FROM browser_failures WHERE hour >= ? GROUP BY 1, 2 ORDER BY 4 DESC, 5 DESC LIMIT ?`,
    )
    .bind(now - countedReports.days * dayMs, maxListed)
    .all<{ kind: FailureKind; detail: string; templates: string; count: number; last: number }>();
  return results.map(({ kind, detail, templates, count, last }) => ({
    what: failureKinds[kind] ?? kind,
    detail,
    pages: (JSON.parse(templates) as PageTemplate[]).map((each) => pageTemplates[each] ?? each).join(", "),
    count,
    last: momentText(last, now),
  }));
}

/** Removes what is older than the privacy page says; `now` in ms. */
export async function purgeBrowserReports(db: D1Database, now: number): Promise<void> {
  const before = now - countedReports.days * dayMs;
  const [vitals, failures] = await db.batch([
    db.prepare("DELETE FROM browser_vitals WHERE day < ?").bind(before),
    db.prepare("DELETE FROM browser_failures WHERE hour < ?").bind(before),
  ]);
  const count = (vitals?.meta.changes ?? 0) + (failures?.meta.changes ?? 0);
  if (count > 0) log("info", "browser-reports.purged", { count });
}
