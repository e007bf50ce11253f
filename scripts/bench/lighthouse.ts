import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { browserArgs, findBrowser } from "../../tests/support/browser.ts";
import { startServer } from "../../tests/support/server.ts";
import { templates } from "../../tests/support/templates.ts";
import { startProxy } from "./page-proxy.ts";

type Audit = { id: string; score: number | null; scoreDisplayMode: string; numericValue?: number };
type Report = { categories: Record<string, { score: number }>; audits: Record<string, Audit> };
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>;
type Launcher = { launch(options: object): Promise<{ port: number; kill(): void }> };

/** Pages that ask not to be indexed; Lighthouse takes points off for that. */
const notIndexed = ["search with hits", "search without hits", "not found"];

/**
 * Lighthouse's phone on one page of every template that search engines index: points, and the audits that lack some.
 * It is no dependency of the project: `folder` is where it was installed with `npm install --prefix`.
 */
export async function benchLighthouse(folder: string): Promise<Record<string, string | number>[]> {
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
    const rows = [];
    for (const [template, path] of Object.entries(templates)) {
      if (notIndexed.includes(template)) continue;
      await (await fetch(site.url + path)).text();
      const { lhr } = await lighthouse(proxy.origin + path, { port: chrome.port, logLevel: "error" });
      rows.push({ template, ...figures(lhr) });
    }
    return rows;
  } finally {
    chrome.kill();
    await proxy.close();
    await site.stop();
  }
}

function figures({ categories, audits }: Report): Record<string, string | number> {
  const points = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"];
  const short = Object.values(audits).filter(
    ({ score, scoreDisplayMode: mode }) => mode !== "informative" && score !== null && score < 0.9,
  );
  return {
    ...Object.fromEntries(points),
    ...Object.fromEntries(times.map((id) => [id, Math.round(audits[id]?.numericValue ?? Number.NaN)])),
    cls: Number(audits["cumulative-layout-shift"]?.numericValue?.toFixed(3)),
    short: short.map(({ id }) => id).join(" "),
  };
}
