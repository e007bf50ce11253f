import type { Page } from "playwright";
import { dialogWalks } from "../../scripts/bench/dialog-walks.ts";
import { observe, SHOWN } from "../../scripts/bench/observe.ts";
import { tapOpener } from "../../scripts/bench/slow-phone.ts";
import { booted, expect, test } from "../support/page.ts";

// A dialog has some 90 elements. A rule that makes the whole page depend on its root restyles 500 to 1,700 before the
// answer is painted: 50 to 100 ms on a slow phone.
for (const path of ["/", "/daken", "/nl/eindhoven/daklekkage", "/kennisbank/plat-dak"]) {
  test(`a tap that opens a dialog on ${path} restyles little more than the dialog @phone`, async ({
    browser,
    page,
  }) => {
    await page.addInitScript(observe, SHOWN);
    await page.goto(path);
    await booted(page);
    const { restyled } = await tapOpener(browser, page);
    expect(restyled).toBeGreaterThan(0);
    expect(restyled).toBeLessThan(200);
  });
}

// Asked while a step is put together, it costs a layout of the dialog that the next change throws away.
for (const { dialog: id, path, steps } of dialogWalks) {
  test(`no step of ${id} asks where something stands before it is painted @phone`, async ({ page }) => {
    await page.goto(path);
    await booted(page);
    const dialog = page.locator(`#${id}`);
    for (const [step, { at, fill }] of steps.slice(0, -1).entries()) {
      const target = at(dialog, page);
      await target.waitFor();
      await fill?.(dialog);
      if (step > 0) await countAsking(page);
      // No tap: two within 300 ms on one spot are a double tap to the browser, however much was filled in between.
      await target.click();
      if (step > 0) await expect.poll(() => page.evaluate(() => window.placesAsked)).toBe(0);
    }
  });
}

declare global {
  interface Window {
    /** How often script asked for the place of an element, from the last click to the next frame; unset before that. */
    placesAsked?: number;
  }
}

async function countAsking(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.placesAsked = undefined;
    let asked = 0;
    const ask = Element.prototype.getBoundingClientRect;
    addEventListener(
      "click",
      () => {
        Element.prototype.getBoundingClientRect = function () {
          asked++;
          return ask.call(this);
        };
        requestAnimationFrame(() => {
          Element.prototype.getBoundingClientRect = ask;
          window.placesAsked = asked;
        });
      },
      { capture: true, once: true },
    );
  });
}
