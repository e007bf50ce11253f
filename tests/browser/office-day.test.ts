import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { projectFolder } from "../../scripts/cli/run.ts";
import { sendLead, unique } from "../support/admin-pages.ts";
import { choose, pickFiles, press, tabTo, toTool, typeIn, typeNextYear } from "../support/keyboard.ts";
import { layoutProblems } from "../support/layout-problems.ts";
import { adminUrl, expect, expectNoAxeViolations, test, watch } from "../support/page.ts";

const photo = readFileSync(join(projectFolder, "scripts", "seed", "waar-het-lekt.jpg"));
/** Unique bytes: the library recognises a picture by its content. */
const jpeg = (name: string) => ({
  name: `${name}.jpg`,
  mimeType: "image/jpeg",
  buffer: Buffer.concat([photo, Buffer.from(name)]),
});

const room = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Beheer" }).getByRole("link", { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const text = (page: Page) => page.getByRole("textbox", { name: "Tekst van het artikel" });
const saved = (page: Page) => expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
const said = (page: Page, words: string | RegExp) =>
  expect(page.getByRole("status").getByText(words)).toBeVisible();

/** No axe violation and no layout problem, on a phone either. */
async function inOrder(page: Page): Promise<void> {
  const desk = page.viewportSize();
  if (!desk) throw new Error("a window without a size");
  for (const size of [{ width: 390, height: 844 }, desk]) {
    await page.setViewportSize(size);
    await expectNoAxeViolations(page);
    // Long names are cut off with an ellipsis by design.
    const problems = (await layoutProblems(page)).filter((problem) => !problem.startsWith("cut off"));
    expect(problems, `at ${size.width} px`).toEqual([]);
  }
}

async function signIn(page: Page, role: string, path = "/admin"): Promise<void> {
  await page.goto(adminUrl + path);
  await press(page.getByRole("button", { name: new RegExp(`^${role}`) }));
  await expect(page.getByRole("navigation", { name: "Beheer" })).toBeVisible();
  // Hydrated once its scripts have loaded.
  await page.waitForLoadState("networkidle");
}

/** Content of a download. */
async function downloaded(page: Page, link: () => Promise<void>): Promise<Buffer> {
  const download = page.waitForEvent("download");
  await link();
  return readFileSync(await (await download).path());
}

