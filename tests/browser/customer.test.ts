import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";

test("one house is joined by keyboard, noted about, and parted again", async ({ page }) => {
  test.slow();
  const [jan, els] = [unique("Klant"), unique("Klant")];
  const digits = (count: number) =>
    Math.random()
      .toString()
      .slice(2, 2 + count);
  const number = () => `06 1${digits(7)}`;
  const address = `Kerkstraat 1${digits(3)}, 56${digits(2)} KL Eindhoven`;
  await sendLead(page, jan, { email: `${jan}@voorbeeld.example`, phone: number(), address });
  await sendLead(page, els, { email: `${els}@voorbeeld.example`, phone: number(), address });
  await signIn(page, "Beheer", `/admin/aanvragen?q=${els}`);
  await page.getByRole("link", { name: `Jan ${els}`, exact: true }).click();
  const panel = page.getByRole("region", { name: "Klant" });
  await expect(panel).toContainText(`Dezelfde klant? Jan ${jan}`);
  await expectNoAxeViolations(page);
  await panel.getByRole("button", { name: "Samenvoegen" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Samengevoegd tot één klant.")).toBeVisible();
  await expect(page.getByText("2 aanvragen", { exact: true })).toBeVisible();
  const note = page.getByLabel("Notitie bij deze klant");
  await note.fill("Sleutel bij de buren");
  await page.reload();
  await expect(note).toHaveValue("Sleutel bij de buren");
  await page.getByRole("button", { name: "Notitie bij de klant bewaren" }).click();
  await expect(page.getByRole("region", { name: "Goed om te weten" })).toContainText("Sleutel bij de buren");
  await expect(note).toHaveValue("");
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Terug naar de aanvraag" }).click();
  await expect(panel).toContainText("Sleutel bij de buren");
  await panel.getByRole("link", { name: "Alle 2 aanvragen van deze klant" }).click();
  await page.getByRole("button", { name: /^Samengevoegd met .*: ongedaan maken$/ }).click();
  await expect(page.getByText("1 aanvraag", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Misschien ook van deze klant" })).toContainText(jan);
});

test("a row of the list says which request of its customer it is, and is no taller for it", async ({
  page,
}) => {
  const name = unique("Terug");
  const digits = Math.random().toString().slice(2, 9);
  const contact = { email: `${name}@voorbeeld.example`, phone: `06 2${digits}` };
  await sendLead(page, name, { ...contact, projectType: "dakrenovatie" });
  const later = { serviceType: "onderhoud", selectedService: "Onderhoudscontract", urgencyLevel: "normal" };
  await sendLead(page, name, { ...contact, ...later });
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  const rows = page.locator("[data-lead]");
  await expect(rows).toHaveCount(2);
  const again = rows.filter({ hasText: /2e aanvraag · dakrenovatie 20\d\d/ });
  await expect(again).toHaveCount(1);
  await expectNoAxeViolations(page);
  if ((page.viewportSize()?.width ?? 0) > 1000) return;
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights[0]).toBe(heights[1]);
});
