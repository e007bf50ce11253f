import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { expect, test } from "../support/page.ts";

const row = (name: string) => ({ hasText: `Jan ${name}` });

/** A town of its own: all tests share one inbox, which is longer than a page. */
function place() {
  const city = unique("Dorp");
  return { city, address: `/admin/aanvragen?town=${city}` };
}

test("a request that comes in stands in the open list, and nothing that was being done there is lost", async ({
  page,
}) => {
  const { city, address } = place();
  const [before, chosen, fresh] = [unique("Eerder"), unique("Gekozen"), unique("Vers")];
  for (const name of [before, chosen])
    await sendLead(page, name, {
      ...{ city, email: `${name}@voorbeeld.example` },
      urgencyLevel: "low",
      serviceType: "offerte",
    });
  await signIn(page, "Beheer", address);
  const list = page.getByRole("article");
  await expect(list.filter(row(chosen))).toBeVisible();
  const search = page.getByRole("searchbox");
  await search.fill("half getypt");
  const box = page.getByRole("checkbox", { name: new RegExp(`^Kies Jan ${chosen} `) });
  await box.check();
  await sendLead(page, fresh, { city, email: `${fresh}@voorbeeld.example` });
  await expect(list.filter(row(fresh))).toBeVisible();
  await expect(page.getByRole("status").getByText("1 nieuwe aanvraag")).toBeAttached();
  await expect(search).toHaveValue("half getypt");
  await expect(box).toBeChecked();
  // What a press left behind stays, with its way back.
  await page.getByRole("button", { name: "Spam", exact: true }).click();
  const undo = page.getByRole("status").getByRole("button", { name: "Ongedaan maken" });
  await expect(undo).toBeVisible();
  const later = unique("Later");
  await sendLead(page, later, { city, email: `${later}@voorbeeld.example` });
  await expect(list.filter(row(later))).toBeVisible();
  await expect(undo).toBeVisible();
});

test("the title of a tab that is not seen counts what came in, until one looks", async ({ page }) => {
  await page.clock.install();
  const { city, address } = place();
  await signIn(page, "Beheer", address);
  const see = (state: "visible" | "hidden") =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await see("hidden");
  const name = unique("Titel");
  await sendLead(page, name, { city, email: `${name}@voorbeeld.example` });
  await page.clock.fastForward(31_000);
  await expect(page).toHaveTitle(/^\(\d+\) Aanvragen/);
  await see("visible");
  await expect(page).toHaveTitle("Aanvragen · Beheer");
});

test("without a session the list stays as it is and nothing is said", async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED|Failed to load|CORS/);
  await signIn(page, "Beheer", "/admin/aanvragen");
  const rows = await page.getByRole("article").count();
  await page.context().clearCookies();
  const asked = page.waitForResponse(/\/admin\/api\/stand/);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  expect((await asked).status()).not.toBe(200);
  await expect(page.getByRole("article")).toHaveCount(rows);
  await expect(page.getByRole("heading", { level: 1, name: "Aanvragen" })).toBeVisible();
});
