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
