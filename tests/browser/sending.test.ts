import type { Page, Route } from "playwright/test";
import { formWalks, openForm } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { keptWith } from "../support/kept-draft.ts";
import { expect, expectGoodForm, test } from "../support/page.ts";
import { pdfOf } from "../support/sample-documents.ts";
import { keepSentForms } from "../support/sent-forms.ts";
import { stubServer } from "../support/stub-server.ts";

const walks = formWalks.filter(({ name }) => name === "quote modal" || name === "quote page");
const [modal] = walks;
if (!modal) throw new Error("The quote modal has no walk.");

/** A line on which a document of this size takes half a minute. */
const SLOW_BYTES = 3_000_000;
async function lineOf(page: Page): Promise<(bytesPerSecond: number) => Promise<unknown>> {
  const client = await page.context().newCDPSession(page);
  return (uploadThroughput) =>
    client.send("Network.emulateNetworkConditions", {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    });
}
const comment = `% ${"regel ".repeat(10)}\n`;
const largePdf = {
  name: "tekening.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(pdfOf({ objects: [comment.repeat(SLOW_BYTES / comment.length)] })),
};

for (const walk of walks) {
  test(`${walk.name}: a failure is still said when the toast has gone, with the one button that sends`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/);
    const form = await openForm(page, walk);
    await walk.fill(form);
    await expect(form.getByText("Nog niet verstuurd.")).toBeVisible();
    await page.route(`**${walk.endpoint}`, (route) => route.fulfill({ status: 502, body: "stuk" }));
    await form.getByRole("button", { name: walk.button }).click();
    const toast = page.getByRole("region", { name: /Meldingen/ }).getByRole("listitem");
    await toast.getByRole("button", { name: "Melding sluiten" }).click();
    await expect(toast).toHaveCount(0);
    const failed = form.getByRole("alert").filter({ hasText: "Er is een fout opgetreden" });
    await expect(failed).toContainText("Server fout: HTTP error! status: 502. Probeer het later opnieuw.");
    await expectGoodForm(page, walk.opener ? walk.form : "main");
    await page.unroute(`**${walk.endpoint}`);
    await expect(form.getByRole("button", { name: /versturen|verstuur/i })).toHaveCount(1);
    await form.getByRole("button", { name: walk.button }).click();
    await expect(confirmationIn(page)).toContainText(REFERENCE);
  });
}

test("it says how far it is, can be cancelled, and sent after that it is one lead", async ({ page }) => {
  test.slow();
  const sentForms = await keepSentForms(page);
  const form = await openForm(page, modal);
  await modal.fill(form, [largePdf]);
  const line = await lineOf(page);
  await line(100_000);
  await form.getByRole("button", { name: modal.button }).click();
  await expect(form.getByText(/Bezig met versturen \(\d+ %\)/)).toBeVisible();
  await expect(form.getByRole("progressbar", { name: "Voortgang van het versturen" })).toBeVisible();
  await expectGoodForm(page, modal.form);
  await form.getByRole("button", { name: "Annuleren" }).click();
  await expect(form.getByText("Nog niet verstuurd.")).toBeVisible();
  await expect(form.getByRole("button", { name: modal.button })).toBeEnabled();
  await line(-1);
  await form.getByRole("button", { name: modal.button }).click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  expect(new Set((await sentForms()).map(({ fields }) => fields.submissionKey)).size).toBe(1);
});

/** Notes in each frame how far the bar stands under the top of what says where the lead is. */
function watchBar(page: Page): Promise<void> {
  return page.evaluate(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const look = () => {
      const bar = document.querySelector("[aria-label='Voortgang van het versturen']");
      const box = bar?.closest(".quiet");
      if (bar?.checkVisibility() && box)
        places.add(Math.round(bar.getBoundingClientRect().top - box.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
  });
}

test("on the smallest phone the bar stays where it is, with a share or without", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 568 });
  const form = await openForm(page, modal);
  await modal.fill(form, [largePdf]);
  const line = await lineOf(page);
  await watchBar(page);
  await line(1_000_000);
  await form.getByRole("button", { name: modal.button }).click();
  await expect(form.getByText(/Bezig met versturen \(\d+ %\)/)).toBeVisible();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  const places = await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places]);
  expect(places).toHaveLength(1);
});

