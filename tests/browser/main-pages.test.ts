import type { FrameLocator, Page } from "playwright/test";
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
  const signIn = page.getByRole("button", { name: /^Beheer/ });
  if (await signIn.isVisible()) await signIn.click();
  await page.waitForLoadState("networkidle");
}

/** From the list of all content to a record, by keyboard. */
async function openRecord(page: Page, name: string): Promise<void> {
  await open(page, "/admin/inhoud");
  await press(page.getByRole("main").getByRole("link", { name }).first());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

async function publish(page: Page): Promise<void> {
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  await press(page.getByRole("button", { name: "Publiceren" }));
  await expect(page.getByText("De wijzigingen staan op de website.")).toBeVisible();
}

/** Taps in it are heard from then on. */
const loaded = (inPage: FrameLocator) =>
  inPage.locator("html[data-template]").evaluate(async () => {
    if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
  });

async function putBack(page: Page): Promise<void> {
  await press(page.getByRole("button", { name: "Terug naar de oorspronkelijke tekst" }));
  await expect(page.getByText("Oorspronkelijk", { exact: true })).toBeVisible();
}

test("without a mouse: the headline of home is changed, seen, and put back", async ({ page }) => {
  await openRecord(page, "Homepagina");
  await expectNoAxeViolations(page);
  const headline = page.getByLabel("Kop van de pagina");
  const original = await headline.inputValue();
  await tabTo(headline);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Een kop van de eigenaar");
  await publish(page);
  await page.goto(`${server.adminUrl}/`);
  await expect(page.getByRole("heading", { level: 1, name: "Een kop van de eigenaar" })).toBeVisible();
  await openRecord(page, "Homepagina");
  await putBack(page);
  await expect(headline).toHaveValue(original);
  await page.goto(`${server.adminUrl}/`);
  await expect(page.getByRole("heading", { level: 1, name: original })).toBeVisible();
});

const sentences = [
  { name: "Daken", path: "/daken", folds: ["Oproep"], label: "Tekst" },
  { name: "Over ons", path: "/over-ons", folds: ["Deel 2", "Lijst 1"], label: "Punt 1" },
  { name: "Contact", path: "/contact", folds: [], label: "Onder de kop" },
];
for (const { name, path, folds, label } of sentences)
  test(`without a mouse: a sentence of ${path}`, async ({ page }) => {
    await openRecord(page, name);
    for (const fold of folds) await press(page.locator("summary:visible", { hasText: fold }).first());
    await tabTo(page.getByLabel(label, { exact: true }).and(page.locator(":visible")).first());
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("Dit typte de eigenaar. ");
    await publish(page);
    await expectNoAxeViolations(page);
    await page.goto(server.adminUrl + path);
    await expect(page.getByText("Dit typte de eigenaar.")).toBeVisible();
    await openRecord(page, name);
    await putBack(page);
    await page.goto(server.adminUrl + path);
    await expect(page.getByText("Dit typte de eigenaar.")).toHaveCount(0);
  });

test("a text is found and tapped as visitors read it, with the words in braces said", async ({ page }) => {
  await open(page, "/admin/inhoud");
  await page.getByLabel("Zoek een tekst van de site").fill("Ons kantoor staat in Eindhoven");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: /^Ons kantoor staat in Eindhoven/ }).click();
  const intro = page.getByLabel("Inleiding", { exact: true }).and(page.locator(":focus"));
  await expect(intro).toHaveValue(/^Ons kantoor staat in \{kantoorplaats\}\./);
  await expect(page.getByText("{kantoorplaats} is nu ‘Eindhoven’.")).toBeVisible();
  await page.getByText("Woorden tussen accolades").click();
  await expect(page.getByText("uitspraak ‘Sinds 1943’")).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Voorbeeld tonen" }).click();
  const inPage = page.frameLocator("iframe");
  await loaded(inPage);
  await inPage.getByText("Wij begonnen in 1943.").click();
  await expect(page.locator(":focus")).toHaveValue(/^Wij begonnen in \{beginjaar\}\./);
  await expect(inPage.locator("[data-marked]")).toContainText("Nu staat de vierde generatie op het dak.");

  await page.locator(":focus").fill("Sinds {begin} hier.");
  await expect(page.getByText(/^Het woord \{begin\} bestaat niet\. Bedoelt u \{beginjaar\}/)).toBeVisible();
});

test("the text of a card under a link that covers it is tapped as what it is", async ({ page }) => {
  await open(page, "/admin/inhoud/home/home");
  await page.getByRole("button", { name: "Voorbeeld tonen" }).click();
  const inPage = page.frameLocator("iframe");
  await loaded(inPage);
  const text = inPage.getByText("Lekken zoeken, pannen en bitumen");
  // The link lies over it.
  await text.click({ force: true });
  await expect(page.locator(":focus")).toHaveValue(/^Lekken zoeken, pannen en bitumen/);
});
