import type { Locator, Page } from "playwright/test";
import { expect, expectNoAxeViolations, hold, test } from "../support/page.ts";
import { asFromPhone, brokenJpeg, drawPhoto, heicPhoto } from "../support/photos.ts";
import { keepSentForms } from "../support/sent-forms.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Gratis offerte Aanvragen" });

async function openModal(page: Page, path = "/"): Promise<Locator> {
  await page.goto(path);
  await page.locator('a[data-dialog="quote-dialog"]:visible').first().click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

async function toContactStep(dialog: Locator) {
  await dialog.getByText("Gratis Inspectie").click();
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await dialog.getByLabel("Adres van het werk").fill("Voorbeeldstraat 1, Eindhoven");
  await dialog.getByLabel("Wat is er aan de hand?").fill("Natte plek naast de schoorsteen.");
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await expect(dialog.getByRole("heading", { name: "Contactgegevens" })).toBeFocused();
}

async function fillContact(dialog: Locator) {
  await dialog.getByLabel("Voornaam").fill("Test");
  await dialog.getByLabel("Achternaam").fill("Voorbeeld");
  await dialog.getByLabel("E-mailadres").fill("test@voorbeeld.example");
  await dialog.getByLabel("Telefoonnummer").fill("0612345678");
  await dialog.getByRole("checkbox").check();
}

test("a lead with three photos goes through the modal and shows its reference", async ({ page }) => {
  const dialog = await openModal(page);
  await expect(dialog.getByText("Stap 1 van 3")).toBeVisible();
  await expect(dialog.getByText("0% voltooid")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Sluiten" }).last()).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Wat heeft u nodig?" })).toBeVisible();
  const services = ["Gratis offerte", "Gratis Inspectie", "Spoedservice", "Onderhoudscontract"];
  const offered = dialog.getByRole("radio");
  for (const [index, name] of services.entries())
    await expect(offered.nth(index)).toHaveAccessibleName(new RegExp(`^${name}`));
  await expect(offered).toHaveCount(services.length);
  await expect(offered.nth(2)).toHaveAccessibleName(/binnen 24 uur/);
  await dialog.getByText("Gratis Inspectie").click();
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await expect(dialog.getByRole("heading", { name: "Project Details" })).toBeFocused();
  await dialog.getByLabel("Adres van het werk").fill("Voorbeeldstraat 1, Eindhoven");
  const description = dialog.getByLabel("Wat is er aan de hand?");
  await expect(dialog.getByText("Minimaal 10 karakters vereist")).toBeVisible();
  await description.fill("Lek");
  await expect(dialog.getByText("Nog 7 karakters nodig")).toBeVisible();
  await description.fill("Natte plek naast de schoorsteen.");
  await expect(dialog.getByText("32 karakters")).toBeVisible();

  await expect(
    dialog.getByText("Maximaal 5 bestanden (foto's, pdf, doc of docx), elk tot 10 MB."),
  ).toBeVisible();
  const landscape = await drawPhoto(page, "dak.jpg");
  const portrait = asFromPhone(await drawPhoto(page, "goot.jpeg", { width: 1600, height: 1200 }));
  const png = await drawPhoto(page, "vlek.png", { width: 900, height: 700, type: "image/png" });
  await dialog.locator('input[type="file"]').setInputFiles([landscape, portrait, png]);
  await expect(dialog.getByText("Klaar om te versturen")).toHaveCount(3);
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await fillContact(dialog);
  await dialog.getByRole("button", { name: "Verstuur aanvraag" }).click();

  await expect(dialog).toBeHidden();
  const confirmation = page.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" });
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText(/[2-9A-HJKMNP-Z]{8}/);
  await expect(confirmation).toContainText("U hoort van ons vóór");
  await expect(page.getByText("Bedankt voor uw aanvraag!", { exact: true })).toBeVisible();
  await expect(page.getByText("Wij nemen binnen 24 uur contact met u op.", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("photos are sent smaller, upright and without what they tell @phone", async ({ page }) => {
  // Recorded in the page, because Playwright does not expose the files of a request.
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const files = (body instanceof FormData ? body.getAll("files") : []) as File[];
      const looks = files.map(async (file) => {
        const picture = await createImageBitmap(file);
        const text = await file.text();
        const { width, height } = picture;
        return { name: file.name, type: file.type, width, height, tells: /Exif|GPS/.test(text) };
      });
      Promise.all(looks).then((sentFiles) => {
        Object.assign(window, { sentFiles });
        send.call(this, body);
      });
    };
  });
  const dialog = await openModal(page);
  await dialog.getByText("Gratis Inspectie").click();
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await dialog.getByLabel("Adres van het werk").fill("Voorbeeldstraat 1, Eindhoven");
  await dialog.getByLabel("Wat is er aan de hand?").fill("Natte plek naast de schoorsteen.");
  const sideways = asFromPhone(await drawPhoto(page, "foto van de nok.jpeg", { width: 3000, height: 2000 }));
  expect(sideways.buffer.includes("GPS 51.4416")).toBe(true);
  const png = await drawPhoto(page, "vlek.png", { width: 2400, height: 1200, type: "image/png" });
  await dialog.locator('input[type="file"]').setInputFiles([sideways, png]);
  await expect(dialog.getByText("Klaar om te versturen")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await fillContact(dialog);
  await dialog.getByRole("button", { name: "Verstuur aanvraag" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" })).toBeVisible();
  const [first, second] = await page.evaluate(
    () =>
      (window as unknown as { sentFiles: Record<"name" | "type" | "width" | "height" | "tells", unknown>[] })
        .sentFiles,
  );
  // 3000 × 2000 rotated is 2000 × 3000, which fits 1200 × 800 by its height.
  expect(first).toEqual({
    name: "TS-foto van de nok.jpg",
    type: "image/jpeg",
    width: 533,
    height: 800,
    tells: false,
  });
  expect(second).toEqual({ name: "TS-vlek.jpg", type: "image/jpeg", width: 1200, height: 600, tells: false });
});

test("each step says what is wrong with it and leads to the field @phone", async ({ page }) => {
  // Its buttons preselect no service.
  const dialog = await openModal(page, "/gratis-offerte");
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Selecteer een servicetype");
  await expectNoAxeViolations(page, { atBothWidths: true });
  await dialog.getByText("Spoedservice").click();
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await dialog.getByLabel("Wat is er aan de hand?").fill("te kort");
  await dialog.getByRole("button", { name: "Volgende" }).click();
  const summary = dialog.getByRole("alert").first();
  await expect(summary).toContainText("Locatie is verplicht");
  await expect(summary).toContainText("Beschrijving moet minimaal 10 karakters bevatten");
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Locatie is verplicht" }).click();
  await expect(dialog.getByLabel("Adres van het werk")).toBeFocused();
  await expectNoAxeViolations(page, { atBothWidths: true });
  await dialog.getByRole("button", { name: "Vorige" }).click();
  await toContactStep(dialog);
  await dialog.getByRole("button", { name: "Verstuur aanvraag" }).click();
  for (const message of [
    "Voornaam is verplicht",
    "Achternaam is verplicht",
    "Ongeldig e-mailadres",
    "Telefoonnummer is verplicht",
    "U moet akkoord gaan met de privacyverklaring",
  ]) {
    await expect(dialog.getByRole("alert").first()).toContainText(message);
  }
  await expectNoAxeViolations(page, { atBothWidths: true });
});

test("a button or card that asks for something has it filled in", async ({ page }) => {
  await page.goto("/");
  await page.locator('a[data-dialog="quote-dialog"][href*="serviceType=inspectie"]:visible').first().click();
  await expect(dialogOf(page).getByRole("radio", { name: /Gratis Inspectie/ })).toBeChecked();
  await page.goto("/bouwen");
  await page.getByRole("link", { name: "Badkamerrenovatie" }).click();
  await expect(dialogOf(page).getByText("Uw aanvraag gaat over Badkamerrenovatie.")).toBeVisible();
  await expect(dialogOf(page).getByRole("radio", { name: /Gratis offerte/ })).toBeChecked();
});

test("seven photos become five, and a file of more than 10 MB is refused by name @phone", async ({
  page,
}) => {
  const dialog = await openModal(page);
  await dialog.getByText("Gratis offerte", { exact: true }).click();
  await dialog.getByRole("button", { name: "Volgende" }).click();
  const photo = await drawPhoto(page, "x.jpg", { width: 300, height: 200 });
  const big = { name: "groot.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 1) };
  const named = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ ...photo, name: `foto${n}.jpg` }));
  await dialog.locator('input[type="file"]').setInputFiles([big, ...named]);
  await expect(dialog.getByRole("listitem").filter({ hasText: "Klaar om te versturen" })).toHaveCount(5);
  await expect(dialog.getByText("Bestand te groot: 'groot.png'")).toBeVisible();
  await expect(dialog.getByText("2 bestanden zijn niet toegevoegd")).toBeVisible();
  await dialog.getByRole("button", { name: "Verwijder foto3.jpg" }).click();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Klaar om te versturen" })).toHaveCount(4);
});

test("a photo that cannot be decoded goes in its own size and without its place; a damaged one is named @phone", async ({
  page,
}) => {
  const sentForms = await keepSentForms(page);
  const dialog = await openModal(page);
  await dialog.getByText("Gratis offerte", { exact: true }).click();
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await dialog.getByLabel("Adres van het werk").fill("Voorbeeldstraat 1, Eindhoven");
  await dialog.getByLabel("Wat is er aan de hand?").fill("Natte plek naast de schoorsteen.");
  await dialog
    .locator('input[type="file"]')
    .setInputFiles([heicPhoto("iphone.heic"), brokenJpeg("kapot.jpg")]);
  await expect(dialog.getByText("Kon niet worden verkleind; het origineel gaat mee")).toHaveCount(1);
  await expect(dialog.getByText("'kapot.jpg' is beschadigd of niet volledig.")).toBeVisible();
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await fillContact(dialog);
  await dialog.getByRole("button", { name: "Verstuur aanvraag" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" })).toBeVisible();
  expect((await sentForms()).map(({ files }) => files)).toEqual([["iphone.heic"]]);
});

test("an answer that is not ours keeps everything and shows the specified error @phone", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  const dialog = await openModal(page);
  await toContactStep(dialog);
  await fillContact(dialog);
  await page.route("**/api/service-request", (route) =>
    route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }),
  );
  await dialog.getByRole("button", { name: "Verstuur aanvraag" }).click();
  const toast = dialog.getByRole("listitem");
  const SERVER = "Server fout: HTTP error! status: 502. Probeer het later opnieuw.";
  for (const place of [toast, dialog.locator("form").getByRole("alert")]) {
    await expect(place).toContainText("Er is een fout opgetreden");
    await expect(place).toContainText(SERVER);
  }
  await expect(dialog.getByLabel("Voornaam")).toHaveValue("Test");
  await page.unroute("**/api/service-request");
  // A response of ours without a message: title and text of the toast are then equal.
  await page.route("**/api/service-request", (route) => route.fulfill({ json: { success: false } }));
  await dialog.getByRole("button", { name: "Verstuur aanvraag" }).click();
  await expect(toast.getByText("Er is een fout opgetreden", { exact: true })).toHaveCount(2);
  await expect(dialog.locator("form").getByRole("alert")).toHaveText(
    "Er is een fout opgetredenProbeer het opnieuw of neem telefonisch contact op. Alles wat u invulde blijft staan.",
  );
  await page.unroute("**/api/service-request");
  await dialog.getByRole("button", { name: "Verstuur aanvraag" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" })).toBeVisible();
});

test("a lost answer is repeated with the same key, so that one lead stays one @phone", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  const dialog = await openModal(page);
  await toContactStep(dialog);
  await fillContact(dialog);
  const keys: string[] = [];
  const keep = (body: Buffer | null) =>
    keys.push(/name="submissionKey"\r\n\r\n([\w-]+)/.exec(body?.toString("latin1") ?? "")?.[1] ?? "none");
  await page.route("**/api/service-request", async (route) => {
    keep(route.request().postDataBuffer());
    if (keys.length > 1) return route.continue();
    // The server stores the lead, but the response is lost.
    await route.fetch();
    await route.abort("connectionreset");
  });
  await dialog.getByRole("button", { name: "Verstuur aanvraag" }).click();
  await expect(dialog.locator("form").getByRole("alert")).toContainText(
    "Probeer het opnieuw of neem telefonisch contact op.",
  );
  await dialog.getByRole("button", { name: "Verstuur aanvraag" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("the whole modal works with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  const opener = page.locator('a[data-dialog="quote-dialog"]:visible').first();
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  const first = dialog.getByRole("radio").first();
  await first.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Project Details" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a tap before the code has arrived is not lost @phone", async ({ page }) => {
  const release = await hold(page, "**/assets/quote-form-*.js");
  await page.goto("/");
  await page.locator('a[data-dialog="quote-dialog"]:visible').first().click();
  const dialog = dialogOf(page);
  await dialog.getByText("Spoedservice").click();
  await dialog.getByRole("button", { name: "Volgende" }).click();
  release();
  await expect(dialog.getByRole("heading", { name: "Project Details" })).toBeVisible();
  await dialog.getByRole("button", { name: "Vorige" }).click();
  await expect(dialog.getByRole("radio", { name: /Spoedservice/ })).toBeChecked();
});

test("code that cannot be fetched leads to the page with the same form @phone", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to (load|fetch)/);
  await page.route("**/assets/quote-form-*.js", (route) => route.abort());
  await page.goto("/");
  await page.locator('a[data-dialog="quote-dialog"]:visible').first().click();
  const dialog = dialogOf(page);
  await dialog.getByText("Spoedservice").click();
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await expect(page).toHaveURL(/\/gratis-offerte\?serviceType=spoedservice$/);
  await expect(page.locator("form[method=post]").getByRole("radio", { name: /Spoedservice/ })).toBeChecked();
});
