import type { Locator, Page } from "playwright/test";
import { addressServer, openAddressStep } from "../support/address-server.ts";
import { expect, expectNoAxeViolations, hold, test } from "../support/page.ts";
import { keepSentForms } from "../support/sent-forms.ts";

const site = addressServer();

async function openPage(page: Page): Promise<Locator> {
  await page.goto(`${site.server.url}/gratis-offerte`);
  const address = page.getByLabel("Adres van het werk");
  await address.focus();
  await expect(address).toHaveRole("combobox");
  await expect(address).toBeFocused();
  return address;
}
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

const openWidget = (page: Page) => openAddressStep(page, site);

test("until it gets the focus the field is plain text and nothing of it is fetched", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(`${site.server.url}/gratis-offerte`);
  await page.getByLabel("Wat is er aan de hand?").fill("Natte plek naast de schoorsteen.");
  const address = page.getByLabel("Adres van het werk");
  await expect(address).toHaveRole("textbox");
  expect(fetched.filter((url) => /address-input/.test(url))).toEqual([]);
  await address.pressSequentially("Voorbeeldstr");
  await expect(address).toHaveRole("combobox");
  await expect(address).toBeFocused();
  await expect(address).toHaveValue("Voorbeeldstr");
  await address.pressSequentially("aat 12");
  await expect(option(page, /Voorbeeldstraat 12.*Eindhoven/)).toBeVisible();
});

/** Either part of the code may be the first to come: the form library sets the text of a field, and so does the combobox. */
for (const first of ["form-engine", "address-input"]) {
  test(`what was typed while the code was still under way keeps its text and its caret, ${first} first`, async ({
    page,
  }) => {
    const releaseForm = await hold(page, "**/assets/form-engine-*.js");
    const releaseInput = await hold(page, "**/assets/address-input-*.js");
    await page.goto(`${site.server.url}/gratis-offerte`);
    const address = page.getByLabel("Adres van het werk");
    await address.pressSequentially("Proeflein 3");
    await address.press("Home");
    for (let n = 0; n < 5; n++) await address.press("ArrowRight");
    const engine = page.locator("form[novalidate] input[name=address]");
    await expect(engine).toHaveCount(0);
    if (first === "form-engine") {
      releaseForm();
      await expect(engine).toHaveCount(1);
    }
    releaseInput();
    await expect(address).toHaveRole("combobox");
    await page.keyboard.type("p");
    await expect(address).toHaveValue("Proefplein 3");
    releaseForm();
    await expect(engine).toHaveCount(1);
    await page.keyboard.type("x");
    await expect(address).toHaveValue("Proefpxlein 3");
  });
}

test("a chosen address is sent in parts beside its text", async ({ page }) => {
  const sentForms = await keepSentForms(page);
  const address = await openPage(page);
  await address.pressSequentially("voorbeeldstraat 12 lommel");
  const list = page.getByRole("listbox", { name: "Adresuggesties" });
  await expect(option(page, /Voorbeeldstraat 12/)).toHaveCount(1);
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(302);
  await expectNoAxeViolations(page);
  await option(page, /Voorbeeldstraat 12/).click();
  await expect(address).toHaveValue("Voorbeeldstraat 12, 3920 Lommel");
  await expect(list).toBeHidden();
  await page.locator("form[method=post]").getByText("Gratis Inspectie").click();
  await page.getByLabel("Wat is er aan de hand?").fill("Natte plek naast de schoorsteen.");
  await page.getByLabel("Voornaam").fill("Test");
  await page.getByLabel("Achternaam").fill("Voorbeeld");
  await page.getByLabel("E-mailadres").fill("test@voorbeeld.example");
  await page.getByLabel("Telefoonnummer").fill("0612345678");
  await page.getByRole("checkbox", { name: /privacyverklaring/ }).check();
  await page.getByRole("button", { name: "Verstuur aanvraag" }).click();
  await expect(page.getByText("Uw aanvraag is binnen")).toBeVisible();
  const [sent] = await sentForms();
  expect(sent?.fields).toMatchObject({
    address: "Voorbeeldstraat 12, 3920 Lommel",
    street: "Voorbeeldstraat",
    houseNumber: "12",
    postcode: "3920",
    city: "Lommel",
    country: "België",
  });
  const [kept] = await site.server.sql("SELECT street, house_number, city, country FROM leads");
  expect(kept).toEqual({ street: "Voorbeeldstraat", house_number: "12", city: "Lommel", country: "België" });
});

