import type { Page } from "playwright/test";
import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { expect, test } from "../support/page.ts";

/** Back to what was left while it was being saved: the server reads the page first, and the answer to the save comes before it. */
async function backBeforeTheSave(page: Page, { save, read }: { save: RegExp; read: RegExp }): Promise<void> {
  const wasRead = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(save, async (route) => {
    await wasRead.promise;
    await route.fulfill({ response: await route.fetch() });
    answered.resolve();
  });
  await page.route(read, async (route) => {
    const response = await route.fetch();
    wasRead.resolve();
    await answered.promise;
    await route.fulfill({ response });
  });
  await page.getByRole("link", { name: "Terug naar de lijst" }).click();
  await expect(page.getByRole("link", { name: "Terug naar de lijst" })).toBeHidden();
  await page.goBack();
}

test("a note that is being saved while its page is read again is there whole", async ({ page }) => {
  const name = unique("Teruggekeerd");
  await sendLead(page, name);
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  const note = page.getByLabel("Notitie", { exact: true });
  await note.fill("Belt dinsdag");
  await expect(page.getByText("Concept bewaard")).toBeVisible();
  await note.fill("Belt dinsdag, let op de hond");
  await backBeforeTheSave(page, { save: /\/antwoord$/, read: /\/aanvragen\/[^/?]+\.data/ });
  await expect(note).toHaveValue("Belt dinsdag, let op de hond");
});

test("an article that is being saved while its page is read again is there whole", async ({ page }) => {
  await signIn(page, "Redactie", "/admin/artikelen");
  await page.getByRole("button", { name: "Nieuw artikel" }).click();
  const text = page.getByRole("textbox", { name: "Tekst van het artikel" });
  await text.click();
  await page.keyboard.type("Eerst");
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  await page.keyboard.type(" en meer");
  await backBeforeTheSave(page, {
    save: /\/api\/artikelen\/[^/]+$/,
    read: /\/admin\/artikelen\/[^/?]+\.data/,
  });
  await expect(text).toHaveText("Eerst en meer");
});
