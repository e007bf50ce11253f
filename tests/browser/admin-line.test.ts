import type { BrowserContext, Page } from "playwright/test";
import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { expect, test } from "../support/page.ts";

const line = (page: Page) => page.getByRole("alert");

/** Simulates an expired session; the returned function renews it. */
async function endSession(context: BrowserContext): Promise<() => Promise<void>> {
  const cookies = await context.cookies();
  await context.clearCookies();
  return () => context.addCookies(cookies);
}

test("a note that cannot leave for lack of a connection or a session stays, and goes when it can", async ({
  page,
  context,
  allowErrors,
}) => {
  test.slow();
  // 409: the draft, which the returning connection saves too, was used by then.
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /409 .*\/antwoord\)/);
  const name = unique("Lijn");
  await sendLead(page, name);
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  const note = page.getByLabel("Notitie", { exact: true });
  const keep = page.getByRole("button", { name: "Notitie bewaren" });
  const kept = (text: string) => page.getByRole("listitem").filter({ hasText: text });

  await note.fill("Gebeld, belt terug");
  await context.setOffline(true);
  await keep.click();
  await expect(line(page)).toContainText("Geen verbinding. Wat u typte staat er nog.");
  await expect(note).toHaveValue("Gebeld, belt terug");
  await context.setOffline(false);
  await expect(kept("Gebeld, belt terug")).toHaveCount(1);
  await expect(line(page)).toHaveCount(0);

  await note.fill("Komt dinsdag");
  const begin = await endSession(context);
  await keep.click();
  await expect(line(page)).toContainText("U bent afgemeld. Wat u typte staat er nog.");
  await expect(line(page).getByRole("link", { name: /nieuw venster/ })).toBeVisible();
  await expect(note).toHaveValue("Komt dinsdag");
  await begin();
  await expect(kept("Komt dinsdag")).toHaveCount(1);
  await expect(line(page)).toHaveCount(0);
});

test("what goes to another address than the page's own stays without a connection too, and goes when it can", async ({
  page,
  context,
  allowErrors,
}) => {
  // 409: the draft, which the returning connection saves too, was used by then.
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /409 .*\/antwoord\)/);
  const name = unique("Elders");
  await sendLead(page, name, { email: `${name.toLowerCase()}@voorbeeld.example` });
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  const given = page.getByLabel("Achternaam", { exact: true });
  await page.getByText("Naam, nummer, e-mailadres of adres verbeteren").click();
  await given.fill(`${name}x`);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Achternaam verbeteren" }).click();
  await expect(line(page)).toContainText("Geen verbinding. Wat u typte staat er nog.");
  await expect(given).toHaveValue(`${name}x`);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: `Jan ${name}x` })).toBeVisible();

  const answer = page.getByLabel("Tekst van het antwoord");
  await answer.fill("Wij komen morgen.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Versturen", exact: true }).click();
  await expect(line(page)).toContainText("Geen verbinding. Wat u typte staat er nog.");
  await context.setOffline(false);
  await expect(page.getByRole("region", { name: "Gesprek" }).getByText("Wij komen morgen.")).toHaveCount(1);
});

test("a note that waits while somebody else signs in is not kept in that name, but once its own person is back", async ({
  page,
  context,
  allowErrors,
}) => {
  test.slow();
  // Asked meanwhile, and refused.
  allowErrors(/403/);
  const name = unique("Ander");
  await sendLead(page, name);
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  const note = page.getByLabel("Notitie", { exact: true });
  await note.fill("Van mij alleen");
  const begin = await endSession(context);
  await page.getByRole("button", { name: "Notitie bewaren" }).click();
  await expect(line(page)).toContainText("U bent afgemeld.");
  const other = await context.newPage();
  await signIn(other, "Redactie", "/admin/artikelen");
  await page.bringToFront();
  await expect(line(page)).toContainText("In deze browser is nu iemand anders aangemeld.");
  await expect(note).toHaveValue("Van mij alleen");
  await begin();
  await expect(page.getByRole("listitem").filter({ hasText: "Van mij alleen" })).toHaveCount(1);
  await expect(line(page)).toHaveCount(0);
});

test("a writer whose session ends is told so, writes on, and it is saved once it begins anew", async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(page, "Redactie", "/admin/artikelen");
  await page.getByRole("button", { name: "Nieuw artikel" }).click();
  await page.getByLabel("Titel", { exact: true }).first().fill(unique("Sessie"));
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  const begin = await endSession(context);
  await page.getByRole("textbox", { name: "Tekst van het artikel" }).pressSequentially("Nog niet weg.");
  await expect(page.getByText(/^U bent afgemeld\. Uw tekst staat op dit apparaat/)).toBeVisible();
  await expect(page.getByRole("link", { name: /nieuw venster/ })).toBeVisible();
  await begin();
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Tekst van het artikel" })).toHaveText("Nog niet weg.");
});

test("what was done is said in sight of who did it far down the page, until it is closed", async ({
  page,
}) => {
  await signIn(page, "Beheer", "/admin/instellingen?part=kantoor");
  const keep = page.getByRole("button", { name: "Bewaren", exact: true });
  await keep.click();
  const said = page.getByRole("status").filter({ hasText: "bewaard" });
  await expect(said).toBeInViewport();
  await page.mouse.wheel(0, 4000);
  await expect(said).toBeInViewport();
  await page.getByRole("button", { name: "Melding sluiten" }).click();
  await expect(page.getByText(/bewaard\. Binnen/)).toHaveCount(0);
});

test("a picture that is added after the session ended waits for it, and is stored then", async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(page, "Redactie", "/admin/media");
  const name = unique("Sessie");
  const photo = await page.screenshot({ type: "jpeg", clip: { x: 0, y: 0, width: 200, height: 120 } });
  // Unique bytes: equal pictures are stored once.
  const buffer = Buffer.concat([photo, Buffer.from(name)]);
  const begin = await endSession(context);
  await page.getByLabel("Afbeeldingen toevoegen").setInputFiles({
    name: `${name}.jpg`,
    mimeType: "image/jpeg",
    buffer,
  });
  await expect(line(page)).toContainText("U bent afgemeld.");
  await expect(page.getByText("geen verbinding")).toHaveCount(0);
  await begin();
  await expect(page.getByText(`${name} is toegevoegd.`)).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});
