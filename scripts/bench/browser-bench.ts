import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { browserArgs, findBrowser } from "../../tests/support/browser.ts";
import { startServer } from "../../tests/support/server.ts";
import { median } from "./load.ts";
import { type Observed, observe } from "./observe.ts";
import { startProxy } from "./page-proxy.ts";

export type BrowserRow = {
  from: string;
  requests: number;
  /** Kilobytes on the wire, compressed. */
  wireKb: number;
  /**
   * Script in kB, compressed, without headers: until the page has loaded, while nothing is touched for ten seconds,
   * with the dialog open.
   */
  scriptAtLoadKb: number;
  scriptKb: number;
  scriptAfterDialogKb: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Milliseconds after navigation from which a click on 'Gratis offerte' shows the dialog. */
  dialogFrom: number;
  /** Milliseconds from a click on the loaded page until the dialog shows. */
  clickToOpen: number;
  /** Longest response to a key while a search is typed, in ms. */
  typing: number;
};

type Subject = { from: string; url: string };

/** What the page costs a slow phone: 4 × slower CPU, 1.6 Mbit/s, 150 ms, nothing in the cache. */
export async function benchBrowser(rounds: number): Promise<BrowserRow[]> {
  const site = await startServer();
  await (await fetch(site.url)).text();
  const proxy = await startProxy(site.url);
  const limit = await startStaticLimit(site.url, false);
  const limitProxy = await startProxy(limit.url);
  const inside = await startStaticLimit(site.url, true);
  const insideProxy = await startProxy(inside.url);
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: browserArgs,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    const subjects = [
      { from: "site", url: proxy.url },
      { from: "static limit", url: limitProxy.url },
      { from: "static limit, styles inside", url: insideProxy.url },
    ];
    const rows = new Map<string, Omit<BrowserRow, "from">[]>(subjects.map(({ from }) => [from, []]));
    for (let round = 0; round < rounds; round++) {
      for (const subject of subjects) rows.get(subject.from)?.push(await visit(browser, subject));
    }
    return subjects.map(({ from }) => ({ from, ...middle(rows.get(from) ?? []) }));
  } finally {
    await browser.close();
    for (const { stop } of [proxy, limitProxy, insideProxy, limit, inside, site]) await stop();
  }
}

/**
 * The same page and styles, without a byte of script of ours but the few lines inside the page. With the styles
 * inside it is a round trip less: what a first visit alone would want, at 14 kB more for every page after it.
 */
async function startStaticLimit(site: string, stylesInside: boolean) {
  let html = (await (await fetch(site)).text()).replace(/ data-entry="[^"]*"/, "");
  const [link = "", sheet = ""] = /<link rel="stylesheet" href="([^"]+)"\/>/.exec(html) ?? [];
  if (stylesInside) {
    const styles = await (await fetch(site + sheet)).text();
    html = html.replace(link, () => `<style>${styles}</style>`);
  }
  const server = createServer(async (request, response) => {
    if (request.url === "/") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(html);
      return;
    }
    const answer = await fetch(site + request.url);
    response.setHeader("content-type", answer.headers.get("content-type") ?? "");
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function visit(browser: Browser, { url }: Subject): Promise<Omit<BrowserRow, "from">> {
  const first = await open(browser, url, false);
  const loaded = first.wire();
  await first.page.waitForTimeout(10_000);
  const seen = await first.observed();
  const left = first.wire();
  const clickToOpen = await clickDialog(first.page);
  await first.page.waitForTimeout(3_000);
  const scriptAfterDialogKb = first.wire().script / 1000;
  await first.close();

  const second = await open(browser, url, true);
  await second.page.waitForFunction(() => window.bench.dialogAt > 0, null, { timeout: 30_000 });
  const { dialogAt } = await second.observed();
  await second.close();

  const third = await open(browser, url, false);
  const typing = await typeSearch(third.page);
  await third.close();
  return {
    requests: left.requests,
    wireKb: left.all / 1000,
    scriptAtLoadKb: loaded.script / 1000,
    scriptKb: left.script / 1000,
    scriptAfterDialogKb,
    fcp: seen.fcp,
    lcp: seen.lcp,
    tbt: seen.tbt,
    cls: seen.cls,
    dialogFrom: dialogAt,
    clickToOpen,
    typing,
  };
}

async function open(browser: Browser, url: string, clicking: boolean) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const wire = await slowDown(devtools);
  await page.addInitScript(observe, clicking);
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  return {
    page,
    wire,
    observed: () => page.evaluate((): Observed => window.bench),
    close: () => context.close(),
  };
}

async function slowDown(devtools: CDPSession) {
  const total = { requests: 0, all: 0, script: 0 };
  /** Bytes of the headers of each script. */
  const scripts = new Map<string, number>();
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    total.requests++;
    if (type === "Script") scripts.set(requestId, response.encodedDataLength);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const headers = scripts.get(requestId);
    total.all += encodedDataLength;
    if (headers !== undefined) total.script += encodedDataLength - headers;
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
  return () => ({ ...total });
}

async function clickDialog(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opener = [...document.querySelectorAll<HTMLElement>("[data-dialog=quote-dialog]")].find(
      (element) => element.offsetParent !== null,
    );
    const started = performance.now();
    opener?.click();
    while (!document.querySelector("dialog[open]")) await new Promise(requestAnimationFrame);
    return performance.now() - started;
  });
}

/** Through the menu, as on a phone. */
async function typeSearch(page: Page): Promise<number> {
  await page.locator("[data-dialog=menu]:visible").first().click();
  const field = page.locator("#menu input[type=search], #menu [role=combobox]").first();
  await field.focus();
  await page.waitForTimeout(3_000);
  await field.pressSequentially("daklekkage", { delay: 120 });
  await page.waitForTimeout(500);
  return page.evaluate(() => window.bench.slowestKey);
}

function middle(visits: Omit<BrowserRow, "from">[]): Omit<BrowserRow, "from"> {
  const names = Object.keys(visits[0] ?? {}) as (keyof Omit<BrowserRow, "from">)[];
  const row = names.map((name) => [name, median(visits.map((visit) => visit[name]))]);
  return Object.fromEntries(row) as Omit<BrowserRow, "from">;
}
