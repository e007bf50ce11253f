import { signIn } from "../support/admin-pages.ts";
import { layoutProblems } from "../support/layout-problems.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";

test("the page of how the site works says of each thing its limit and what to do then", async ({ page }) => {
  await signIn(page, "Beheer", "/admin/werking");
  await expect(page.getByRole("heading", { level: 1, name: "Werking" })).toBeVisible();
  const line = page.getByRole("listitem").filter({ hasText: "Taak van elke minuut" });
  await expect(line.getByText("Rood als hij langer dan 10 minuten niet goed is afgelopen.")).toBeVisible();
  const advice = line.getByText(/^Waarschuw de beheerder van de website/);
  await expect(advice).toBeHidden();
  await line.getByText("Wat te doen bij rood?").click();
  await expect(advice).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await layoutProblems(page)).toEqual([]);
});

test("an editor has no such page", async ({ page }) => {
  await signIn(page, "Redactie");
  await expect(page.getByRole("navigation", { name: "Beheer" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Werking" })).toHaveCount(0);
});
