import { launchBrowser } from "../../tests/support/browser.ts";
import { startServer } from "../../tests/support/server.ts";
import { templates } from "../../tests/support/templates.ts";
import { goals, middleOf, type Visit, visit } from "./browser-bench.ts";
import { type Spread, type Spreads, spread, spreads } from "./median.ts";
import { startProxy } from "./page-proxy.ts";
import { openPhone } from "./slow-phone.ts";

/** Long enough for what waits until a page is idle. */
const UNTOUCHED_MS = 4_000;

type TemplateRow = { template: string; "lcp ÷ home": Spread } & Spreads<Visit>;

/** All templates, or those named; home is always among them, because largest paints are divided by its. */
export function chosenTemplates(names: string | undefined): [template: string, path: string][] {
  const chosen = names?.split(",");
  const unknown = chosen?.find((name) => !Object.hasOwn(templates, name));
  if (unknown !== undefined)
    throw new Error(`There is no template '${unknown}': ${Object.keys(templates).join(", ")}`);
  return Object.entries(templates).filter(([name]) => name === "home" || (chosen?.includes(name) ?? true));
}

/** One page of each template on the slow phone, in turn: the view, and a tap on its opener. */
export async function benchTemplates(rounds: number, names: string | undefined): Promise<TemplateRow[]> {
  const chosen = chosenTemplates(names);
  const site = await startServer();
  const proxy = await startProxy(site.url);
  const browser = await launchBrowser();
  try {
    for (const [, path] of chosen) await (await openPhone(browser, proxy.origin + path, 0)).close();
    const visits = new Map<string, Visit[]>(chosen.map(([template]) => [template, []]));
    for (let round = 0; round < rounds; round++) {
      for (const [template, path] of chosen) {
        visits.get(template)?.push(await visit(browser, proxy.origin + path, UNTOUCHED_MS));
      }
    }
    const home = visits.get("home") ?? [];
    return chosen.map(([template]) => {
      const own = visits.get(template) ?? [];
      const ratios = own.map(({ lcp }, round) => lcp / (home[round]?.lcp ?? Number.NaN));
      return { template, "lcp ÷ home": spread(ratios), ...spreads(own) };
    });
  } finally {
    await browser.close();
    await proxy.close();
    await site.stop();
  }
}

/** Only what a template is judged by; the file has all. */
export function templateTable(rows: TemplateRow[]): object[] {
  return rows.map(({ template, "lcp ÷ home": ratio, ...row }) => ({
    ...{ template, "lcp ÷ home": ratio, blocking: row.blocking },
    ...{ style: row.style, layout: row.layout, paint: row.paint, script: row.script, longest: row.longest },
    ...{ "tap painted": row["tap painted"], "tap longest": row["tap longest"] },
  }));
}

export function templateRatios(rows: TemplateRow[]): Record<string, string> {
  const slowest = rows.toSorted((a, b) => b["lcp ÷ home"].median - a["lcp ÷ home"].median)[0];
  const middle = Object.entries(goals((figure) => middleOf(rows, figure)));
  return {
    [`largest paint ÷ home, at most (${slowest?.template})`]: slowest?.["lcp ÷ home"].median.toFixed(2) ?? "",
    ...Object.fromEntries(middle.map(([name, value]) => [`median of the templates: ${name}`, value])),
  };
}
