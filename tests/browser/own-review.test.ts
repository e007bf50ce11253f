import { join } from "node:path";
import { projectFolder } from "../../scripts/cli/run.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { mailTo, reviewSite } from "../support/review-site.ts";
import { sampleFiles } from "../support/sample-files.ts";
import { startServer, type TestServer } from "../support/server.ts";

const photo = join(projectFolder, "scripts", "seed", "waar-het-lekt.jpg");

/** Looks at what it stores, so it has a site of its own. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ admin: true });
});
test.afterAll(() => server?.stop());
const { wonLead } = reviewSite(() => server);

test("won, asked, written without script, answered, published, and on the site", async ({
  page,
  browser,
}) => {
  const { id } = await wonLead();
  await page.goto(`${server.adminUrl}/admin/aanvragen/${id}`);
  await page.getByRole("button", { name: /^Beheer/ }).click();
  await page.getByRole("button", { name: "Vraag om een beoordeling" }).tap();
  await expect(page.getByText("De vraag gaat nu per mail weg.")).toBeVisible();
  await expect(page.getByText(/^Om een beoordeling gevraagd,/)).toBeVisible();
  await server.cron("* * * * *");
  const [path = ""] =
    /\/beoordeling\/[\w.-]+/.exec(mailTo(server, "Hoe vond u ons werk?")[0]?.text ?? "") ?? [];

  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    locale: "nl-NL",
  });
  const customer = await context.newPage();
  await customer.goto(server.url + path);
  const send = customer.getByRole("button", { name: "Verstuur mijn beoordeling" });
  await customer.getByLabel("Wat wilt u erover zeggen?").fill("Netjes gewerkt, wel een dag later.");
  await customer.getByLabel(/^Een foto erbij/).setInputFiles({
    name: "rapport.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(sampleFiles.pdf),
  });
  await send.click();
  await expect(customer.getByText("'rapport.pdf' is geen foto die wij kunnen openen.")).toBeVisible();
  await expect(customer.locator("#niet-gelukt")).toBeFocused();
  // What is chosen is kept although the rest is not whole yet.
  await customer.getByLabel(/^Een foto erbij/).setInputFiles(photo);
  await send.click();
  await expect(customer.getByText("Kies hoeveel sterren u geeft")).toBeVisible();
  await expect(customer.getByLabel("Wat wilt u erover zeggen?")).toHaveValue(
    "Netjes gewerkt, wel een dag later.",
  );
  const chosen = customer.getByRole("img", { name: "Uw foto: waar-het-lekt.jpg" });
  await expect.poll(() => chosen.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  // By keyboard, as a group of choices.
  await customer.getByRole("radio", { name: "1 ster", exact: true }).focus();
  for (let n = 1; n < 4; n++) await customer.keyboard.press("ArrowDown");
  await customer.getByLabel("Naam die erbij komt te staan").fill("Anja uit Best");
  await customer.getByRole("checkbox", { name: /^Ik vind het goed/ }).check();
  await send.click();
  await expect(customer.getByText("Uw beoordeling is goed aangekomen.")).toBeVisible();
  await expect(customer.getByRole("radio", { name: "4 sterren" })).toBeChecked();
  await context.close();

  await page.goto(server.url + path);
  await expectNoAxeViolations(page);
  await page.goto(`${server.adminUrl}/admin/aanvragen/${id}`);
  await page.getByRole("link", { name: /^Anja uit Best, 4 sterren/ }).tap();
  await expect(page.getByText("Netjes gewerkt, wel een dag later.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /schreef|Sterren/ })).toHaveCount(0);
  await expect(page.getByText(/^\d{1,2} [a-z]+ \d{4}$/)).toBeVisible();
  await page.getByLabel(/^Antwoord van het bedrijf/).fill("Dank u. De pannen kwamen te laat.");
  await page.getByRole("button", { name: "1 foto van de klant overnemen" }).tap();
  const taken = page.getByRole("group", { name: /^Foto van de klant/ });
  await expect(taken.locator("img").first()).toBeVisible();
  await expect(taken.getByRole("button", { name: /kiezen|Andere foto/ })).toHaveCount(0);
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Publiceren" }).tap();
  await expect(page.getByText(/^Het staat op de website\./)).toBeVisible();

  await page.goto(`${server.url}/nl/best`);
  const teasers = page.getByRole("region", { name: "Wat klanten schrijven" });
  await expect(teasers).toContainText("Netjes gewerkt, wel een dag later.");
  await expect(teasers).toContainText("De pannen kwamen te laat.");
  const shown = teasers.getByRole("img", { name: "Foto van Anja uit Best" });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await teasers.getByRole("link", { name: /^Alle beoordelingen/ }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zo werken onze beoordelingen");
  await expect(page.getByText("gemiddeld uit 1 beoordeling van eigen klanten")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(server.url);
  await expect(page.getByRole("region", { name: "Beoordelingen" })).toContainText("Anja uit Best");

  await page.goto(server.url + path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uw beoordeling staat op de website");
  await page.getByText("Beoordeling terugnemen", { exact: true }).tap();
  await page.getByRole("button", { name: "Ja, neem mijn beoordeling terug" }).tap();
  await expect(page.getByText("Er staat niets meer van op onze website.")).toBeVisible();
  await server.cron("* * * * *");
  // The library lets go of what was made of the photo; the photo stays with the request.
  expect(await server.sql("SELECT id FROM media")).toEqual([]);
  expect((await server.objects()).filter(({ key }) => key.startsWith("media/"))).toEqual([]);
  expect(await server.sql("SELECT name FROM lead_files WHERE name = 'waar-het-lekt.jpg'")).toHaveLength(1);
});
