import type { Locator, Page } from "playwright/test";
import { openForm } from "../support/form-walks.ts";
import { booted, expect, test } from "../support/page.ts";

const depth = (page: Page) => page.evaluate(() => history.state?.depth ?? 0);
const isOpen = (form: Locator) => form.evaluate((dialog) => dialog.matches(":popover-open"));

async function quoteAtStepTwo(page: Page): Promise<Locator> {
  await page.goto("/kennisbank");
  const walk = { path: "/daken", form: "#quote-dialog", opener: "quote-dialog" };
  const quote = await openForm(page, walk as never);
  await quote.getByText("Gratis Inspectie").click();
  await quote.getByRole("button", { name: "Volgende" }).click();
  await expect(quote.getByText("Stap 2 van 3")).toBeVisible();
  await expect.poll(() => depth(page)).toBe(2);
  return quote;
}

test("back is one step back in a panel, then closes it, then leaves the page", async ({ page }) => {
  const quote = await quoteAtStepTwo(page);
  const address = page.url();
  await page.evaluate(() => history.back());
  await expect(quote.getByText("Stap 1 van 3")).toBeVisible();
  expect(await isOpen(quote)).toBe(true);
  await expect(quote.getByRole("radio", { name: /Gratis Inspectie/ })).toBeChecked();
  await page.evaluate(() => history.forward());
  await expect(quote.getByText("Stap 2 van 3")).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(quote.getByText("Stap 1 van 3")).toBeVisible();
  await page.evaluate(() => history.back());
  await expect.poll(() => isOpen(quote)).toBe(false);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL(/kennisbank/);
});

test("'back' twice at once is two steps back, and 'forward' leads in again", async ({ page }) => {
  const quote = await quoteAtStepTwo(page);
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect.poll(() => isOpen(quote)).toBe(false);
  await expect.poll(() => depth(page)).toBe(0);
  await page.evaluate(() => history.go(2));
  await expect(quote.getByText("Stap 2 van 3")).toBeVisible();
  expect(await isOpen(quote)).toBe(true);
});

for (const how of ["x", "Escape"] as const) {
  test(`a panel that is closed with ${how} leaves no entry behind, and the page stays where it was`, async ({
    page,
  }) => {
    const quote = await quoteAtStepTwo(page);
    const place = await page.evaluate(() => scrollY);
    if (how === "x") await quote.getByRole("button", { name: "Sluiten", exact: true }).first().click();
    else await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(quote)).toBe(false);
    await expect.poll(() => depth(page)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.goBack();
    await expect(page).toHaveURL(/kennisbank/);
  });
}

test("after a reload no entry of a panel is left", async ({ page }) => {
  await quoteAtStepTwo(page);
  await page.reload();
  await expect.poll(() => depth(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/kennisbank/);
});

test.describe("without smooth scrolling", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a panel that closes on an address with a fragment leaves the page where it is, with the focus on its opener", async ({
    page,
  }) => {
    const address = "/waar-lekt-het/dakkapel?waar=langs-de-zijwand#oorzaken";
    await page.goto(address);
    await booted(page);
    const opener = page.locator('a[data-dialog="quote-dialog"]:visible').last();
    await opener.evaluate((link) => link.focus({ preventScroll: true }));
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press("Enter");
    const quote = page.locator("#quote-dialog");
    await expect(quote.getByRole("button", { name: "Volgende" })).toBeVisible();
    await expect.poll(() => depth(page)).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(quote)).toBe(false);
    await expect.poll(() => depth(page)).toBe(0);
    await expect(page).toHaveURL(address);
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});
