import { booted, expect, hold, test } from "../support/page.ts";

const BODY = "**/onderdeel/quote-widget";
const opener = 'a[data-dialog="quote-widget"]:visible';

test("what a dialog holds is fetched once, when someone is about to open it", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/onderdeel/")) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await page.locator(opener).focus();
  await page.locator(opener).hover();
  await expect.poll(() => fetched).toEqual(["/onderdeel/quote-widget"]);
  await page.locator(opener).click();
  const widget = page.getByRole("dialog", { name: "Offerte aanvragen" });
  await expect(widget.getByText("Waar kunnen wij je mee helpen?")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(widget).toBeHidden();
  await page.locator(opener).click();
  await expect(widget.getByText("Waar kunnen wij je mee helpen?")).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test("a dialog whose body is slow opens at once; one whose body cannot be had says so and leads to its page", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/net::ERR_FAILED.*\/onderdeel\//);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(BODY, async (route) => {
    await held;
    await route.abort();
  });
  await page.goto("/");
  await page.locator(opener).click();
  const widget = page.getByRole("dialog", { name: "Offerte aanvragen" });
  await expect(widget.getByRole("status")).toHaveText("Een ogenblik…");
  answer();
  await expect(widget.getByRole("status")).toContainText("kon niet worden opgehaald");
  await expect(widget.getByRole("link", { name: "Open het als pagina" })).toHaveAttribute(
    "href",
    "/gratis-offerte",
  );
  await widget.getByRole("button", { name: "Sluiten" }).click();
  await expect(widget).toBeHidden();
  // The line is back.
  await page.unroute(BODY);
  await page.locator(opener).click();
  await expect(widget.getByText("Waar kunnen wij je mee helpen?")).toBeVisible();
});

test("an open dialog is modal: nothing behind it is reached, the topmost one closes first", async ({
  page,
}) => {
  await page.goto("/");
  const reached = (selector: string) =>
    page.evaluate((name) => {
      const el = document.querySelector<HTMLElement>(name);
      el?.focus();
      return document.activeElement === el;
    }, selector);
  const isHeld = () => page.evaluate(() => document.querySelector("main h1")?.closest("[inert]") !== null);
  const link = "footer a";
  expect(await reached(link)).toBe(true);
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-dialog=menu]")?.click());
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toHaveAttribute("aria-modal", "true");
  await expect.poll(isHeld).toBe(true);
  expect(await reached(link)).toBe(false);
  await menu.getByRole("link", { name: "Gratis offerte" }).click();
  const quote = page.getByRole("dialog", { name: "Gratis offerte Aanvragen" });
  await expect(quote).toBeVisible();
  await expect.poll(() => reached("#menu a")).toBe(false);
  await expect.poll(() => reached("#quote-dialog a")).toBe(true);
  await page.keyboard.press("Escape");
  await expect(quote).toBeHidden();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole("link", { name: "Gratis offerte" })).toBeFocused();
  expect(await reached(link)).toBe(false);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect.poll(isHeld).toBe(false);
  expect(await reached(link)).toBe(true);
});

test("a dialog that is closed at once leaves nothing behind out of reach", async ({ page }) => {
  await page.goto("/");
  await page.locator('a[data-dialog="quote-dialog"]:visible').first().click();
  await page.evaluate(() => document.querySelector<HTMLElement>("#quote-dialog .close-button")?.click());
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test("Escape closes a dialog that was opened before the boot script, and its opener gets the focus back", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/entry.client*");
  await page.goto("/");
  const widget = page.getByRole("dialog", { name: "Offerte aanvragen" });
  await page.locator(opener).focus();
  await page.keyboard.press("Enter");
  await expect(widget).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(widget).toBeHidden();
  await expect(page.locator(opener)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(widget).toBeVisible();
  release();
  await booted(page);
  await page.keyboard.press("Escape");
  await expect(widget).toBeHidden();
  await expect(page.locator(opener)).toBeFocused();
});
