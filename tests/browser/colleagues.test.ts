import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { startServer, type TestServer } from "../support/server.ts";

/** Who may enter is the same for all tests of a server. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ admin: true });
});
test.afterAll(() => server?.stop());

const colleagues = "/admin/instellingen/collegas";

async function signInAs(page: Page, email: string, path = "/admin"): Promise<void> {
  await page.context().clearCookies();
  await page.goto(server.adminUrl + path);
  await page.getByLabel("Een collega die u in het beheer toevoegde").fill(email);
  await page.getByRole("button", { name: "Aanmelden", exact: true }).click();
  await page.waitForLoadState("networkidle");
}

const menu = (page: Page) => page.getByRole("navigation", { name: "Beheer" }).getByRole("link");
const row = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ hasText: `${name.toLowerCase()}@voorbeeld.example` });

test("the owner adds a colleague as writer, who sees only what is his, until it is withdrawn @phone", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/403|422/);
  await signInAs(page, "els@voorbeeld.example");
  await expect(page.getByText("uw adres heeft nog geen rol")).toBeVisible();

  await signInAs(page, "beheer@voorbeeld.example", colleagues);
  await expectNoAxeViolations(page);
  await expect(row(page, "beheer")).toContainText("Staat vast in de installatie");
  await expect(row(page, "beheer").getByText("Wijzigen")).toHaveCount(0);

  await page.getByLabel("E-mailadres").fill("els");
  await page.getByLabel("E-mailadres").evaluate((field: HTMLInputElement) => {
    field.type = "text";
  });
  await page.getByLabel("Naam", { exact: true }).last().fill("Els");
  await page.getByRole("button", { name: "Collega toevoegen" }).click();
  await expect(page.getByText("Vul een e-mailadres in, zoals els@uwbedrijf.nl")).toBeVisible();
  await expect(page.getByLabel("Naam", { exact: true }).last()).toHaveValue("Els");

  await page.getByLabel("E-mailadres").fill("els@voorbeeld.example");
  await page.getByRole("button", { name: "Collega toevoegen" }).click();
  await expect(page.getByRole("status").getByText("Els is toegevoegd als Redactie")).toBeVisible();
  await expect(page.getByLabel("E-mailadres")).toHaveValue("");
  await expect(page.getByText("Els (els@voorbeeld.example): toegevoegd als Redactie")).toBeVisible();
  await expectNoAxeViolations(page);

  await signInAs(page, "els@voorbeeld.example");
  await expect(menu(page)).toHaveText(["Inhoud", "Artikelen", "Media"]);
  await page.goto(`${server.adminUrl}/admin/aanvragen`);
  await expect(page.getByRole("heading", { name: "Geen toegang" })).toBeVisible();
  await expect(menu(page)).toHaveText(["Inhoud", "Artikelen", "Media"]);

  await signInAs(page, "beheer@voorbeeld.example", colleagues);
  await row(page, "Els").getByText("Wijzigen").click();
  await row(page, "Els").getByRole("button", { name: "Toegang intrekken" }).click();
  await expect(page.getByText("Els heeft geen toegang meer, vanaf nu.")).toBeVisible();
  await signInAs(page, "els@voorbeeld.example");
  await expect(page.getByText("uw adres heeft nog geen rol")).toBeVisible();
});

test("a role is changed and taken back by keyboard, and nothing is wider than the screen", async ({
  page,
}) => {
  await server.sql(
    "INSERT INTO colleagues VALUES ('bas@voorbeeld.example', 'Bas', 'field') ON CONFLICT DO UPDATE SET role = 'field'",
  );
  await signInAs(page, "beheer@voorbeeld.example", colleagues);
  await row(page, "Bas").locator("summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(row(page, "Bas").getByLabel("Naam")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("P");
  await expect(row(page, "Bas").getByLabel("Rol")).toHaveValue("planner");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText("Bas staat nu als Planner in de lijst.")).toBeVisible();
  await page.getByRole("button", { name: "Ongedaan maken" }).focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("status").getByText("Bas staat nu als Buitendienst in de lijst."),
  ).toBeVisible();
  // Not the window's own width: a phone shows a page that is too wide from farther away.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test("who opens what a colleague is writing in is told so, and who goes on with his own is not @phone", async ({
  page,
  browser,
}) => {
  await server.sql("INSERT INTO colleagues VALUES ('noor@voorbeeld.example', 'Noor', 'writer')");
  const colleague = await (await browser.newContext()).newPage();
  for (const [path, label] of [
    ["/admin/inhoud/home/home", "Kop van de pagina"],
    ["/admin/artikelen/plat-dak", "Titel"],
  ] as const) {
    const told = (on: Page) => on.getByRole("status").filter({ hasText: "wie als tweede opslaat" });
    await signInAs(page, "beheer@voorbeeld.example", path);
    await page.getByLabel(label, { exact: true }).first().press("End");
    await page.keyboard.type("x");
    await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue(/x$/);
    await expect(told(page)).toHaveCount(0);

    await signInAs(colleague, "noor@voorbeeld.example", path);
    await expect(told(colleague)).toContainText(/^beheer heeft dit/);
    await comeBack(page);
    await expect(told(page)).toContainText(/^Noor heeft dit( artikel)? nu ook open\./);
    await colleague.goto(new URL("/admin/artikelen", page.url()).href);
    await comeBack(page);
    await expect(told(page)).toHaveCount(0);

    // Nobody has it open any more, and it was saved a moment ago.
    await page.goto(new URL("/admin/artikelen", page.url()).href);
    await colleague.goto(new URL(path, page.url()).href);
    await expect(told(colleague)).toContainText("is er misschien nog mee bezig");
  }
  await colleague.context().close();
});

/** To the window: who is there is asked at once. */
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event("focus")));

test("field staff see the request that was given to them, with what they may do @phone", async ({ page }) => {
  await server.sql(
    "INSERT INTO colleagues VALUES ('bas@voorbeeld.example', 'Bas', 'field') ON CONFLICT DO UPDATE SET role = 'field'",
  );
  await signInAs(page, "bas@voorbeeld.example");
  await expect(menu(page)).toHaveText(["Aanvragen", "Agenda"]);
  await expect(page.getByRole("heading", { level: 1, name: "Mijn aanvragen" })).toBeVisible();
  await expect(page.getByRole("search")).toHaveCount(0);
  await expectNoAxeViolations(page);
});
