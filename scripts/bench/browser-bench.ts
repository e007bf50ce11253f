import { readFileSync } from "node:fs";
import type { Browser } from "playwright";
import { launchBrowser } from "../../tests/support/browser.ts";
import { startServer } from "../../tests/support/server.ts";
import { type StubServer, stubServer } from "../../tests/support/stub-server.ts";
import { median, type Spreads, spreads } from "./median.ts";
import { startProxy } from "./page-proxy.ts";
import { openPhone, tapOpener, type View } from "./slow-phone.ts";
import type { Tap } from "./trace.ts";

const UNTOUCHED_MS = 10_000;

/** One view and one tap on the opener of a dialog; figures of the tap are NaN where a page has none. */
export type Visit = View & TapVisit;
type TapVisit = Record<`tap ${keyof Tap}`, number>;
type BrowserRow = Spreads<Visit> & { from: string };

/** Where a page is, and what it is called in the tables. */
type Subject = { from: string; url: string };

/**
 * What the home page costs a slow phone, beside itself without script, beside a lean page that says as much, and beside
 * `others`: addresses of this machine at which any other page is served.
 */
export async function benchBrowser(rounds: number, others: string[]): Promise<BrowserRow[]> {
  const closing: (() => unknown)[] = [];
  const proxied = async (from: string, origin: string, path = "/"): Promise<Subject> => {
    const proxy = await startProxy(origin);
    closing.push(proxy.close);
    return { from, url: proxy.origin + path };
  };
  const served = async (from: string, server: StubServer) => {
    closing.push(server.close);
    return proxied(from, server.origin);
  };
  try {
    const site = await startServer();
    closing.push(site.stop);
    const subjects = [
      await proxied("site", site.url),
      await served("without script", await startWithoutScript(site.url)),
      await served("lean page", await startLeanPage()),
    ];
    for (const { origin, pathname, search, host } of others.map((other) => new URL(other)))
      subjects.push(await proxied(host + pathname, origin, pathname + search));
    const browser = await launchBrowser();
    closing.push(() => browser.close());
    // A page's first answer is rendered, and a browser's first visit starts its processes.
    for (const { url } of subjects) await (await openPhone(browser, url, 0)).close();
    const visits = subjects.map((): Visit[] => []);
    for (let round = 0; round < rounds; round++) {
      for (const [index, { url }] of subjects.entries())
        visits[index]?.push(await visit(browser, url, UNTOUCHED_MS));
    }
    return subjects.map(({ from }, index) => ({ from, ...spreads(visits[index] ?? []) }));
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

export async function visit(browser: Browser, url: string, settleMs: number): Promise<Visit> {
  const { page, view, close } = await openPhone(browser, url, settleMs);
  try {
    const tap = Object.entries(await tapOpener(browser, page));
    const ofTap = Object.fromEntries(tap.map(([figure, value]) => [`tap ${figure}`, value]));
    return { ...view, ...(ofTap as TapVisit) };
  } finally {
    await close();
  }
}

/** The same page and styles, without a byte of script of ours but the few lines inside the page. */
async function startWithoutScript(site: string): Promise<StubServer> {
  const arriving = async () => (await fetch(site, { headers: { "Sec-Fetch-Site": "none" } })).text();
  // Its styles are inside once it is kept.
  await arriving();
  const html = (await arriving()).replace(/ data-entry="[^"]*"/, "");
  return stubServer(async (request, response) => {
    const page = request.url === "/";
    const answer = page ? new Response(html) : await fetch(site + request.url);
    const type = page ? "text/html; charset=utf-8" : (answer.headers.get("content-type") ?? "");
    response.setHeader("content-type", type).end(Buffer.from(await answer.arrayBuffer()));
  });
}

/** Nothing but one file: what a page of this kind could cost. */
function startLeanPage(): Promise<StubServer> {
  const html = readFileSync(new URL("lean-page.html", import.meta.url));
  return stubServer((request, response) => {
    if (request.url !== "/") return response.writeHead(404).end();
    return response.setHeader("content-type", "text/html; charset=utf-8").end(html);
  });
}

/** A column per subject, because there are many figures. */
export function browserTable(rows: BrowserRow[]): object[] {
  const { from: _, ...figures } = rows[0] ?? { from: "" };
  return Object.keys(figures).map((figure) => ({
    figure,
    ...Object.fromEntries(rows.map((row) => [row.from, row[figure as keyof Visit]])),
  }));
}

/** The figures that have a goal in docs/performance.md. */
export function browserRatios(rows: BrowserRow[]): Record<string, string> {
  const of = (from: string, figure: keyof Visit) =>
    rows.find((row) => row.from === from)?.[figure].median ?? Number.NaN;
  const ratio = (figure: keyof Visit, than: string) => (of("site", figure) / of(than, figure)).toFixed(2);
  return {
    "first paint ÷ lean page": ratio("fcp", "lean page"),
    "largest paint ÷ lean page": ratio("lcp", "lean page"),
    "first paint ÷ without script": ratio("fcp", "without script"),
    "largest paint ÷ without script": ratio("lcp", "without script"),
    ...goals((figure) => of("site", figure)),
  };
}

/** What has a goal by itself, of the home page or the median of all templates. */
export function goals(of: (figure: keyof Visit) => number): Record<string, string> {
  return {
    "first view on the wire, kB": of("wireKb").toFixed(1),
    elements: String(of("elements")),
    "blocking time on load, ms": of("blocking").toFixed(0),
    "style + layout on load, ms": (of("style") + of("layout")).toFixed(0),
    "tap → dialog painted, ms": of("tap painted").toFixed(0),
    "longest task of a tap, ms": of("tap longest").toFixed(0),
  };
}

export const middleOf = (rows: Spreads<Visit>[], figure: keyof Visit) =>
  median(rows.map((row) => row[figure].median).filter((value) => !Number.isNaN(value)));
