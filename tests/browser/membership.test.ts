import type { Locator, Page } from "playwright/test";
import { confirmationIn, fillPerson, PERSON_MESSAGES, REFERENCE } from "../support/forms.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { keepSentForms } from "../support/sent-forms.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Zorgeloos Wonen Lidmaatschap" });
const formOf = (page: Page) => page.locator("#aanvraag form[method=post]");
const panel = { within: "#membership-dialog" };

async function openDialog(page: Page, path = "/zorgeloos-wonen"): Promise<Locator> {
  await page.goto(path);
  await page.getByRole("link", { name: "Lidmaatschap aanvragen" }).first().click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

async function fill(form: Locator) {
  await form.getByRole("checkbox", { name: /Comfort Plus/ }).check();
  await form.getByRole("checkbox", { name: /Premium Care/ }).check();
  await form.getByLabel("Adres van de woning").fill("Voorbeeldstraat 1, Lommel");
  await form.getByLabel("Woningtype").selectOption("Herenhuis");
  await form.getByLabel("Bouwjaar").fill("1932");
  await form.getByLabel("Wat is er nu mis?").fill("Dakgoot lekt");
  await form.getByRole("radio", { name: /Spoed/ }).check();
  await fillPerson(form, "0470 12 34 56");
  await form.getByRole("checkbox", { name: /akkoord/ }).check();
}

test("a membership is asked for in the modal, with everything that the endpoint wants", async ({ page }) => {
  const sentForms = await keepSentForms(page);
  const dialog = await openDialog(page, "/");
  await expect(dialog.getByText("Dit is een vrijblijvende aanvraag, geen overeenkomst.")).toBeVisible();
  for (const name of ["privacyverklaring", "algemene voorwaarden"]) {
    await expect(dialog.getByRole("link", { name })).toHaveAttribute("target", "_blank");
  }
  await expect(dialog.getByRole("radio", { name: /Standaard/ })).toBeChecked();
  for (const [role, names] of [
    ["checkbox", ["Basis Onderhoud", "Comfort Plus", "Premium Care", "Zorgeloos Complete"]],
    ["radio", ["Standaard.*2 weken", "Spoed.*1 week", "Direct.*24 uur"]],
  ] as const)
    for (const [index, name] of names.entries())
      await expect(dialog.getByRole(role).nth(index)).toHaveAccessibleName(new RegExp(`^${name}`, "i"));
  await expect(dialog.getByLabel("Woningtype").locator("option:not([value=''])")).toHaveText([
    "Eengezinswoning",
    "Appartement",
    "Villa",
    "Penthouse",
    "Herenhuis",
    "Bungalow",
    "Anders",
  ]);
  await expectNoAxeViolations(page, panel);
  await fill(dialog);
  await dialog.getByRole("button", { name: "Aanvraag versturen" }).click();

  await expect(dialog).toBeHidden();
  const confirmation = confirmationIn(page);
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText(REFERENCE);
  await expect(confirmation).toContainText("U hoort van ons vóór");
  await expect(confirmation).toContainText("geen overeenkomst");
  await expect(page.getByText("Zorgeloos Wonen aanvraag verzonden!", { exact: true })).toBeVisible();
  await expect(page.getByText("gratis woninginspectie").last()).toBeVisible();
  const [sent] = await sentForms();
  expect(sent?.endpoint).toBe("/api/offerte");
  expect(sent?.fields).toMatchObject({
    selectedService: "Zorgeloos Wonen Lidmaatschap",
    serviceType: "Lidmaatschap",
    specialist: "TOS",
    membershipTypes: "comfort-plus,premium-care",
    address: "Voorbeeldstraat 1, Lommel",
    propertyType: "herenhuis",
    propertyYear: "1932",
    currentIssues: "Dakgoot lekt",
    previousMaintenance: "",
    priority: "spoed",
    firstName: "Test",
    lastName: "Voorbeeld",
    email: "test@voorbeeld.example",
    phone: "0470 12 34 56",
    contactPreference: "phone",
    projectDescription: expect.stringContaining("Pakketten: Comfort Plus, Premium Care"),
  });
  await expectNoAxeViolations(page, { within: "#confirmation" });
});

test("a second lead from the same modal, without loading the page again, is another one @phone", async ({
  page,
}) => {
  const dialog = await openDialog(page, "/");
  const references: (string | undefined)[] = [];
  for (const street of ["Voorbeeldstraat 1, Lommel", "Voorbeeldlaan 2, Nuenen"]) {
    await fill(dialog);
    await dialog.getByLabel("Adres van de woning").focus();
    await expect(dialog.getByLabel("Adres van de woning")).toHaveRole("combobox");
    await dialog.getByLabel("Adres van de woning").fill(street);
    await dialog.getByRole("button", { name: "Aanvraag versturen" }).click();
    await expect(dialog).toBeHidden();
    await expect(confirmationIn(page)).toBeFocused();
    references.push(REFERENCE.exec((await confirmationIn(page).textContent()) ?? "")?.[0]);
    await page.getByRole("link", { name: "Lidmaatschap aanvragen" }).first().click();
    await expect(dialog.getByLabel("Adres van de woning")).toHaveValue("");
  }
  expect(new Set(references).size).toBe(2);
});

test("a package's own link has ticked it in the modal", async ({ page }) => {
  await page.goto("/zorgeloos-wonen");
  await page.getByRole("link", { name: "Aanvragen: Premium Care" }).click();
  await expect(dialogOf(page).getByRole("checkbox", { name: /Premium Care/ })).toBeChecked();
  await expect(dialogOf(page).getByRole("checkbox", { name: /Comfort Plus/ })).not.toBeChecked();
});

test("an empty form says everything that is missing, in the order of its fields @phone", async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByRole("button", { name: "Aanvraag versturen" }).click();
  const summary = dialog.getByRole("alert").first();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Selecteer minimaal één lidmaatschapstype",
    "Adres is verplicht",
    "Woningtype is verplicht",
    ...PERSON_MESSAGES,
    "U moet akkoord gaan met de privacyverklaring",
  ]);
  await summary.getByRole("link", { name: "Woningtype is verplicht" }).click();
  await expect(dialog.getByLabel("Woningtype")).toBeFocused();
  await expectNoAxeViolations(page, { ...panel, atBothWidths: true });
  await dialog.getByLabel("Telefoonnummer").fill("06 123");
  await dialog.getByLabel("E-mailadres").fill("geen adres");
  await dialog.getByRole("button", { name: "Aanvraag versturen" }).click();
  await expect(summary).toContainText("Ongeldig e-mailadres");
  await expect(summary).toContainText("Telefoonnummer is verplicht");
});

