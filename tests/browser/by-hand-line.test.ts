import type { Page } from "playwright/test";
import { signIn, unique } from "../support/admin-pages.ts";
import { adminUrl, expect, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";

const keep = (page: Page) => page.getByRole("button", { name: "Aanvraag bewaren" });
const files = (page: Page) => page.getByRole("list", { name: "Gekozen bestanden" }).getByRole("listitem");

/** A call that is written down whole, with a photo of this size. */
async function writeDown(page: Page, width = 1600): Promise<string> {
  const name = unique("Lijn");
  await page.getByLabel("Balie").check();
  await page.getByLabel("Telefoonnummer").fill(`06 5${Math.random().toString().slice(2, 9)}`);
  await page.getByLabel("Naam", { exact: true }).fill(name);
  await page.getByLabel("Wat is er aan de hand?").fill("De goot hangt los aan de straatkant.");
  await page.getByLabel("Spoed: dit kan niet wachten").check();
  await page.getByLabel("Waarover gaat het?").selectOption({ index: 1 });
  const photo = await drawPhoto(page, "goot.jpg", { width, height: 1200 });
  await page.getByLabel(/^Foto.s of documenten/).setInputFiles(photo);
  await expect(files(page)).toContainText(["Klaar om te versturen"]);
  return name;
}

/** How many requests there are of this name. */
async function countOf(page: Page, name: string): Promise<number> {
  await page.goto(`${adminUrl}/admin/aanvragen?q=${name}`);
  await expect(page.getByRole("article").first()).toBeVisible();
  return page.getByRole("article").count();
}

test("where the session ends before it is kept nothing is lost, and it goes on after signing in @phone", async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(page, "Beheer", "/admin/aanvragen/nieuw");
  const name = await writeDown(page);
  const cookies = await context.cookies();
  await context.clearCookies();
  await keep(page).click();
  const line = page.getByRole("alert");
  await expect(line).toContainText("U bent afgemeld. Wat u typte staat er nog.");
  await expect(page.getByLabel("Naam", { exact: true })).toHaveValue(name);
  await expect(page.getByLabel("Balie")).toBeChecked();
  await expect(page.getByLabel("Spoed: dit kan niet wachten")).toBeChecked();
  await expect(files(page)).toContainText(["goot.jpg"]);
  await context.addCookies(cookies);
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(page.getByText("1 foto", { exact: true })).toBeVisible();
  await expect(line).toHaveCount(0);
  expect(await countOf(page, name)).toBe(1);
});

test("an answer that is lost makes one request, and leads to it @phone", async ({ page, allowErrors }) => {
  test.slow();
  allowErrors(/ERR_CONNECTION_RESET/);
  await signIn(page, "Beheer", "/admin/aanvragen/nieuw");
  const name = await writeDown(page);
  let posts = 0;
  await page.route(/\/aanvragen\/nieuw\.data/, async (route) => {
    if (route.request().method() !== "POST" || posts++ > 0) return route.continue();
    // It is kept, and nobody hears of it.
    await route.fetch();
    await route.abort("connectionreset");
  });
  await keep(page).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(page.getByText("1 foto", { exact: true })).toBeVisible();
  expect(posts).toBe(2);
  expect(await countOf(page, name)).toBe(1);
});

test("a photo goes as small as from the site, and can be taken out again @phone", async ({ page }) => {
  test.slow();
  await signIn(page, "Beheer", "/admin/aanvragen/nieuw");
  const name = await writeDown(page, 3000);
  const input = page.getByLabel(/^Foto.s of documenten/);
  await input.setInputFiles(await drawPhoto(page, "verkeerd.jpg", { width: 1600, height: 1200 }));
  await expect(files(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Verwijder verkeerd.jpg" }).click();
  await expect(files(page)).toHaveCount(1);
  await keep(page).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  const photo = page.getByRole("main").locator("a img");
  await expect(photo).toHaveCount(1);
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([1200, 480]);
});
