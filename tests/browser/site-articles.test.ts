import type { Page } from "playwright/test";
import { signIn } from "../support/admin-pages.ts";
import { adminUrl, expect, expectNoAxeViolations, test } from "../support/page.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Tekst van het artikel" });
const saved = (page: Page) => expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();

test("a typing error in an article of the site is mended, seen on the site, and put back", async ({
  page,
}) => {
  await signIn(page, "Redactie", "/admin/artikelen?q=dakgoot+zalinggoot");
  await page.getByRole("link", { name: "De dakgoot: soorten, gebreken en onderhoud", exact: true }).click();
  const step = text(page).getByText("Haal grof vuil weg met een handveger");
  await expect(step).toBeVisible();
  await expect(text(page).getByRole("img", { name: /^Dwarsdoorsnede van een bakgoot/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expectNoAxeViolations(page);

  // In a heading, in an entry of the legend, and in a question.
  const mend = async (words: string, more: string) => {
    await text(page).getByText(words).click();
    await page.keyboard.press("End");
    await page.keyboard.type(more);
  };
  await mend("Slab of folie die van het onderdak", " Mooi zo.");
  await expect(page.getByRole("toolbar", { name: "Tekening" })).toBeVisible();
  await mend("Zijn gootroosters een goed idee?", " Ja?");
  await saved(page);
  await page.getByRole("button", { name: "Wijzigingen publiceren" }).click();
  const done = page.getByRole("status").filter({ hasText: "De wijzigingen staan op de website." });
  await expect(done).toBeFocused();
  // True of what was published only.
  await mend("Slab of folie die van het onderdak", " Nog niet.");
  await expect(done).toHaveCount(0);
  await saved(page);

  await page.goto(`${adminUrl}/kennisbank/dakgoot`);
  await expect(page.getByText("tot in de goot loopt. Mooi zo.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Zijn gootroosters een goed idee? Ja?" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Dwarsdoorsnede van een bakgoot/ })).toBeVisible();
  await expect(page.locator("section#herstellen-of-vernieuwen")).toBeVisible();

  await page.goto(`${adminUrl}/admin/artikelen/dakgoot`);
  await expect(text(page)).toContainText("Mooi zo.");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Terug naar de oorspronkelijke tekst" }).click();
  await expect(text(page)).toContainText("tot in de goot loopt.");
  await expect(text(page)).not.toContainText("Mooi zo.");
  const back = page
    .getByRole("status")
    .filter({ hasText: "De oorspronkelijke tekst staat weer op de website." });
  await expect(back).toBeFocused();
  await page.goto(`${adminUrl}/kennisbank/dakgoot`);
  await expect(page.getByText("tot in de goot loopt.")).toBeVisible();
  await expect(page.getByText("Mooi zo.")).toHaveCount(0);
});

test("a block is inserted, filled in, moved and seen in the preview", async ({ page, context }) => {
  await signIn(page, "Redactie", "/admin/artikelen");
  await page.getByRole("button", { name: "Nieuw artikel" }).click();
  await expect(text(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Titel", { exact: true }).fill("Met blokken");
  await page.getByLabel("Inleiding").fill("Zo doet u dat.");
  await text(page).click();
  await page.keyboard.type("Vooraf.");
  const insert = async (name: string) => {
    await page.getByRole("button", { name: "Invoegen", exact: true }).click();
    await page.getByRole("toolbar", { name: "Invoegen" }).getByRole("button", { name, exact: true }).click();
  };
  await insert("Stappen");
  for (const words of ["Eerst", "Zet het water af.", "Dan", "Bel ons."]) {
    await page.keyboard.type(words);
    if (words !== "Bel ons.") await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: "Stap omhoog" }).click();
  await expect(text(page).locator("[data-part=step] [data-line=title]")).toHaveText(["Dan", "Eerst"]);

  await insert("Tekening");
  await page
    .getByRole("list", { name: "Tekeningen" })
    .getByRole("button", { name: "Plat dak", exact: true })
    .click();
  await page
    .getByRole("region", { name: "Gekozen tekening" })
    .getByLabel("Wat staat erop?")
    .fill("Een plat dak");
  await text(page).locator("[data-line=caption]").click();
  await page.keyboard.type("Opbouw");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Grind");
  await page.getByRole("button", { name: "Blok omhoog" }).click();
  await saved(page);

  const [preview] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: "Voorbeeld", exact: true }).click(),
  ]);
  await expect(preview.getByRole("img", { name: "Een plat dak" })).toBeVisible();
  await expect(preview.getByRole("heading", { level: 3 })).toHaveText(["Dan", "Eerst"]);
  const order = await preview
    .locator("[data-block]")
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.block));
  expect(order).toEqual(["prose", "figure", "steps"]);
});
