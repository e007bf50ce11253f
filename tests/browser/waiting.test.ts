import type { BrowserContext, Page } from "playwright/test";
import { formWalks, openForm } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { booted, expect, expectNoAxeViolations, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";

const found = formWalks.find(({ name }) => name === "quote modal");
if (!found) throw new Error("The quote modal has no walk.");
const walk = found;

const WAITS = "Uw aanvraag staat klaar op dit toestel en gaat vanzelf weg zodra er verbinding is.";

/** Keys of all posts of a context that reached the server. */
async function watchPosts(context: BrowserContext): Promise<string[]> {
  const keys: string[] = [];
  await context.route(`**${walk.endpoint}`, async (route) => {
    const body = route.request().postDataBuffer()?.toString("latin1") ?? "";
    keys.push(/name="submissionKey"\r\n\r\n([\w-]+)/.exec(body)?.[1] ?? "none");
    await route.continue();
  });
  return keys;
}

/** A lead with a photo, sent without a line. */
async function sendWithoutLine(page: Page, context: BrowserContext) {
  const form = await openForm(page, walk);
  await walk.fill(form, [await drawPhoto(page, "dak.jpg", { width: 600, height: 400 })]);
  await context.setOffline(true);
  await form.getByRole("button", { name: walk.button }).click();
  await expect(form.getByRole("alert").filter({ hasText: WAITS })).toBeVisible();
  return form;
}

const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        indexedDB.open("verzenden").onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const all = database.transaction("leads").objectStore("leads").getAll();
          all.onsuccess = () => {
            database.close();
            resolve(all.result.filter(({ parts }) => parts.length > 0).length);
          };
        };
      }),
  );

test.beforeEach(({ allowErrors }) =>
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/),
);

test("the tab gone without a line, it goes by itself on the next page that is opened, and its draft with it", async ({
  page,
  context,
}) => {
  test.slow();
  const keys = await watchPosts(context);
  await sendWithoutLine(page, context);
  await expect.poll(() => stored(page)).toBe(1);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto("/contact");
  const card = next.getByRole("region", { name: "Uw aanvraag" });
  await expect(confirmationIn(card)).toContainText(REFERENCE);
  await expectNoAxeViolations(next, { within: "section[aria-label='Uw aanvraag']" });
  expect(keys).toHaveLength(1);
  await card.getByRole("button", { name: "Melding sluiten" }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(() => stored(next)).toBe(0);
  const form = await openForm(next, walk);
  await expect(form.getByText("Uw concept is teruggezet.")).toHaveCount(0);
});

test("two tabs that both have it send it once", async ({ page, context }) => {
  test.slow();
  const keys = await watchPosts(context);
  await sendWithoutLine(page, context);
  await expect.poll(() => stored(page)).toBe(1);
  // The second page is had while the first still waits.
  const other = await context.newPage();
  await page.evaluate(() => {
    // The first hears of the line when the second is at work.
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
  });
  await context.setOffline(false);
  await other.goto("/contact");
  await expect(confirmationIn(other)).toContainText(REFERENCE);
  const told = REFERENCE.exec(await confirmationIn(other).innerText())?.[0] ?? "none";
  await page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => true });
    dispatchEvent(new Event("online"));
  });
  await expect(confirmationIn(page)).toContainText(told);
  expect(keys).toHaveLength(1);
});

test("what is changed while it waits is not sent as it was", async ({ page, context }) => {
  const keys = await watchPosts(context);
  const form = await sendWithoutLine(page, context);
  await form.getByLabel("Voornaam").fill("Anders");
  await expect(form.getByText("Nog niet verstuurd.")).toBeVisible();
  await expect.poll(() => stored(page)).toBe(0);
  await context.setOffline(false);
  await form.getByRole("button", { name: walk.button }).click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  expect(keys).toHaveLength(1);
});

test("what waits can be taken back, also by wiping the draft", async ({ page, context }) => {
  const form = await sendWithoutLine(page, context);
  await form.getByRole("button", { name: "Niet versturen" }).click();
  await expect(form.getByText("Nog niet verstuurd.")).toBeVisible();
  await expect.poll(() => stored(page)).toBe(0);
  await form.getByRole("button", { name: walk.button }).click();
  await expect.poll(() => stored(page)).toBe(1);
  await form.getByRole("button", { name: "Wis concept" }).click();
  await expect.poll(() => stored(page)).toBe(0);
});

test("with the panel closed the page says that it waits, and after that that it is in", async ({
  page,
  context,
}) => {
  const form = await sendWithoutLine(page, context);
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  const card = page.getByRole("region", { name: "Uw aanvraag" });
  await expect(card).toContainText(WAITS);
  await booted(page);
  await expectNoAxeViolations(page, { within: "section[aria-label='Uw aanvraag']" });
  // On a phone on its side too it lies over nothing of the header.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const { y = 0 } = (await card.boundingBox()) ?? {};
  const links = await page.locator("header :is(a, button):visible").all();
  const boxes = await Promise.all(links.map((link) => link.boundingBox()));
  expect(boxes.length).toBeGreaterThan(4);
  expect(boxes.filter((box) => box && box.y + box.height > y)).toEqual([]);
  await context.setOffline(false);
  await expect(confirmationIn(page)).toContainText(REFERENCE);
});

test("where the device keeps nothing it says that the page must stay open", async ({ page, context }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    Object.defineProperty(IDBFactory.prototype, "open", { value: refuse });
  });
  const form = await openForm(page, walk);
  await walk.fill(form);
  await context.setOffline(true);
  await form.getByRole("button", { name: walk.button }).click();
  await expect(form.getByRole("alert").filter({ hasText: "Laat deze pagina open" })).toBeVisible();
  await page.keyboard.press("Escape");
  const card = page.getByRole("region", { name: "Uw aanvraag" });
  await expect(card).toContainText("Dit toestel kan uw aanvraag niet bewaren");
  await expect(page.getByText("staat klaar op dit toestel")).toHaveCount(0);
  await context.setOffline(false);
  await expect(confirmationIn(page)).toContainText(REFERENCE);
});
