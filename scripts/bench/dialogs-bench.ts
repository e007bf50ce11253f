import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "playwright";
import { launchBrowser } from "../../tests/support/browser.ts";
import { startServer } from "../../tests/support/server.ts";
import { type DialogWalk, dialogWalks } from "./dialog-walks.ts";
import { type Spread, type Spreads, spread, spreads } from "./median.ts";
import { startProxy } from "./page-proxy.ts";
import { openPhone } from "./slow-phone.ts";

const UNTOUCHED_MS = 4_000;
/** After a tap, for what still comes and may move something. */
const BETWEEN_MS = 1_000;
/** How much later every script comes for a visitor who does not wait for it. */
const LATE_MS = 1_500;

/**
 * `answered` is from the tap to the end of the first frame that shows an answer, `cls` and `moved` are shifts from this
 * tap to the next, `scriptKb` is what came meanwhile, compressed.
 */
type Tap = Record<"answered" | "cls" | "moved" | "scriptKb", number>;
/** `before its code`: answered, tapped as soon as it is shown while every script comes late; with its shifts. */
type DialogRow = { dialog: string; tap: string } & Spreads<Tap> &
  Record<"before its code" | "cls before its code", Spread>;

/** Every step of every dialog on the slow phone, by a visitor who waits a second and by one who does not. */
export async function benchDialogs(rounds: number): Promise<DialogRow[]> {
  const site = await startServer();
  const proxy = await startProxy(site.url);
  const browser = await launchBrowser();
  try {
    for (const { path } of dialogWalks) await (await openPhone(browser, proxy.origin + path, 0)).close();
    const rows: DialogRow[] = [];
    for (const walk of dialogWalks) {
      const calm: Tap[][] = [];
      const hasty: Tap[][] = [];
      for (let round = 0; round < rounds; round++) {
        calm.push(await walkThrough(browser, proxy.origin, walk, false));
        hasty.push(await walkThrough(browser, proxy.origin, walk, true));
      }
      const at = (rounds: Tap[][], step: number) => rounds.flatMap((taps) => taps[step] ?? []);
      for (const [step, { tap }] of walk.steps.entries())
        rows.push({
          ...{ dialog: walk.dialog, tap, ...spreads(at(calm, step)) },
          "before its code": spread(at(hasty, step).map(({ answered }) => answered)),
          "cls before its code": spread(at(hasty, step).map(({ cls }) => cls)),
        });
    }
    return rows;
  } finally {
    await browser.close();
    await proxy.close();
    await site.stop();
  }
}

async function walkThrough(browser: Browser, origin: string, walk: DialogWalk, hasty: boolean) {
  const { page, wire, close } = await openPhone(browser, origin + walk.path, UNTOUCHED_MS);
  try {
    if (hasty)
      await page.route("**/assets/*.js", async (route) => {
        await pause(LATE_MS);
        await route.continue().catch(() => {});
      });
    const dialog = page.locator(`#${walk.dialog}`);
    const taps: Tap[] = [];
    const seen = async (since: number) => {
      const { answered, cls, moved } = await page.evaluate(() => window.bench);
      return { answered: answered ?? Number.NaN, cls, moved, scriptKb: wire.scriptKb - since };
    };
    for (const { tap, at, fill } of walk.steps) {
      const target = at(dialog, page);
      await target.waitFor();
      await fill?.(dialog);
      const since = wire.scriptKb;
      await page.evaluate(() => Object.assign(window.bench, { answered: null, cls: 0, moved: 0 }));
      // As soon as a finger would reach it.
      await target.tap();
      await page
        .waitForFunction(() => window.bench.answered !== null, null, { timeout: 20_000 })
        .catch(() => {
          throw new Error(`${walk.dialog}: the tap on '${tap}' was not answered.`);
        });
      await page.waitForTimeout(hasty ? 0 : BETWEEN_MS);
      taps.push(await seen(since));
    }
    return taps;
  } finally {
    await close();
  }
}

export function dialogRatios(rows: DialogRow[]): Record<string, string> {
  const most = (figure: "answered" | "before its code" | "cls" | "cls before its code") =>
    Math.max(...rows.map((row) => row[figure].median));
  return {
    "slowest answer to a tap, ms": most("answered").toFixed(0),
    "slowest answer before its code, ms": most("before its code").toFixed(0),
    "highest CLS of a step": Math.max(most("cls"), most("cls before its code")).toFixed(3),
  };
}
