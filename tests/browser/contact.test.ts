import type { Locator, Page } from "playwright/test";
import { confirmationIn, fillPerson, PERSON_MESSAGES, REFERENCE } from "../support/forms.ts";
import { booted, expect, expectNoAxeViolations, hold, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";
import { keepSentForms } from "../support/sent-forms.ts";

const formOf = (page: Page) => page.locator("#formulier form[method=post]");
const panel = { within: "#formulier", atBothWidths: true };

async function fill(form: Locator) {
  await form.getByLabel("Uw vraag of bericht").fill("Kunt u volgende week komen kijken?");
  await fillPerson(form);
  await form.getByRole("checkbox", { name: /akkoord/ }).check();
}

test("a question with a photo, about the service that the visitor came for", async ({ page }) => {
  const sentForms = await keepSentForms(page);
  await page.goto("/contact?dienst=badkamerrenovatie");
  const form = formOf(page);
  await expect(form.getByLabel("Waarover gaat het?")).toHaveValue("Badkamerrenovatie");
  await expectNoAxeViolations(page, panel);
  await fill(form);
  await form.locator('input[type="file"]').setInputFiles([await drawPhoto(page, "bad.jpg")]);
  await expect(form.getByText("Klaar om te versturen")).toBeVisible();
  await form.getByRole("button", { name: "Bericht versturen" }).click();
  const confirmation = confirmationIn(page.locator("#formulier"));
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText(REFERENCE);
  await expect(page.getByText("Bedankt voor uw aanvraag!", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page, panel);
  const [sent] = await sentForms();
  expect(sent).toMatchObject({
    endpoint: "/api/service-request",
    files: ["TS-bad.jpg"],
    fields: {
      form: "contact",
      selectedService: "Badkamerrenovatie",
      serviceType: "badkamerrenovatie",
      specialist: "General",
      contactPreference: "email",
      urgencyLevel: "normal",
      timeOnPage: "0",
      interactionCount: "1",
      leadScore: "3",
    },
  });
});

test("what is missing is said, and a question needs no service and no address", async ({ page }) => {
  const release = await hold(page, "**/assets/contact-form-*.js");
  await page.goto("/contact");
  await booted(page);
  const form = formOf(page);
  await form.getByLabel("Uw vraag of bericht").fill("kort");
  // Submits before the form's code has loaded: the native post must not run.
  await form.getByRole("button", { name: "Bericht versturen" }).click();
  await expect(form.getByLabel("Voornaam")).not.toBeFocused();
  release();
  const summary = form.getByRole("alert").first();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Beschrijving moet minimaal 10 karakters bevatten",
    ...PERSON_MESSAGES,
    "U moet akkoord gaan met de privacyverklaring",
  ]);
  await expectNoAxeViolations(page, panel);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts, comes back with messages and input, and ends on a page", async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/422/);
    await page.goto("/bouwen");
    await page.getByRole("link", { name: "Badkamerrenovatie" }).click();
    await expect(page).toHaveURL(/\/contact\?dienst=badkamerrenovatie$/);
    const form = formOf(page);
    await expect(form.getByLabel("Waarover gaat het?")).toHaveValue("Badkamerrenovatie");
    await fill(form);
    await form.getByLabel("Telefoonnummer").fill("06");
    await form.getByRole("button", { name: "Bericht versturen" }).click();
    await expect(form.getByText("Telefoonnummer is verplicht").last()).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(page.getByText("Kies uw bestanden opnieuw")).toHaveCount(0);
    await expect(form.getByLabel("Waarover gaat het?")).toHaveValue("Badkamerrenovatie");
    await expect(form.getByLabel("Uw vraag of bericht")).toHaveValue("Kunt u volgende week komen kijken?");
    await form.getByLabel("Telefoonnummer").fill("0612345678");
    await form.getByRole("button", { name: "Bericht versturen" }).click();
    await expect(page).toHaveURL(/\/bedankt\//);
    await expect(confirmationIn(page)).toContainText(REFERENCE);
  });
});