test("with the panel closed the page says how far it is, and that it is in", async ({ page }) => {
  test.slow();
  const form = await openForm(page, modal);
  await modal.fill(form, [largePdf]);
  const line = await lineOf(page);
  await line(300_000);
  await form.getByRole("button", { name: modal.button }).click();
  await expect(form.getByText(/Bezig met versturen \(\d+ %\)/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  const card = page.getByRole("region", { name: "Uw aanvraag" });
  await expect(card.getByText(/Bezig met versturen \(\d+ %\)/)).toBeVisible();
  await line(-1);
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  await expect(card).toHaveCount(0);
});

test("a network that asks for a login is named, and the lead goes when the line is back", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  const form = await openForm(page, modal);
  await modal.fill(form);
  let astray = (route: Route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Wifi</title>Log in" });
  await page.route(`**${modal.endpoint}`, (route) => astray(route));
  await form.getByRole("button", { name: modal.button }).click();
  const said = form.getByRole("alert").filter({ hasText: "Dit netwerk vraagt u eerst om aan te melden" });
  await expect(said).toContainText("Uw aanvraag staat klaar op dit toestel en gaat vanzelf weg");
  await expect(page.getByText("HTTP error")).toHaveCount(0);
  await expectGoodForm(page, modal.form);
  astray = (route) => route.continue();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(confirmationIn(page)).toContainText(REFERENCE);
});

test("what is tried again by itself moves nothing under the eyes of who reads on, and takes no focus", async ({
  page,
}) => {
  let answer = () => {};
  const network = await stubServer((request, response) => {
    const login = () =>
      response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Wifi</title>");
    request.resume().on("end", () => {
      if (network.requests.length === 1) login();
      else answer = login;
    });
  });
  const [, inPage] = walks;
  if (!inPage) throw new Error("The quote page has no walk.");
  const form = await openForm(page, inPage);
  await inPage.fill(form);
  // Passed on, not answered here: only what goes over a line has a share that has left.
  await page.route(`**${inPage.endpoint}`, (route) => route.continue({ url: `${network.origin}/` }));
  await form.getByRole("button", { name: inPage.button }).click();
  const said = form.getByText("Dit netwerk vraagt u eerst om aan te melden");
  await expect(form.getByRole("alert").filter({ hasText: "Dit netwerk vraagt" })).toBeFocused();
  const triedAgain = async () => {
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: "instant" });
      dispatchEvent(new Event("online"));
    });
    await expect(form.getByText("Bijna klaar: wij wachten op de bevestiging.")).toBeVisible();
    answer();
    await expect(said).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    return page.evaluate(() => scrollY);
  };
  // What had the focus was replaced: it is where it was, out of sight.
  expect(await triedAgain()).toBe(0);
  await expect(form.locator(".quiet:has([data-visitor-check])")).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await triedAgain()).toBe(0);
  await expect(page.locator("body")).toBeFocused();
  await network.close();
});

test("a fault that came into an earlier step is asked for there, and nothing is sent", async ({
  page,
  context,
}) => {
  const form = await openForm(page, modal);
  await modal.fill(form);
  await keptWith(page, "Natte plek");
  const other = await context.newPage();
  await other.goto("/contact");
  const text = other.getByLabel("Uw vraag of bericht");
  await expect(text).toHaveValue(/Natte plek/);
  await text.fill("Kort");
  await keptWith(other, '"Kort"');
  let posts = 0;
  await page.route(`**${modal.endpoint}`, (route) => {
    posts++;
    return route.continue();
  });
  // It has been merged when the other way round is there.
  await form.getByLabel("Voornaam").fill("Merel");
  await expect(other.getByLabel("Voornaam")).toHaveValue("Merel");
  await form.getByRole("button", { name: modal.button }).click();
  const field = form.getByLabel("Wat is er aan de hand?");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("Kort");
  await expect(form.getByRole("alert").filter({ hasText: "Kijk deze punten na" })).toBeVisible();
  expect(posts).toBe(0);
});
