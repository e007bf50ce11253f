import { readFileSync } from "node:fs";
import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { layoutProblems } from "../support/layout-problems.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";

test("search and filters stand in the address, and the file has the same leads @phone", async ({ page }) => {
  const name = unique("Filter");
  // A number of their own: who shares one is the same customer.
  const number = String(Math.random()).slice(2, 8).padEnd(6, "0");
  const person = { phone: `040 2${number}`, email: `${name.toLowerCase()}@voorbeeld.example` };
  await sendLead(page, name, person);
  await sendLead(page, `${name}twee`, { ...person, firstName: "=1+1" });
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  // The same customer: the other lead is listed.
  await expect(page.getByRole("heading", { level: 1, name: `Jan ${name}` })).toBeVisible();
  await page
    .getByRole("region", { name: "Klant" })
    .getByRole("link", { name: "Spoedservice", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: `${name}twee` })).toBeVisible();
  await page.getByRole("button", { name: "Gebeld: bereikt" }).click();
  await expect(page.getByText("Genoteerd: gebeld en bereikt.")).toBeVisible();

  await page.getByRole("link", { name: "Terug naar de lijst" }).click();
  await page.getByRole("searchbox").fill(name);
  const filters = page.getByRole("button", { name: /^Filters/ });
  if (await filters.isVisible()) await filters.click();
  await page.getByLabel("Soort aanvraag").selectOption("Spoedservice");
  await page.getByRole("button", { name: "Zoeken" }).click();
  await expect(page).toHaveURL(new RegExp(`q=${name}`));
  await page.getByRole("navigation", { name: "Lijsten" }).getByRole("link", { name: "In gesprek" }).click();
  await expect(page).toHaveURL(/status=gebeld/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("article").getByRole("link").click();
  await page.getByRole("button", { name: "Ik pak deze op" }).click();
  await expect(page.getByText("Toegewezen aan beheer.")).toBeVisible();
  await page.getByRole("link", { name: "Terug naar de lijst" }).click();
  await expect(page).toHaveURL(/status=gebeld/);
  await expect(page).toHaveURL(new RegExp(`q=${name}`));
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
  expect(file).toContain(`;'=1+1 ${name}twee;0031 402${number};`);
  expect(file).toContain(`;Jan ${name};0031 402${number};`);
});

test("names, addresses and mail of any length break neither the list nor the page of a lead", async ({
  page,
}) => {
  const name = `${unique("Lang")}${"W".repeat(80)}`;
  await sendLead(page, name, {
    firstName: "langlang".repeat(10),
    city: "",
    address: "Rue de la très longue rue sans fin ni commencement 12/3 bus 4",
    email: `${"lang.".repeat(10)}adres@voorbeeld-met-een-lange-naam.example`,
    projectDescription: `https://voorbeeld.example/${"y".repeat(200)}`,
  });
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name.slice(0, 10)}`);
  const cut = (problem: string) => problem.startsWith("cut off");
  expect((await layoutProblems(page)).filter((problem) => !cut(problem))).toEqual([]);
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  expect((await layoutProblems(page)).filter((problem) => !cut(problem))).toEqual([]);
});

test("the figures say how it goes, as plots with a table behind each", async ({ page }) => {
  await sendLead(page, unique("Cijfer"), { landingPage: "/daken" });
  await signIn(page, "Beheer", "/admin/cijfers");
  await expect(page.getByRole("heading", { level: 1, name: "Cijfers" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Aanvragen per week: samen \d+/ })).toBeVisible();
  const states = page.getByRole("figure", { name: "Waar ze nu staan" });
  await states.getByText("Cijfers als tabel").click();
  await expect(states.getByRole("row", { name: /^Nieuw \d+$/ })).toBeVisible();
  const pages = page.getByRole("region", { name: "Per pagina van binnenkomst" });
  await expect(pages.getByRole("row", { name: /^\/daken \d+ \d+/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "52 weken" }).click();
  await expect(page).toHaveURL(/weeks=52/);
});
