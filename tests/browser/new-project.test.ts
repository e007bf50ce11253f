import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, hold, test } from "../support/page.ts";
import { drawPhoto, type TestFile } from "../support/photos.ts";
import { startServer, type TestServer } from "../support/server.ts";

/** What is published is seen on pages that other tests count. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ admin: true });
});
test.afterAll(() => server?.stop());

async function signIn(page: Page, path = "/admin/inhoud"): Promise<void> {
  await page.goto(server.adminUrl + path);
  await page.getByRole("button", { name: /^Redactie/ }).click();
  await page.waitForLoadState("networkidle");
}

/** Begins a project; its key. */
async function begin(page: Page, service = "daken/dakrenovatie", town = "best"): Promise<string> {
  await page.goto(`${server.adminUrl}/admin/inhoud/project/nieuw`);
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Welk werk").selectOption(service);
  await page.getByLabel("Plaats", { exact: true }).selectOption(town);
  await page.getByRole("button", { name: "Beginnen" }).click();
  await expect(page.getByRole("button", { name: "Publiceren" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** All different: one file twice is one photo. */
async function photos(page: Page, count: number, width = 640): Promise<TestFile[]> {
  const drawn: TestFile[] = [];
  for (let n = 0; n < count; n++)
    drawn.push(await drawPhoto(page, `foto ${n + 1}.jpg`, { width: width + n * 16, height: 480 }));
  return drawn;
}

const adder = (page: Page) => page.getByLabel("Foto’s toevoegen");
const stages = (page: Page) => page.getByLabel("Wanneer", { exact: true });
const saved = (page: Page) => expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
const values = (page: Page) =>
  stages(page).evaluateAll((all) => all.map((each) => (each as unknown as { value: string }).value));

test("from a phone: a project with eight photos is on the site in twenty taps", async ({ page }) => {
  test.slow();
  let taps = 0;
  const tap = async (...args: Parameters<Page["getByRole"]>) => {
    taps++;
    await page.getByRole(...args).click();
  };
  /** A control is tapped before anything is put into it; a choice or a day takes another one. */
  const into = (more = 0) => {
    taps += 1 + more;
  };
  await signIn(page);
  const eight = await photos(page, 8);
  await tap("link", { name: "Nieuw project" });
  await page.waitForLoadState("networkidle");
  await expectNoAxeViolations(page);
  into(1);
  await page.getByLabel("Welk werk").selectOption("daken/dakrenovatie");
  into(1);
  await page.getByLabel("Plaats", { exact: true }).selectOption("best");
  await tap("button", { name: "Beginnen" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dakrenovatie in Best");
  await expect(page.getByText("Vul eerst in wat nog ontbreekt")).toBeVisible();
  await page.waitForLoadState("networkidle");

  await expect(page.getByText("Foto maken", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Foto maken")).toHaveAttribute("capture", "environment");
  into(1);
  await adder(page).setInputFiles(eight);
  await expect(stages(page)).toHaveCount(8, { timeout: 60_000 });
  expect(await values(page)).toEqual(["before", ...Array(6).fill("during"), "after"]);
  into();
  await page.getByLabel("Wat er aan de hand was").fill("De pannen poederden.");
  into();
  await page.getByLabel("Wat wij hebben gedaan").fill("Nieuwe pannen gelegd.");
  into(1);
  await page.getByLabel("Opgeleverd op").fill("2026-09-18");
  into(1);
  await page.getByLabel("Gegeven op").fill("2026-10-01");
  into(1);
  await page.getByLabel("Hoe", { exact: true }).selectOption("mail");
  // Where a card cuts the last photo, its lower edge stays.
  await page.getByText("Uitsnede kiezen").last().click();
  const lower = page.getByLabel("Van boven naar beneden").last();
  await lower.fill("80");
  await page.getByRole("button", { name: "Weer het midden" }).press("Enter");
  await expect(page.locator("summary:focus")).toHaveText("Uitsnede kiezen");
  await lower.fill("100");
  await expectNoAxeViolations(page, { atBothWidths: true });
  await saved(page);
  await page.getByRole("button", { name: "Voorbeeld tonen" }).click();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText(
    "Dakrenovatie in Best",
  );
  await tap("button", { name: "Publiceren" });
  await expect(page.getByText("Het staat op de website.")).toBeVisible();
  await expect(page.getByText("Gepubliceerd", { exact: true })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(20);

  // The library knows where a photo stands, and does not let go of it.
  const editor = page.url();
  await page.goto(`${server.adminUrl}/admin/media`);
  await page.getByRole("link", { name: "foto 1", exact: true }).click();
  const use = page.getByRole("region", { name: "Waar hij staat" }).getByRole("listitem");
  await expect(use).toHaveText("Dakrenovatie in Bestop de website");
  await expect(page.getByRole("button", { name: "Afbeelding verwijderen" })).toBeDisabled();
  await use.getByRole("link").click();
  await expect(page).toHaveURL(editor);

  await page.getByRole("link", { name: "Bekijk op de website" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dakrenovatie in Best");
  await expect(page.getByText("De pannen poederden.")).toBeVisible();
  await expect(page.getByRole("figure").filter({ hasText: /^Na$/ }).getByRole("img")).toHaveCSS(
    "object-position",
    "50% 100%",
  );
  const address = page.url();
  await page.goto(editor);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Van de website halen" }).click();
  await expect(page.getByText("Het is van de website af.")).toBeVisible();
  await expect(page.getByText("Concept", { exact: true })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test("a reload in the middle of eight photos keeps what was stored, and asks before the rest is lost", async ({
  page,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/ERR_|Failed to (fetch|load)/);
  await signIn(page);
  const four = await photos(page, 4);
  await begin(page);
  await adder(page).setInputFiles(four.slice(0, 2));
  await expect(stages(page)).toHaveCount(2);
  // The third is on its way for as long as this test likes.
  const release = await hold(page, "**/admin/api/media");
  await adder(page).setInputFiles(four.slice(2));
  await expect(page.getByText("Nog 2 foto’s bezig …")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publiceren" })).toBeDisabled();
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked++;
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toBe(1);
  release();
  await expect(stages(page)).toHaveCount(2);
  expect(await values(page)).toEqual(["before", "after"]);
  await page.waitForLoadState("networkidle");
  await saved(page);
  await page.reload();
  await expect(stages(page)).toHaveCount(2);
});

test("one photo that fails says why, is tried again without being chosen again, and comes to its place", async ({
  page,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/ERR_|Failed to (fetch|load)/);
  await signIn(page);
  const three = await photos(page, 3);
  await begin(page);
  await page.route("**/admin/api/media", (route) => route.abort(), { times: 1 });
  await adder(page).setInputFiles(three);
  await expect(stages(page)).toHaveCount(2, { timeout: 30_000 });
  const failed = page.getByRole("listitem").filter({ hasText: "Er is geen verbinding." });
  await expect(failed).toContainText("foto 1.jpg");
  await expectNoAxeViolations(page);
  expect(await values(page)).toEqual(["during", "after"]);
  await failed.getByRole("button", { name: /^Opnieuw/ }).click();
  await expect(stages(page)).toHaveCount(3);
  expect(await values(page)).toEqual(["before", "during", "after"]);
  await expect(failed).toHaveCount(0);

  // In another order, with one less, described; all of it stays.
  await page.getByRole("button", { name: "Foto 3 omhoog" }).focus();
  await page.keyboard.press("Enter");
  // The focus goes along: once more, and back again.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Foto 1 omlaag" })).toBeFocused();
  expect(await values(page)).toEqual(["after", "before", "during"]);
  await page.keyboard.press("Enter");
  expect(await values(page)).toEqual(["before", "after", "during"]);
  await page.getByRole("button", { name: /^Weghalen.*Foto 3$/ }).click();
  await page
    .getByLabel(/^Beschrijving/)
    .first()
    .fill("De oude pannen");
  await saved(page);
  await page.reload();
  await expect(page.getByLabel(/^Beschrijving/).first()).toHaveValue("De oude pannen");
  expect(await values(page)).toEqual(["before", "after"]);

  // What is in the library already is picked from it; once is enough.
  await page.waitForLoadState("networkidle");
  const library = page.getByRole("dialog", { name: "Afbeelding kiezen" });
  for (const [name, count] of [
    ["foto 2", 3],
    ["foto 1", 3],
  ] as const) {
    await page.getByRole("button", { name: "Uit de bibliotheek" }).click();
    await library.getByRole("button", { name, exact: true }).click();
    await expect(library).toBeHidden();
    await expect(stages(page)).toHaveCount(count);
  }
  await expect(page.getByText("Die foto staat er al.")).toBeVisible();
});

test("without its script a project is begun all the same, and what is missing is said", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.adminUrl}/admin/inhoud/project/nieuw`);
  await page.getByRole("button", { name: /^Redactie/ }).click();
  await page.getByLabel("Welk werk").selectOption("daken/dakrenovatie");
  await page.getByRole("button", { name: "Beginnen" }).click();
  await expect(page.getByText("Kies de plaats")).toBeVisible();
  await expect(page.getByLabel("Welk werk")).toHaveValue("daken/dakrenovatie");
  await page.getByLabel("Plaats", { exact: true }).selectOption("lommel");
  await page.getByRole("button", { name: "Beginnen" }).click();
  await expect(page).toHaveURL(/\/admin\/inhoud\/project\/dakrenovatie-lommel$/);
  await context.close();
});

test("thrown away, found in the bin, brought back; two windows do not overwrite each other", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn(page);
  const key = await begin(page, "daken/dakrenovatie", "nuenen");
  await page.getByRole("button", { name: "Naar de prullenbak" }).click();
  await expect(page.getByText("Het ligt in de prullenbak.")).toBeVisible();
  await expect(page.getByText("Dit ligt in de prullenbak en heeft geen pagina.")).toBeVisible();
  await page.getByRole("link", { name: "Terug naar alle projecten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Projecten" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Dakrenovatie in Nuenen/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Prullenbak", exact: true }).click();
  await page.getByRole("link", { name: /Dakrenovatie in Nuenen/ }).click();
  await page.getByRole("button", { name: "Terugzetten" }).click();
  await expect(page.getByText("Het is terug, als concept.")).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${server.adminUrl}/admin/inhoud/project/${key}`);
  await other.waitForLoadState("networkidle");
  await page.getByLabel("Wat er aan de hand was").fill("Uit het eerste venster.");
  await saved(page);
  await other.getByLabel("Wat er aan de hand was").fill("Uit het tweede venster.");
  await expect(other.getByRole("heading", { name: /Intussen hebt u zelf/ })).toBeVisible();
  await expectNoAxeViolations(other);
  await other.getByRole("button", { name: "Mijn tekst houden" }).click();
  await saved(other);
  await page.reload();
  await expect(page.getByLabel("Wat er aan de hand was")).toHaveValue("Uit het tweede venster.");

  // Without a connection typing goes on, and it is saved when the connection is back.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByLabel("Wat wij hebben gedaan").fill("Tijdens de storing.");
  await expect(page.getByText("Geen verbinding. U kunt doortypen")).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await expect(page.getByLabel("Wat wij hebben gedaan")).toHaveValue("Tijdens de storing.");
});
