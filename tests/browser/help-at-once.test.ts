import type { Locator, Page } from "playwright/test";
import { keptDraft, keptLine, keptWith, restored } from "../support/kept-draft.ts";
import { expect, test } from "../support/page.ts";
import { keepSentForms } from "../support/sent-forms.ts";

const confirmed = (page: Page) => page.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" });
const dialogOf = (page: Page) => page.locator("#quote-dialog");
const service = (page: Page, name: string) => dialogOf(page).getByRole("radio", { name });

async function openQuote(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await page
    .locator('a[data-dialog="quote-dialog"]:visible')
    .filter({ hasNotText: "Ga verder" })
    .first()
    .click();
  await expect(dialogOf(page).getByRole("button", { name: /Volgende|Verstuur/ })).toBeVisible();
  return dialogOf(page);
}

async function openHelp(page: Page): Promise<void> {
  await page.goto("/daken/daklekkage");
  await page.getByRole("link", { name: "Spoed melden" }).first().click();
}

/** Comes back to a tab, which then takes up what others entered. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.waitForLoadState("networkidle");
}

async function askToBeCalled(within: Locator): Promise<void> {
  await within.getByLabel("Telefoonnummer").fill("06 12345678");
  await within.getByLabel("Waar is het?").fill("Dorpsstraat 1, Best");
  await within.getByRole("button", { name: "Bel mij terug" }).click();
}

/** Chooses a service by hand and says something of it, so that there is a draft. */
async function describe(page: Page, name: string): Promise<void> {
  const dialog = await openQuote(page, "/onderhoud");
  await dialog.getByText("Gratis Inspectie", { exact: true }).click();
  await dialog.getByText(name, { exact: true }).click();
  await dialog.getByRole("button", { name: /Volgende/ }).click();
  await dialog.getByLabel("Wat is er aan de hand?").fill("Graag elk jaar de goten.");
  await expect(keptLine(dialog)).toBeVisible();
  await keptWith(page, "Graag elk jaar");
}

for (const byHand of [true, false])
  test(`who asks for help at once gets it, whatever was chosen before ${byHand ? "by hand" : "by a link"}: on another page and on the same`, async ({
    page,
  }) => {
    const dialog = page.locator("#quote-dialog");
    const service = (name: string) => dialog.getByRole("radio", { name });
    const help = dialog.getByRole("link", { name: /^Bel / });
    await page.goto("/nl/eindhoven/onderhoud");
    await page.locator("a[data-dialog=quote-dialog]:visible").first().click();
    // The link chose it already: by hand it is after another.
    for (const name of byHand ? ["Gratis Inspectie", "Onderhoudscontract"] : [])
      await dialog.getByText(name, { exact: true }).click();
    await dialog.getByRole("button", { name: /Volgende/ }).click();
    await dialog.getByLabel("Adres van het werk").fill("Voorbeeldstraat 1, Best");
    await expect(keptLine(dialog)).toBeVisible();
    await keptWith(page, "Voorbeeldstraat 1, Best");
    await page.goto("/nl/eindhoven/daklekkage");
    const alarm = page.getByRole("link", { name: "Spoed melden" }).first();
    await alarm.click();
    // In the first step, with who to call.
    await expect(restored(dialog)).toBeVisible();
    // A step that comes back comes after that, with the code of the rules.
    await page.waitForLoadState("networkidle");
    await expect(service("Spoedservice")).toBeChecked();
    await expect(help.first()).toBeVisible();
    await dialog.getByRole("button", { name: /Volgende/ }).click();
    await expect(dialog.getByLabel("Adres van het werk")).toHaveValue("Voorbeeldstraat 1, Best");
    await dialog.getByRole("button", { name: "Vorige" }).click();
    await dialog.getByText("Onderhoudscontract", { exact: true }).click();
    await dialog.getByRole("button", { name: /Volgende/ }).click();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await alarm.click();
    await expect(service("Spoedservice")).toBeChecked();
    await expect(help.first()).toBeVisible();
  });

test("who only looked at help at once has what was chosen by hand before: on another page and on the same", async ({
  page,
}) => {
  // Wide enough for the button of the header.
  await page.setViewportSize({ width: 820, height: 900 });
  await describe(page, "Onderhoudscontract");
  await openHelp(page);
  await expect(restored(dialogOf(page))).toBeVisible();
  await expect(service(page, "Spoedservice")).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await page.locator('a[href$="?serviceType=offerte"]:visible').first().click();
  await expect(service(page, "Onderhoudscontract")).toBeChecked();
  await page.keyboard.press("Escape");
  // It goes back over its entries in the history, which would stop the way to the next page.
  await page.waitForFunction(() => !history.state?.depth);
  await openQuote(page, "/onderhoud");
  await expect(dialogOf(page).getByLabel("Wat is er aan de hand?")).toHaveValue("Graag elk jaar de goten.");
  await dialogOf(page).getByRole("button", { name: "Vorige" }).click();
  await expect(service(page, "Onderhoudscontract")).toBeChecked();
});

