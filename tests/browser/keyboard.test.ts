import { confirmationIn, REFERENCE, tabTo, typeThrough } from "../support/forms.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";

const ADDRESS = "Voorbeeldstraat 1, Eindhoven";
const TEXT = "Natte plek naast de schoorsteen.";
const PERSON = ["Test", "Voorbeeld", "test@voorbeeld.example"];

test("the quote modal by keyboard alone, to its reference, every step without a violation", async ({
  page,
}) => {
  const panel = { within: "#quote-dialog" };
  await page.goto("/gratis-offerte");
  await page.locator('a[data-dialog="quote-dialog"]:visible').first().focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Gratis offerte Aanvragen" });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page, panel);
  await tabTo(page, dialog.getByRole("radio").first());
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: /Gratis Inspectie/ })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Project Details" })).toBeFocused();
  await expectNoAxeViolations(page, panel);
  await page.keyboard.press("Tab");
  await typeThrough(page, ADDRESS, TEXT);
  await tabTo(page, dialog.getByRole("checkbox", { name: /dringend/ }));
  await page.keyboard.press("Space");
  await tabTo(page, dialog.getByRole("button", { name: "Volgende" }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Contactgegevens" })).toBeFocused();
  await expectNoAxeViolations(page, panel);
  await page.keyboard.press("Tab");
  await typeThrough(page, ...PERSON, "0612345678");
  await page.keyboard.press("Space");
  await tabTo(page, dialog.getByRole("button", { name: "Verstuur aanvraag" }));
  await page.keyboard.press("Enter");
  await expect(confirmationIn(page)).toBeFocused();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
});

test("the page form by keyboard alone, to its reference", async ({ page }) => {
  await page.goto("/gratis-offerte");
  const form = page.locator("form[method=post]");
  await form.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await tabTo(page, form.getByLabel("Adres van het werk"));
  await typeThrough(page, ADDRESS, TEXT);
  await tabTo(page, form.getByLabel("Voornaam"));
  await typeThrough(page, ...PERSON, "0612345678");
  await page.keyboard.press("Space");
  await tabTo(page, form.getByRole("button", { name: "Verstuur aanvraag" }));
  await page.keyboard.press("Enter");
  await expect(confirmationIn(page)).toBeFocused();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
});

test("the quote widget by keyboard alone, to its reference", async ({ page }) => {
  await page.goto("/schoorsteen/schoorsteen-vegen");
  await page.locator('a[data-dialog="quote-widget"]:visible').focus();
  await page.keyboard.press("Enter");
  const widget = page.getByRole("dialog", { name: "Offerte aanvragen" });
  await tabTo(page, widget.getByRole("button", { name: "Schoorsteen vegen" }));
  await page.keyboard.press("Enter");
  await expect(widget.getByRole("heading", { name: "Voeg een foto toe" })).toBeFocused();
  await tabTo(page, widget.getByRole("button", { name: "Overslaan" }));
  await page.keyboard.press("Enter");
  await expect(widget.getByRole("heading", { name: "Project Details" })).toBeFocused();
  await page.keyboard.press("Tab");
  await typeThrough(page, ADDRESS, TEXT);
  await tabTo(page, widget.getByRole("button", { name: "Naar contactgegevens" }));
  await page.keyboard.press("Enter");
  await expect(widget.getByRole("heading", { name: "Contactgegevens" })).toBeFocused();
  await page.keyboard.press("Tab");
  await typeThrough(page, ...PERSON, null, "0612345678");
  await tabTo(page, widget.getByRole("button", { name: "Aanvraag versturen" }));
  await page.keyboard.press("Enter");
  await expect(confirmationIn(widget)).toBeFocused();
  await expect(confirmationIn(widget)).toContainText(REFERENCE);
});
