import type { Page } from "playwright/test";
import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";

const ordinary = { selectedService: "Gratis offerte", serviceType: "offerte", urgencyLevel: "normal" };
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name: `Jan ${name}` });

/** Three requests in a town of their own, in the order of the list. */
async function threeIn(page: Page, what: string): Promise<{ city: string; names: string[] }> {
  const city = unique(what);
  const names = ["een", "twee", "drie"].map((each) => unique(what + each));
  for (const name of names)
    await sendLead(page, name, { ...ordinary, city, email: `${name}@voorbeeld.example` });
  return { city, names };
}

test("from a request one goes on to the next of the same list, also when it has left that list by a change", async ({
  page,
}) => {
  const { city, names } = await threeIn(page, "Loop");
  const [first = "", second = "", third = ""] = names;
  await signIn(page, "Beheer", `/admin/aanvragen?status=nieuw&town=${city}`);
  await expect(page.getByRole("article")).toHaveCount(3);
  await page.getByRole("article").first().getByRole("link").click();
  await expect(heading(page, first)).toBeVisible();
  const beside = page.getByRole("navigation", { name: "Andere aanvragen" });
  await expect(beside.getByText("1 van 3", { exact: true })).toBeVisible();
  await expect(beside.getByRole("link", { name: "Vorige aanvraag" })).toHaveCount(0);
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Gebeld: bereikt" }).click();
  await expect(page.getByText("Genoteerd: gebeld en bereikt.")).toBeVisible();
  await beside.getByRole("link", { name: "Volgende aanvraag" }).click();
  await expect(heading(page, second)).toBeVisible();
  await beside.getByRole("link", { name: "Volgende aanvraag" }).click();
  await expect(heading(page, third)).toBeVisible();
  await expect(beside.getByText("3 van 3, de laatste")).toBeVisible();
  await expect(beside.getByRole("link", { name: /^Volgende/ })).toHaveCount(0);
  await beside.getByRole("link", { name: "Vorige aanvraag" }).click();
  await expect(heading(page, second)).toBeVisible();
  await page.getByRole("link", { name: "Terug naar de lijst" }).click();
  await expect(page).toHaveURL(new RegExp(`status=nieuw&town=${city}`));
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("a choice that was not sent stays with the request for which it was made", async ({ page }) => {
  const { city, names } = await threeIn(page, "Keuze");
  await signIn(page, "Beheer", `/admin/aanvragen?town=${city}`);
  await page.getByRole("article").first().getByRole("link").click();
  await expect(heading(page, names[0] ?? "")).toBeVisible();
  const who = page.getByRole("combobox", { name: "Toegewezen aan" });
  await who.selectOption({ index: 1 });
  await page.getByRole("link", { name: "Volgende aanvraag" }).click();
  await expect(heading(page, names[1] ?? "")).toBeVisible();
  await expect(who).toHaveValue("");
});

test("keys walk the list, choose, open, go on, and lead to the step and the note; none of them while typing", async ({
  page,
}) => {
  const { city, names } = await threeIn(page, "Toetsen");
  const [first = "", second = ""] = names;
  await signIn(page, "Beheer", `/admin/aanvragen?town=${city}`);
  const links = page.getByRole("article").getByRole("link");
  await expect(links).toHaveCount(3);
  const press = (key: string) => page.keyboard.press(key);
  await press("j");
  await expect(links.first()).toBeFocused();
  await press("j");
  await press("x");
  await expect(page.getByRole("checkbox").nth(1)).toBeChecked();
  await press("x");
  await expect(page.getByText("1 gekozen")).toBeHidden();
  await press("k");
  await press("e");
  await expect(page.getByText("1 gekozen")).toBeVisible();
  await expect(page.getByRole("region", { name: "Met de gekozen aanvragen" }).locator(":focus")).toHaveCount(
    1,
  );
  await page.getByRole("button", { name: "Kies geen" }).click();
  await press("/");
  const search = page.getByRole("searchbox");
  await expect(search).toBeFocused();
  await page.keyboard.type("jex?");
  await expect(search).toHaveValue("jex?");
  await expect(page.getByRole("dialog")).toBeHidden();

  await links.first().focus();
  await press("Enter");
  await expect(heading(page, first)).toBeVisible();
  await expect(page.getByText("1 van 3", { exact: true })).toBeVisible();
  await press("j");
  await expect(heading(page, second)).toBeVisible();
  await press("Control+j");
  await press("Shift+j");
  await press("e");
  await expect(page.getByRole("button", { name: "Gebeld: bereikt" })).toBeFocused();
  await press("n");
  const note = page.getByRole("textbox", { name: "Notitie" });
  await expect(note).toBeFocused();
  await page.keyboard.type("juk");
  await expect(note).toHaveValue("juk");
  await expect(heading(page, second)).toBeVisible();
  await press("Escape");
  await expect(note).not.toBeFocused();
  await expect(note).toHaveValue("juk");
  await note.fill("");
  await press("Escape");
  await press("k");
  await expect(heading(page, first)).toBeVisible();
  await press("u");
  await expect(page).toHaveURL(new RegExp(`town=${city}`));
});

test("a card tells the keys and switches them off on this device", async ({ page }) => {
  const { city } = await threeIn(page, "Kaart");
  await signIn(page, "Beheer", `/admin/aanvragen?town=${city}`);
  const links = page.getByRole("article").getByRole("link");
  await expect(links).toHaveCount(3);
  await page.keyboard.press("?");
  const card = page.getByRole("dialog", { name: "Sneltoetsen" });
  await expect(card.getByText("notitie schrijven")).toBeVisible();
  await expectNoAxeViolations(page);
  // Behind a dialog nothing moves.
  await page.keyboard.press("j");
  await expect(links.first()).not.toBeFocused();
  await card.getByRole("checkbox", { name: "Sneltoetsen gebruiken op dit apparaat" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await expect(links.first()).not.toBeFocused();
  await expect(card).toBeHidden();
  await page.reload();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Sneltoetsen" }).click();
  await expect(card.getByRole("checkbox")).not.toBeChecked();
  await card.getByRole("checkbox").check();
  await card.getByRole("button", { name: "Sluiten" }).click();
  await page.keyboard.press("j");
  await expect(links.first()).toBeFocused();
});
