import type { Page } from "playwright/test";
import { unique } from "../support/admin-pages.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";

/** Path of the visitor's own page of a new request. */
async function ownPage(page: Page): Promise<string> {
  const lastName = unique("Bericht");
  const fields = {
    ...{ selectedService: "Gratis Inspectie", serviceType: "inspectie", specialist: "General" },
    ...{
      address: "Berichtstraat 1, 5611 AA Eindhoven",
      projectDescription: "Natte plek.",
      firstName: "Test",
    },
    ...{ lastName, phone: "0612345678", email: `${lastName}@voorbeeld.example`, contactPreference: "email" },
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await page.request.post("/api/service-request", { multipart: form });
  return ((await answer.json()) as { page: string }).page;
}

const field = (page: Page) => page.getByLabel("Schrijf ons");
const send = (page: Page) => page.getByRole("button", { name: "Bericht versturen" });
const said = (page: Page) => page.getByRole("list", { name: "Berichten tot nu toe" }).getByRole("listitem");

test("what is written on the own page is kept over a reload and a line that is gone, and arrives once", async ({
  page,
  context,
}) => {
  const path = await ownPage(page);
  await page.goto(`${path}#berichten`);
  await page.locator("[data-island=visitor-form]").first().scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await field(page).fill("Komt u dinsdag?");
  await page.reload();
  await expect(field(page)).toHaveValue("Komt u dinsdag?");
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByText("Er is geen verbinding. Uw bericht staat er nog")).toBeVisible();
  await expect(field(page)).toHaveValue("Komt u dinsdag?");
  await expectNoAxeViolations(page);
  await context.setOffline(false);
  await send(page).click();
  const done = page.getByRole("status").filter({ hasText: "Uw bericht is binnen." });
  await expect(done).toBeFocused();
  await expect(done).toBeInViewport({ ratio: 1 });
  await expect(said(page)).toHaveText([/U · .*Komt u dinsdag\?/]);
  await expect(field(page)).toHaveValue("");
  await expectNoAxeViolations(page);
});

test("what is written on after an answer was lost is there over a reload, and arrives beside what was sent", async ({
  page,
}) => {
  const path = await ownPage(page);
  await page.goto(`${path}#berichten`);
  await page.locator("[data-island=visitor-form]").first().scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await field(page).fill("Komt u dinsdag?");
  await page.route(`**${path}*`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    // It arrives; the browser hears nothing and stays where it is.
    await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ status: 204 });
  });
  const sent = page.waitForResponse((response) => response.status() === 204);
  await send(page).click();
  await sent;
  await page.unroute(`**${path}*`);
  await field(page).fill("Komt u dinsdag? Of woensdag?");
  await page.reload();
  await expect(said(page)).toHaveText([/Komt u dinsdag\?$/]);
  await expect(field(page)).toHaveValue("Komt u dinsdag? Of woensdag?");
  await send(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Uw bericht is binnen." })).toBeVisible();
  await expect(said(page)).toHaveText([/Komt u dinsdag\?$/, /Of woensdag\?$/]);
  await expect(field(page)).toHaveValue("");
});

test("with script an empty message stays in the page, and is said with the field, which has the focus", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/);
  const path = await ownPage(page);
  await page.goto(`${path}#berichten`);
  await page.locator("[data-island=visitor-form]").first().scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await field(page).fill(" \n");
  await field(page).press("Tab");
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/Schrijf eerst uw bericht/);
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
  // What only the server can say leads to the field too.
  await field(page).fill("Één regel. ".repeat(500));
  await send(page).click();
  await expect(page.getByText(/Uw bericht is \d+ tekens lang/)).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test("without script too: empty and too long are refused beside the field, with all that was typed", async ({
  page,
  browser,
  baseURL,
}) => {
  const path = await ownPage(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const plain = await context.newPage();
  await plain.goto(path);
  await send(plain).click();
  await expect(plain.getByText("Schrijf eerst uw bericht")).toBeVisible();
  await plain.keyboard.press("Tab");
  await expect(field(plain)).toBeFocused();
  const long = "Één regel. ".repeat(500).trim();
  await field(plain).fill(long);
  await send(plain).click();
  await expect(plain.getByText(/Uw bericht is \d+ tekens lang; er passen er 5000 in/)).toBeVisible();
  await expect(field(plain)).toHaveValue(long);
  await field(plain).fill("Kort dan.");
  await send(plain).click();
  await expect(said(plain)).toHaveText([/Kort dan\./]);
  await context.close();
});
