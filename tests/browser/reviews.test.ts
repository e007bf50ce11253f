import type { Page } from "playwright/test";
import { expect, test } from "../support/page.ts";

const list = (page: Page) => page.locator("[data-island=review-carousel] ul");

async function open(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await list(page).scrollIntoViewIfNeeded();
}

test("examples are named so, long texts end after 120 characters, and initials stand for faces", async ({
  page,
}) => {
  await open(page);
  const first = list(page).locator("li").first();
  await expect(first.getByText("Voorbeeld, geen echte klantbeoordeling")).toBeVisible();
  await expect(first.locator("img")).toHaveCount(0);
  await expect(first.getByText("VD", { exact: true })).toBeVisible();
  await expect(first.getByRole("img", { name: /5/ })).toBeVisible();
  const text = first.locator("article > p").last();
  // Empty until the section, below the fold before, is drawn.
  await expect.poll(() => text.innerText()).toMatch(/\.\.\.$/);
  expect((await text.innerText()).length).toBeLessThanOrEqual(123);
  await first.getByRole("button", { name: "Meer lezen" }).click();
  await expect(first.getByRole("button", { name: "Minder lezen" })).toBeVisible();
  expect((await text.innerText()).length).toBeGreaterThan(123);
});

test("a wide screen shows the first three", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone shows one at a time");
  await open(page);
  await expect(list(page).locator("li:visible")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Volgende beoordeling" })).toBeHidden();
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
    await expect(list(page)).toHaveAttribute("data-at", "3");
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
