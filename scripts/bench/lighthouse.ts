import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { browserArgs, findBrowser } from "../../tests/support/browser.ts";
import { startServer } from "../../tests/support/server.ts";
import { templates } from "../../tests/support/templates.ts";
import { startProxy } from "./page-proxy.ts";

export type LighthouseRow = {
  template: string;
  performance: number;
  accessibility: number;
  "best practices": number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits with less than all points. */
  short: string;
};

type Audit = { id: string; score: number | null; scoreDisplayMode: string; numericValue?: number };
type Report = { categories: Record<string, { score: number }>; audits: Record<string, Audit> };
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>;
type Launcher = { launch(options: object): Promise<{ port: number; kill(): void }> };

/** Pages that ask not to be indexed; Lighthouse takes points off for that. */
const notIndexed = ["search with hits", "search without hits", "not found"];

/**
 * Lighthouse's phone on one page of every template that search engines index. It is no dependency of the project:
 * `folder` is where it was installed with `npm install --prefix <folder> lighthouse`.
 */
export async function benchLighthouse(folder: string): Promise<LighthouseRow[]> {
  const load = (path: string) => import(pathToFileURL(join(resolve(folder), "node_modules", path)).href);
  const { default: lighthouse } = (await load("lighthouse/core/index.js")) as { default: Lighthouse };
  const { launch } = (await load("chrome-launcher/dist/index.js")) as Launcher;
  const { executablePath, env } = await findBrowser();
  const site = await startServer();
  const proxy = await startProxy(site.url);
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ["--headless=new", ...browserArgs],
    envVars: { ...process.env, ...env },
  });
  try {
    const rows: LighthouseRow[] = [];
    for (const [template, path] of Object.entries(templates)) {
      if (notIndexed.includes(template)) continue;
      await (await fetch(site.url + path)).text();
      const { lhr } = await lighthouse(proxy.url + path, { port: chrome.port, logLevel: "error" });
      rows.push(row(template, lhr));
    }
    return rows;
  } finally {
    chrome.kill();
    for (const { stop } of [proxy, site]) await stop();
  }
}

function row(template: string, { categories, audits }: Report): LighthouseRow {
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const short = Object.values(audits)
    .filter(({ score, scoreDisplayMode: mode }) => mode !== "informative" && score !== null && score < 0.9)
    .map(({ id }) => id);
  return {
    template,
    performance: points("performance"),
    accessibility: points("accessibility"),
    "best practices": points("best-practices"),
    seo: points("seo"),
    fcp: Math.round(value("first-contentful-paint")),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Number(value("cumulative-layout-shift").toFixed(3)),
    short: short.join(" "),
  };
}
