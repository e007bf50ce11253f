import type { Page } from "playwright/test";
import { type GoogleSite, googleSite } from "../support/google-site.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";

/** With real reviews: without any there is no carousel. */
let site: GoogleSite;
test.beforeAll(async () => {
  site = await googleSite();
});
test.afterAll(() => site?.stop());

const list = (page: Page) => page.locator("[data-island=review-carousel] ul");
const inSight = (page: Page) => list(page).locator("li:not([inert])");

async function open(page: Page) {
  await page.clock.install();
  await page.goto(site.server.url);
  await list(page).scrollIntoViewIfNeeded();
}

test("long texts end after 120 characters, initials stand for faces, and each says how it was checked @phone", async ({
  page,
}) => {
  await open(page);
  const first = list(page).locator("li").first();
  await expect(first.getByText("Via Google, niet door ons gecontroleerd")).toBeVisible();
  await expect(first.locator("img")).toHaveCount(0);
  await expect(first.getByText("V1", { exact: true })).toBeVisible();
  await expect(first.getByRole("img", { name: /5/ })).toBeVisible();
  const text = first.locator("article > p").last();
  // Empty until the section, below the fold before, is drawn.
  await expect.poll(() => text.innerText()).toMatch(/\.\.\.$/);
  expect((await text.innerText()).length).toBeLessThanOrEqual(123);
  await first.getByRole("button", { name: "Meer lezen" }).click();
  await expect(first.getByRole("button", { name: "Minder lezen" })).toBeVisible();
  expect((await text.innerText()).length).toBeGreaterThan(123);
  await expectNoAxeViolations(page);
});

test("the page says one mean, in its figures as over the reviews, and leads to how they come about @phone", async ({
  page,
}) => {
  await open(page);
  const figures = page.getByRole("region", { name: "In cijfers" });
  await expect(figures).toContainText("4,7");
  await expect(page.locator("section:has(> #beoordelingen)")).toContainText("4,7");
  await expect(page.locator("main")).not.toContainText(/4[.,]9/);
  await expect(page.getByRole("link", { name: "Zo werken onze beoordelingen" })).toBeVisible();
  await expect(page.getByText("geen echte klantbeoordeling")).toHaveCount(0);
});

test("without real reviews nothing stands in their place but how the company works @phone", async ({
  page,
}) => {
  await page.goto("/");
  const section = page.locator("section:has(> #beoordelingen)");
  await expect(section.getByRole("heading", { name: "Waar u op kunt rekenen" })).toBeVisible();
  await expect(section).toContainText("4.9");
  await expect(section).toContainText("eigen opgave");
  await expect(page.locator("[data-island=review-carousel]")).toHaveCount(0);
  await expect(page.locator("main")).not.toContainText(/voorbeeldtekst|4,9/);
});

test("a wide screen shows three, and by keyboard all of them", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone shows one at a time");
  await open(page);
  const next = page.getByRole("button", { name: "Volgende beoordelingen" });
  await expect(next).toBeVisible();
  await expect(inSight(page)).toHaveCount(3);
  await expect(page.getByText("1 tot en met 3 van 5")).toBeVisible();
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 tot en met 5 van 5")).toBeVisible();
  await expect(inSight(page).last()).toContainText("Nagebootste beoordeling 5.");
  // Once it has slid there.
  const right = () =>
    inSight(page)
      .last()
      .evaluate((card) => card.getBoundingClientRect().right);
  await expect.poll(right).toBeLessThanOrEqual(1440);
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 tot en met 3 van 5")).toBeVisible();
  await page.getByRole("button", { name: "Vorige beoordelingen" }).press("Enter");
  await expect(page.getByText("3 tot en met 5 van 5")).toBeVisible();
});

test("without script the row scrolls to the last one", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // Whoever comes first gets what Google says behind the page, and needs a script for it; another page has it in place.
  await fetch(site.server.url).then((answer) => answer.text());
  await page.goto(`${site.server.url}/?na=later`);
  const last = list(page).locator("li").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await context.close();
});

test.describe("on a phone", () => {
  test.skip(({ isMobile }) => !isMobile, "a wide screen shows three at once");

  test("it moves on every six seconds, until an arrow or a dot takes over", async ({ page }) => {
    await open(page);
    // Clicks without pointer or focus, which would pause the carousel.
    const press = (name: string | RegExp) => page.getByRole("button", { name }).dispatchEvent("click");
    await expect(page.getByRole("button", { name: "Stilzetten" })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await press(/^Beoordeling 1 van/);
    await expect(list(page)).toHaveAttribute("data-at", "0");
    await press("Laten doorlopen");
    await expect(page.getByRole("button", { name: "Stilzetten" })).toBeVisible();
    await page.clock.runFor(5_999);
    await expect(list(page)).toHaveAttribute("data-at", "0");
    await page.clock.runFor(1);
    await expect(list(page)).toHaveAttribute("data-at", "1");
    await press("Volgende beoordeling");
    await expect(list(page)).toHaveAttribute("data-at", "2");
    await expect(page.getByRole("button", { name: "Laten doorlopen" })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(list(page)).toHaveAttribute("data-at", "2");
    await press(/^Beoordeling 1 van/);
    await press("Vorige beoordeling");
    await expect(list(page)).toHaveAttribute("data-at", "4");
  });

  test("a swipe of more than 50 px goes on, to the right goes back, a shorter one does nothing", async ({
    page,
  }) => {
    await open(page);
    await expect(page.getByRole("button", { name: "Stilzetten" })).toBeVisible();
    const swipe = async (by: number) => {
      const at = (clientX: number) => [{ identifier: 0, clientX, clientY: 10 }];
      await list(page).dispatchEvent("touchstart", { touches: at(200), changedTouches: at(200) });
      await list(page).dispatchEvent("touchend", { touches: [], changedTouches: at(200 + by) });
    };
    await swipe(-50);
    await expect(list(page)).toHaveAttribute("data-at", "0");
    await swipe(-51);
    await expect(list(page)).toHaveAttribute("data-at", "1");
    await swipe(51);
    await expect(list(page)).toHaveAttribute("data-at", "0");
  });

  test("it stands still for who asked for less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    // Hidden slides are inert as soon as the carousel runs.
    await expect(list(page).locator("li").nth(1)).toHaveAttribute("inert", "");
    await expect(page.getByRole("button", { name: "Laten doorlopen" })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(list(page)).toHaveAttribute("data-at", "0");
  });
});
