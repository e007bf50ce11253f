import type { Page } from "playwright/test";
import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";

const article = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });
const box = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: new RegExp(`^Kies Jan ${name} `) });
const ordinary = { selectedService: "Gratis offerte", serviceType: "offerte", urgencyLevel: "normal" };
const list = (name: string) => `/admin/aanvragen?q=${name}`;

test("what cannot wait stands in a block of its own above all others, with a button that calls", async ({
  page,
}) => {
  const name = unique("Spoed");
  await sendLead(page, `${name}rustig`, ordinary);
  await sendLead(page, `${name}nu`);
  await signIn(page, "Beheer", list(name));
  const block = page.getByRole("region", { name: /^Spoed: bel/ });
  await expect(block.getByRole("article")).toHaveCount(1);
  await expect(block.getByRole("link", { name: `Bel Jan ${name}nu` })).toHaveAttribute(
    "href",
    "tel:+31612345678",
  );
  await expect(block.getByText(/^nog |te laat$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "De andere aanvragen" })).toContainText(`${name}rustig`);
  await expectNoAxeViolations(page);
});

test("the columns of the urgent and of the other requests are one", async ({ page }) => {
  const name = unique("Kolom");
  await sendLead(page, `${name}rustig`, ordinary);
  await sendLead(page, `${name}nu`);
  // Without a number that is certain there is no button that calls.
  await sendLead(page, `${name}anders`, { phone: "12345678901" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "Beheer", list(name));
  await expect(page.getByRole("article")).toHaveCount(3);
  const starts = await page
    .getByRole("article")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].flatMap((cell) =>
          (getComputedStyle(cell).display === "contents" ? [...cell.children] : [cell]).map((each) =>
            Math.round(each.getBoundingClientRect().left),
          ),
        ),
      ),
    );
  expect(starts[1]).toEqual(starts[0]);
  expect(starts[2]).toEqual(starts[0]);
});

test("the first screen of a phone shows more than two requests", async ({ page }) => {
  // As long as most names are: beside a longer one the reference takes a line of its own.
  const name = unique("S");
  for (const each of ["een", "twee", "drie", "vier"]) await sendLead(page, name + each);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "Beheer", list(name));
  const bottoms = await page
    .getByRole("article")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
  expect(bottoms.filter((bottom) => bottom <= 844).length).toBeGreaterThan(2);
});

test("ten requests are spam in three clicks, and ordinary again in one", async ({ page }) => {
  const name = unique("Reclame");
  for (let n = 0; n < 10; n++)
    await sendLead(page, `${name}x${n}`, { ...ordinary, projectDescription: `Reclame nummer ${n}` });
  await signIn(page, "Beheer", list(name));
  const boxes = page.getByRole("checkbox");
  await expect(boxes).toHaveCount(10);
  await boxes.first().click();
  await boxes.last().click({ modifiers: ["Shift"] });
  await expect(page.getByText("10 gekozen")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Spam", exact: true }).click();
  await expect(page.getByText("10 aanvragen naar spam.")).toBeVisible();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText("Ongedaan gemaakt.")).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Nieuw" })).toHaveCount(10);
});

test("by keyboard several are given to a colleague at once, and taken back", async ({ page }) => {
  const name = unique("Verdeel");
  for (const each of ["een", "twee", "drie"]) await sendLead(page, name + each, ordinary);
  await signIn(page, "Beheer", list(name));
  const boxes = page.getByRole("checkbox");
  await boxes.first().focus();
  await page.keyboard.press("Space");
  await boxes.last().focus();
  await page.keyboard.press("Shift+Space");
  await expect(page.getByText("3 gekozen")).toBeVisible();
  await page.getByRole("button", { name: "Toewijzen" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 aanvragen toegewezen aan beheer.")).toBeVisible();
  await expect(boxes.last()).toBeFocused();
  await expect(page.getByRole("article").filter({ hasText: "toegewezen aan beheer" })).toHaveCount(3);
  await page.getByRole("button", { name: "Ongedaan maken" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ongedaan gemaakt.")).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "toegewezen aan" })).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

test("the keyboard comes to the first request in few steps, and back to it after it was read", async ({
  page,
}) => {
  const name = unique("Toets");
  await sendLead(page, `${name}een`, ordinary);
  await sendLead(page, `${name}twee`, ordinary);
  await signIn(page, "Beheer", list(name));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Naar de aanvragen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("checkbox").first()).toBeFocused();
  await page.keyboard.press("Tab");
  const link = page.getByRole("article").first().getByRole("link");
  await expect(link).toBeFocused();
  const opened = await link.innerText();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: opened });
  await expect(heading).toBeFocused();

  // Two changes leave no trace in the history of the window.
  await page.getByRole("button", { name: "Ik pak deze op" }).click();
  await expect(page.getByText("Toegewezen aan beheer.")).toBeVisible();
  await page.getByRole("button", { name: "Gebeld: bereikt" }).click();
  await expect(page.getByText("Genoteerd: gebeld en bereikt.")).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`aanvragen\\?q=${name}(#aanvragen)?$`));
  await expect(article(page, opened).getByRole("link")).toBeFocused();
});

test("filters stand in the address, together, and one press of Back undoes one of them", async ({ page }) => {
  const name = unique("Zeef");
  await sendLead(page, `${name}best`, { ...ordinary, city: "Best" });
  await sendLead(page, `${name}spoed`, { city: "Best" });
  await sendLead(page, `${name}elders`, { city: "Waalre" });
  await signIn(page, "Beheer", list(name));
  await expect(page.getByRole("article")).toHaveCount(3);
  const filters = page.getByRole("button", { name: /^Filters/ });
  if (await filters.isVisible()) await filters.click();
  await page.getByLabel("Plaats").fill("best");
  await page.getByRole("button", { name: "Zoeken" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByLabel("Spoed", { exact: true }).selectOption("Alleen spoed");
  await page.getByLabel("Ontvangen vanaf").fill("2020-01-01");
  await page.getByRole("button", { name: "Zoeken" }).click();
  await expect(page).toHaveURL(/urgent=1.*town=best.*from=2020-01-01/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByLabel("Spoed", { exact: true })).toHaveValue("");
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(box(page, `${name}elders`)).toBeVisible();
});
