import type { Page } from "playwright/test";
import { expect, test } from "../support/page.ts";

// Without smooth scrolling and transitions, positions are final.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const paths = ["/", "/daken/daklekkage", "/be/lommel", "/kennisbank/daklekkage-stappenplan", "/contact"];
const widths = { phone: [320, 390], desktop: [768, 1280, 1440, 1920] };

const scrollPage = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);

/** The bar in the window, and where the page below it begins. */
const places = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("header > * > *")?.getBoundingClientRect() ?? new DOMRect();
    const main = document.querySelector("main")?.getBoundingClientRect() ?? new DOMRect();
    return { top: bar.top, height: Math.round(bar.height), below: Math.round(main.top + scrollY) };
  });

for (const path of paths)
  test(`the header of ${path} stays in sight, is one line after 50 px, and the page below stays where it is`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const html = page.locator("html");
    for (const width of widths[isMobile ? "phone" : "desktop"]) {
      await page.setViewportSize({ width, height: 700 });
      await scrollPage(page, 0);
      await expect(html).not.toHaveAttribute("data-scrolled");
      const whole = await places(page);
      // Nothing of it lies over the page.
      expect(whole.height, `at ${width}`).toBe(whole.below);
      await scrollPage(page, 60);
      await expect(html).toHaveAttribute("data-scrolled", "");
      const line = await places(page);
      // A line of 3.5rem and its rule: a wide screen draws all of it at a larger scale.
      const height = width === 1920 ? 64 : 57;
      expect(line, `at ${width}`).toEqual({ top: 0, height, below: whole.below });
      await scrollPage(page, 2000);
      await expect.poll(() => places(page), `at ${width}`).toEqual(line);
    }
  });

for (const path of ["/", "/daken", "/be/lommel"])
  test(`search, phone, menu and request are one tap away in the header of ${path}, also once it is scrolled`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    const header = page.getByRole("banner");
    for (const width of widths[isMobile ? "phone" : "desktop"]) {
      await page.setViewportSize({ width, height: 700 });
      for (const top of [0, 400]) {
        await scrollPage(page, top);
        await expect(page.locator("html[data-scrolled]")).toHaveCount(top === 0 ? 0 : 1);
        const search = header
          .getByRole("link", { name: "Zoeken" })
          .or(header.getByRole("searchbox", { name: "Zoek op deze site" }))
          .filter({ visible: true });
        await expect(search).toBeInViewport({ ratio: 1 });
        await expect(header.getByRole("link", { name: /^Bel / })).toBeInViewport({ ratio: 1 });
        const menu = header.getByRole("link", { name: "Menu" });
        if (await header.getByRole("navigation", { name: "Hoofdmenu" }).isVisible())
          await expect(menu).toBeHidden();
        else await expect(menu).toBeInViewport({ ratio: 1 });
        const request = header.getByRole("link", { name: "Gratis offerte" });
        if (width > 600) await expect(request).toBeInViewport({ ratio: 1 });
        const spills = await header.evaluate((el) => el.scrollWidth - el.clientWidth);
        expect(spills, `at ${width}, ${top}`).toBeLessThanOrEqual(0);
      }
    }
    await page.setViewportSize({ width: 390, height: 700 });
    await header.getByRole("link", { name: "Zoeken" }).click();
    await expect(page).toHaveURL(/\/zoeken$/);
    await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
  });

for (const path of ["/", "/daken/daklekkage", "/contact"])
  test(`the keyboard goes through the header of ${path} as it is drawn, from left to right`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    for (const width of widths[isMobile ? "phone" : "desktop"]) {
      await page.setViewportSize({ width, height: 700 });
      for (const top of [0, 400]) {
        await scrollPage(page, top);
        await expect(page.locator("html[data-scrolled]")).toHaveCount(top === 0 ? 0 : 1);
        const lefts = await page
          .locator(".shell-line")
          .evaluate((line) =>
            [...line.querySelectorAll("a[href], input, button")]
              .filter((stop) => stop.checkVisibility())
              .map((stop) => stop.getBoundingClientRect().left),
          );
        expect(lefts.length).toBeGreaterThan(3);
        expect(lefts, `at ${width}, ${top}`).toEqual(lefts.toSorted((a, b) => a - b));
      }
    }
  });

/** What of the focused control lies under the header. */
const underHeader = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("header > * > *")?.getBoundingClientRect().bottom ?? 0;
    const focused = document.activeElement;
    if (!focused?.closest("main")) return null;
    const { top, height } = focused.getBoundingClientRect();
    return height > 0 && top < bar ? `${focused.textContent?.slice(0, 40)} at ${top}` : null;
  });

for (const path of ["/kennisbank/daklekkage-stappenplan", "/daken/daklekkage", "/nl/eindhoven"])
  test(`the header of ${path} covers neither what the keyboard goes back to nor where a link of its contents leads`, async ({
    page,
  }) => {
    await page.goto(path);
    const toc = page.getByRole("navigation", { name: "Op deze pagina" }).getByRole("link");
    for (const index of [0, 2, 1]) {
      if ((await toc.count()) <= index) continue;
      const id = (await toc.nth(index).getAttribute("href"))?.slice(1);
      await toc.nth(index).click();
      const section = page.locator(`[id="${id}"]`);
      await expect(section).toBeInViewport();
      const gap = () =>
        page.evaluate((name) => {
          const bar = document.querySelector("header > * > *")?.getBoundingClientRect().bottom ?? 0;
          return (document.getElementById(name)?.getBoundingClientRect().top ?? 0) - bar;
        }, id ?? "");
      await expect.poll(gap).toBeGreaterThanOrEqual(0);
    }
    await scrollPage(page, 2500);
    await page.locator("main a:visible, main summary:visible").last().focus();
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press("Shift+Tab");
      await expect.poll(() => underHeader(page)).toBeNull();
    }
  });

test("a link of the second row that has the focus is not taken away by scrolling", async ({ page }) => {
  await page.goto("/daken/daklekkage");
  const link = page.getByRole("navigation", { name: "Onze vier vakken" }).getByRole("link").first();
  await link.focus();
  await scrollPage(page, 400);
  await expect(page.locator("html")).toHaveAttribute("data-scrolled", "");
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test("print has no header", async ({ page }) => {
  for (const path of ["/", "/daken"]) {
    await page.goto(path);
    await expect(page.getByRole("banner")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("header").first()).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the header is complete and stays in sight, and a jump lands below it", async ({ page }) => {
    for (const path of ["/over-ons", "/daken/daklekkage"]) {
      await page.goto(path);
      const target = await page.locator("main section[id]").nth(1).getAttribute("id");
      await page.goto(`${path}#${target}`);
      const header = page.getByRole("banner");
      await expect(header.getByRole("link", { name: /naar (de voorpagina|het overzicht)$/ })).toBeInViewport({
        ratio: 1,
      });
      await expect(header.getByRole("link", { name: /^Bel / })).toBeInViewport({ ratio: 1 });
      const bar = await page.locator("header > * > *").boundingBox();
      const landed = await page.locator(`[id="${target}"]`).boundingBox();
      expect(landed?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }
  });
});
