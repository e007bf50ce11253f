import type { Page } from "playwright/test";
import { press, tabTo } from "../support/keyboard.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { startServer, type TestServer } from "../support/server.ts";

/** What is published is seen on pages that other tests count. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ admin: true });
});
test.afterAll(() => server?.stop());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.adminUrl + path);
  await page.getByRole("button", { name: /^Redactie/ }).click();
  await page.waitForLoadState("networkidle");
}
const saved = (page: Page) => expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();

test("without a mouse: a sentence of a town page is found, changed, published and seen", async ({ page }) => {
  await open(page, "/admin/inhoud");
  await press(page.getByRole("link", { name: "Alle plaatsen" }));
  const search = page.getByLabel("Zoeken op naam");
  await tabTo(search);
  await page.keyboard.type("waalr");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /^Best/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await press(page.getByRole("link", { name: /^Waalre/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Waalre" })).toBeVisible();
  await page.waitForLoadState("networkidle");

  await press(page.locator("summary", { hasText: "Deel 1" }));
  const part = page.getByRole("group", { name: "Deel 1" });
  await press(part.locator("summary", { hasText: "Tekst 1" }));
  const first = part.getByLabel("Alinea 1", { exact: true }).first();
  await tabTo(first);
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Dit typte de eigenaar. ");
  await saved(page);
  await expectNoAxeViolations(page);
  await press(page.getByRole("button", { name: "Publiceren" }));
  await expect(page.getByText("De wijzigingen staan op de website.")).toBeVisible();
  await page.goto(`${server.adminUrl}/nl/waalre`);
  await expect(page.getByText("Dit typte de eigenaar.")).toBeVisible();
});

test("parts are added by their kind, moved, taken out and had back; what is wrong opens where it stands", async ({
  page,
  allowErrors,
}) => {
  // What may not be published is refused.
  allowErrors(/status of 422/);
  await open(page, "/admin/inhoud/town-service/best-bouw");
  await page.locator("summary", { hasText: "Deel 1" }).click();
  const part = page.getByRole("group", { name: "Deel 1", exact: true });
  await part.locator("summary", { hasText: "Onderdeel toevoegen" }).click();
  await part.getByRole("button", { name: /^Tabel/ }).click();
  await expect(part.getByLabel("Wat er in de tabel staat")).toBeFocused();
  await part.getByLabel("Wat er in de tabel staat").fill("Wat het scheelt");
  await part.getByLabel("Kolom 1", { exact: true }).first().fill("Werk");
  await part.getByRole("button", { name: "Kolom toevoegen" }).click();
  await part.getByLabel("Kolom 3", { exact: true }).first().fill("Bij ons");
  await part.getByLabel("Werk", { exact: true }).fill("Aanbouw");
  await part.getByLabel("Bij ons", { exact: true }).fill("Ja");
  await part.getByRole("button", { name: /^Weghalen\s?: Kolom 1$/ }).click();
  await expect(part.getByLabel("Werk", { exact: true })).toHaveCount(0);
  await part.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(part.getByLabel("Werk", { exact: true })).toHaveValue("Aanbouw");
  await expect(part.getByLabel("Bij ons", { exact: true })).toHaveValue("Ja");

  await part.getByRole("button", { name: /^Tabel \d omhoog$/ }).click();
  await expect(part.locator("summary", { hasText: "Wat het scheelt" })).toContainText(/^Tabel/);
  await saved(page);
  await expectNoAxeViolations(page);

  await page.locator("summary", { hasText: "Deel 1" }).click();
  await expect(part).toBeHidden();
  await page.getByRole("button", { name: "Publiceren" }).click();
  await expect(page.getByRole("alert")).toContainText("kloppen nog niet");
  await expect(part.getByText("Geef de kolom een naam")).toBeVisible();

  await page.getByRole("button", { name: /^Weghalen\s?: Deel 1$/ }).click();
  await expect(page.getByRole("button", { name: "Ongedaan maken" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("summary", { hasText: "Wat het scheelt" })).toBeVisible();
});