test("the day of an office worker, from signing in to signing out, by keyboard alone", async ({
  page,
  browser,
  allowErrors,
}) => {
  // 409: stale save; 422: erasure without its reference.
  allowErrors(/409/, /422/);
  test.setTimeout(240_000);
  const name = unique("Werkdag");
  const title = `Dakgoot ${name.toLowerCase()}`;
  const mail = `${name.toLowerCase()}@voorbeeld.example`;
  // Of nobody else: what has the same number is the same customer's.
  const phone = `61${Math.random().toString().slice(2, 9)}`;
  await sendLead(page, name, { email: mail, phone: `0${phone}` });
  await sendLead(page, name, { email: mail, phone: `0${phone}`, website: "http://spam.example" });

  await test.step("sign in", async () => {
    await signIn(page, "Beheer");
    await expect(heading(page, "Aanvragen")).toBeVisible();
    await inOrder(page);
  });

  await test.step("answer a request", async () => {
    await typeIn(page.getByRole("searchbox"), name);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`q=${name}`));
    const found = page.getByRole("article").filter({ hasText: name });
    await expect(found).toHaveCount(2);
    await press(found.filter({ hasText: "Nieuw" }).getByRole("link", { name: /^Jan/ }));
    await expect(heading(page, `Jan ${name}`)).toBeVisible();
    await inOrder(page);

    await press(page.getByRole("button", { name: "Ik pak deze op" }));
    await said(page, "Toegewezen aan beheer.");
    await expect(page.getByLabel("Toegewezen aan")).toHaveValue("beheer@voorbeeld.example");

    await choose(page.getByLabel("Voorbeeldtekst"), "Niet bereikt");
    const answer = page.getByLabel("Tekst van het antwoord");
    await expect(answer).toHaveValue(
      new RegExp(`Beste Jan ${name},[\\s\\S]*spoedservice[\\s\\S]*040 000 00 00`),
    );
    await typeIn(answer, "Wij komen morgen & nemen zeil mee.");
    await tabTo(page.getByRole("link", { name: "Open in mail" }));
    await expect(page.locator(":focus")).toHaveAttribute(
      "href",
      /^mailto:werkdag\w+@voorbeeld\.example\?subject=.*&body=Wij%20komen%20morgen%20%26%20nemen/,
    );
    await tabTo(page.getByRole("link", { name: "Open in WhatsApp" }));
    await expect(page.locator(":focus")).toHaveAttribute(
      "href",
      `https://wa.me/31${phone}?text=Wij%20komen%20morgen%20%26%20nemen%20zeil%20mee.`,
    );

    const note = page.getByRole("textbox", { name: "Notitie" });
    await typeIn(note, "Half typed");
    await press(page.getByRole("button", { name: "Gebeld: bereikt" }));
    await said(page, "Genoteerd: gebeld en bereikt.");
    const steps = page.getByRole("list", { name: "Voortgang" });
    await expect(steps.locator("[aria-current=step]")).toHaveText("In gesprek");
    await expect(page.getByText("beloofd vóór")).toHaveCount(0);
    // The unsaved text is kept.
    await expect(note).toHaveValue("Half typed");
    await press(page.getByRole("button", { name: "Ongedaan maken" }));
    await said(page, "Ongedaan gemaakt.");
    await expect(page.getByText("beloofd vóór")).toBeVisible();
    await press(page.getByRole("button", { name: "Offerte verstuurd" }));
    await said(page, "De aanvraag staat nu op ‘Offerte’.");

    await tabTo(note);
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await press(page.getByRole("button", { name: "Notitie bewaren" }));
    await expect(page.getByText("Schrijf eerst iets op")).toBeVisible();
    await typeIn(note, "Dinsdag 9 uur. Sleutel bij de buren.");
    await press(page.getByRole("button", { name: "Notitie bewaren" }));
    await expect(page.getByText("Dinsdag 9 uur.")).toBeVisible();
    await expect(note).toHaveValue("");
    for (const event of ["Nieuw → Offerte", "Contact weggehaald", "Bekeken"])
      await expect(page.getByText(event)).toBeVisible();
    await inOrder(page);
  });

  await test.step("upload images", async () => {
    await press(room(page, "Media"));
    await expect(heading(page, "Media")).toBeVisible();
    await pickFiles(page.getByLabel("Afbeeldingen toevoegen"), [jpeg(`goot-${name}`), jpeg(`dak-${name}`)]);
    for (const picture of [`goot-${name}`, `dak-${name}`])
      await expect(page.getByText(`${picture} is toegevoegd.`)).toBeVisible();
    await press(page.getByRole("link", { name: `goot-${name}` }));
    await typeIn(page.getByLabel("Wat staat erop?"), "Een goot vol bladeren");
    await press(page.getByRole("button", { name: "Opslaan" }));
    await said(page, "De beschrijving is opgeslagen.");
    await inOrder(page);
  });

  await test.step("write", async () => {
    await press(room(page, "Artikelen"));
    await expect(heading(page, "Artikelen")).toBeVisible();
    await inOrder(page);
    await press(page.getByRole("button", { name: "Nieuw artikel" }));
    await expect(text(page)).toBeVisible();
    await typeIn(page.getByLabel("Titel", { exact: true }).first(), title);
    await typeIn(page.getByLabel("Inleiding"), "In het kort wat er aan de hand is.");
    await tabTo(text(page));
    await page.keyboard.type("Bladeren houden water vast.");
    await page.keyboard.press("Enter");
    // As Markdown, and as a shortcut.
    await page.keyboard.type("## Wat u ziet");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Een ");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("scheur");
    await page.keyboard.press("Control+b");
    await page.keyboard.type(" in de bocht.");
    await expect(text(page).getByRole("heading", { level: 2 })).toHaveText("Wat u ziet");
    await toTool(page, page.getByLabel("Kader"));
    await choose(page.getByLabel("Kader"), "Let op");
    await expect(text(page).locator('[data-tone="warning"]')).toHaveText("Een scheur in de bocht.");

    // Escape leaves the table; a new picture asks for its description, and Enter returns to the text.
    await page.keyboard.press("Escape");
    await expect(text(page)).toBeFocused();
    await page.keyboard.press("Control+End");
    await toTool(page, page.getByRole("button", { name: "Afbeelding", exact: true }));
    await page.keyboard.press("Enter");
    const library = page.getByRole("dialog", { name: "Afbeelding kiezen" });
    await typeIn(library.getByLabel("Zoeken in de bibliotheek"), `dak-${name}`);
    await press(library.getByRole("button", { name: `dak-${name}` }));
    await expect(library).toBeHidden();
    const picture = page.getByRole("region", { name: "Gekozen afbeelding" });
    await expect(picture.getByLabel("Wat staat erop?")).toBeFocused();
    await inOrder(page);
    await page.keyboard.type("Doorsnede van een dak");
    await page.keyboard.press("Enter");
    await expect(text(page)).toBeFocused();
    await page.keyboard.type("- Kijk vanaf de grond");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Bel bij twijfel");
    await expect(text(page).getByRole("listitem")).toHaveText(["Kijk vanaf de grond", "Bel bij twijfel"]);
    await expect(text(page).getByRole("img", { name: "Doorsnede van een dak" })).toBeVisible();

    await press(page.getByRole("button", { name: "Omslagfoto kiezen" }));
    await press(library.getByRole("button", { name: `goot-${name}` }));
    await expect(library).toBeHidden();
    // Prefilled from the library.
    await expect(page.getByLabel("Wat staat erop?")).toHaveValue("Een goot vol bladeren");
    await saved(page);
    await inOrder(page);
  });

  await test.step("schedule", async () => {
    const plan = page.getByRole("button", { name: "Inplannen" });
    await press(plan.first());
    await typeNextYear(page.getByLabel("Plaatsen op"));
    await press(page.getByRole("form", { name: "Inplannen" }).getByRole("button", { name: "Inplannen" }));
    await expect(page.getByText(/^Wordt geplaatst/)).toBeVisible();
    await expect(page.getByText("Ingepland", { exact: true })).toBeVisible();
    await expect(plan).toBeFocused();
    await inOrder(page);
  });

  const path = `/kennisbank/${title.toLowerCase().replaceAll(" ", "-")}`;
  await test.step("publish", async () => {
    await press(page.getByRole("button", { name: "Publiceren" }));
    await said(page, "Het artikel staat op de website.");
    await expect(page.getByText(/^Wordt geplaatst/)).toHaveCount(0);
    await press(page.getByRole("link", { name: "Bekijk op de website" }));
    await expect(heading(page, title)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole("note")).toContainText("Let op");
    for (const shown of ["Een goot vol bladeren", "Doorsnede van een dak"]) {
      const picture = page.getByRole("img", { name: shown });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(100);
    }
    await expectNoAxeViolations(page, { within: "article" });
    await page.goBack();
    await expect(text(page)).toContainText("Bladeren houden water vast.");
    await page.waitForLoadState("networkidle");
  });

  await test.step("correct a live article", async () => {
    await typeIn(page.getByLabel("Titel", { exact: true }).first(), `${title} verbeterd`);
    await expect(page.getByText("Gewijzigd", { exact: true })).toBeVisible();
    // Visitors still see the published version.
    const shown = async () =>
      /<h1[^>]*>(.*?)<\/h1>/.exec(await (await page.request.get(adminUrl + path)).text())?.[1];
    expect(await shown()).toBe(title);
    await press(page.getByRole("button", { name: "Wijzigingen publiceren" }));
    await said(page, "De wijzigingen staan op de website.");
    expect(await shown()).toBe(`${title} verbeterd`);
  });

  await test.step("restore a revision", async () => {
    await press(page.getByRole("link", { name: "Eerdere versies" }));
    const versions = page.getByRole("navigation", { name: "Versies" }).getByRole("link");
    await expect(versions).not.toHaveCount(0);
    await press(versions.filter({ hasText: "Gepubliceerd" }).last());
    await expect(page.getByRole("heading", { name: "Wat er sindsdien is veranderd" })).toBeVisible();
    await expect(page.locator("ins").first()).toContainText("verbeterd");
    await inOrder(page);
    await press(page.getByRole("button", { name: "Deze versie terugzetten" }));
    await said(page, "De eerdere versie is teruggezet als concept.");
    await expect(page.getByLabel("Titel", { exact: true }).first()).toHaveValue(title);
  });

  await test.step("resolve a conflict between two browsers", async () => {
    await page.waitForLoadState("networkidle");
    const { viewport, hasTouch, isMobile } = test.info().project.use;
    const context = await browser.newContext({
      ...{ viewport: viewport ?? null, hasTouch: hasTouch ?? false, isMobile: isMobile ?? false },
      ...{ locale: "nl-NL", timezoneId: "Europe/Amsterdam" },
    });
    const problems = watch(context);
    const other = await context.newPage();
    await signIn(other, "Redactie", new URL(page.url()).pathname);
    await tabTo(text(other));
    await other.keyboard.press("Control+Home");
    await other.keyboard.type("Van de redactie. ");
    await saved(other);
    await typeIn(other.getByLabel("Inleiding"), "De inleiding van de redactie.");
    await expect(other.getByText("Nog niet opgeslagen …")).toBeVisible();
    await saved(other);

    await tabTo(text(page));
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Van het beheer.");
    const who = page.getByRole("heading", {
      name: "Intussen heeft redactie@voorbeeld.example dit artikel gewijzigd",
    });
    await expect(who).toBeVisible();
    await expect(page.getByText("Er is niets verloren.")).toBeVisible();
    await inOrder(page);
    // Reloading in the middle of it keeps the user and the text.
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(who).toBeVisible();
    await expect(text(page)).toContainText("Van het beheer.");
    await page.waitForLoadState("networkidle");
    await press(page.getByRole("button", { name: "Samenvoegen" }));
    await expect(page.getByLabel("Inleiding")).toHaveValue("De inleiding van de redactie.");
    await tabTo(text(page));
    await page.keyboard.press("Control+End");
    const mine = page.getByRole("region", { name: "Uw tekst" }).getByRole("listitem");
    await press(mine.filter({ hasText: "Van het beheer." }).getByRole("button"));
    for (const part of ["Van de redactie.", "Van het beheer."]) await expect(text(page)).toContainText(part);
    await saved(page);
    await other.reload();
    await expect(text(other)).toContainText("Van het beheer.");
    expect(problems).toEqual([]);
    await context.close();
  });

  await test.step("export", async () => {
    await press(room(page, "Artikelen"));
    await expect(heading(page, "Artikelen")).toBeVisible();
    await press(page.getByText("Importeren en exporteren"));
    const json = await downloaded(page, () => press(page.getByRole("link", { name: "Als JSON" })));
    expect(json.toString()).toContain(title);
    const zip = await downloaded(page, () => press(page.getByRole("link", { name: "Als Markdown (zip)" })));
    expect(zip.subarray(0, 2).toString()).toBe("PK");

    await press(room(page, "Aanvragen"));
    await expect(heading(page, "Aanvragen")).toBeVisible();
    await typeIn(page.getByRole("searchbox"), name);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`q=${name}`));
    await expect(page.getByRole("article").filter({ hasText: name })).toHaveCount(2);
    const csv = await downloaded(page, () => press(page.getByRole("link", { name: "Exporteren (CSV)" })));
    expect(csv.toString()).toMatch(/^\uFEFFReferentie;Ontvangen;/);
    expect(csv.toString()).toContain(`;Jan ${name};0031 ${phone};`);
  });

  await test.step("erase", async () => {
    await press(room(page, "Privacy"));
    await expect(heading(page, "Privacy")).toBeVisible();
    await typeIn(page.getByLabel("Persoon", { exact: true }), mail);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/who=/);
    await expect(page.getByRole("checkbox")).toHaveCount(2);
    const file = await downloaded(page, () =>
      press(page.getByRole("button", { name: "Gegevens downloaden (zip)" })),
    );
    for (const part of ["gegevens.json", mail, "-1.png", "-3.pdf"])
      expect(file.includes(part), part).toBe(true);

    await press(page.getByText("Wissen…"));
    await inOrder(page);
    // The button alone does nothing.
    await press(page.getByRole("button", { name: "Definitief wissen" }));
    await expect(page.getByText("Typ de referentie over. Er is niets gewist.")).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(2);
    const confirmation = page.getByLabel("Typ ter bevestiging de referentie over");
    await expect(confirmation).toBeFocused();
    const [reference = ""] =
      /[A-Z0-9]{8}/.exec(await page.getByText(/^Van een van de aangevinkte/).innerText()) ?? [];
    await page.keyboard.type(reference.toLowerCase());
    await press(page.getByRole("button", { name: "Definitief wissen" }));
    await said(page, "2 aanvragen zijn gewist");
    await expect(page.getByText("Gegevens van een persoon gewist (2 aanvragen)").first()).toBeVisible();
    await inOrder(page);
    await typeIn(page.getByLabel("Persoon", { exact: true }), mail);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Van ‘${mail}’ is niets bewaard.`)).toBeVisible();
  });

  await test.step("sign out", async () => {
    for (const name of ["Cijfers", "Werking", "Instellingen"]) {
      await press(room(page, name));
      await expect(heading(page, name)).toBeVisible();
      await inOrder(page);
    }
    await press(page.getByRole("link", { name: "Afmelden" }));
    await expect(page.getByRole("navigation", { name: "Beheer" })).toHaveCount(0);
    await page.goto(`${adminUrl}/admin`);
    await expect(page.getByRole("button", { name: /^Beheer/ })).toBeVisible();
  });
});
