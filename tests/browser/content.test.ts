import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { startServer, type TestServer } from "../support/server.ts";

/** Changes what all pages show, so it has a site of its own. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ admin: true });
});
test.afterAll(() => server?.stop());

test("the owner's new number is looked at in its place, published, seen by visitors, and taken back", async ({
  page,
  context,
  allowErrors,
}) => {
  // What may not be published is refused.
  allowErrors(/status of 422/);
  await page.goto(`${server.adminUrl}/admin/inhoud`);
  await page.getByRole("button", { name: /^Beheer/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inhoud" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Totaal Specialisten/ })
    .click();
  const phone = page.getByLabel("Telefoon", { exact: true });
  await expect(phone).toHaveValue("040 000 00 00");
  await page.waitForLoadState("networkidle");
  await expectNoAxeViolations(page);

  await phone.fill("040 12");
  await expect(page.getByText("Vul een Nederlands of Belgisch nummer in").first()).toBeVisible();
  await page.getByRole("button", { name: "Publiceren" }).click();
  await expect(page.getByRole("alert")).toContainText("2 dingen kloppen nog niet");
  await phone.fill("040 123 45 67");
  await expect(page.getByText("Vul een Nederlands of Belgisch nummer in")).toHaveCount(0);
  // It was the same number; as the only one that stays it would be wrong on every page.
  await expect(page.getByLabel("Telefoon buiten kantooruren")).toHaveValue("040 123 45 67");

  await page.getByRole("button", { name: "Voorbeeld tonen" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("link", { name: "040 123 45 67" }).first()).toBeVisible();
  const visitor = await context.newPage();
  await visitor.goto(`${server.url}/contact`);
  await expect(visitor.getByRole("link", { name: "040 000 00 00" }).first()).toBeVisible();

  await page.getByRole("button", { name: "Publiceren" }).click();
  const said = (text: string) => page.getByRole("status").filter({ hasText: text });
  // The button that was pressed is off: what it did has the focus.
  await expect(said("De wijzigingen staan op de website.")).toBeFocused();
  await page.goto(`${server.adminUrl}/contact`);
  await expect(page.getByRole("link", { name: "040 123 45 67" }).first()).toBeVisible();
  expect(await page.content()).not.toContain("000 00 00");

  await page.goto(`${server.adminUrl}/admin/inhoud/company/company`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Terug naar de oorspronkelijke tekst" }).click();
  await expect(phone).toHaveValue("040 000 00 00");
  await expect(page.getByText("Oorspronkelijk", { exact: true })).toBeVisible();
  await expect(said("De oorspronkelijke tekst staat weer op de website.")).toBeFocused();
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(said("De oorspronkelijke tekst")).toHaveCount(0);
});

test("what was said of a version that was put back is gone once it is published", async ({ page }) => {
  await page.goto(`${server.adminUrl}/admin/inhoud/company/company`);
  await page.getByRole("button", { name: /^Beheer/ }).click();
  await page.waitForLoadState("networkidle");
  const phone = page.getByLabel("Telefoon", { exact: true });
  for (const number of ["040 222 33 44", "040 333 44 55"]) {
    await phone.fill(number);
    await page.getByRole("button", { name: "Publiceren" }).click();
    await expect(page.getByText("De wijzigingen staan op de website.")).toBeVisible();
  }
  await page.getByRole("link", { name: "Eerdere versies" }).click();
  const versions = page.getByRole("navigation", { name: "Versies" }).getByRole("link");
  await versions.filter({ hasText: "Gepubliceerd" }).last().click();
  await page.getByRole("button", { name: "Deze versie terugzetten" }).click();
  const restored = page.getByText("De eerdere versie is teruggezet als concept.");
  await expect(restored).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Publiceren" }).click();
  await expect(page.getByText("De wijzigingen staan op de website.")).toBeVisible();
  await expect(restored).toHaveCount(0);
});
