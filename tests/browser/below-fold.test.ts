import { expectDeclaredHeights } from "../support/declared-heights.ts";
import { expect, test } from "../support/page.ts";

test("far down nothing is laid out until it comes near; then nothing moves", async ({ page }) => {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shifts.push({ value: entry.value, of: "" });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  const last = page.locator("#site-nav a").last();
  const laidOut = () =>
    last.evaluate((element) =>
      element.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions),
    );
  await expect.poll(laidOut).toBe(false);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
  });
  await expect.poll(laidOut).toBe(true);
  const shifts = await page.evaluate(() => window.shifts);
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.005);
  // What runs only in view starts.
  await page.locator(".partner-strip").scrollIntoViewIfNeeded();
  await expect(page.locator(".partner-track")).toHaveAttribute("data-in-view", "");
});

const jumps: [page: string, anchor: string][] = [
  ["/", "contact"],
  ["/", "site-nav"],
  ["/onze-projecten", "aanbouw"],
  ["/onze-projecten", "hoe-wij-tonen"],
  ["/contact", "langskomen"],
  ["/zorgeloos-wonen", "vragen"],
  ["/kennisbank/plat-dak", "bronnen"],
  ["/be/sint-huibrechts-lille", "bronnen"],
];
for (const [path, anchor] of jumps) {
  for (const smooth of [false, true]) {
    test(`${path}#${anchor} is reached ${smooth ? "smoothly within the page" : "with the page"}`, async ({
      page,
    }) => {
      // The length of the way is what is asked; its motion only where that is smooth.
      await page.emulateMedia({ reducedMotion: smooth ? "no-preference" : "reduce" });
      await page.goto(smooth ? path : `${path}#${anchor}`);
      if (smooth) {
        await page.evaluate((id) => {
          const link = document.body.appendChild(document.createElement("a"));
          link.href = `#${id}`;
          link.click();
        }, anchor);
      }
      // At the top, clear of the bar, or as near as the end of the page lets it.
      const distance = () =>
        page.evaluate((id) => {
          const root = document.documentElement;
          const target = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
          const wanted = target + scrollY - 80;
          return Math.round(Math.abs(scrollY - Math.min(wanted, root.scrollHeight - innerHeight)));
        }, anchor);
      await expect.poll(distance).toBeLessThanOrEqual(2);
    });
  }
}

test("paper shows all of the page", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/");
  const hidden = await page.evaluate(
    () =>
      [...document.querySelectorAll(".below-fold")].filter(
        (part) => getComputedStyle(part).contentVisibility !== "visible",
      ).length,
  );
  expect(hidden).toBe(0);
});

test("what is not laid out yet takes its room on the smallest phone too @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ["/", "/contact", "/zorgeloos-wonen"]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expectDeclaredHeights(page);
  }
});
