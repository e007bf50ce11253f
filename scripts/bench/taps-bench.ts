import type { Browser, Locator, Page } from "playwright";
import { launchBrowser } from "../../tests/support/browser.ts";
import { startServer } from "../../tests/support/server.ts";
import { median, type Spread, spread } from "./median.ts";
import { startProxy } from "./page-proxy.ts";
import { openPhone, touch } from "./slow-phone.ts";
import { clicksIn, workIn } from "./trace.ts";

/** A visitor who knows what he wants: the second tap comes while the form is still being made interactive. */
const BETWEEN_MS = 1_000;
const UNTOUCHED_MS = 4_000;

type Step = { tap: string; at: (page: Page, dialog: Locator) => Locator; typed?: string };
const opener: Step["at"] = (page) => page.locator("[data-dialog=quote-dialog]:visible").first();
const button = (name: string) => (_: Page, dialog: Locator) => dialog.getByRole("button", { name }).first();

/** Through the quote and back; `typed` is what is typed into the field. */
const steps: Step[] = [
  { tap: "open", at: opener },
  { tap: "a service", at: (_, dialog) => dialog.locator("label:has([name=serviceType][value=inspectie])") },
  { tap: "next", at: button("Volgende") },
  { tap: "address", at: (_, dialog) => dialog.getByLabel("Adres van het werk"), typed: "Markt 1, Eindhoven" },
  {
    tap: "description",
    at: (_, dialog) => dialog.getByLabel("Wat is er aan de hand?"),
    typed: "Natte plek naast de schoorsteen.",
  },
  { tap: "urgent", at: (_, dialog) => dialog.getByText("Het is dringend") },
  { tap: "next again", at: button("Volgende") },
  { tap: "back", at: button("Vorige") },
  { tap: "close", at: button("Sluiten") },
  { tap: "open again", at: opener },
];

/** `inp` as browsers count it, until the next paint; `longest` is the longest task until the next tap. */
type TapRow = { tap: string; inp: Spread; longest: Spread };

/** Ten taps through the quote of the home page on the slow phone. */
export async function benchTaps(rounds: number): Promise<TapRow[]> {
  const site = await startServer();
  const proxy = await startProxy(site.url);
  const browser = await launchBrowser();
  try {
    await (await openPhone(browser, proxy.origin, 0)).close();
    const walks: { inp: number; longest: number }[][] = [];
    for (let round = 0; round < rounds; round++) walks.push(await walk(browser, proxy.origin));
    const row = (tap: string, of: (taps: number[]) => number) => ({
      tap,
      inp: spread(walks.map((taps) => of(taps.map(({ inp }) => inp)))),
      longest: spread(walks.map((taps) => of(taps.map(({ longest }) => longest)))),
    });
    return [
      ...steps.map(({ tap }, index) => row(tap, (taps) => taps[index] ?? Number.NaN)),
      row("median of the ten", median),
      row("highest of the ten", (taps) => Math.max(...taps)),
    ];
  } finally {
    await browser.close();
    await proxy.close();
    await site.stop();
  }
}

async function walk(browser: Browser, url: string): Promise<{ inp: number; longest: number }[]> {
  const { page, close } = await openPhone(browser, url, UNTOUCHED_MS);
  try {
    const dialog = page.locator("#quote-dialog");
    const taps = [];
    for (const { at, typed } of steps) {
      await page.evaluate(() => {
        window.bench.interactions = {};
      });
      const recording = await touch(browser, page, at(page, dialog));
      await page.waitForTimeout(BETWEEN_MS);
      const slices = await recording.stop();
      const [click = Number.NaN] = clicksIn(slices);
      const durations = await page.evaluate(() => Object.values(window.bench.interactions));
      taps.push({ inp: Math.max(0, ...durations), longest: workIn(slices, click).longest });
      if (typed) await page.keyboard.insertText(typed);
    }
    return taps;
  } finally {
    await close();
  }
}

export function tapRatios(rows: TapRow[]): Record<string, string> {
  const highest = rows.at(-1);
  return {
    "INP of ten taps, ms": highest?.inp.median.toFixed(0) ?? "",
    "longest task of ten taps, ms": highest?.longest.median.toFixed(0) ?? "",
  };
}
