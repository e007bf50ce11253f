import type { Page } from "playwright/test";
import { booted, expect, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";
import { keepSentForms } from "../support/sent-forms.ts";

/** Removes the scripts that an open tab may still request, as a deployment does. */
async function deploy(page: Page): Promise<void> {
  await page.route("**/assets/*.js", (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: "<!doctype html><title>404</title>" }),
  );
}

test("a tab that was only looked at before a deploy leads to the page with the same form", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404|Failed to (load|fetch)|MIME type/);
  await page.goto("/daken/daklekkage");
  // A page that has loaded may still be waiting for the entry script.
  await booted(page);
  await deploy(page);
  await page.locator('a[data-dialog="quote-widget"]:visible').click();
  const widget = page.getByRole("dialog", { name: "Offerte aanvragen" });
  await widget.getByRole("button", { name: "Daklekkage" }).click();
  await expect(page).toHaveURL(/\/gratis-offerte/);
  await expect(page.locator("form[method=post][enctype]:not(dialog form)")).toBeVisible();
});

test("a form that was being filled in during a deploy is sent, although its other parts are gone", async ({
  page,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/404|Failed to (load|fetch)|MIME type/);
  const sentForms = await keepSentForms(page);
  await page.goto("/gratis-offerte");
  const form = page.locator("form[method=post][enctype]:not(dialog form)");
  const photo = await drawPhoto(page, "dak.jpg", { width: 900, height: 600 });
  await form.getByLabel("Voornaam").fill("Test");
  await expect(form).toHaveAttribute("novalidate");
  await deploy(page);
  await form.getByText("Gratis Inspectie").click();
  // Suggestions and compressor are separate chunks.
  await form.getByLabel("Adres van het werk").pressSequentially("Voorbeeldstraat 1, Eindhoven");
  await form.getByLabel("Wat is er aan de hand?").fill("Natte plek naast de schoorsteen.");
  await form.locator("input[type=file]").setInputFiles(photo);
  await expect(form.getByText("Kon niet worden verkleind; het origineel gaat mee")).toBeVisible();
  await form.getByLabel("Achternaam").fill("Voorbeeld");
  await form.getByLabel("E-mailadres").fill("test@voorbeeld.example");
  await form.getByLabel("Telefoonnummer").fill("0612345678");
  await form.getByRole("checkbox", { name: /privacyverklaring/ }).check();
  await form.getByRole("button", { name: "Verstuur aanvraag" }).click();
  await expect(page.getByText("Uw aanvraag is binnen")).toBeVisible();
  expect((await sentForms())[0]).toMatchObject({
    files: ["dak.jpg"],
    fields: { address: "Voorbeeldstraat 1, Eindhoven", firstName: "Test" },
  });
});
