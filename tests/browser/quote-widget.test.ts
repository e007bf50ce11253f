import type { Locator, Page } from "playwright/test";
import { expect, expectNoAxeViolations, hold, test } from "../support/page.ts";
import { asFromPhone, drawPhoto } from "../support/photos.ts";
import { keepSentForms } from "../support/sent-forms.ts";

const widgetOf = (page: Page) => page.getByRole("dialog", { name: "Offerte aanvragen" });
const openerOf = (page: Page) => page.locator('a[data-dialog="quote-widget"]:visible');
const panel = { within: "#quote-widget" };
const expectStep = (page: Page, step: string) =>
  expect(page.locator("body")).toHaveAttribute("data-quote-step", step);

async function openWidget(page: Page, path = "/daken/daklekkage"): Promise<Locator> {
  await page.goto(path);
  await expect(openerOf(page)).toHaveText("Offerte aanvragen");
  await openerOf(page).click();
  await expect(widgetOf(page)).toBeVisible();
  return widgetOf(page);
}

async function toDescription(widget: Locator) {
  await widget.getByRole("button", { name: "Daklekkage" }).click();
  await widget.getByRole("button", { name: "Overslaan" }).click();
  await expect(widget.getByRole("heading", { name: "Project Details" })).toBeFocused();
}

async function toContact(widget: Locator) {
  await toDescription(widget);
  await widget.getByLabel("Adres", { exact: true }).fill("Voorbeeldstraat 1, Eindhoven");
  await widget.getByLabel("Projectbeschrijving").fill("Natte plek naast de schoorsteen.");
  await widget.getByRole("button", { name: "Naar contactgegevens" }).click();
  await expect(widget.getByRole("heading", { name: "Contactgegevens" })).toBeFocused();
}

async function fillContact(widget: Locator) {
  await widget.getByLabel("Voornaam").fill("Test");
  await widget.getByLabel("Achternaam").fill("Voorbeeld");
  await widget.getByLabel("E-mailadres").fill("test@voorbeeld.example");
  await widget.getByLabel("Telefoonnummer").fill("0612345678");
}

test("a lead with photos goes through four steps and its reference comes in the panel", async ({
  page,
  isMobile,
}) => {
  test.slow();
  const sentForms = await keepSentForms(page);
  const widget = await openWidget(page);
  await expect(widget.getByText("Gratis inspectie in 24u")).toBeVisible();
  await expect(widget.getByRole("heading", { name: "Waar kunnen wij je mee helpen?" })).toBeVisible();
  await expect(widget.getByRole("button", { name: "Terug" })).toHaveCount(0);
  await expectStep(page, "services");
  await expectNoAxeViolations(page, panel);
  await widget.getByRole("button", { name: "Daklekkage" }).click();

  await expect(widget.getByRole("heading", { name: "Voeg een foto toe" })).toBeFocused();
  await expect(widget.getByText("Voeg voor de volledigheid van je aanvraag een foto toe")).toBeVisible();
  await expect(widget.getByText("0 / 5 foto's")).toBeVisible();
  await expect(widget.getByRole("button", { name: "Volgende" })).toHaveCount(0);
  const add = isMobile ? "Foto's toevoegen" : "Bestanden selecteren";
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  // A phone on its side is as wide as a small window of a desk.
  for (const turned of [{ width: size.height, height: size.width }, size]) {
    await page.setViewportSize(turned);
    await expect(widget.getByRole("button", { name: add, exact: true })).toBeVisible();
  }
  const chooser = page.waitForEvent("filechooser");
  await widget.getByRole("button", { name: add, exact: true }).click();
  const portrait = asFromPhone(await drawPhoto(page, "dak.jpg"));
  const vlek = await drawPhoto(page, "vlek.png", { width: 900, height: 700, type: "image/png" });
  const release = await hold(page, "**/assets/compress-image*");
  await (await chooser).setFiles([portrait, vlek]);
  await expect(widget.getByText("Comprimeren...", { exact: true })).toBeVisible();
  release();
  await expect(widget.getByText("2 bestanden klaar!")).toBeVisible({ timeout: 20_000 });
  await expect(widget.getByText("2 / 5 foto's")).toBeVisible();
  await expect(widget.getByRole("img", { name: "dak.jpg" })).toBeVisible();
  await expectStep(page, "photo");
  await expectNoAxeViolations(page, panel);
  await widget.getByRole("button", { name: "Volgende" }).click();

  await expect(widget.getByText("Beschrijf je project en voeg het adres toe")).toBeVisible();
  await expect(widget.getByText("Begin met typen voor adresuggesties")).toBeVisible();
  await expect(widget.getByText("Hoe meer details, hoe beter we kunnen helpen")).toBeVisible();
  await expect(widget.getByPlaceholder("Typ je adres...")).toBeVisible();
  await expectStep(page, "description");
  await widget.getByLabel("Adres", { exact: true }).fill("Voorbeeldstraat 1, Eindhoven");
  await widget.getByLabel("Projectbeschrijving").fill("Natte plek naast de schoorsteen.");
  await expectNoAxeViolations(page, panel);
  await widget.getByRole("button", { name: "Naar contactgegevens" }).click();

  await expect(widget.getByRole("heading", { name: "Contactgegevens" })).toBeFocused();
  await expectStep(page, "custom");
  await expect(widget.getByRole("radio", { name: "WhatsApp" })).toBeChecked();
  await expect(widget.getByLabel("Prioriteit")).toHaveValue("normal");
  const choices = (label: string) => widget.getByLabel(label).locator("option");
  await expect(choices("Prioriteit")).toHaveText(["Laag", "Normaal", "Hoog", "Urgent"]);
  await expect(choices("Land van het nummer")).toHaveText(["NL +31", "BE +32"]);
  await expect(widget.getByRole("radio", { name: /^(WhatsApp|E-mail)$/ })).toHaveCount(2);
  await expect(widget.getByLabel("Telefoonnummer")).toHaveAttribute("placeholder", "06 12 34 56 78");
  await widget.getByLabel("Land van het nummer").selectOption("BE");
  await expect(widget.getByLabel("Telefoonnummer")).toHaveAttribute("placeholder", "0470 12 34 56");
  await fillContact(widget);
  await widget.getByLabel("Telefoonnummer").fill("0470 12 34 56");
  await widget.getByLabel("Prioriteit").selectOption("Hoog");
  for (const input of await widget.locator("input:not([type=radio])").all()) {
    await expect(input).toHaveAttribute("autocomplete", "off");
  }
  await expect(widget.getByRole("link", { name: "privacybeleid" })).toHaveAttribute("target", "_blank");
  await expectNoAxeViolations(page, panel);
  await widget.getByRole("button", { name: "Aanvraag versturen" }).click();

  const confirmation = widget.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" });
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText(/[2-9A-HJKMNP-Z]{8}/);
  await expectNoAxeViolations(page, panel);
  const [sent] = await sentForms();
  expect(sent?.files).toEqual(["TS-dak.jpg", "TS-vlek.jpg"]);
  expect(sent?.fields).toMatchObject({
    form: "widget",
    selectedService: "Daklekkage",
    serviceType: "daklekkage",
    specialist: "TDS",
    phone: "+32470123456",
    contactPreference: "whatsapp",
    urgencyLevel: "high",
    photos: '["TS-dak.jpg","TS-vlek.jpg"]',
    stepReached: "custom",
    widget: "widget",
    landingPage: "/daken/daklekkage",
  });
  await widget.getByRole("button", { name: "Sluiten" }).last().click();
  await openerOf(page).click();
  await expect(widget.getByRole("heading", { name: "Waar kunnen wij je mee helpen?" })).toBeVisible();
});