test("help at once that a link opened stays before the visitor when another tab opens an ordinary form", async ({
  page,
  context,
}) => {
  await openHelp(page);
  await dialogOf(page).getByLabel("Telefoonnummer").fill("06 11111111");
  await keptWith(page, "11111111");
  const other = await context.newPage();
  await openQuote(other, "/daken");
  await expect(service(other, "Gratis offerte")).toBeChecked();
  await keptWith(other, '"offerte"');
  await other.close();
  await page.bringToFront();
  await lookAgain(page);
  await expect(service(page, "Spoedservice")).toBeChecked();
  await expect(dialogOf(page).getByRole("button", { name: "Bel mij terug" })).toBeVisible();
  await expect(dialogOf(page)).toContainText("gaat over daklekkage");
});

test("help at once that was gone on with stays what is asked, whatever link is followed after it", async ({
  page,
}) => {
  await openHelp(page);
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: /Volgende/ }).click();
  await dialog.getByLabel("Wat is er aan de hand?").fill("Water door het plafond.");
  await expect(keptLine(dialog)).toBeVisible();
  await keptWith(page, "Water door het plafond.");
  await openQuote(page, "/daken");
  await expect(restored(dialog)).toBeVisible();
  await dialog.getByRole("button", { name: "Vorige" }).click();
  await expect(service(page, "Spoedservice")).toBeChecked();
});

test("help at once that another tab only looks at takes no other request along, nor its subject", async ({
  page,
  context,
}) => {
  await openHelp(page);
  await expect(service(page, "Spoedservice")).toBeChecked();
  const other = await context.newPage();
  const dialog = await openQuote(other, "/bouwen");
  await dialog.getByRole("button", { name: /Volgende/ }).click();
  await dialog.getByLabel("Wat is er aan de hand?").fill("Een serre achter het huis.");
  await expect(keptLine(dialog)).toBeVisible();
  await keptWith(other, "Een serre");
  await page.waitForLoadState("networkidle");
  await expect(dialogOf(page)).toContainText("gaat over daklekkage");
  await expect(dialogOf(page).getByRole("button", { name: "Bel mij terug" })).toBeVisible();
  await lookAgain(page);
  const draft = await keptDraft(other);
  expect(draft).not.toContain('"spoedservice"');
  expect(draft).toContain('"value":"bouwen"');
  await dialog.getByRole("button", { name: "Vorige" }).click();
  await expect(service(other, "Gratis offerte")).toBeChecked();
});

test("after a call-back name, mail and text are still there, and the next request is an ordinary one", async ({
  page,
}) => {
  await describe(page, "Gratis Inspectie");
  const dialog = dialogOf(page);
  await dialog.getByLabel("Adres van het werk").fill("Voorbeeldstraat 1, Best");
  await dialog.getByRole("button", { name: /Volgende/ }).click();
  await dialog.getByLabel("Voornaam").fill("Test");
  await dialog.getByLabel("E-mailadres").fill("test@voorbeeld.example");
  await dialog.getByRole("button", { name: "Vorige" }).click();
  await dialog.getByRole("button", { name: "Vorige" }).click();
  await dialog.getByText("Spoedservice", { exact: true }).click();
  await askToBeCalled(dialog);
  await expect(confirmed(page)).toBeFocused();
  await keptWith(page, '"value":"sent"');
  expect(await keptDraft(page)).not.toContain("12345678");
  await openQuote(page, "/bouwen");
  await expect(service(page, "Spoedservice")).not.toBeChecked();
  await expect(service(page, "Gratis offerte")).toBeChecked();
  await dialog.getByRole("button", { name: /Volgende/ }).click();
  await expect(dialog.getByLabel("Wat is er aan de hand?")).toHaveValue("Graag elk jaar de goten.");
  await expect(dialog.getByLabel("Het is dringend")).not.toBeChecked();
  await dialog.getByLabel("Adres van het werk").fill("Voorbeeldstraat 1, Best");
  await dialog.getByRole("button", { name: /Volgende/ }).click();
  await expect(dialog.getByLabel("Voornaam")).toHaveValue("Test");
  await expect(dialog.getByLabel("E-mailadres")).toHaveValue("test@voorbeeld.example");
});

test("a call-back that waits for the line says so when it is looked at again, and closes nothing that is being filled in", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const sent = await keepSentForms(page);
  const dialog = await openQuote(page, "/daken/daklekkage");
  await dialog.getByText("Spoedservice", { exact: true }).click();
  await expect(dialog.getByLabel("Telefoonnummer")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await askToBeCalled(dialog);
  const waits = dialog.getByRole("button", { name: "Niet versturen" });
  await expect(waits).toBeVisible();
  await dialog.getByText("Gratis Inspectie", { exact: true }).click();
  await expect(waits).toBeHidden();
  await dialog.getByText("Spoedservice", { exact: true }).click();
  await expect(waits).toBeVisible();
  await dialog.getByText("Gratis Inspectie", { exact: true }).click();
  await dialog.getByRole("button", { name: /Volgende/ }).click();
  const story = dialog.getByLabel("Wat is er aan de hand?");
  await story.fill("Natte plek");
  await context.setOffline(false);
  await expect(page.getByText("wij bellen u").first()).toBeVisible();
  expect(await sent()).toHaveLength(1);
  await expect(story).toBeVisible();
  await expect(story).toHaveValue("Natte plek");
});
