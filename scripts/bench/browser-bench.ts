import type { Browser } from "playwright";
import { launchBrowser } from "../../tests/support/browser.ts";
import { startServer } from "../../tests/support/server.ts";
import { stubServer } from "../../tests/support/stub-server.ts";
import { median } from "./median.ts";
import { type Observed, observe } from "./observe.ts";
import { startProxy } from "./page-proxy.ts";

/** Kilobytes are compressed ones on the wire, in the first ten seconds without a touch. */
type Visit = Observed & { wireKb: number; scriptKb: number };
type BrowserRow = Visit & { from: "site" | "static limit" };

/** What the home page costs a slow phone: 4 × slower CPU, 1.6 Mbit/s, 150 ms, nothing in the cache. */
export async function benchBrowser(rounds: number): Promise<BrowserRow[]> {
  const site = await startServer();
  const limit = await startStaticLimit(site.url);
  const proxies = { site: await startProxy(site.url), "static limit": await startProxy(limit.origin) };
  const browser = await launchBrowser();
  try {
    const visits: Record<BrowserRow["from"], Visit[]> = { site: [], "static limit": [] };
    const names = Object.keys(visits) as BrowserRow["from"][];
    for (let round = 0; round < rounds; round++) {
      for (const name of names) visits[name].push(await visit(browser, proxies[name].origin));
    }
    return names.map((from) => ({ from, ...middle(visits[from]) }));
  } finally {
    await browser.close();
    for (const { close } of [...Object.values(proxies), limit]) await close();
    await site.stop();
  }
}

/** The same page and styles, without a byte of script of ours but the few lines inside the page. */
async function startStaticLimit(site: string) {
  const html = (await (await fetch(site)).text()).replace(/ data-entry="[^"]*"/, "");
  return stubServer(async (request, response) => {
    const page = request.url === "/";
    const answer = page ? new Response(html) : await fetch(site + request.url);
    const type = page ? "text/html; charset=utf-8" : (answer.headers.get("content-type") ?? "");
    response.setHeader("content-type", type).end(Buffer.from(await answer.arrayBuffer()));
  });
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const untouched = await open(browser, url, false);
  await untouched.page.waitForTimeout(10_000);
  const seen = { ...(await untouched.observed()), ...untouched.wire };
  await untouched.close();
  const clicked = await open(browser, url, true);
  await clicked.page.waitForFunction(() => window.bench.dialogFrom > 0, null, { timeout: 30_000 });
  const { dialogFrom } = await clicked.observed();
  await clicked.close();
  return { ...seen, dialogFrom };
}

async function open(browser: Browser, url: string, clicking: boolean) {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const wire = { wireKb: 0, scriptKb: 0 };
  const scripts = new Set<string>();
  devtools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    wire.wireKb += encodedDataLength / 1000;
    if (scripts.has(requestId)) wire.scriptKb += encodedDataLength / 1000;
  });
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(observe, clicking);
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  return { page, wire, observed: () => page.evaluate(() => window.bench), close: () => context.close() };
}

function middle(visits: Visit[]): Visit {
  const figures = Object.keys(visits[0] ?? {}) as (keyof Visit)[];
  return Object.fromEntries(
    figures.map((figure) => [figure, median(visits.map((visit) => visit[figure]))]),
  ) as Visit;
}

/** The figures that have a goal in docs/performance.md. */
export function browserRatios([site, limit]: BrowserRow[]): Record<string, string> {
  const ratio = (figure: keyof Visit) => ((site?.[figure] ?? 0) / (limit?.[figure] ?? 0)).toFixed(2);
  return {
    "first paint ÷ static limit": ratio("fcp"),
    "largest paint ÷ static limit": ratio("lcp"),
    "a click shows the dialog from ÷ static limit": ratio("dialogFrom"),
  };
}
