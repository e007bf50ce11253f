import { layoutProblems } from "../support/layout-problems.ts";
import { expect, test } from "../support/page.ts";
import { templates } from "../support/templates.ts";

/**
 * How long a page of each template may be on a phone of 390 px, in px; before second lists were folded they were a third
 * longer. A text may grow a little: who needs more folds something.
 */
const HEIGHTS: Record<string, number> = {
  "/": 8100,
  "/daken": 6250,
  "/daken/daklekkage": 7300,
  "/schoorsteen/schoorsteen-vegen": 7600,
  "/nl/eindhoven": 6100,
  "/nl/eindhoven/daklekkage": 5400,
  "/be": 6200,
  "/eindhoven/plat-dak-specialist": 5800,
  "/locaties": 5300,
  "/spoed": 3900,
  // The form alone is 3,500 px.
  "/zorgeloos-wonen": 11900,
};

test.describe("on a phone @phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

  test("pages are no longer than what their template may be", async ({ page }) => {
    for (const [path, most] of Object.entries(HEIGHTS)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const height = await page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLElement>(".below-fold"))
          part.style.contentVisibility = "visible";
        return document.documentElement.scrollHeight;
      });
      expect.soft(height, path).toBeLessThanOrEqual(most);
    }
  });

  test("home asks what is the matter and names the four divisions within two screens, in the order of the keyboard", async ({
    page,
  }) => {
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    const main = page.getByRole("main");
    const parts = [
      main.getByRole("heading", { name: "Wat is er aan de hand?" }),
      main.getByRole("link", { name: "Lekt het? Wijs aan waar" }),
      main.getByRole("heading", { name: "Vier vakken, één huis" }),
      ...["Daken", "Schoorsteen", "Onderhoud", "Bouwen"].map((name) =>
        main.getByRole("link", { name, exact: true }).first(),
      ),
    ];
    let last = 0;
    for (const part of parts) {
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
      expect(y).toBeGreaterThan(last);
      expect(y + height).toBeLessThanOrEqual(1600);
      last = y;
    }
  });

  test("a folded list opens by its line, and a search in the page finds what is in it", async ({ page }) => {
    await page.goto("/nl/eindhoven");
    const sources = page.locator("section", { has: page.locator("#bronnen") });
    await expect(sources.getByRole("link").first()).toBeHidden();
    await sources.getByText(/^Bronnen \(\d+\)$/).click();
    await expect(sources.getByRole("link").first()).toBeVisible();
  });
});

test("a wide sheet shows every folded list, without the line that opens it", async ({ page, isMobile }) => {
  test.skip(isMobile, "asks for a wide sheet");
  for (const path of ["/", "/daken", "/nl/eindhoven", "/daken/daklekkage"]) {
    await page.goto(path);
    const folds = page.locator("main .fold:not([class*=hidden])");
    expect(await folds.count()).toBeGreaterThan(0);
    for (const fold of await folds.all()) {
      await expect(fold.locator("> summary")).toBeHidden();
      await expect(fold.locator("> :last-child")).toBeVisible();
    }
  }
});

test("on paper every folded list is open @phone", async ({ page }) => {
  await page.goto("/nl/eindhoven");
  await page.emulateMedia({ media: "print" });
  const hidden = await page.evaluate(
    () =>
      [...document.querySelectorAll(".fold")].filter(
        (fold) => getComputedStyle(fold, "::details-content").contentVisibility !== "visible",
      ).length,
  );
  expect(hidden).toBe(0);
});

const TABLES = [
  "/nl/eindhoven",
  "/daken/dakbedekking",
  "/daken/dakgoot-lekkage",
  "/nl",
  "/dakdekker-eindhoven",
  "/eindhoven/plat-dak-specialist",
  "/veldhoven/plat-dak-specialist",
  "/kennisbank/plat-dak",
  "/zorgeloos-wonen",
  "/privacy",
];

for (const width of [320, 390]) {
  test(`at ${width} px no table is wider than the window, and each cell still has its heads @phone`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, "asks for a phone");
    await page.setViewportSize({ width, height: 844 });
    for (const path of TABLES) {
      await page.goto(path);
      const tables = page.getByRole("main").getByRole("table");
      expect.soft(await tables.count(), path).toBeGreaterThan(0);
      for (const table of await tables.all()) {
        const { wide, scrolls } = await table.evaluate((el) => ({
          wide: Math.max(el.scrollWidth, el.getBoundingClientRect().right) - innerWidth,
          scrolls: el.parentElement ? getComputedStyle(el.parentElement).overflowX !== "visible" : false,
        }));
        expect.soft(wide, path).toBeLessThanOrEqual(0);
        expect.soft(scrolls, path).toBe(false);
        // In rows with heads, whatever they are shown as.
        const rows = await table.getByRole("row").count();
        expect.soft(await table.getByRole("columnheader").count(), path).toBeGreaterThan(1);
        expect.soft(await table.getByRole("rowheader").count(), path).toBeGreaterThanOrEqual(rows - 1);
      }
    }
  });
}

test("with the text spacing of WCAG 1.4.12 nothing is lost on the smallest phone @phone", async ({
  page,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/404/);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [template, path] of Object.entries(templates)) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect.soft(await layoutProblems(page), template).toEqual([]);
  }
});
