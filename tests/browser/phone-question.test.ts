import { type FormWalk, formWalks, openForm, pageWalks } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { over } from "../support/over.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { keepSentForms } from "../support/sent-forms.ts";

const QUESTION = "Er lijkt een cijfer te ontbreken; klopt 06 1234 567?";
const floating = ({ name }: FormWalk) => name === "quote widget" || name === "service menu";

for (const walk of formWalks) {
  test(`${walk.name}: a number that lacks a digit is asked again, and accepted when it is sent again`, async ({
    page,
  }) => {
    const sentForms = await keepSentForms(page);
    const form = await openForm(page, walk);
    await walk.fill(form);
    const phone = form.getByLabel("Telefoonnummer");
    await phone.fill("06 1234 567");
    const send = form.getByRole("button", { name: walk.button });
    await send.click();
    // The focus makes a screen reader read the field with its question.
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(new RegExp(QUESTION.replace("?", "\\?")));
    await expect(phone).toHaveAttribute("aria-invalid", "true");
    if (!floating(walk)) await expect(form.getByRole("alert").filter({ hasText: QUESTION })).toBeVisible();
    await expect(phone).toHaveValue("06 1234 567");
    await expect(form.getByLabel("Voornaam")).toHaveValue("Test");
    // The second click of a double click is no answer.
    await send.dispatchEvent("click", { detail: 2 });
    await expect(send).toBeEnabled();
    expect(await sentForms()).toEqual([]);

    // Another number that lacks a digit is another question; while it is typed nothing is asked.
    await phone.press("End");
    await phone.press("Backspace");
    await expect(form.getByText(QUESTION)).toHaveCount(0);
    await phone.press("Enter");
    await expect(phone).toHaveAccessibleDescription(/klopt 06 1234 56\?/);
    await phone.press("Enter");
    await expect(confirmationIn(page)).toContainText(REFERENCE);
    // Without a country and too short for one it goes as typed.
    const sent = "06 1234 56";
    expect((await sentForms()).map(({ fields }) => [fields.phone, fields.phoneConfirmed])).toEqual([
      [sent, sent],
    ]);
  });
}

test("a number that is put right is not asked about again", async ({ page }) => {
  const walk = formWalks[0] as FormWalk;
  const sentForms = await keepSentForms(page);
  const form = await openForm(page, walk);
  await walk.fill(form);
  const phone = form.getByLabel("Telefoonnummer");
  await phone.fill("06 1234 567");
  await form.getByRole("button", { name: walk.button }).click();
  await expect(phone).toBeFocused();
  await expectNoAxeViolations(page, { within: walk.form, atBothWidths: true });
  await phone.fill("06 1234 5678");
  await phone.press("Enter");
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  expect((await sentForms()).map(({ fields }) => fields.phone)).toEqual(["06 1234 5678"]);
});

test("the prefix in front of the number is that of the address, until another is chosen", async ({
  page,
}) => {
  const walk = formWalks.find(({ name }) => name === "service menu") as FormWalk;
  const sentForms = await keepSentForms(page);
  const menu = await openForm(page, walk);
  await walk.fill(menu);
  const country = menu.getByLabel("Land van het nummer");
  const address = menu.getByLabel("Adres", { exact: true });
  const phone = menu.getByLabel("Telefoonnummer");
  await expect(country).toHaveValue("NL");
  await phone.fill("0475 12 34 56");
  await expect(country.locator("option:checked")).toHaveText("Land?");
  await address.fill("Dorpsstraat 2, 3920 Lommel");
  await expect(country).toHaveValue("BE");
  await country.selectOption("NL");
  await address.fill("Dorpsstraat 2, Lommel, België");
  await expect(country).toHaveValue("NL");
  await country.selectOption("BE");
  await menu.getByRole("button", { name: walk.button }).click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  expect((await sentForms()).map(({ fields }) => fields.phone)).toEqual(["+32475123456"]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const walk of pageWalks) {
    test(`${walk.name}: the answered page asks about the number, and sent again it is accepted`, async ({
      page,
      allowErrors,
    }) => {
      allowErrors(/422/);
      await page.setViewportSize({ width: 844, height: 390 });
      const form = await openForm(page, walk);
      await walk.fill(form);
      // A form that is sent within seconds of being handed out is held; this one was handed out before it was refused.
      const handedOut = await form.locator("[name=formTime]").inputValue();
      expect(handedOut).not.toBe("");
      const phone = form.getByLabel("Telefoonnummer");
      await phone.fill("06 1234 567");
      await phone.press("Enter");
      // On a phone on its side too the page begins at what is wrong, not above its form.
      const wrong = form.getByRole("alert").getByRole("link", { name: QUESTION });
      await expect(wrong).toBeInViewport({ ratio: 1 });
      expect(await over(wrong)).toEqual([]);
      await expect(phone).toHaveAccessibleDescription(new RegExp(QUESTION.replace("?", "\\?")));
      await expect(phone).toHaveValue("06 1234 567");
      await expect(form.getByLabel("Voornaam")).toHaveValue("Test");
      await expect(form.locator("[name=formTime]")).toHaveValue(handedOut);
      await page.waitForLoadState();
      await phone.fill("06 1234 568");
      await phone.press("Enter");
      await expect(phone).toHaveAccessibleDescription(/klopt 06 1234 568\?/);
      await page.waitForLoadState();
      await phone.press("Enter");
      await expect(page).toHaveURL(/\/bedankt\//);
    });
  }
});