test("a lead without a line waits, one that is refused says so in a toast, and neither loses anything @phone", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  const dialog = await openDialog(page);
  await fill(dialog);
  await page.route("**/api/offerte", (route) => route.abort("connectionreset"));
  const send = dialog.getByRole("button", { name: "Aanvraag versturen" });
  await send.click();
  const words = "Er ging iets mis. Probeer het opnieuw of bel ons direct.";
  await expect(dialog.getByRole("alert").filter({ hasText: words })).toBeFocused();
  await expect(page.getByText("Fout bij verzenden", { exact: true })).toHaveCount(0);
  const toast = page.getByRole("region", { name: /Meldingen/ }).getByRole("listitem");
  const refuse = async () => {
    await page.unroute("**/api/offerte");
    await page.route("**/api/offerte", (route) =>
      route.fulfill({ status: 503, json: { success: false, message: "Nu even niet." } }),
    );
    await send.click();
    await expect(toast).toContainText("Fout bij verzenden");
    await expect(toast).toContainText("Nu even niet.");
  };
  await refuse();
  // Tried again it waits: what was said before is not true any more.
  await page.route("**/api/offerte", (route) => route.abort("connectionreset"));
  await send.click();
  await expect(dialog.getByRole("alert").filter({ hasText: words })).toBeVisible();
  expect(await toast.count()).toBe(0);
  await refuse();
  await expectNoAxeViolations(page, { ...panel, atBothWidths: true });
  await expect(dialog.getByLabel("Wat is er nu mis?")).toHaveValue("Dakgoot lekt");
  await page.unroute("**/api/offerte");
  await send.click();
  await expect(confirmationIn(page)).toBeVisible();
});

test("without its code the modal posts what was filled in, and ends on a page with the reference @phone", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to (load|fetch)/);
  await page.route("**/assets/membership-form-*.js", (route) => route.abort());
  const dialog = await openDialog(page, "/");
  await fill(dialog);
  await dialog.getByRole("button", { name: "Aanvraag versturen" }).click();
  await expect(page).toHaveURL(/\/bedankt\//);
  await expect(confirmationIn(page)).toContainText(REFERENCE);
});

test("the form in the page sends too and confirms in its place", async ({ page }) => {
  await page.goto("/zorgeloos-wonen?pakket=zorgeloos-complete");
  const form = formOf(page);
  await expect(form.getByRole("checkbox", { name: /Zorgeloos Complete/ })).toBeChecked();
  await fill(form);
  await form.getByRole("button", { name: "Aanvraag versturen" }).click();
  await expect(confirmationIn(page.locator("#aanvraag"))).toContainText(REFERENCE);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button leads to the form, which comes back with messages and ends on a page @phone", async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/422/);
    await page.goto("/");
    await page.getByRole("link", { name: "Lidmaatschap aanvragen" }).click();
    await expect(page).toHaveURL(/\/zorgeloos-wonen#aanvraag$/);
    const form = formOf(page);
    await fill(form);
    await form.getByRole("checkbox", { name: /Comfort Plus/ }).uncheck();
    await form.getByRole("checkbox", { name: /Premium Care/ }).uncheck();
    await form.getByRole("button", { name: "Aanvraag versturen" }).click();
    await expect(form.getByText("Selecteer minimaal één lidmaatschapstype").last()).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(page.getByRole("alert")).toContainText("Nog niet verstuurd: kijk deze punten na");
    await expect(form.getByLabel("Woningtype")).toHaveValue("herenhuis");
    await expect(form.getByRole("radio", { name: /Spoed/ })).toBeChecked();
    await form.getByRole("checkbox", { name: /Basis Onderhoud/ }).check();
    await form.getByRole("checkbox", { name: /Premium Care/ }).check();
    await form.getByRole("button", { name: "Aanvraag versturen" }).click();
    await expect(page).toHaveURL(/\/bedankt\//);
    await expect(confirmationIn(page)).toContainText(REFERENCE);
    await expect(confirmationIn(page)).toContainText("Dit is een aanvraag, geen overeenkomst.");
  });
});
