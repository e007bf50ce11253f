import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { adminUrl, expect, expectNoAxeViolations, test } from "../support/page.ts";

const ordinary = { selectedService: "Gratis offerte", serviceType: "offerte", urgencyLevel: "normal" };

test("filters are kept under a name in the row of tabs, opened by one press, renamed and taken away", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 422/);
  const city = unique("Weergave");
  const [name, second, other] = [unique("Dorp"), unique("Haast"), unique("Ander")];
  const person = unique("Lid");
  await sendLead(page, person, { ...ordinary, city, email: `${person}@voorbeeld.example` });
  await signIn(page, "Beheer", "/admin/aanvragen?town=Elders");
  const town = page.getByLabel("Plaats", { exact: true });
  await town.fill(city);
  await town.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(town).toBeFocused();
  await page.getByText("Bewaar als weergave").click();
  await page.getByLabel("Naam van de weergave").fill(name);
  await page.getByRole("button", { name: "Bewaren" }).click();
  await expect(page.getByText(`Weergave ‘${name}’ is bewaard.`)).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Lijsten" });
  await expect(tabs.getByRole("link", { name: `${name} 1` })).toHaveAttribute("aria-current", "page");
  await expect(tabs.locator("[aria-current]")).toHaveCount(1);
  await expectNoAxeViolations(page);

  const [view, urgent, all] = [name, second, "Alle"].map((each) =>
    tabs.getByRole("link", { name: new RegExp(`^${each}`) }),
  );
  if (!view || !urgent || !all) throw new Error("three tabs");
  // What the filters show is kept, pressed 'Zoeken' or not, and under a name of its own.
  await page.goto(`${adminUrl}/admin/aanvragen?town=${city}&service=offerte`);
  await page.getByText("Bewaar als weergave").click();
  await page.getByLabel("Soort aanvraag").selectOption("");
  await page.getByLabel("Spoed", { exact: true }).selectOption("Alleen spoed");
  await page.getByLabel("Naam van de weergave").fill(name.toUpperCase());
  await page.getByRole("button", { name: "Bewaren" }).click();
  await expect(page.getByLabel("Naam van de weergave")).toHaveAccessibleDescription(
    `U hebt al een weergave ‘${name.toUpperCase()}’. Kies een andere naam`,
  );
  await expect(page.getByLabel("Naam van de weergave")).toBeFocused();
  await page.getByLabel("Naam van de weergave").fill(second);
  await page.getByRole("button", { name: "Bewaren" }).click();
  await expect(page).toHaveURL((url) => url.search === `?urgent=1&town=${city}`);
  for (const tab of [view, urgent, view]) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(all).toHaveCount(1);
  }
  await all.click();
  await expect(all).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveURL(/\/aanvragen$/);
  await expect(town).toHaveValue("");
  await view.click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByText(`Weergave ‘${name}’ wijzigen`).click();
  await page.getByLabel("Naam van de weergave").fill(other);
  await page.getByRole("button", { name: "Hernoemen" }).click();
  await expect(tabs.getByRole("link", { name: new RegExp(`^${other}`) })).toBeVisible();
  await page.getByText(`Weergave ‘${other}’ wijzigen`).click();
  await page.getByRole("button", { name: "Weghalen" }).click();
  await expect(page.getByText(`Weergave ‘${other}’ is weg.`)).toBeVisible();
  await expect(tabs.getByRole("link", { name: new RegExp(`^${other}`) })).toHaveCount(0);
  await urgent.click();
  await page.getByText(`Weergave ‘${second}’ wijzigen`).click();
  await page.getByRole("button", { name: "Weghalen" }).click();
  await expect(page.getByText(`Weergave ‘${second}’ is weg.`)).toBeVisible();
});

test("on a phone 'Mijn open' shows its requests first, and a search in it that finds nothing leads to all", async ({
  page,
}) => {
  const person = unique("Van een ander ");
  await sendLead(page, person, ordinary);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "Beheer");
  await page.getByRole("link", { name: /^Mijn open/ }).click();
  await expect(page).toHaveURL(/list=open/);
  await expect(page.getByLabel("Plaats", { exact: true })).toBeHidden();
  await page.getByRole("searchbox").fill(person);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Niets gevonden voor/)).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(page.getByRole("link", { name: "Alle", exact: true })).toHaveAttribute(
    "href",
    `/admin/aanvragen?${new URLSearchParams({ q: person })}`,
  );
  expect(new URL(page.url()).searchParams.get("list")).toBe("open");
  await page.getByRole("link", { name: "Zoek in alle aanvragen" }).click();
  await expect(page.getByRole("article").filter({ hasText: person })).toHaveCount(1);
});

test("several go to a status at once, lost ones with one reason, and back with one press", async ({
  page,
}) => {
  const city = unique("Stapel");
  for (const each of ["een", "twee"]) {
    const name = unique(each);
    await sendLead(page, name, { ...ordinary, city, email: `${name}@voorbeeld.example` });
  }
  await signIn(page, "Beheer", `/admin/aanvragen?town=${city}`);
  const rows = page.getByRole("article");
  await expect(rows).toHaveCount(2);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("e");
  const what = page.getByLabel("Status of label voor de gekozen aanvragen");
  await expect(what).toBeFocused();
  await what.selectOption("Verloren");
  await page.getByLabel("Waarom verloren?").selectOption("Te duur");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Zetten" }).click();
  await expect(page.getByText("2 aanvragen op ‘Verloren’.")).toBeVisible();
  await expect(rows.filter({ hasText: "Verloren" })).toHaveCount(2);
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(rows.filter({ hasText: "Nieuw" })).toHaveCount(2);
});
