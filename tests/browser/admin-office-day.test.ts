import { readFileSync } from "node:fs";
import { sendRequest, signIn, unique } from "../support/admin-pages.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";

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
