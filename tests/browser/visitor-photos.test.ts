import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, hold, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";

/** Sends an urgent lead without photos and returns the path of its page, from the answer. */
async function newLead(baseURL: string | undefined): Promise<string> {
  const form = new FormData();
  const fields = { form: "emergency", phone: "0612345678", address: "Eindhoven" };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const part = () => randomUUID().slice(0, 4);
  const headers = { "CF-Connecting-IP": `2001:db8:${part()}:${part()}::1` };
  const answer = await fetch(`${baseURL}/api/service-request`, { method: "POST", body: form, headers });
  const { page } = (await answer.json()) as { page: string };
  expect(page).toContain("/aanvraag/");
  return page;
}

const added = (page: Page) =>
  page.getByRole("list", { name: "Uw foto's en bestanden" }).getByRole("listitem");
/** Of two sizes: one file twice would be one. */
const photos = async (page: Page) => [
  await drawPhoto(page, "nok.jpg", { width: 1600, height: 1200 }),
  await drawPhoto(page, "goot.jpg", { width: 900, height: 1200 }),
];

test("photos are added later; where the answer is lost nobody is told that they are not there, and sent again they are there once", async ({
  page,
  baseURL,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/Failed to load resource|net::ERR/);
  await page.goto("/");
  const chosen = await photos(page);
  await page.goto(`${await newLead(baseURL)}#fotos`);
  await expect(page.getByText("Niet het dak op.")).toBeVisible();
  const form = page.locator("#fotos form");
  await form.locator("input[type=file]").setInputFiles(chosen);
  const rows = form.getByRole("list", { name: "Gekozen bestanden" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "Klaar om te versturen" })).toHaveCount(2, { timeout: 30_000 });
  await expectNoAxeViolations(page);

  // What sends them is here since they were chosen: a browser does not ask twice for a script that it could not have.
  await page.route("**/assets/*.js", (route) => route.abort());
  let cut = () => {};
  await page.route("**/bestanden", async (route) => {
    await new Promise<void>((resolve) => {
      cut = resolve;
    });
    await route.fetch();
    return route.abort();
  });
  await form.getByRole("button", { name: "Versturen" }).click();
  // What were added now would be gone with the page.
  await expect(form.locator("[inert] input[type=file]")).toBeAttached();
  await expectNoAxeViolations(page);
  cut();
  await expect(form.getByRole("alert")).toContainText("Het is niet zeker of uw foto's zijn aangekomen.");
  await expect(rows).toHaveCount(2);
  await expect(form.locator("[inert]")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.unroute("**/bestanden");
  await page.unroute("**/assets/*.js");
  await form.getByRole("button", { name: "Nog eens versturen" }).click();
  const notice = page.getByRole("status").filter({ hasText: "Toegevoegd." });
  await expect(notice).toBeFocused();
  await expect(added(page)).toHaveCount(2);
  const wide = (page.viewportSize()?.width ?? 0) >= 768;
  await expect(page.getByRole("img", { name: /QR-code/ })).toBeVisible({ visible: wide });

  // Once more from the page that confirms: the address stays, the page does not.
  const more = [await drawPhoto(page, "pan.jpg", { width: 800, height: 600 })];
  await page.locator("#fotos input[type=file]").setInputFiles(more);
  await expect(page.locator("#fotos").getByText("Klaar om te versturen")).toBeVisible({ timeout: 30_000 });
  await page.locator("#fotos").getByRole("button", { name: "Versturen" }).click();
  await expect(added(page)).toHaveCount(3);
  await expect(notice).toBeFocused();
});

test("photos that are chosen or on their way are not left behind without a question @phone", async ({
  page,
  baseURL,
}) => {
  await page.goto("/");
  const chosen = await photos(page);
  await page.goto(`${await newLead(baseURL)}#fotos`);
  const own = page.url().split("#")[0] ?? "";
  const form = page.locator("#fotos form");
  const leave = async () => {
    const asked = page.waitForEvent("dialog");
    // Its promise waits for the answer to the question.
    const click = page
      .getByRole("link", { name: "Contact", exact: true })
      .last()
      .click({ noWaitAfter: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await click;
  };
  await form.locator("input[type=file]").setInputFiles(chosen);
  await expect(form.getByText("Klaar om te versturen")).toHaveCount(2, { timeout: 30_000 });
  await leave();
  const release = await hold(page, "**/bestanden");
  await form.getByRole("button", { name: "Versturen" }).click();
  await expect(form.getByText("Laat deze pagina open tot uw foto's binnen zijn.")).toBeVisible();
  await leave();
  expect(page.url()).toContain(own);
  release();
  // The page that confirms comes without a question: nobody would answer it here.
  await expect(page.getByText("Toegevoegd.")).toBeVisible();
  await expect(added(page)).toHaveCount(2);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the same form adds them too, and says what it refuses @phone", async ({
    page,
    browser,
    baseURL,
    allowErrors,
  }) => {
    allowErrors(/422/);
    const drawing = await browser.newPage({ baseURL: baseURL ?? "", javaScriptEnabled: true });
    await drawing.goto("/");
    const chosen = await photos(drawing);
    await drawing.close();
    await page.goto(await newLead(baseURL));
    const input = page.locator("#fotos input[type=file]");
    const send = page.locator("#fotos").getByRole("button", { name: "Versturen" });
    await input.setInputFiles({
      name: "tekst.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("geen foto"),
    });
    await send.click();
    await expect(page.getByRole("alert").filter({ hasText: "tekst.jpg" })).toBeVisible();
    await input.setInputFiles(chosen);
    await send.click();
    await expect(page.getByText("Toegevoegd.")).toBeVisible();
    await expect(added(page)).toHaveCount(2);
  });
});
