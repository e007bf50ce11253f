import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";

const ordinary = { selectedService: "Gratis offerte", serviceType: "offerte", urgencyLevel: "normal" };

test("a label is made on a request, found by, given to several at once and taken back, and ended everywhere", async ({
  page,
}) => {
  test.slow();
  const city = unique("Labels");
  const label = unique("Steiger");
  for (const each of ["een", "twee"]) {
    const name = unique(each);
    await sendLead(page, name, { ...ordinary, city, email: `${name}@voorbeeld.example` });
  }
  await signIn(page, "Beheer", `/admin/aanvragen?town=${city}`);
  const rows = page.getByRole("article");
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole("link").click();
  await page.getByText("Label", { exact: true }).click();
  await page.getByLabel("Nieuw label").fill(label);
  await page.getByLabel("Kleur van het label").selectOption("Oranje");
  await page.getByRole("button", { name: "Maken", exact: true }).click();
  await expect(page.getByText(`Label ‘${label}’ op 1 aanvraag.`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Label ${label} weghalen` })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole("link", { name: "Terug naar de lijst" }).click();
  await expect(rows.filter({ hasText: label })).toHaveCount(1);
  const boxes = page.getByRole("checkbox");
  await boxes.first().check();
  await boxes.last().check();
  await page.getByLabel("Status of label voor de gekozen aanvragen").selectOption({ label });
  await page.getByRole("button", { name: "Zetten" }).click();
  await expect(page.getByText(`Label ‘${label}’ op 1 aanvraag.`)).toBeVisible();
  await expect(rows.filter({ hasText: label })).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(rows.filter({ hasText: label })).toHaveCount(1);

  const filters = page.getByRole("button", { name: /^Filters/ });
  if (await filters.isVisible())
    if ((await filters.getAttribute("aria-expanded")) === "false") await filters.click();
  await page.getByLabel("Label", { exact: true }).selectOption(label);
  await page.getByRole("button", { name: "Zoeken" }).click();
  await expect(page).toHaveURL(/label=\d+/);
  await expect(rows).toHaveCount(1);

  await page.getByRole("link", { name: "Labels" }).click();
  await page.getByRole("link", { name: `Verwijderen van label ${label}` }).click();
  await expect(page.getByText("Het gaat dan ook weg bij 1 aanvraag.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Verwijderen", exact: true }).click();
  await expect(page.getByText(`Label ‘${label}’ is weg, ook bij 1 aanvraag.`)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: label })).toHaveCount(0);
});
