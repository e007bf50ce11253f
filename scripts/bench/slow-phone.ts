import type { Browser, Page } from "playwright";
import { observe, SHOWN } from "./observe.ts";
import { noTap, record, type Tap, tapIn, type Work, workIn } from "./trace.ts";

const kinds: Record<string, "htmlKb" | "cssKb" | "fontKb" | "scriptKb"> = {
  Document: "htmlKb",
  Stylesheet: "cssKb",
  Font: "fontKb",
  Script: "scriptKb",
};
/** Kilobytes are compressed ones on the wire, until the page has been left alone for a while. */
type Wire = Record<"wireKb" | (typeof kinds)[string], number>;

/** Of one view without a touch. Times of `Work` are CPU time of the main thread. */
export type View = { fcp: number; lcp: number; elements: number } & Wire & Work;

type Phone = {
  page: Page;
  view: View;
  /** Goes on counting after the view. */
  wire: Readonly<Wire>;
  close(): Promise<void>;
};

/**
 * Opens a page on a slow phone, 4 × slower CPU, 1.6 Mbit/s, 150 ms, nothing in the cache, and leaves it alone for
 * `settleMs` after it has loaded.
 */
export async function openPhone(browser: Browser, url: string, settleMs: number): Promise<Phone> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const wire: Wire = { wireKb: 0, htmlKb: 0, cssKb: 0, fontKb: 0, scriptKb: 0 };
  const kindOf = new Map<string, string>();
  devtools.on("Network.responseReceived", ({ requestId, type }) => kindOf.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    wire.wireKb += encodedDataLength / 1000;
    const kind = kinds[kindOf.get(requestId) ?? ""];
    if (kind) wire[kind] += encodedDataLength / 1000;
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
  await page.addInitScript(observe, SHOWN);
  const recording = await record(browser, page);
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  await page.waitForTimeout(settleMs);
  const work = workIn(await recording.stop());
  const seen = await page.evaluate(() => {
    const { fcp, lcp } = window.bench;
    return { fcp, lcp, elements: document.getElementsByTagName("*").length };
  });
  return { page, view: { ...seen, ...wire, ...work }, wire, close: () => context.close() };
}

/**
 * A finger on the opener of the quote, or of another dialog where that is not in the page: all figures are NaN where
 * there is none. What the tap costs is followed for two seconds.
 */
export async function tapOpener(browser: Browser, page: Page): Promise<Tap> {
  const dialogs = await page.locator("dialog[id]").evaluateAll((found) => found.map(({ id }) => id));
  for (const id of dialogs.sort((a, b) => Number(b === QUOTE) - Number(a === QUOTE))) {
    const opener = page.locator(`[data-dialog="${id}"]:visible`).first();
    if ((await opener.count()) === 0) continue;
    const recording = await touch(browser, page, opener);
    await page.waitForTimeout(2_500);
    return tapIn(await recording.stop(), SHOWN);
  }
  return noTap;
}

const QUOTE = "quote-dialog";

/** Finds where it stands first, so that nothing but the touch is in the trace. */
export async function touch(browser: Browser, page: Page, target: ReturnType<Page["locator"]>) {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be tapped is not shown.");
  const recording = await record(browser, page);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return recording;
}
