import { booted, expect, test } from "../support/page.ts";

/** Requests for the sheet of all pages, and how many bytes of it the page at hand took from the line. */
async function sheetOnTheLine(page: import("playwright/test").Page) {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => /\/assets\/site-\w+\.css$/.test(name))
      .map((entry) => entry.transferSize);
  });
}

test("who comes from elsewhere gets the styles in the page; the sheet is fetched with the next link, once", async ({
  page,
}) => {
  await page.goto("/kennisbank/plat-dak");
  await booted(page);
  await expect(page.locator("style[data-sheet]")).toHaveCount(1);
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
  expect(await sheetOnTheLine(page)).toEqual([]);

  const link = page.locator('main a[href^="/daken/"]:visible').first();
  const sheet = page.waitForResponse(/\/assets\/site-\w+\.css$/);
  await link.focus();
  await (await sheet).finished();
  await page.locator('footer a[href="/locaties"]').first().focus();
  await link.focus();
  expect(await sheetOnTheLine(page)).toHaveLength(1);

  await page.keyboard.press("Enter");
  await page.waitForURL(/\/daken\//);
  await booted(page);
  await expect(page.locator("style[data-sheet]")).toHaveCount(0);
  // From the browser's cache.
  expect(await sheetOnTheLine(page)).toEqual([0]);
});

test("a page looks the same with its styles inside and with the link to them", async ({ page }) => {
  await page.goto("/daken");
  await booted(page);
  const colours = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("header *, main *")].map((element) => {
        const { color, font, padding, display } = getComputedStyle(element);
        return [element.tagName, color, font, padding, display].join(" ");
      }),
    );
  const arrived = await colours();
  await page.evaluate(() => location.assign("/daken?pagina=1"));
  await page.waitForURL(/pagina=1/);
  await booted(page);
  await expect(page.locator('link[rel="stylesheet"][href*="/assets/site-"]')).toHaveCount(1);
  expect(await colours()).toEqual(arrived);
});

test("what is tapped with the first frame of a page is answered @phone", async ({ page }) => {
  await page.goto("/kennisbank");
  await booted(page);
  // The bar of one page stands where that of the next does.
  const box = await page.locator("header [data-dialog]:visible").first().boundingBox();
  if (!box) throw new Error("The bar has nothing to tap.");
  await page.locator('header a[href="/"]').first().tap();
  await page.waitForURL("/", { waitUntil: "commit" });
  // Before it the browser hands no input to a page.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator(":popover-open")).toBeVisible();
});
