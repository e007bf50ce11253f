import type { Locator } from "playwright/test";
import { fillPerson } from "../support/forms.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";

const reviewIn = (form: Locator) => form.locator("details").filter({ hasText: "Controleer uw aanvraag" });

/** What it says, row by row. */
const rowsOf = (form: Locator) =>
  reviewIn(form)
    .locator("dl > div")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((part) => part.textContent).join(": ")));

test("the last step of the modal says what will be sent, and leads back to each step with all of it kept", async ({
  page,
}) => {
  await page.goto("/daken/daklekkage");
  await page.locator('a[data-dialog="quote-dialog"]:visible').first().click();
  const dialog = page.locator("#quote-dialog");
  await dialog.getByText("Gratis Inspectie").click();
  const next = dialog.getByRole("button", { name: "Volgende" });
  await next.click();
  await expect(dialog.getByRole("button", { name: "Foto maken" })).toBeVisible();
  await dialog.getByLabel("Adres van het werk").fill("Voorbeeldstraat 1, Eindhoven");
  await dialog.getByRole("radio", { name: "Schuin" }).check();
  await dialog.getByLabel("Wat is er aan de hand?").fill("Natte plek naast de schoorsteen.");
  await dialog.locator("input[type=file]").setInputFiles(await drawPhoto(page, "dak.jpg"));
  await expect(dialog.getByText("Klaar om te versturen")).toBeVisible();
  await expect(reviewIn(dialog)).toHaveCount(0);
  await next.click();
  const chosen = [
    "Dienst: Gratis Inspectie",
    "Soort project: Daklekkage",
    "Adres: Voorbeeldstraat 1, Eindhoven",
    "Is het dak plat of schuin?: Schuin",
    "Omschrijving: Natte plek naast de schoorsteen.",
    "Foto's: 1 foto",
  ];
  await expect.poll(() => rowsOf(dialog)).toEqual(chosen);
  await fillPerson(dialog);
  const all = [
    ...chosen,
    "Naam: Test Voorbeeld",
    "E-mailadres: test@voorbeeld.example",
    "Telefoonnummer: +31 6 12 34 56 78",
  ];
  expect(await rowsOf(dialog)).toEqual(all);
  await expectNoAxeViolations(page, { within: "#quote-dialog" });

  await dialog.getByRole("button", { name: "Wijzig uw gegevens" }).click();
  await expect(dialog.getByLabel("Voornaam")).toBeFocused();
  await dialog.getByRole("button", { name: "Wijzig uw keuze" }).click();
  await expect(dialog.getByRole("heading", { name: "Wat heeft u nodig?" })).toBeFocused();
  await dialog.getByText("Onderhoudscontract").click();
  await next.click();
  await expect(dialog.getByRole("radio", { name: "Schuin" })).toBeChecked();
  await next.click();
  await expect.poll(() => rowsOf(dialog)).toEqual(["Dienst: Onderhoudscontract", ...all.slice(1)]);
  await expect(dialog.getByLabel("Telefoonnummer")).toHaveValue("0612345678");
});

test("on the page it stands closed above the button, in a place that was kept for it", async ({ page }) => {
  await page.goto("/gratis-offerte?dienst=daklekkage");
  const form = page.locator("main form[method=post]");
  const help = form.getByRole("region", { name: "Spoed" });
  const send = form.getByRole("button", { name: "Verstuur aanvraag" });
  const fromTop = () =>
    send.evaluate(
      (el) => el.getBoundingClientRect().top - (el.closest("form")?.getBoundingClientRect().top ?? 0),
    );
  await expect(help).toHaveCount(0);
  const before = await fromTop();
  await form.getByLabel("Voornaam").focus();
  await expect(reviewIn(form)).toContainText("Daklekkage");
  expect(await fromTop()).toBe(before);

  await form.getByText("Spoedservice", { exact: true }).click();
  await expect(help).toHaveCount(1);
  await expect(form.getByRole("link", { name: /^Bel / })).toHaveAttribute("href", /^tel:\+/);
  await form.getByLabel("Adres van het werk").fill("Voorbeeldstraat 1, Eindhoven");
  await expect(form.getByRole("button", { name: "Foto maken" })).toBeVisible();
  await form.getByRole("checkbox", { name: /dringend/ }).check();
  await expect(help).toHaveCount(1);
  await fillPerson(form);
  const review = reviewIn(form);
  await expect(review).toContainText(
    "Spoedservice · Daklekkage · Voorbeeldstraat 1, Eindhoven · +31 6 12 34 56 78",
  );
  await expect(review.locator("dl")).toHaveCount(0);
  await review.locator("summary").click();
  await expect
    .poll(() => rowsOf(form))
    .toEqual([
      "Dienst: Spoedservice",
      "Soort project: Daklekkage",
      "Adres: Voorbeeldstraat 1, Eindhoven",
      "Prioriteit: Urgent",
      "Naam: Test Voorbeeld",
      "E-mailadres: test@voorbeeld.example",
      "Telefoonnummer: +31 6 12 34 56 78",
    ]);
  await expectNoAxeViolations(page);
  await form.getByRole("button", { name: "Wijzig uw project" }).click();
  await expect(form.getByLabel("Adres van het werk")).toBeFocused();
  await form.getByRole("button", { name: "Wijzig uw keuze" }).click();
  await expect(form.getByRole("radio", { name: /Spoedservice/ })).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows whom to call as soon as something urgent is chosen, and no review", async ({
    page,
  }) => {
    await page.goto("/gratis-offerte?serviceType=spoedservice");
    const form = page.locator("main form[method=post]");
    const help = form.getByRole("region", { name: "Spoed" });
    await expect(help).toHaveCount(1);
    await form.getByText("Gratis Inspectie").click();
    await expect(help).toHaveCount(0);
    await expect(form.getByText("Controleer uw aanvraag")).toHaveCount(0);
  });
});
