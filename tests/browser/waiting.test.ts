import type { BrowserContext, Page } from "playwright/test";
import { openForm, walkOf } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { keptDraft } from "../support/kept-draft.ts";
import { booted, expect, expectNoAxeViolations, hold, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";

const walk = walkOf("quote modal");

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

/** Opening the database would create it: that is not done. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const open = indexedDB.open("verzenden");
        open.onupgradeneeded = () => open.transaction?.abort();
        open.onerror = () => resolve(0);
        open.onsuccess = () => {
          const all = open.result.transaction("leads").objectStore("leads").getAll();
          all.onsuccess = () => {
            open.result.close();
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

for (const taken of [false, true])
  test(`two that wait in one page each say where they are${taken ? "; one that is taken back leaves the other" : ", and both that they are in"}`, async ({
    page,
  }) => {
    test.slow();
    let cut = true;
    let posts = 0;
    await page.route(/\/api\/(service-request|offerte)$/, (route) => {
      if (cut) return route.abort("internetdisconnected");
      posts++;
      return route.continue();
    });
    await page.goto("/");
    for (const each of [walk, walkOf("membership modal")]) {
      await page.locator(`a[data-dialog="${each.opener}"]:visible`).first().click();
      const form = page.locator(each.form);
      await each.fill(form);
      await form.getByRole("button", { name: each.button }).click();
      await expect(form.getByRole("alert").filter({ hasText: "gaat vanzelf weg" })).toBeVisible();
      await page.keyboard.press("Escape");
    }
    const cards = page.getByRole("region", { name: "Uw aanvraag" });
    const membership = cards.filter({ hasText: "Uw aanvraag voor Zorgeloos Wonen" });
    await expect(cards).toHaveCount(2);
    for (const card of await cards.all()) await expect(card).toContainText("gaat vanzelf weg");
    if (taken) {
      await membership.getByRole("button", { name: "Niet versturen" }).click();
      await expect(cards).toHaveCount(1);
      await expect(membership).toHaveCount(0);
    }
    cut = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    const told = cards.filter({ hasText: "is binnen" });
    await expect(told).toHaveCount(taken ? 1 : 2);
    const references = (await told.allInnerTexts()).map((text) => REFERENCE.exec(text)?.[0]);
    expect(new Set(references).size).toBe(taken ? 1 : 2);
    expect(posts).toBe(taken ? 1 : 2);
  });

test("what failed is said in the page too once its panel is closed, with the way back, until it is in", async ({
  page,
}) => {
  let fails = true;
  const json = { success: false, message: "Deze bestanden zijn samen te groot." };
  await page.route(`**${walk.endpoint}`, (route) =>
    fails ? route.fulfill({ status: 413, json }) : route.continue(),
  );
  const form = await openForm(page, walk);
  await walk.fill(form);
  await form.getByRole("button", { name: walk.button }).click();
  await expect(
    form.getByRole("alert").filter({ hasText: "Alles wat u invulde blijft staan." }),
  ).toBeVisible();
  const card = page.getByRole("region", { name: "Uw aanvraag" });
  await expect(card).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(card).toContainText(`Nog niet verstuurd. ${json.message}`);
  await card.getByRole("button", { name: "Ga verder met uw aanvraag" }).click();
  await expect(form).toBeVisible();
  await expect(card).toHaveCount(0);
  fails = false;
  await form.getByRole("button", { name: walk.button }).click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  await expect(card).toHaveCount(0);
});

test("of an answer that is not ours it is not said that nothing was sent, and what is sent from another form ends it", async ({
  page,
}) => {
  let status = 502;
  await page.route(`**${walk.endpoint}`, (route) => (status ? route.fulfill({ status }) : route.continue()));
  const form = await openForm(page, walk);
  await walk.fill(form, [await drawPhoto(page, "dak.jpg", { width: 600, height: 400 })]);
  await form.getByRole("button", { name: walk.button }).click();
  await expect(
    form.getByRole("alert").filter({ hasText: "Alles wat u invulde blijft staan." }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  const card = page.getByRole("region", { name: "Uw aanvraag" });
  await expect(card).toContainText("Server fout: HTTP error! status: 502.");
  await expect(card).not.toContainText("Nog niet verstuurd");
  // Something stays that the other form did not take along: the draft is not gone.
  status = 0;
  const widget = walkOf("quote widget");
  await page.locator(`a[data-dialog="${widget.opener}"]:visible`).first().click();
  const other = page.locator(widget.form);
  await widget.fill(other);
  await other.getByRole("button", { name: widget.button }).click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  await other.getByRole("button", { name: "Sluiten", exact: true }).last().click();
  await expect(other).toBeHidden();
  await expect(card).toHaveCount(0);
});

test("'back' while it waits for the line is one step back, where it can be changed", async ({
  page,
  context,
}) => {
  const form = await sendWithoutLine(page, context);
  await page.evaluate(() => history.back());
  await expect(form.getByText("Stap 2 van 3")).toBeVisible();
  await form.getByLabel("Wat is er aan de hand?").fill("Toch de goot.");
  await expect.poll(() => stored(page)).toBe(0);
});

test("'back' while it is sent closes the panel, and the page says where it is", async ({ page }) => {
  const answer = await hold(page, `**${walk.endpoint}`);
  const form = await openForm(page, walk);
  await walk.fill(form);
  await form.getByRole("button", { name: walk.button }).click();
  await expect(form.getByRole("button", { name: walk.busy })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(form).toBeHidden();
  await expect(page.getByRole("region", { name: "Uw aanvraag" })).toContainText("Bezig met versturen");
  await expect.poll(() => page.evaluate(() => history.state?.depth ?? 0)).toBe(0);
  answer();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
});

for (const [how, refuse] of [
  [
    "has no room",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
  [
    "is not allowed",
    () => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("no", "SecurityError");
        },
      });
    },
  ],
] as const)
  test(`where the flag of what is kept ${how} nothing is said to be kept, nor is it`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(refuse);
    const form = await openForm(page, walk);
    await walk.fill(form);
    await expect(form.getByText("Nog niet verstuurd.")).toBeVisible();
    await expect(page.getByText("Concept bewaard op dit toestel.")).toHaveCount(0);
    await context.setOffline(true);
    await form.getByRole("button", { name: walk.button }).click();
    await expect(form.getByRole("alert").filter({ hasText: "Laat deze pagina open" })).toBeVisible();
    await expect(form.getByText("kom terug")).toHaveCount(0);
    expect(await keptDraft(page)).not.toContain("Natte plek");
    expect(await stored(page)).toBe(0);
    await context.setOffline(false);
    await expect(confirmationIn(page)).toContainText(REFERENCE);
  });

test("the line to go on goes with the draft when what waited is in", async ({ page, context }) => {
  test.slow();
  await sendWithoutLine(page, context);
  await expect.poll(() => stored(page)).toBe(1);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const answer = await hold(next, `**${walk.endpoint}`);
  await next.goto("/over-ons");
  const line = next.locator(".resume-line");
  await expect(next.getByText("Bezig met versturen")).toBeVisible();
  // The card is about the same.
  await expect(line).toHaveCount(1);
  await expect(line).toBeHidden();
  answer();
  await expect(confirmationIn(next)).toContainText(REFERENCE);
  await expect(line).toHaveCount(0);
});

test("what is typed while an earlier one is answered stays, before the code that keeps it is there too", async ({
  page,
  context,
}) => {
  test.slow();
  await sendWithoutLine(page, context);
  await expect.poll(() => stored(page)).toBe(1);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const answer = await hold(next, `**${walk.endpoint}`);
  const release = await hold(next, "**/assets/autosave-*.js");
  await next.goto("/contact");
  const form = next.locator("#formulier form[method=post]");
  await next.getByText("Bezig met versturen").waitFor();
  await form.getByLabel("Voornaam").pressSequentially("Nieuw", { delay: 60 });
  answer();
  await expect(confirmationIn(next)).toContainText(REFERENCE);
  release();
  await form.getByLabel("Achternaam").pressSequentially("Ander", { delay: 60 });
  await expect(form.getByText("Concept bewaard op dit toestel.")).toBeVisible();
  await expect(form.getByLabel("Voornaam")).toHaveValue("Nieuw");
  await expect(form.getByLabel("Achternaam")).toHaveValue("Ander");
});
