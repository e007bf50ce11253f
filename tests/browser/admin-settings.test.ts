import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { adminUrl, expect, expectNoAxeViolations, test } from "../support/page.ts";

test("a notice is previewed before visitors see it, and what is wrong is said beside it @phone", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/);
  await signIn(page, "Beheer", "/admin/instellingen?part=mededeling");
  await expect(page.getByRole("heading", { level: 1, name: "Instellingen" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Toon de mededeling" }).check();
  await page.getByRole("button", { name: "Bewaren" }).click();
  await expect(page.getByText("Schrijf wat bezoekers moeten weten")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("textbox", { name: "Tekst", exact: true })).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("Er is niets veranderd.");
  await page.getByLabel("Soort").selectOption("Dringend (storm, noodgeval)");
  await page
    .getByRole("textbox", { name: "Tekst", exact: true })
    .fill("Storm in de regio. Bel ons bij lekkage.");
  await page.getByRole("button", { name: "Eerst bekijken" }).click();
  await expect(page.getByRole("heading", { name: "Voorbeeld, nog niet bewaard" })).toBeVisible();
  // The form was made anew, and the next press is where the last one was.
  await expect(page.getByRole("button", { name: "Eerst bekijken" })).toBeFocused();
  await expect(page.getByRole("complementary", { name: "Mededeling" })).toContainText("Bel ons bij lekkage");
  await expect(page.getByRole("checkbox", { name: "Toon de mededeling" })).toBeChecked();
  await expectNoAxeViolations(page);
});

test("a text to answer with is added and used in a lead @phone", async ({ page }) => {
  const name = unique("Sjabloon");
  await sendLead(page, name);
  await signIn(page, "Beheer", "/admin/instellingen?part=antwoorden");
  const label = unique("Eigen tekst ");
  await page.getByLabel("Nieuwe tekst: naam").fill(label);
  await page.getByLabel("Onderwerp van de mail").last().fill("Over {referentie}");
  await page.getByRole("textbox", { name: "Tekst", exact: true }).last().fill("Dag {naam}, tot morgen.");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Bewaren" }).click();
  await expect(page.getByText("Antwoorden bewaard.")).toBeVisible();
  await expect(page.getByText("beheer@voorbeeld.example").last()).toBeVisible();

  await page.goto(`${adminUrl}/admin/aanvragen?q=${name}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  await page.getByLabel("Voorbeeldtekst").selectOption(label);
  await expect(page.getByLabel("Tekst van het antwoord")).toHaveValue(`Dag Jan ${name}, tot morgen.`);
});

test("opening hours are checked, and every part works with the keyboard at this width", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/);
  await signIn(page, "Beheer", "/admin/instellingen");
  await page.getByLabel("Maandag tot").fill("07:00");
  await page.getByLabel("Maandag tot").press("Enter");
  await expect(page.getByText("De sluitingstijd moet na de openingstijd liggen")).toBeVisible();
  await expect(page.getByLabel("Maandag tot")).toHaveValue("07:00");
  await expectNoAxeViolations(page);
  for (const part of ["openingstijden", "mededeling", "kantoor", "antwoorden", "bewaartermijnen"]) {
    await page.goto(`${adminUrl}/admin/instellingen?part=${part}`);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, part).toBeLessThanOrEqual(0);
  }
});

test("new periods show what they would erase before they count @phone", async ({ page }) => {
  await signIn(page, "Beheer", "/admin/instellingen?part=bewaartermijnen");
  await page.getByLabel("Aanvraag waaruit geen opdracht kwam").fill("400");
  await page.getByRole("button", { name: "Eerst bekijken" }).click();
  await expect(page.getByText("400 dagen. Nu ouder dan dat: 0 aanvragen.")).toBeVisible();
  await expect(page.getByLabel("Aanvraag waaruit geen opdracht kwam")).toHaveValue("400");
  await expectNoAxeViolations(page);
});