test("a street asks for its number, which then stands in its place", async ({ page }) => {
  const address = await openPage(page);
  await address.pressSequentially("proefplein");
  await option(page, /Proefplein/)
    .last()
    .click();
  await expect(address).toHaveValue("Proefplein, Veldhoven");
  await expect(page.getByText("Typ het huisnummer er nog bij.")).toBeVisible();
  await expect.poll(() => address.evaluate((el: HTMLInputElement) => el.selectionStart)).toBe(10);
  await page.keyboard.type("12");
  await expect(address).toHaveValue("Proefplein 12, Veldhoven");
  await expect(page.getByText("Typ het huisnummer er nog bij.")).toBeHidden();
  await expect(option(page, /Proefplein 12.*5501 AA/)).toBeVisible();
});

test("with the keyboard: Tab and Enter keep what was typed, the arrows choose, Escape closes the list only", async ({
  page,
}) => {
  const widget = await openWidget(page);
  const address = widget.getByLabel("Adres", { exact: true });
  await address.focus();
  await expect(address).toHaveRole("combobox");
  await address.pressSequentially("voorbeeldstraat 5");
  const list = widget.getByRole("listbox");
  await expect(option(page, /Lommel/)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(address).toHaveValue("voorbeeldstraat 5");
  await expect(list).toBeHidden();
  await address.focus();
  await address.press("End");
  await page.keyboard.type("1");
  await expect(option(page, /Voorbeeldstraat 51.*Lommel/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(widget).toBeVisible();
  await expect(address).toHaveValue("voorbeeldstraat 51");
  await page.keyboard.press("ArrowDown");
  await expect(option(page, /Voorbeeldstraat 51.*Eindhoven/)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(address).toHaveValue("Voorbeeldstraat 51, 5611 AA Eindhoven");
});

test("the suggestions go when the widget's step is left, and the address stays", async ({ page }) => {
  const widget = await openWidget(page);
  const address = widget.getByLabel("Adres", { exact: true });
  await address.pressSequentially("voorbeeldstraat 6");
  await expect(address).toHaveRole("combobox");
  await address.press("End");
  await page.keyboard.type("1");
  await expect(option(page, /Lommel/)).toBeVisible();
  await expectNoAxeViolations(page, { within: "#quote-widget" });
  await widget.getByRole("button", { name: "Terug" }).click();
  await expect(widget.getByRole("heading", { name: "Voeg een foto toe" })).toBeVisible();
  await expect(page.locator("[data-address-suggestions]")).toHaveCount(0);
  await widget.getByRole("button", { name: "Overslaan" }).click();
  await expect(widget.getByLabel("Adres", { exact: true })).toHaveValue("voorbeeldstraat 61");
});

test("outside the area there is an honest line, and no refusal", async ({ page }) => {
  const address = await openPage(page);
  await address.pressSequentially("voorbeeldkade 3");
  await expect(page.getByText("Dit ligt buiten ons vaste werkgebied")).toBeVisible();
  await option(page, /Amsterdam/).click();
  await expect(address).toHaveValue("Voorbeeldkade 3, 1011 AA Amsterdam");
  await expect(page.getByText("Dit ligt buiten ons vaste werkgebied")).toBeVisible();
  await expect(address).not.toHaveAttribute("aria-invalid");
  await expectNoAxeViolations(page);
  await address.fill("Voorbeeldstraat 1, 5611 AA Eindhoven");
  await expect(page.getByText("Dit ligt buiten ons vaste werkgebied")).toBeHidden();
});

for (const mode of ["fail", "hang", "drip", "lie"] as const) {
  test(`when the Dutch register should ${mode}, the Belgian suggestions come`, async ({ page }) => {
    site.standIns.set("pdok", mode);
    const address = await openPage(page);
    await address.pressSequentially(`voorbeeldstraat 4${mode.length}`);
    await expect(option(page, /Lommel/)).toBeVisible();
    await expect(option(page, /Eindhoven/)).toHaveCount(0);
  });
}

test("when every register hangs, the field is just a text field", async ({ page }) => {
  site.standIns.set("pdok", "hang");
  site.standIns.set("vlaanderen", "fail");
  const address = await openPage(page);
  const asked = page.waitForResponse(/\/api\/adres/);
  await address.pressSequentially("Voorbeeldstraat 77, Nuenen");
  await asked;
  await page.keyboard.press("Tab");
  await expect(address).toHaveValue("Voorbeeldstraat 77, Nuenen");
  await expect(page.getByRole("option")).toHaveCount(0);
});

test("when the code cannot be fetched, the field is just a text field", async ({ page, allowErrors }) => {
  allowErrors(/Failed to (load|fetch)/);
  await page.route("**/assets/address-input-*.js", (route) => route.abort());
  await page.goto(`${site.server.url}/gratis-offerte`);
  const address = page.getByLabel("Adres van het werk");
  const refused = page.waitForEvent("requestfailed");
  await address.pressSequentially("Voorbeeldstraat 1, Eindhoven");
  await refused;
  await expect(address).toHaveRole("textbox");
  await expect(address).toHaveValue("Voorbeeldstraat 1, Eindhoven");
});
