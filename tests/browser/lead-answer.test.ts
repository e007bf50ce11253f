import type { Page } from "playwright/test";
import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { sampleFiles } from "../support/sample-files.ts";

const answer = (page: Page) => page.getByLabel("Tekst van het antwoord");
const send = (page: Page) => page.getByRole("button", { name: "Versturen", exact: true });
const thread = (page: Page) => page.getByRole("region", { name: "Gesprek" });
const said = (page: Page, text: string) => thread(page).getByRole("listitem").filter({ hasText: text });

async function openLead(page: Page): Promise<string> {
  const name = unique("Antwoord");
  await sendLead(page, name);
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  await expect(answer(page)).toBeVisible();
  return name;
}

test("an answer from a template is two presses, is recorded, and can be taken back with all that was in it", async ({
  page,
}) => {
  await openLead(page);
  await expect(thread(page).getByRole("listitem").first()).toContainText("Het dak lekt bij de schoorsteen.");
  // The choice, and the press.
  await page.getByLabel("Voorbeeldtekst").selectOption("Niet bereikt");
  await send(page).click();
  await expect(said(page, "Wij belden u over uw aanvraag")).toContainText("gaat over");
  await expect(page.getByRole("list", { name: "Voortgang" }).locator("[aria-current=step]")).toHaveText(
    "In gesprek",
  );
  await expect(page.getByText("beloofd vóór")).toHaveCount(0);
  await expectNoAxeViolations(page);
  // Nothing that one more press would send.
  await expect(page.getByLabel("Voorbeeldtekst")).toHaveValue("");
  await expect(answer(page)).toHaveValue("");
  await thread(page).getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText("De mail is teruggehaald.")).toBeVisible();
  await expect(said(page, "Wij belden u over uw aanvraag")).toHaveCount(0);
  await expect(answer(page)).toHaveValue(/Wij belden u over uw aanvraag/);
  await expect(page.getByText("beloofd vóór")).toBeVisible();
});

test("what takes a mail back is offered for as long as it can be, and the focus stays with what is said", async ({
  page,
}) => {
  await page.clock.install();
  await openLead(page);
  await page.getByLabel("Voorbeeldtekst").selectOption("Niet bereikt");
  await send(page).click();
  const message = page.getByRole("status").filter({ hasText: "De mail gaat over 10 seconden weg." });
  await message.getByRole("button", { name: "Ongedaan maken" }).focus();
  await page.clock.runFor(11_000);
  const after = page.getByRole("status").filter({ hasText: "De mail is op weg." });
  await expect(after).toBeFocused();
  await expect(after.getByRole("button", { name: "Ongedaan maken" })).toHaveCount(0);
});

test("a file and a photo of the request go along, and what is too large is said beside it", async ({
  page,
  allowErrors,
}) => {
  // 409: a draft whose page was left before its answer came is saved again.
  allowErrors(/409/);
  await openLead(page);
  const file = page.getByLabel("Bestand meesturen");
  await file.setInputFiles({
    name: "offerte.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(sampleFiles.pdf),
  });
  await expect(page.getByRole("list", { name: "Gaat mee" })).toContainText("offerte.pdf");
  await file.setInputFiles({
    name: "groot.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.alloc(3_600_000),
  });
  await expect(page.getByText("groot.pdf is 3,4 MB; per mail kan 3,3 MB mee.")).toBeVisible();
  await page.getByText("Bestanden van de aanvraag meesturen").click();
  await page.getByRole("checkbox").first().check();
  // Typed before its code is there: the choice of before stays with it.
  const ready = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await ready.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("list", { name: "Gaat mee" })).toContainText("offerte.pdf");
  await answer(page).fill("Hierbij de offerte.");
  ready.resolve();
  await page.waitForLoadState("networkidle");
  await page.unroute(/\/assets\/.*\.js$/);
  await expectNoAxeViolations(page);
  await send(page).click();
  const message = said(page, "Hierbij de offerte.");
  await expect(message).toContainText("offerte.pdf");
  await expect(message).toContainText(/TS-\w{8}-1\.png/);
  await expect(page.getByRole("list", { name: "Gaat mee" })).toHaveCount(0);
});

test("sent without a connection it waits and leaves once; empty it is not sent at all", async ({
  page,
  context,
  allowErrors,
}) => {
  // 409: the draft, which the returning connection saves too, was used by then.
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /422/, /409/);
  await openLead(page);
  await answer(page).fill("");
  // On a slow device the answer is there before 'Versturen…' is drawn.
  const device = await context.newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  await send(page).click();
  await expect(page.getByText("Schrijf eerst een antwoord")).toBeVisible();
  await device.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await answer(page).fill("Dinsdag om 9 uur.");
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole("alert").first()).toContainText("Wat u typte staat er nog.");
  await expect(answer(page)).toHaveValue("Dinsdag om 9 uur.");
  await context.setOffline(false);
  await expect(said(page, "Dinsdag om 9 uur.")).toHaveCount(1);
  await expect(answer(page)).not.toHaveValue("Dinsdag om 9 uur.");
  await expect(page.getByText("Schrijf eerst een antwoord")).toHaveCount(0);
});

test("a mail waits for the file that is still on its way, also while nobody is signed in; one that is lost holds it back", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/, /409/);
  await openLead(page);
  const file = page.getByLabel("Bestand meesturen");
  const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(sampleFiles.pdf) });
  const address = /antwoord\?naam=/;
  await answer(page).fill("Hierbij de tekening.");
  await page.route(address, (route) => route.abort());
  await file.setInputFiles(pdf("kwijt.pdf"));
  await expect(
    page.getByText("kwijt.pdf is niet overgekomen. Kies het opnieuw of verstuur zonder."),
  ).toBeVisible();
  await page.unroute(address);
  // The answer to both attempts is lost, not the file.
  let asked = 0;
  const listed = page.getByRole("list", { name: "Gaat mee" }).getByRole("listitem");
  await page.route(address, async (route) => {
    asked++;
    await route.fetch();
    await route.abort();
  });
  await file.setInputFiles(pdf("geknipt.pdf"));
  await expect(listed).toHaveText([/geknipt\.pdf/]);
  await expect(page.getByText("is niet overgekomen")).toHaveCount(0);
  expect(asked).toBe(2);
  await page.unroute(address);
  await listed.getByRole("button", { name: "Weghalen geknipt.pdf" }).click();
  await expect(listed).toHaveCount(0);

  const held = Promise.withResolvers<void>();
  let lost = true;
  await page.route(address, async (route) => {
    await held.promise;
    await (lost ? route.abort() : route.continue());
  });
  const waiting = page.getByRole("button", { name: "Wacht op de bijlage …" });
  await file.setInputFiles(pdf("kwijt.pdf"));
  await send(page).click();
  await expect(waiting).toBeVisible();
  held.resolve();
  await expect(page.getByText("Het antwoord is nog niet verstuurd.")).toBeVisible();
  await expect(said(page, "Hierbij de tekening.")).toHaveCount(0);

  lost = false;
  const cookies = await context.cookies();
  await context.clearCookies();
  await file.setInputFiles(pdf("tekening.pdf"));
  await expect(page.getByText("U bent afgemeld.").first()).toBeVisible();
  await send(page).click();
  await expect(waiting).toBeVisible();
  await context.addCookies(cookies);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(said(page, "Hierbij de tekening.")).toContainText("tekening.pdf");
  await expect(page.getByRole("alert").filter({ hasText: "afgemeld" })).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Gaat mee" })).toHaveCount(0);
});
