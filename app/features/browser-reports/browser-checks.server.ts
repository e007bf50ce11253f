import { pageTemplates } from "~/content/views/page-template";
import type { Check, CheckSource } from "~/lib/check";
import type { FailureKind } from "./parse-report.server";
import { readVitals, recentFailures, together, vitalsDays, vitalText } from "./read-reports.server";
import { type Histogram, type Metric, metrics, p75, visitsOf, vitals } from "./vitals";

/** From so many on in the running hour and the one before. A single one may be a lost connection. */
const failureLimits = { island: 5, script: 15, csp: 15 } as const;
/** Fewer visits say nothing of a percentile. */
const minVisits = 100;

type Recent = Awaited<ReturnType<typeof recentFailures>>;

const failureChecks: Record<keyof typeof failureLimits, Pick<Check, "name" | "title" | "advice">> = {
  island: {
    name: "browser-chunk-missing",
    title: "Onderdelen die bij bezoekers niet laden",
    advice:
      "Open de website en gebruik het genoemde onderdeel. Werkt het niet, waarschuw dan de beheerder van de website: die kan de vorige versie terugzetten. Formulieren en links werken ook zonder.",
  },
  script: {
    name: "browser-script-errors",
    title: "Scriptfouten bij bezoekers en in het beheer",
    advice:
      "Waarschuw de beheerder van de website. Begon het na een nieuwe versie, dan kan hij de vorige terugzetten.",
  },
  csp: {
    name: "browser-policy",
    title: "Eigen onderdelen die de browser tegenhoudt",
    advice:
      "Waarschuw de beheerder van de website: een beveiligingsregel houdt iets van de website zelf tegen.",
  },
};

function failureCheck(kind: keyof typeof failureLimits, recent: Recent): Check {
  const of = recent.filter((failure) => failure.kind === (kind satisfies FailureKind));
  const count = of.reduce((sum, failure) => sum + failure.count, 0);
  const limit = failureLimits[kind];
  return {
    ...failureChecks[kind],
    value: count === 0 ? "Geen." : `${count} keer, vooral ${of[0]?.detail}.`,
    limit: `Rood vanaf ${limit} in dit uur en het vorige`,
    state: count >= limit ? "red" : "ok",
  };
}

const vitalTitles: Record<Metric, string> = {
  lcp: "Hoe snel bezoekers de pagina zien",
  cls: "Of de pagina verspringt tijdens het laden",
  inp: "Hoe snel de pagina op een tik reageert",
};

function vitalCheck(metric: Metric, pages: { page: string; histogram: Histogram }[]): Check {
  const judged = pages
    .filter(({ histogram }) => visitsOf(histogram) >= minVisits)
    .map(({ page, histogram }) => ({ page, value: p75(metric, histogram) ?? 0 }));
  const [all] = judged;
  const bad = judged.filter(({ value }) => value > vitals[metric].good).sort((a, b) => b.value - a.value);
  const text = ({ page, value }: { page: string; value: number }) => `${vitalText(metric, value)} (${page})`;
  return {
    name: `browser-${metric}`,
    title: vitalTitles[metric],
    value: all
      ? bad.length > 0
        ? `${bad.slice(0, 3).map(text).join(", ")}.`
        : `${text(all)}.`
      : "Nog te weinig gemeten.",
    limit: `Rood als meer dan één op de vier bezoeken in ${vitalsDays} dagen boven ${vitalText(metric, vitals[metric].good)} komt`,
    state: bad.length > 0 ? "red" : "ok",
    advice:
      "Kijk op de pagina Werking bij ‘Hoe snel de pagina’s bij bezoekers zijn’ welke soort pagina het is. Meestal komt het door grote foto’s in een artikel of door een nieuwe versie.",
  };
}

/** What browsers tell: missing code, script errors and stopped parts of the last hours, vitals of the last days. */
export const browserChecks: CheckSource = async (env, now) => {
  const [recent, byTemplate] = await Promise.all([recentFailures(env.DB, now), readVitals(env.DB, now)]);
  const pages = [
    { page: "alle pagina’s samen", histograms: together([...byTemplate.values()]) },
    ...[...byTemplate].map(([template, histograms]) => ({
      page: pageTemplates[template] ?? template,
      histograms,
    })),
  ];
  const kinds = Object.keys(failureLimits) as (keyof typeof failureLimits)[];
  return [
    ...kinds.map((kind) => failureCheck(kind, recent)),
    ...metrics.map((metric) =>
      vitalCheck(
        metric,
        pages.map(({ page, histograms }) => ({ page, histogram: histograms[metric] })),
      ),
    ),
  ];
};
