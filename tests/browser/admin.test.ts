import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { adminUrl, expect, expectNoAxeViolations, test } from "../support/page.ts";

// Leads are searched by name, because all tests together fill more than one page of the inbox.

test("a manager signs in, finds a lead and sees everything of it", async ({ page }) => {
  const name = unique("de Vries");
  await sendLead(page, name);
  await signIn(page, "Beheer", `/admin/aanvragen?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("heading", { level: 1, name: "Aanvragen" })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Jan ${name}` })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "De aanvraag" }).getByText("Het dak lekt bij de schoorsteen."),
  ).toBeVisible();
  await expect(page.getByText(/^nog \d+ uur$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Bellen" })).toHaveAttribute("href", "tel:+31612345678");
  await expect(page.getByRole("link", { name: "WhatsApp", exact: true })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/31612345678\?/,
  );
  await page.getByRole("link", { name: "Mailen" }).click();
  await expect(page.getByLabel("Tekst van het antwoord")).toBeFocused();
  await expect(page.getByLabel("Tekst van het antwoord")).toBeInViewport();
  await expect(page.getByRole("form", { name: "Mail gestuurd?" })).toHaveCount(0);
  await expect(page.getByText("Aanvraag ontvangen")).toBeVisible();
  await expectNoAxeViolations(page);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /rapport\.pdf/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^TS-[2-9A-Z]{8}-3\.pdf$/);
});

test("photos are opened, turned over and closed with the keyboard alone", async ({ page }) => {
  const name = unique("Toets");
  await sendLead(page, name);
  await signIn(page, "Beheer", `/admin/aanvragen?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();

  const thumbnail = page.getByRole("link", { name: "Foto 1 van 2 groot bekijken" });
  await thumbnail.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Foto’s van deze aanvraag" });
  await expect(viewer.getByRole("img", { name: "Foto 1" })).toBeVisible();
  await expect(viewer.getByRole("button", { name: "Sluiten" })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("img", { name: "Foto 2" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("img", { name: "Foto 1" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(thumbnail).toBeFocused();
});

test("a suspect waits in quarantine until one click lets it through, and another puts it back", async ({
  page,
}) => {
  const name = unique("Verdacht");
  // Three suspects with one text are one row.
  const own = { projectDescription: `Alleen ${name} vraagt met precies deze woorden om een nieuw tuinhek.` };
  await sendLead(page, name, { website: "http://spam.example", ...own });
  await signIn(page, "Beheer");
  await expect(page.getByRole("heading", { level: 1, name: "Aanvragen" })).toBeVisible();
  await expect(page.getByRole("link", { name: `Jan ${name}`, exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Quarantaine" }).click();
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  await expect(page.getByRole("heading", { name: "In quarantaine" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Vrijgeven" }).click();
  await expect(page.getByRole("status").getByText("De aanvraag is vrijgegeven.")).toBeVisible();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText("Teruggezet in quarantaine")).toBeVisible();
  await expect(page.getByRole("heading", { name: "In quarantaine" })).toBeVisible();
  await page.getByRole("button", { name: "Vrijgeven" }).click();
  await expect(page.getByRole("status").getByText("De aanvraag is vrijgegeven.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "In quarantaine" })).toHaveCount(0);
  await expect(page.getByText(/beheer@voorbeeld\.example$/).last()).toBeVisible();

  await page.getByRole("link", { name: "Terug naar de lijst" }).click();
  const all = page.getByRole("navigation", { name: "Lijsten" }).getByRole("link", { name: "Alle" });
  await all.click();
  await expect(all).toHaveAttribute("aria-current", "page");
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("button", { name: "Zoeken" }).click();
  await expect(page.getByRole("link", { name: `Jan ${name}`, exact: true })).toBeVisible();
  await expect(page.getByText("is vrijgegeven")).toHaveCount(0);
});

test("an editor and a stranger are told what they cannot see", async ({ page, allowErrors }) => {
  allowErrors(/403/);
  await signIn(page, "Redactie", "/admin/aanvragen");
  await expect(page.getByRole("heading", { name: "Geen toegang" })).toBeVisible();
  await expect(page.getByText("redactie@voorbeeld.example")).toBeAttached();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Afmelden" }).click();
  await expect(page.getByRole("heading", { name: "U bent afgemeld" })).toBeVisible();
  await page.goto(`${adminUrl}/admin`);
  await page.getByRole("button", { name: /^Zonder rol/ }).click();
  await expect(page.getByText("uw adres heeft nog geen rol")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("searching leaves the keyboard in its field", async ({ page }) => {
  await signIn(page, "Beheer", "/admin/privacy");
  for (const path of ["privacy", "media", "artikelen", "inhoud", "inhoud/project", "inhoud/town"]) {
    await page.goto(`${adminUrl}/admin/${path}`);
    await page.waitForLoadState("networkidle");
    const field = page.getByRole("searchbox").first();
    await field.fill("zoekwoord");
    await field.press("Enter");
    await expect(page, path).toHaveURL(/zoekwoord/);
    await expect(page.getByRole("searchbox").first(), path).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("searchbox").first(), path).toHaveValue("");
  }
});

test("an address that does not exist keeps one in the building", async ({ page, allowErrors }) => {
  allowErrors(/404/);
  await signIn(page, "Beheer", "/admin/bestaat-niet");
  await expect(page.getByRole("heading", { name: "Niet gevonden" })).toBeVisible();
  await page.getByRole("link", { name: "Aanvragen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aanvragen" })).toBeVisible();
});
