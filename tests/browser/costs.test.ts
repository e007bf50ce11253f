import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { startServer, type TestServer } from "../support/server.ts";

/** A price shows on pages that other tests look at. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ admin: true });
});
test.afterAll(() => server?.stop());

/** As an owner would from his phone. */
async function enterPrice(page: Page): Promise<void> {
  await page.goto(`${server.adminUrl}/admin/inhoud`);
  await page.getByRole("button", { name: /^Beheer/ }).click();
  await page.getByRole("link", { name: "Nieuwe prijs" }).click();
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Bij welke dienst").selectOption("daken/dakrenovatie");
  await page.getByLabel("Welk werk").fill("Pannendak vernieuwen");
  await page.getByLabel("Land").selectOption("NL");
  await page.getByRole("button", { name: "Beginnen" }).click();
  await expect(page.getByRole("button", { name: "Publiceren" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Van", { exact: true }).fill("95,00");
  await page.getByLabel(/^Tot/).fill("130");
  await page.getByLabel("Waarvoor", { exact: true }).selectOption("m2");
  await page.getByLabel("Btw die erin zit").selectOption("nl-21");
  await page.getByLabel("Wat erin zit").fill("Oude pannen eraf en afgevoerd, nieuwe latten en pannen erop.");
  await page.getByRole("button", { name: "Toeslag toevoegen" }).click();
  await page.getByLabel("Waar het om gaat").selectOption("access");
  await page.getByLabel("Wanneer het erbij komt").fill("Steiger nodig");
  await page.getByLabel("Hoeveel erbij").fill("12");
  await page.getByLabel("Waarvan").selectOption("unit");
  await page.getByLabel("Prijspeil van").fill("2026-11-01");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Publiceren" }).click();
  await expect(page.getByText(/^Het staat op de website/)).toBeVisible();
}

test("an owner enters a price, and a visitor reckons with it without script and sends it along @phone", async ({
  page,
  browser,
}) => {
  test.slow();
  await enterPrice(page);
  await page.goto(`${server.adminUrl}/daken/dakrenovatie`);
  const link = page.getByRole("link", { name: "Reken uit wat het bij u ongeveer wordt" });
  await expect(link).toHaveAttribute("href", "/wat-kost-het?dienst=dakrenovatie");

  const cookies = await page.context().cookies();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    baseURL: server.adminUrl,
  });
  await context.addCookies(cookies);
  const visitor = await context.newPage();
  await visitor.goto("/wat-kost-het?dienst=dakrenovatie");
  await visitor.getByLabel("Hoeveel m²?").fill("tachtig");
  await visitor.getByRole("button", { name: "Reken uit" }).click();
  await expect(visitor.getByText("Vul een getal in, bijvoorbeeld 80")).toBeVisible();
  await expect(visitor.getByLabel("Hoeveel m²?")).toHaveValue("tachtig");
  await visitor.getByLabel("Hoeveel m²?").fill("80,5");
  await visitor.getByRole("radio", { name: "Steiger nodig" }).check();
  await visitor.getByRole("button", { name: "Reken uit" }).click();
  const bill = visitor.getByRole("region", { name: "Ongeveer" });
  await expect(bill).toContainText("tot € 11.450");
  await expect(bill.getByRole("listitem")).toHaveCount(2);
  await expect(visitor.getByRole("radio", { name: "Steiger nodig" })).toBeChecked();
  await bill.getByRole("link", { name: "Vraag hier een offerte voor aan" }).click();
  await expect(visitor.getByRole("radio", { name: /Gratis offerte/ })).toBeChecked();
  await expect(visitor.getByRole("checkbox", { name: /^Uitgerekend op de site/ })).toBeChecked();
  await expect(visitor.getByText(/80,5 m².*tot €.11\.450, met 21.% btw\..*steiger nodig/)).toBeVisible();
  await context.close();

  // With script too; the page is the one of who published, who sees it at once.
  await page.goto(`${server.adminUrl}/wat-kost-het?dienst=dakrenovatie`);
  await page.getByLabel("Hoeveel m²?").fill("80");
  await page.keyboard.press("Enter");
  const own = page.getByRole("region", { name: "Ongeveer" });
  await expect(own).toContainText("Hoe wij erbij komen: weet u nog niet");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expectNoAxeViolations(page);
  await own.getByRole("link", { name: "Vraag hier een offerte voor aan" }).click();
  const words = page.getByLabel(/^Wat is er aan de hand/);
  await words.fill("De pannen aan de achterkant schuiven.");
  await expect(page.getByRole("checkbox", { name: /80 m²/ })).toBeChecked();
  await expect(page.getByText("Concept bewaard")).toBeVisible();
  await page.goBack();
  await page.getByLabel("Hoeveel m²?").fill("90");
  await page.keyboard.press("Enter");
  await own.getByRole("link", { name: "Vraag hier een offerte voor aan" }).click();
  // Reckoned again: the last one goes along, and the visitor's words are still there.
  await expect(page.getByText("Uw concept is teruggezet.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /90 m²/ })).toBeChecked();
  await expect(words).toHaveValue("De pannen aan de achterkant schuiven.");
});
