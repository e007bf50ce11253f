import type { Page } from "playwright/test";
import { expect, test } from "../support/page.ts";
import { templates } from "../support/templates.ts";

/** The heights of what is not laid out yet, as declared and as they are. Undoes `content-visibility` to measure. */
function heights(page: Page) {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>("main .below-fold, footer.below-fold")];
    const before = document.documentElement.scrollHeight;
    for (const part of parts) part.style.contentVisibility = "visible";
    const sums: Record<string, { declared: number; real: number }> = {};
    for (const [index, part] of parts.entries()) {
      const kind = [...part.classList].find((name) => name.endsWith("-height")) ?? "";
      // The lines of a list differ by a line of text each: they are right together.
      const name = part.matches("li") ? kind : `${kind} ${index}`;
      sums[name] ??= { declared: 0, real: 0 };
      const style = getComputedStyle(part);
      const lengths = [
        style.containIntrinsicBlockSize.replace("auto", ""),
        style.paddingTop,
        style.paddingBottom,
      ];
      for (const length of [...lengths, style.borderTopWidth, style.borderBottomWidth])
        sums[name].declared += Number.parseFloat(length);
      sums[name].real += part.getBoundingClientRect().height;
    }
    const after = document.documentElement.scrollHeight;
    for (const part of parts) part.style.contentVisibility = "";
    return { sums, before, after };
  });
}

for (const [name, path] of Object.entries(templates)) {
  test(`${name}: what is not laid out yet takes the room that it will`, async ({ page, allowErrors }) => {
    if (name === "not found") allowErrors(/404/);
    await page.goto(path);
    // In the fonts of the system the text has other heights.
    await page.waitForFunction(() =>
      ["Besley", "Hanken Grotesk"].every((family) =>
        [...document.fonts].some((font) => font.family === family && font.status === "loaded"),
      ),
    );
    const { sums, before, after } = await heights(page);
    expect(Object.keys(sums)).toContainEqual(expect.stringContaining("footer-height"));
    for (const [part, { declared, real }] of Object.entries(sums)) {
      expect(Math.abs(declared / real - 1), `${part}: ${declared} for ${real} px`).toBeLessThan(0.1);
    }
    expect(Math.abs(before / after - 1), `${before} for ${after} px`).toBeLessThan(0.03);
  });
}

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
          const wanted = target + scrollY - 96;
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
