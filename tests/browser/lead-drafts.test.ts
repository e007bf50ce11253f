import type { Page } from "playwright/test";
import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { expect, test } from "../support/page.ts";

const note = (page: Page) => page.getByLabel("Notitie", { exact: true });
const answer = (page: Page) => page.getByLabel("Tekst van het antwoord");
const kept = (page: Page) => page.getByText("Concept bewaard");

async function openLead(page: Page, role = "Beheer"): Promise<string> {
  const name = unique("Concept");
  await sendLead(page, name);
  await signIn(page, role, `/admin/aanvragen?q=${name}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  await expect(note(page)).toBeVisible();
  return name;
}

test("a half-written note and answer are there again after a reload, another page and on another device", async ({
  page,
  context,
  allowErrors,
}) => {
  // A save whose page was left before its answer came is sent again.
  allowErrors(/409/);
  await openLead(page);
  await note(page).fill("Belt dinsdag, let op de");
  await answer(page).fill("Beste Jan, wij komen");
  // At once, before anything was saved.
  await page.reload();
  await expect(note(page)).toHaveValue("Belt dinsdag, let op de");
  await expect(answer(page)).toHaveValue("Beste Jan, wij komen");
  await note(page).fill("Belt dinsdag, let op de hond");
  await page.getByRole("link", { name: "Terug naar de lijst" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aanvragen" })).toBeVisible();
  await page.goBack();
  await expect(note(page)).toHaveValue("Belt dinsdag, let op de hond");
  await expect(kept(page)).toHaveCount(2);
  // Nothing on this device any more: it comes from the server.
  await page.evaluate(() => localStorage.clear());
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(note(other)).toHaveValue("Belt dinsdag, let op de hond");
  await expect(answer(other)).toHaveValue("Beste Jan, wij komen");
});

test("what is saved while the page is read anew, and was read too early, stands there all the same", async ({
  page,
}) => {
  await openLead(page);
  const saved = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("antwoord"),
  );
  await page.route(page.url(), async (route) => {
    const read = await route.fetch();
    await (await saved).finished();
    await route.fulfill({ response: read });
  });
  await note(page).fill("Belt dinsdag");
  await page.reload();
  await expect(note(page)).toHaveValue("Belt dinsdag");
});

test("what was typed without a connection survives the tab, and a note that is kept empties the field for good", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /404/);
  await openLead(page);
  await context.setOffline(true);
  await note(page).fill("Sleutel bij de buren");
  await expect(page.getByText("Uw tekst staat op dit apparaat.")).toBeVisible();
  const address = page.url();
  const next = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await next.goto(address);
  await expect(note(next)).toHaveValue("Sleutel bij de buren");
  await expect(kept(next)).toBeVisible();
  await next.getByRole("button", { name: "Notitie bewaren" }).click();
  await expect(note(next)).toHaveValue("");
  await next.reload();
  await expect(next.getByRole("listitem").filter({ hasText: "Sleutel bij de buren" })).toHaveCount(1);
  await expect(note(next)).toHaveValue("");

  // As of a request that is erased while somebody writes.
  const json = { kind: "refused", message: "Deze aanvraag is er niet meer." };
  await next.route("**/antwoord", (route) => route.fulfill({ status: 404, json }));
  await note(next).fill("Belt morgen");
  await expect(next.getByRole("status").getByText("Deze aanvraag is er niet meer.")).toBeVisible();
});

test("of two windows of one person neither overwrites the other's text unasked", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/409/);
  await openLead(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(note(other)).toBeVisible();
  await other.waitForLoadState("networkidle");
  await note(page).fill("Uit het eerste venster");
  await expect(kept(page)).toBeVisible();
  await note(other).fill("Uit het tweede venster");
  await expect(other.getByText("In een ander venster schreef u iets anders.")).toBeVisible();
  await expect(other.getByText("Uit het eerste venster")).toBeVisible();
  await other.getByRole("button", { name: "Mijn tekst hier houden" }).click();
  await expect(kept(other)).toBeVisible();
  await page.reload();
  await expect(note(page)).toHaveValue("Uit het tweede venster");
});

test("a window in which one was kept before leaves alone what is written next in another", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/422/);
  await openLead(page);
  const keep = (who: Page) => who.getByRole("button", { name: "Notitie bewaren" }).click();
  await keep(page);
  const empty = page.getByText("Schrijf eerst iets op");
  await expect(empty).toBeVisible();
  await note(page).fill("De eerste");
  await keep(page);
  await expect(note(page)).toHaveValue("");
  await expect(empty).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.waitForLoadState("networkidle");
  await note(other).fill("De tweede");
  await keep(other);
  await expect(note(other)).toHaveValue("");
  await note(other).fill("De derde, half");
  await expect(kept(other)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.getByRole("listitem").filter({ hasText: "De tweede" })).not.toHaveCount(0);
  await expect(note(page)).toHaveValue("De derde, half");
  await other.reload();
  await expect(note(other)).toHaveValue("De derde, half");
});

test("what was refused is kept as a draft without another key", async ({ page, allowErrors }) => {
  allowErrors(/422/);
  await openLead(page);
  await answer(page).fill("");
  await page.getByRole("button", { name: "Versturen", exact: true }).click();
  await expect(page.getByText("Schrijf eerst een antwoord")).toBeVisible();
  await expect(kept(page)).toBeVisible();
});

test("why a draft is not kept is what is so: only a line that is away is called one", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/500|502|401|ERR_INTERNET_DISCONNECTED/);
  await openLead(page);
  const status = page.getByRole("status");
  await page.route("**/antwoord", (route) => route.fulfill({ status: 500, body: "oeps" }));
  await note(page).fill("Belt morgen");
  await expect(status.getByText("Bewaren lukt nu niet aan onze kant.")).toBeVisible();
  await page.unroute("**/antwoord");
  await page.route("**/antwoord", (route) => route.fulfill({ status: 401, body: "" }));
  await expect(status.getByText("U bent afgemeld.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Meld u in een nieuw venster aan" })).toBeVisible();
  await page.unroute("**/antwoord");
  await page.route("**/antwoord", (route) => route.abort("internetdisconnected"));
  await expect(status.getByText("Geen verbinding.")).toBeVisible();
  await page.unroute("**/antwoord");
  await expect(kept(page)).toBeVisible();

  await page.goto(new URL("/admin/inhoud/home/home", page.url()).href);
  await page.waitForLoadState("networkidle");
  const api = "**/admin/api/inhoud/**";
  await page.route(api, (route) => route.fulfill({ status: 502, body: "<html>" }));
  await page.getByLabel("Kop van de pagina", { exact: true }).first().press("End");
  await page.keyboard.type("x");
  await expect(page.getByText("Opslaan lukt nu niet aan onze kant.")).toBeVisible();
  await page.unroute(api);
  await page.route(api, (route) => route.fulfill({ status: 401, body: "" }));
  await expect(page.getByText("U bent afgemeld.")).toBeVisible();
  await page.unroute(api);
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
});
