import { readFileSync } from "node:fs";
import { sendRequest, signIn, unique } from "../support/admin-pages.ts";
import { adminUrl, expect, expectNoAxeViolations, test } from "../support/page.ts";

test("a request is taken on, answered, noted and put right again", async ({ page, allowErrors }) => {
  allowErrors(/422/);
  const name = unique("Werkdag");
  await sendRequest(page, name);
  await signIn(page, "Beheer");
  await page.getByRole("searchbox").fill(name);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: `Jan ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Jan ${name}` })).toBeVisible();

  await page.getByRole("button", { name: "Ik pak deze op" }).click();
  await expect(page.getByRole("status").getByText("Toegewezen aan beheer.")).toBeVisible();
  await expect(page.getByLabel("Toegewezen aan")).toHaveValue("beheer@voorbeeld.example");

  // An answer starts from a text with everything filled in; what is changed goes along.
  await page.getByLabel("Voorbeeldtekst").selectOption("Niet bereikt");
  const text = page.getByLabel("Tekst van het antwoord");
  await expect(text).toHaveValue(new RegExp(`Beste Jan ${name},[\\s\\S]*spoedservice[\\s\\S]*040 000 00 00`));
  await text.fill("Wij komen morgen & nemen zeil mee.");
  await expect(page.getByRole("link", { name: "Open in WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/31612345678?text=Wij%20komen%20morgen%20%26%20nemen%20zeil%20mee.",
  );
  await expect(page.getByRole("link", { name: "Open in mail" })).toHaveAttribute(
    "href",
    /^mailto:jan@voorbeeld\.example\?subject=.*&body=Wij%20komen%20morgen%20%26%20nemen/,
  );

  await page.getByRole("textbox", { name: "Notitie" }).fill("Half typed");
  await page.getByRole("button", { name: "Gebeld", exact: true }).click();
  await expect(page.getByText("De aanvraag staat nu op ‘Gebeld’.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Voortgang" }).locator("[aria-current=step]")).toHaveText(
    "Gebeld",
  );
  await expect(page.getByText("beloofd vóór")).toHaveCount(0);
  // What was being typed is still there.
  await expect(page.getByRole("textbox", { name: "Notitie" })).toHaveValue("Half typed");

  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText("Ongedaan gemaakt.")).toBeVisible();
  await expect(page.getByText("Teruggezet op Nieuw")).toBeVisible();
  await expect(page.getByText("beloofd vóór")).toBeVisible();
  await page.getByRole("button", { name: "Afspraak ingepland" }).click();
  await expect(page.getByText("De aanvraag staat nu op ‘Ingepland’.")).toBeVisible();

  const note = page.getByRole("textbox", { name: "Notitie" });
  await note.fill("");
  await page.getByRole("button", { name: "Notitie bewaren" }).click();
  await expect(page.getByText("Schrijf eerst iets op")).toBeVisible();
  await note.fill("Afspraak: dinsdag 9 uur.\nSleutel bij de buren.");
  await page.getByRole("button", { name: "Notitie bewaren" }).click();
  await expect(page.getByText("Afspraak: dinsdag 9 uur.")).toBeVisible();
  await expect(note).toHaveValue("");
  await expect(page.getByText("Nieuw → Ingepland")).toBeVisible();
  await expect(page.getByText("Bekeken")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("search and filters stand in the address, and the file has the same requests", async ({ page }) => {
  const name = unique("Filter");
  await sendRequest(page, name, { phone: "040 212 34 56", email: `${name.toLowerCase()}@voorbeeld.example` });
  await sendRequest(page, `${name}twee`, {
    firstName: "=1+1",
    email: `${name.toLowerCase()}@voorbeeld.example`,
  });
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  // The same mail address: the other request is shown with the reason.
  await expect(page.getByText("zelfde e-mail en adres")).toBeVisible();
  await page.getByRole("link", { name: new RegExp(`${name}twee`) }).click();
  await expect(page.getByRole("heading", { level: 1, name: `${name}twee` })).toBeVisible();
  await page.getByRole("button", { name: "Gebeld", exact: true }).click();
  await expect(page.getByText("De aanvraag staat nu op ‘Gebeld’.")).toBeVisible();

  await page.getByRole("link", { name: "Alle aanvragen" }).click();
  await page.getByRole("searchbox").fill(name);
  await page.getByLabel("Soort aanvraag").selectOption("Spoedservice");
  await page.getByRole("button", { name: "Zoeken" }).click();
  await expect(page).toHaveURL(new RegExp(`q=${name}`));
  await page.getByRole("navigation", { name: "Lijsten" }).getByRole("link", { name: "Gebeld" }).click();
  await expect(page).toHaveURL(/status=gebeld/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("searchbox")).toHaveValue(name);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectNoAxeViolations(page);

  await page.getByRole("navigation", { name: "Lijsten" }).getByRole("link", { name: "Alle" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Exporteren (CSV)" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toMatch(/^\uFEFFReferentie;Ontvangen;/);
  const lines = file.trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(file).toContain(`;'=1+1 ${name}twee;+31 612345678;`);
  expect(file).toContain(`;Jan ${name};+31 402123456;`);
});

test("a person is found, taken out as a file and erased everywhere", async ({ page, allowErrors }) => {
  allowErrors(/404/);
  const name = unique("Wisser");
  const mail = `${name.toLowerCase()}@voorbeeld.example`;
  await sendRequest(page, name, { email: mail });
  await sendRequest(page, name, { email: mail, website: "http://spam.example" });
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await page
    .getByRole("link", { name: `Jan ${name}` })
    .first()
    .click();
  await page.getByRole("link", { name: "Gegevens van deze persoon" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(2);
  await expectNoAxeViolations(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Gegevens downloaden (zip)" }).click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(0, 2).toString()).toBe("PK");
  for (const part of ["gegevens.json", mail, "1-voor.png", "3-rapport.pdf"])
    expect(file.includes(part), part).toBe(true);

  // With the keyboard alone.
  await page.getByText("Wissen…").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Definitief wissen" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText("2 aanvragen zijn gewist")).toBeVisible();
  await expect(page.getByText("Gegevens van een persoon gewist (2 aanvragen)").first()).toBeVisible();
  await page.goto(`${adminUrl}/admin/aanvragen?q=${name}`);
  await expect(page.getByText("Niets gevonden")).toBeVisible();
});

test("the figures say how it goes, as plots with a table behind each", async ({ page }) => {
  await sendRequest(page, unique("Cijfer"), { landingPage: "/daken" });
  await signIn(page, "Beheer", "/admin/cijfers");
  await expect(page.getByRole("heading", { level: 1, name: "Cijfers" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Aanvragen per week: samen \d+/ })).toBeVisible();
  const pages = page.getByRole("figure", { name: "Per pagina van binnenkomst" });
  await pages.getByText("Cijfers als tabel").click();
  await expect(pages.getByRole("row", { name: /^\/daken \d+$/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "52 weken" }).click();
  await expect(page).toHaveURL(/weken=52/);
});
