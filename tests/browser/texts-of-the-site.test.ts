import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { startServer, type TestServer } from "../support/server.ts";

/** Changes what the site says, so it has one of its own. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ admin: true });
});
test.afterAll(() => server?.stop());

test("a text that stands on the site is found, tapped in the page and changed there", async ({ page }) => {
  await page.goto(`${server.adminUrl}/admin/inhoud`);
  await page.getByRole("button", { name: /^Beheer/ }).click();
  await page.getByLabel("Zoek een tekst van de site").fill("uitgevoerde klussen");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^‘uitgevoerde klussen’ staat op/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: /^uitgevoerde klussen Uitspraak .* Wat eronder staat$/ }).click();
  const label = page.getByLabel("Wat eronder staat");
  await expect(label).toBeFocused();

  await page.getByRole("button", { name: "Voorbeeld tonen" }).click();
  const inPage = page.frameLocator("iframe");
  await inPage.getByText("8800+", { exact: true }).first().click();
  const value = page.getByLabel("Wat groot staat");
  await expect(value).toBeFocused();
  await expect(inPage.locator("[data-marked]")).toHaveText("8800+");
  await value.fill("9000+");
  await expect(inPage.locator("[data-marked]")).toHaveText("9000+");
  // The field that is filled in is shown in the page.
  await label.focus();
  await expect(inPage.locator("[data-marked]")).toHaveText("uitgevoerde klussen");

  // What another record says leads there.
  await inPage.getByRole("heading", { level: 1 }).click();
  await expect(page.getByText("Deze tekst hoort bij iets anders.")).toBeVisible();
  await page.getByRole("link", { name: "Zoek hem in alle inhoud" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^‘/ })).toBeVisible();
});

test("a link in the page that the record does not say leads on, and texts of that page are tapped too", async ({
  page,
}) => {
  await page.goto(`${server.adminUrl}/admin/inhoud/company/company`);
  await page.getByRole("button", { name: /^Beheer/ }).click();
  await page.getByRole("button", { name: "Voorbeeld tonen" }).click();
  const inPage = page.frameLocator("iframe");
  await inPage.getByRole("contentinfo").getByRole("link", { name: "Over", exact: true }).click();
  await expect
    .poll(() => page.frames().some((frame) => frame.parentFrame() && frame.url().endsWith("/over-ons")))
    .toBe(true);
  await inPage.locator("html").evaluate(async () => {
    if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
  });
  await inPage.getByRole("contentinfo").getByText("040 000 00 00").first().click();
  await expect(page.getByLabel("Telefoon", { exact: true })).toBeFocused();
});
