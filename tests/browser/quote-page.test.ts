import type { Page } from "playwright/test";
import { walkOf } from "../support/form-walks.ts";
import { expect, expectNoAxeViolations, hold, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";
import { sampleFiles } from "../support/sample-files.ts";

const formOf = (page: Page) => page.locator("form[method=post]");

const fill = (page: Page) => walkOf("quote page").fill(formOf(page));

test("the page form sends with photos and confirms in its place @phone", async ({ page }) => {
  await page.goto("/gratis-offerte");
  await fill(page);
  await formOf(page)
    .locator('input[type="file"]')
    .setInputFiles([await drawPhoto(page, "dak.jpg")]);
  await expect(formOf(page).getByText("Klaar om te versturen")).toBeVisible();
  await formOf(page).getByRole("button", { name: "Verstuur aanvraag" }).click();
  const confirmation = page.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" });
  await expect(confirmation).toBeFocused();
  await expectNoAxeViolations(page, { atBothWidths: true });
});

test("what was typed before any script stays and is sent @phone", async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/gratis-offerte", { waitUntil: "commit" });
  await fill(page);
  release();
  await page.waitForLoadState();
  await formOf(page).getByRole("button", { name: "Verstuur aanvraag" }).click();
  // Sent by script, or natively when the script loads too late; both count.
  await expect(page.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts, comes back with messages and input, and ends on a page with the reference @phone", async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/422/);
    await page.goto("/gratis-offerte?serviceType=spoedservice");
    const form = formOf(page);
    await expect(form.getByRole("radio", { name: /Spoedservice/ })).toBeChecked();
    await fill(page);
    await form.getByLabel("Telefoonnummer").fill("06");
    const letter = {
      name: "brief.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(sampleFiles.pdf),
    };
    await form.locator('input[type="file"]').setInputFiles(letter);
    await form.getByRole("button", { name: "Verstuur aanvraag" }).click();
    const summary = page.getByRole("alert").filter({ hasText: "Nog niet verstuurd" });
    await expect(summary.getByRole("link", { name: /Kies uw bestanden opnieuw/ })).toBeVisible();
    await expect(form.getByText("Telefoonnummer is verplicht").last()).toBeVisible();
    await expect(form.getByLabel("Voornaam")).toHaveValue("Test");
    await expect(form.getByLabel("Wat is er aan de hand?")).toHaveValue("Natte plek naast de schoorsteen.");
    await form.getByLabel("Telefoonnummer").fill("0612345678");
    await form.locator('input[type="file"]').setInputFiles(letter);
    await form.getByRole("button", { name: "Verstuur aanvraag" }).click();
    await expect(page).toHaveURL(/\/bedankt\//);
    await expect(page.getByRole("status").filter({ hasText: "Uw referentie" })).toContainText(
      /Uw referentie is [2-9A-HJKMNP-Z]{8}/,
    );
  });

  test("links, menu and search lead somewhere", async ({ page }) => {
    await page.goto("/");
    const quote = page.getByRole("link", { name: "Gratis offerte" }).filter({ visible: true }).first();
    await expect(quote).toHaveAttribute("href", /^\/gratis-offerte/);
    await quote.click();
    await expect(page).toHaveURL(/\/gratis-offerte/);
  });
});

test("a thank-you page with a changed token does not exist @phone", async ({ page, allowErrors }) => {
  allowErrors(/404/);
  const answer = await page.goto("/bedankt/eyJyZWZlcmVuY2UiOiJBQkNEMjM0NSJ9.AAAA");
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()["cache-control"]).toBe("no-store");
});
