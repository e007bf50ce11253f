import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright/test";
import { projectFolder } from "../../scripts/cli/run.ts";
import { adminUrl, expect, expectNoAxeViolations, test } from "../support/page.ts";

const photo = readFileSync(join(projectFolder, "scripts", "seed", "waar-het-lekt.jpg"));

async function signIn(page: Page, role = "Redactie", path = "/admin"): Promise<void> {
  await page.goto(adminUrl + path);
  await page.getByRole("button", { name: new RegExp(`^${role}`) }).click();
  await expect(page.getByRole("navigation", { name: "Beheer" })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** All tests share one database: names differ. */
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;
const slugOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");

const text = (page: Page) => page.getByRole("textbox", { name: "Tekst van het artikel" });
const saved = (page: Page) => expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();

async function write(page: Page, title: string, body: string): Promise<void> {
  await page.getByRole("link", { name: "Artikelen", exact: true }).click();
  await page.getByRole("button", { name: "Nieuw artikel" }).click();
  await expect(text(page)).toBeVisible();
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByLabel("Inleiding").fill("In het kort wat er aan de hand is.");
  await text(page).click();
  await page.keyboard.type(body);
  await saved(page);
}

test("an editor writes with the keyboard, adds a picture, publishes, corrects, and restores a version", async ({
  page,
  allowErrors,
}) => {
  // Going back from a page of visitors, which has transitions, to one of the office, which has none.
  allowErrors(/ViewTransition opt-in disabled/);
  const title = unique("Loodslab");
  await signIn(page);
  await expect(page.getByRole("heading", { level: 1, name: "Artikelen" })).toBeVisible();
  await expectNoAxeViolations(page);
  await write(page, title, "Lood wordt grijs.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Alt+2");
  await page.keyboard.type("Wat u ziet");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Een ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("scheur");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" in de bocht.");
  await page.getByLabel("Kader").selectOption("Let op");
  await expect(text(page).locator('[data-tone="warning"]')).toHaveText("Een scheur in de bocht.");

  await page.getByRole("button", { name: "Omslagfoto kiezen" }).click();
  const library = page.getByRole("dialog", { name: "Afbeelding kiezen" });
  await library
    .getByLabel("Afbeeldingen toevoegen")
    .setInputFiles({ name: `${title}.jpg`, mimeType: "image/jpeg", buffer: photo });
  await expect(library).toBeHidden();
  await expect(page.getByText("Beschrijf wat er op de omslagfoto staat")).toBeVisible();
  await page.getByLabel("Wat staat erop?").fill("Doorsnede van een dak met lekkende plekken");
  await expect(page.getByText("Beschrijf wat er op de omslagfoto staat")).toHaveCount(0);
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Publiceren" }).click();
  await expect(page.getByText("Het artikel staat op de website.")).toBeVisible();
  const path = `/kennisbank/${slugOf(title)}`;
  await page.goto(adminUrl + path);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("note")).toContainText("Let op");
  const cover = page.getByRole("img", { name: "Doorsnede van een dak met lekkende plekken" });
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await expectNoAxeViolations(page, { within: "article" });

  await page.goBack();
  await expect(text(page)).toContainText("Lood wordt grijs.");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Titel", { exact: true }).fill(`${title} verbeterd`);
  await expect(page.getByText("Gewijzigd", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Wijzigingen publiceren" }).click();
  await expect(page.getByText("De wijzigingen staan op de website.")).toBeVisible();
  await page.goto(adminUrl + path);
  await expect(page.getByRole("heading", { level: 1, name: `${title} verbeterd` })).toBeVisible();

  await page.goBack();
  await page.getByRole("link", { name: "Eerdere versies" }).click();
  await page.getByRole("navigation", { name: "Versies" }).getByRole("link").last().click();
  await expect(page.getByRole("heading", { name: "Wat er sindsdien is veranderd" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("navigation", { name: "Versies" }).getByRole("link").nth(2).click();
  await expect(page.locator("del, ins").first()).toBeVisible();
  await page.getByRole("button", { name: "Deze versie terugzetten" }).click();
  await expect(page.getByText("De eerdere versie is teruggezet als concept.")).toBeVisible();
  await expect(page.getByLabel("Titel", { exact: true })).toHaveValue(title);
});

test("an article is planned, taken back, thrown away and brought back", async ({ page }) => {
  const title = unique("Gepland");
  await signIn(page);
  await write(page, title, "Straks te lezen.");
  await page.getByRole("button", { name: "Inplannen" }).click();
  await page.getByLabel("Plaatsen op").fill("2031-05-01T09:00");
  await page.getByRole("form", { name: "Inplannen" }).getByRole("button", { name: "Inplannen" }).click();
  await expect(page.getByText(/Wordt geplaatst 1 mei 2031/)).toBeVisible();
  await expect(page.getByText("Ingepland", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Naar de prullenbak" }).click();
  await page.getByRole("button", { name: "Ongedaan maken", exact: true }).click();
  await expect(page.getByText("Het artikel is terug, als concept.")).toBeVisible();

  await page.getByRole("button", { name: "Naar de prullenbak" }).click();
  await expect(page.getByText("Prullenbak", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Alle artikelen" }).click();
  await page
    .getByRole("navigation", { name: "Artikelen naar staat" })
    .getByRole("link", { name: "Prullenbak" })
    .click();
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Terugzetten" }).click();
  await expect(page.getByText("Het artikel is terug, als concept.")).toBeVisible();
});

async function secondPerson(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: "nl-NL", timezoneId: "Europe/Amsterdam" });
  const page = await context.newPage();
  await signIn(page, "Beheer", new URL(address).pathname);
  await expect(text(page)).toBeVisible();
  return page;
}

test("two people at once: nobody overwrites, both texts are shown and merged", async ({
  page,
  browser,
  allowErrors,
}) => {
  allowErrors(/409/);
  const title = unique("Samen");
  await signIn(page);
  await write(page, title, "Het begin.");
  const other = await secondPerson(browser, page.url());
  await text(other).click();
  await other.keyboard.press("Control+End");
  await other.keyboard.type(" Van het beheer.");
  await saved(other);
  await other.getByLabel("Inleiding").fill("De inleiding van het beheer.");
  await expect(other.getByText("Nog niet opgeslagen …")).toBeVisible();
  await saved(other);

  await text(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Van de redactie.");
  await expect(
    page.getByRole("heading", { name: /heeft dit artikel gewijzigd|Intussen heeft/ }),
  ).toBeVisible();
  await expect(page.getByText("Er is niets verloren.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Samenvoegen" }).click();
  await expect(page.getByLabel("Inleiding")).toHaveValue("De inleiding van het beheer.");
  await text(page).click();
  await page.keyboard.press("Control+End");
  await page
    .getByRole("region", { name: "Uw tekst" })
    .getByRole("listitem")
    .filter({ hasText: "Van de redactie." })
    .getByRole("button")
    .click();
  await expect(text(page)).toContainText("Van het beheer.");
  await expect(text(page)).toContainText("Van de redactie.");
  await saved(page);
  await other.reload();
  await expect(text(other)).toContainText("Van de redactie.");
  await other.context().close();
});

test("without a connection typing goes on, and it is saved when the connection is back", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const title = unique("Verbinding");
  await signIn(page);
  await write(page, title, "Voor de storing.");
  await context.setOffline(true);
  await text(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Tijdens de storing.");
  await expect(page.getByText("Geen verbinding. U kunt doortypen")).toBeVisible();
  await page.keyboard.type(" Nog steeds.");
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await expect(text(page)).toContainText("Voor de storing. Tijdens de storing. Nog steeds.");
});

test("what is pasted from Word comes in clean", async ({ page }) => {
  await signIn(page);
  await write(page, unique("Plakken"), "Hieronder.");
  await page.keyboard.press("Enter");
  await text(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      `<html><head><style>p{color:red}</style></head><body><h1 style="color:blue">Kop uit Word</h1>
       <p class="MsoNormal" style="margin:0"><span style="font-family:Calibri">Gewone <b>tekst</b><o:p></o:p></span></p>
       <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span>·</span><!--[endif]-->Eerste punt</p>
       <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span>·</span><!--[endif]-->Tweede punt</p>
       <p><a href="javascript:alert(1)">kwaad</a> <img src="https://elders.example/x.png" alt=""> <script>alert(1)</script></p></body></html>`,
    );
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(text(page).getByRole("heading", { level: 2, name: "Kop uit Word" })).toBeVisible();
  await expect(text(page).getByRole("listitem")).toHaveText(["Eerste punt", "Tweede punt"]);
  await expect(text(page).locator("[style], [class*=Mso], img, script, a")).toHaveCount(0);
  await saved(page);
});

test("pictures have a room: added, described, and kept while an article shows them", async ({ page }) => {
  await signIn(page, "Redactie", "/admin/media");
  const name = unique("dakplaat");
  // Not the same bytes as another test's picture.
  const bytes = Buffer.concat([photo, Buffer.from(name)]);
  await page
    .getByLabel("Afbeeldingen toevoegen")
    .setInputFiles({ name: `${name}.jpg`, mimeType: "image/jpeg", buffer: bytes });
  await expect(page.getByText(`${name} is toegevoegd.`)).toBeVisible();
  await page
    .getByLabel("Afbeeldingen toevoegen")
    .setInputFiles({ name: "brief.jpg", mimeType: "image/jpeg", buffer: Buffer.from("geen foto") });
  await expect(page.getByText("brief.jpg kan niet worden geopend.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name }).click();
  await page.getByLabel("Wat staat erop?").fill("Een plaat van het dak");
  await page.getByRole("button", { name: "Opslaan" }).click();
  await expect(page.getByText("De beschrijving is opgeslagen.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Afbeelding verwijderen" }).click();
  await expect(page.getByText(`‘${name}’ is verwijderd.`)).toBeVisible();
});

test("visitors get no byte of the editor", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname))
      scripts.push(await response.text().catch(() => ""));
  });
  await page.goto("/kennisbank/plat-dak");
  await page.getByRole("link", { name: "Kennisbank" }).first().hover();
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).not.toMatch(/prosemirror|tiptap|article-text/i);
});