test("the panel takes three quarters of the window and at most 580 px, and the page stands still", async ({
  page,
  isMobile,
}) => {
  const widget = await openWidget(page);
  const height = page.viewportSize()?.height ?? 0;
  // On a phone it is a sheet of all the height.
  const wanted = isMobile ? height : Math.min(0.75 * height, 580);
  expect((await widget.boundingBox())?.height).toBeCloseTo(wanted, 0);
  await page.setViewportSize({ width: 1024, height: 600 });
  expect((await widget.boundingBox())?.height).toBeCloseTo(450, 0);
  await page.mouse.move(50, 50);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(150);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await widget.getByRole("button", { name: "Sluiten" }).click();
  await expect(widget).toBeHidden();
  await expect(page.locator("body")).not.toHaveAttribute("data-quote-step");
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("with the keyboard alone: choose, go back, close with Escape, and find all of it again", async ({
  page,
}) => {
  await page.goto("/schoorsteen/schoorsteen-vegen");
  const opener = openerOf(page);
  await opener.focus();
  await page.keyboard.press("Enter");
  const widget = widgetOf(page);
  await widget.getByRole("button", { name: "Schoorsteen vegen" }).focus();
  await page.keyboard.press("Enter");
  await expect(widget.getByRole("heading", { name: "Voeg een foto toe" })).toBeFocused();
  await widget.getByRole("button", { name: "Overslaan" }).focus();
  await page.keyboard.press("Enter");
  await expect(widget.getByRole("heading", { name: "Project Details" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Voorbeeldstraat 1, Eindhoven");
  // Past 'Mijn locatie' and the two questions about it.
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press("Tab");
  await page.keyboard.type("Natte plek naast de schoorsteen.");
  await widget.getByRole("button", { name: "Terug" }).focus();
  await page.keyboard.press("Enter");
  await expect(widget.getByRole("heading", { name: "Voeg een foto toe" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(widget).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await widget.getByRole("button", { name: "Overslaan" }).click();
  await expect(widget.getByLabel("Projectbeschrijving")).toHaveValue("Natte plek naast de schoorsteen.");
  await expect(widget.getByLabel("Adres", { exact: true })).toHaveValue("Voorbeeldstraat 1, Eindhoven");
});

test("every step says what is missing beside its field @phone", async ({ page }) => {
  const widget = await openWidget(page);
  await toDescription(widget);
  await widget.getByRole("button", { name: "Naar contactgegevens" }).click();
  await expect(widget.getByText("Locatie is verplicht")).toBeVisible();
  await expect(widget.getByText("Beschrijving moet minimaal 10 karakters bevatten")).toBeVisible();
  await expect(widget.getByLabel("Adres", { exact: true })).toBeFocused();
  await expectNoAxeViolations(page, { ...panel, atBothWidths: true });
  await widget.getByRole("button", { name: "Terug" }).click();
  await widget.getByRole("button", { name: "Terug" }).click();
  await toContact(widget);
  await widget.getByLabel("E-mailadres").fill("geen adres");
  await widget.getByLabel("Telefoonnummer").fill("06 123");
  await widget.getByRole("button", { name: "Aanvraag versturen" }).click();
  for (const message of [
    "Voornaam is verplicht",
    "Achternaam is verplicht",
    "Ongeldig e-mailadres",
    "Telefoonnummer is verplicht",
  ]) {
    await expect(widget.getByText(message)).toBeVisible();
  }
  await expect(widget.getByLabel("Voornaam")).toBeFocused();
  await expectNoAxeViolations(page, { ...panel, atBothWidths: true });
});

test("five photos fit; the add tile goes, and what is no photo is refused by name @phone", async ({
  page,
}) => {
  test.slow();
  const widget = await openWidget(page, "/");
  await widget.getByRole("button", { name: "Iets anders" }).click();
  const photo = await drawPhoto(page, "x.jpg", { width: 300, height: 200 });
  const named = [1, 2, 3, 4, 5, 6].map((n) => ({ ...photo, name: `foto${n}.jpg` }));
  const pdf = { name: "brief.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  const big = { name: "groot.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 1) };
  await widget.locator("input[type=file]").setInputFiles([pdf, big, ...named]);
  await expect(widget.getByText("5 bestanden klaar!")).toBeVisible({ timeout: 20_000 });
  await expect(widget.getByText("5 / 5 foto's")).toBeVisible();
  await expect(widget.getByRole("button", { name: "Nog een foto toevoegen" })).toHaveCount(0);
  await expect(widget.getByText("'brief.pdf' is geen foto die wij kunnen openen")).toBeVisible();
  await expect(widget.getByText("Bestand te groot: 'groot.jpg'")).toBeVisible();
  await expect(widget.getByText("1 bestand is niet toegevoegd")).toBeVisible();
  await expectNoAxeViolations(page, { ...panel, atBothWidths: true });
  await widget.getByRole("button", { name: "Verwijder foto 2: foto2.jpg" }).click();
  await expect(widget.getByText("4 / 5 foto's")).toBeVisible();
  await expect(widget.getByRole("button", { name: "Nog een foto toevoegen" })).toBeVisible();
});

test("while it sends the button says so, and a second tap sends nothing @phone", async ({ page }) => {
  const widget = await openWidget(page);
  await toContact(widget);
  await fillContact(widget);
  let posts = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/service-request", async (route) => {
    posts++;
    await held;
    await route.continue();
  });
  await widget.getByRole("button", { name: "Aanvraag versturen" }).click();
  const button = widget.getByRole("button", { name: "Versturen..." });
  await expect(button).toBeDisabled();
  await widget.getByLabel("Voornaam").press("Enter");
  release();
  await expect(widget.getByText("Uw aanvraag is binnen")).toBeVisible();
  expect(posts).toBe(1);
});

test("what the server refuses is said in the panel, in its step @phone", async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  const widget = await openWidget(page);
  await toContact(widget);
  await fillContact(widget);
  await page.route("**/api/service-request", (route) => route.fulfill({ status: 502, body: "<h1>weg</h1>" }));
  await widget.getByRole("button", { name: "Aanvraag versturen" }).click();
  await expect(widget.getByRole("alert").filter({ hasText: "Server fout" })).toContainText(
    "Server fout: HTTP error! status: 502. Probeer het later opnieuw.",
  );
  const errors = { projectDescription: "Beschrijving mag maximaal 5000 karakters bevatten" };
  await page.unroute("**/api/service-request");
  await page.route("**/api/service-request", (route) =>
    route.fulfill({ status: 422, json: { success: false, message: "Niet alles is goed ingevuld.", errors } }),
  );
  await widget.getByRole("button", { name: "Aanvraag versturen" }).click();
  await expect(widget.getByText(errors.projectDescription)).toBeVisible();
  await expect(widget.getByLabel("Projectbeschrijving")).toHaveValue("Natte plek naast de schoorsteen.");
});

for (const path of ["/offerte", "/gratis-offerte", "/zorgeloos-wonen", "/zorgeloos-wonen1"]) {
  test(`there is no widget on ${path} @phone`, async ({ page, allowErrors }) => {
    allowErrors(/404/);
    await page.goto(path);
    await expect(page.locator("#quote-widget, [data-dialog=quote-widget]")).toHaveCount(0);
  });
}

test.describe("without script @phone", () => {
  test.use({ javaScriptEnabled: false });
  test("the button leads to the page with the same form", async ({ page }) => {
    await page.goto("/daken/daklekkage");
    await openerOf(page).click();
    await expect(page).toHaveURL(/\/gratis-offerte$/);
  });
});
