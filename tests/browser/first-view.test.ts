import { expectDeclaredHeights } from "../support/declared-heights.ts";
import { type GoogleSite, googleSite } from "../support/google-site.ts";
import { booted, expect, hold, test } from "../support/page.ts";
import { templates } from "../support/templates.ts";

declare global {
  interface Window {
    shifts: { value: number; of: string }[];
  }
}

/**
 * The two fonts come when the page stands, as on a slow line. Every shift counts: a browser that takes the size of a
 * phone says of those of its first half second that they had recent input, and nobody has touched anything here.
 */
for (const [name, path] of Object.entries(templates)) {
  test(`${name}: nothing moves, every icon is there, little is fetched, and what is below has its room`, async ({
    page,
    allowErrors,
  }) => {
    if (name === "not found") allowErrors(/404/);
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            value: number;
            sources?: { node?: Node | null }[];
          };
          window.shifts.push({ value, of: (sources?.[0]?.node?.textContent ?? "").slice(0, 60) });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const shifts = async () => {
      // A shift is reported with a later frame.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
      });
      const all = await page.evaluate(() => window.shifts.splice(0));
      return { sum: all.reduce((total, { value }) => total + value, 0), all: JSON.stringify(all) };
    };
    const release = await hold(page, "**/*.woff2");
    // What stands before the map is seen without the map's sheet, and stays where it is when that comes.
    const releaseMap = await hold(page, "**/assets/service-area-*");
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    releaseMap();
    await page.waitForLoadState("domcontentloaded");
    await booted(page);
    const before = await shifts();
    expect(before.sum, before.all).toBeLessThan(0.005);

    release();
    await page.waitForFunction(() =>
      ["Besley", "Hanken Grotesk"].every((name) =>
        [...document.fonts].some(({ family, status }) => family === name && status === "loaded"),
      ),
    );
    await page.waitForLoadState();
    // Stand-ins have the family's average width: here and there a paragraph of them has a line more or less, which is
    // 0.01 to 0.04 where it stands above others. A part that goes to the next line is 0.08 and more.
    const after = await shifts();
    expect(after.sum, after.all).toBeLessThan(0.07);

    const missing = await page.evaluate(() =>
      [...document.querySelectorAll(".icon")]
        .filter((icon) => {
          const { maskImage, maskPosition } = getComputedStyle(icon);
          return !maskImage.startsWith("url(") || !/ \d|calc/.test(maskPosition);
        })
        .map(({ className }) => className),
    );
    expect(missing).toEqual([]);

    // The page with its styles (one that is not kept links to them), the map's sheet, the fonts' first files and the
    // logo's, the boot script; besides those the favicon, and what loads after them (nearest town) or on view (hours).
    const pictures = fetched.filter((file) => file.startsWith("/tekening/"));
    const own = fetched.filter(
      (file) =>
        !/favicon|icon-|webmanifest|nearest-town|open-now|opening-hours/.test(file) &&
        !pictures.includes(file),
    );
    // Drawings of a list, 1 to 3 kB each, after all that the page needs: only those that are near.
    expect(pictures.length).toBeLessThanOrEqual(name === "knowledge index" ? 14 : 0);
    await expect(page.locator('img[src^="/tekening/"]:not([loading="lazy"])')).toHaveCount(0);
    const maps = await page.locator(".service-map-sheet").count();
    expect(own.filter((file) => file.includes("/service-area-"))).toHaveLength(maps);
    const linked = /^(?:search|not found)/.test(name) ? 1 : 0;
    expect(own.filter((file) => file.includes("/assets/site-"))).toHaveLength(linked);
    expect(own.length, own.join("\n")).toBeLessThanOrEqual(5 + linked + maps);
    expect(own.filter((file) => /-(more|extended)-/.test(file))).toEqual([]);

    await expectDeclaredHeights(page);
  });
}

test("a pointer over an opener fetches the large scripts of its dialog, once, and runs none of them", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "a finger has no pointer that hovers");
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  const large = expect.stringMatching(/\/assets\/react-[^-]+$/);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const before = scripts.splice(0);
  const opener = page.locator("[data-dialog=quote-dialog]:visible").first();
  const ranWhile = async (work: () => Promise<void>) => {
    await page.coverage.startJSCoverage();
    await work();
    const covered = await page.coverage.stopJSCoverage();
    return covered.filter((each) => each.functions[0]?.ranges[0]?.count).map(({ url }) => url);
  };
  const whileOver = await ranWhile(async () => {
    const come = page.waitForEvent("requestfinished", (request) => /\/react-/.test(request.url()));
    await opener.hover();
    await come;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  });
  expect(whileOver).not.toContainEqual(large);
  await expect(page.locator("#quote-dialog")).toBeHidden();
  const whileOpen = await ranWhile(async () => {
    await opener.click();
    await expect(page.locator("#quote-dialog h3, #quote-dialog legend").first()).toBeVisible();
    const island = page.locator("#quote-dialog [data-island]");
    await expect
      .poll(() => island.evaluate((el) => Object.keys(el).some((key) => key.startsWith("__react"))))
      .toBe(true);
  });
  expect(whileOpen).toContainEqual(large);
  const all = [...before, ...scripts];
  expect(all).toHaveLength(new Set(all).size);
});

test.describe("with reviews below the fold", () => {
  let site: GoogleSite;
  test.beforeAll(async () => {
    site = await googleSite();
  });
  test.afterAll(() => site?.stop());

  test("a tap that came before the boot script is done once its code is there @phone", async ({ page }) => {
    const release = await hold(page, "**/assets/entry.client*");
    await page.goto(site.server.url);
    const reviews = page.getByRole("region", { name: "Beoordelingen" });
    await reviews.getByRole("button", { name: "Meer lezen" }).first().click();
    await page.locator("[data-dialog=quote-dialog]:visible").first().click();
    await expect(page.locator("#quote-dialog")).toBeVisible();
    const code = page.waitForRequest(/\/assets\/quote-form-/);
    release();
    await code;
    await page.keyboard.press("Escape");
    await expect(reviews.getByRole("button", { name: "Minder lezen" }).first()).toBeVisible();
  });

  test("who saves data gets code by using a part, never because it comes into view @phone", async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.goto(site.server.url);
    const reviews = page.getByRole("region", { name: "Beoordelingen" });
    await reviews.scrollIntoViewIfNeeded();
    await expect(page.locator("[data-island=review-carousel]")).toHaveAttribute("data-in-view", "");
    expect(scripts.filter((path) => path.includes("review-carousel"))).toEqual([]);
    const more = reviews.getByRole("button", { name: "Meer lezen" }).first();
    await more.click();
    await expect(reviews.getByRole("button", { name: "Minder lezen" }).first()).toBeVisible();
    expect(scripts.some((path) => path.includes("review-carousel"))).toBe(true);
  });
});
