import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";

const photo = "public/icon-192.png";

test("a call is written down by keyboard, survives a reload, and knows who calls", async ({
  page,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/status of 422/);
  const name = unique("Beller");
  const number = `06 3${Math.random().toString().slice(2, 9)}`;
  await sendLead(page, name, { email: `${name}@voorbeeld.example`, phone: number });
  await signIn(page, "Beheer", "/admin/aanvragen");
  await page.getByRole("link", { name: "Aanvraag toevoegen" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Aanvraag toevoegen" })).toBeVisible();
  await page.getByLabel("Telefoonnummer").fill(number);
  await expect(page.getByText("Deze klant heeft al 1 aanvraag.")).toBeVisible();
  // What may be wrong with a number is said while it can still be asked.
  await page.getByLabel("Telefoonnummer").fill("06 0234 5678");
  await page.getByLabel("Voornaam").focus();
  await expect(
    page.getByText("Nummer onzeker: in Nederland bestaat dit nummer niet. Vraag het na."),
  ).toBeVisible();
  await page.getByLabel("Telefoonnummer").fill("12");
  await page.getByLabel("E-mailadres").fill("geen adres");
  await page.getByRole("button", { name: "Aanvraag bewaren" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
    "Dit is geen heel telefoonnummer. Schrijf het voluit, met netnummer of 06",
    "Naam is verplicht",
    /^Beschrijving/,
    "Ongeldig e-mailadres",
  ]);
  await page.getByLabel("E-mailadres").fill("");
  await page.getByLabel("Telefoonnummer").fill(number);
  await expectNoAxeViolations(page);
  await page.getByLabel("Naam", { exact: true }).fill(name);
  await page.getByLabel("Wat is er aan de hand?").fill("Het lekt door in de slaapkamer.");
  await page.getByLabel(/^Adres/).fill("Dorpsstraat 9, Nuenen");
  await page.getByLabel("Al gesproken").check();
  await page.reload();
  await expect(page.getByLabel("Naam", { exact: true })).toHaveValue(name);
  await expect(page.getByLabel(/^Adres/)).toHaveValue("Dorpsstraat 9, Nuenen");
  await page.getByLabel(/^Foto.s of documenten/).setInputFiles(photo);
  await page.getByRole("button", { name: "Aanvraag bewaren" }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(page.getByText("Aanvraag ingevoerd (telefoon), al gesproken")).toBeVisible();
  await expect(page.getByText("1 foto", { exact: true })).toBeVisible();
  await page.goto(new URL("/admin/aanvragen/nieuw", page.url()).href);
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel("Telefoonnummer")).toHaveValue("");
  await expect(page.getByLabel("Wat is er aan de hand?")).toHaveValue("");
});

test("a number that was misheard is put right on the request, and back", async ({ page }) => {
  const name = unique("Verkeerd");
  const number = () => `06 4${Math.random().toString().slice(2, 9)}`;
  const [wrong, right] = [number(), number()];
  await sendLead(page, name, { email: `${name}@voorbeeld.example`, phone: wrong });
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  await page.getByText("Naam, nummer, e-mailadres of adres verbeteren").focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Telefoonnummer", { exact: true }).fill(right);
  await expectNoAxeViolations(page);
  await page.getByLabel("Telefoonnummer", { exact: true }).press("Enter");
  await expect(page.getByText(`Telefoonnummer verbeterd: ${wrong} → ${right}`)).toBeVisible();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText(`Telefoonnummer verbeterd: ${right} → ${wrong}`)).toBeVisible();
});
