import type { Page } from "playwright/test";
import { openForm, walkOf } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { keptWith } from "../support/kept-draft.ts";
import { expect, expectGoodForm, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";

declare global {
  interface Window {
    /** What of the browser was asked for and refused. */
    asked: string[];
  }
}

const quote = (page: Page) => page.getByRole("dialog", { name: "Gratis offerte Aanvragen" });

test("while it waits for a line nothing says that it failed", async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  const walk = walkOf("quote modal");
  const toasts: string[] = [];
  page.on("request", (request) => request.url().includes("/assets/toaster") && toasts.push(request.url()));
  const form = await openForm(page, walk);
  await walk.fill(form);
  await page.route(`**${walk.endpoint}`, (route) => route.abort("connectionreset"));
  await form.getByRole("button", { name: walk.button }).click();
  await expect(form.getByRole("alert").filter({ hasText: "gaat vanzelf weg" })).toBeFocused();
  expect(toasts).toEqual([]);
});

test("what an earlier draft is about is said in each step, can be left out and put back", async ({
  page,
}) => {
  await page.goto("/daken/daklekkage");
  await page.locator('main a[data-dialog="quote-dialog"][href*="dienst="]:visible').first().click();
  await quote(page).getByText("Gratis Inspectie", { exact: true }).click();
  await quote(page).getByRole("button", { name: "Volgende" }).click();
  await quote(page).getByLabel("Wat is er aan de hand?").fill("Natte plek naast de schoorsteen.");
  await keptWith(page, "Natte plek");

  await page.goto("/over-ons");
  await page.locator('a[data-dialog="quote-dialog"]:visible').first().click();
  const about = quote(page).getByText(/^Uw aanvraag gaat (niet meer )?over daklekkage\./);
  await expect(about).toBeVisible();
  await expectGoodForm(page, "#quote-dialog");
  const toggle = about.getByRole("button");
  await toggle.press("Enter");
  await expect(about).toContainText("niet meer over");
  await expect(toggle).toBeFocused();
  await toggle.press("Enter");
  await expect(about).not.toContainText("niet meer over");
  await toggle.press("Enter");

  // The page of the same form takes the same draft.
  await keptWith(page, '"quote/projectType":{"at"');
  await page.goto("/gratis-offerte");
  await expect(page.getByLabel("Wat is er aan de hand?")).toHaveValue(/Natte plek/);
  await expect(page.getByText(/^Uw aanvraag gaat/)).toHaveCount(0);
  await page.goto("/gratis-offerte?dienst=daklekkage");
  await expect(page.getByText(/^Uw aanvraag gaat over daklekkage\./)).toBeVisible();
});

test("where a draft was that was sent or wiped in another tab it says so, until something is entered again", async ({
  page,
  context,
}) => {
  const walk = walkOf("quote page");
  const first = await openForm(page, walk);
  await walk.fill(first);
  await keptWith(page, "0612345678");
  const other = await context.newPage();
  await other.goto("/gratis-offerte");
  const modal = await context.newPage();
  const dialog = await openForm(modal, walkOf("quote modal"));
  for (const notice of [other, dialog].map((form) => form.getByText("Uw concept is teruggezet.")))
    await expect(notice).toBeVisible();
  await first.getByRole("button", { name: walk.button }).click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  for (const form of [other.locator("main"), dialog]) {
    await expect(form.getByRole("status").filter({ hasText: "Uw aanvraag is verstuurd." })).toContainText(
      "daar staat de bevestiging",
    );
    await expect(form.getByText("Uw concept is teruggezet.")).toHaveCount(0);
    await expect(form.locator("[aria-invalid=true]")).toHaveCount(0);
  }
  await expect(other.getByLabel("Voornaam")).toHaveValue("");
  await expect(dialog.getByText("Stap 1 van 3")).toBeVisible();

  await other.getByLabel("Voornaam").fill("Opnieuw");
  await expect(other.getByText("Uw aanvraag is verstuurd.")).toHaveCount(0);
  const kept = dialog.getByText("Concept bewaard op dit toestel.");
  await expect(kept).toBeVisible();
  await other.getByRole("button", { name: "Wis concept" }).click();
  await expect(dialog.getByRole("status").filter({ hasText: "Uw concept is gewist." })).toBeVisible();
  await expect(kept).toHaveCount(0);
});

test("each link of an error summary leads to a control that can be used", async ({ page }) => {
  for (const name of ["quote page", "contact page", "membership page", "membership modal"]) {
    const walk = walkOf(name);
    const form = await openForm(page, walk);
    await form.getByLabel("Voornaam").focus();
    await expect(page.locator(`${walk.form}[novalidate], ${walk.form} form[novalidate]`)).toBeVisible();
    await form.getByRole("button", { name: walk.button }).click();
    const summary = form.getByRole("alert").filter({ hasText: "kijk deze punten na" });
    await expect(summary).toBeFocused();
    const links = await summary.getByRole("link").all();
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      await link.press("Enter");
      await expect(form.locator(":is(input, select, textarea):focus"), await link.innerText()).toHaveCount(1);
      // What stands for a radio in a card is its label.
      await expect(form.locator("label:has(:focus), :focus").first()).toBeInViewport();
    }
  }
});

test("a file that is refused by the server is reached from the summary", async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  const walk = walkOf("quote page");
  await page.route(`**${walk.endpoint}`, (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, message: "Kijk de velden na.", errors: { files: "Bestand kapot", x: "Los" } },
    }),
  );
  const form = await openForm(page, walk);
  await walk.fill(form);
  await form.getByRole("button", { name: walk.button }).click();
  const summary = form.getByRole("alert").filter({ hasText: "kijk deze punten na" });
  await expect(summary).toContainText("Los");
  await expect(summary.getByRole("link", { name: "Los" })).toHaveCount(0);
  await summary.getByRole("link", { name: "Bestand kapot" }).press("Enter");
  await expect(form.locator("input[type=file]")).toBeFocused();
});

test("files that are too large for the way say beside them what helps, and all stays", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  const walk = walkOf("quote modal");
  await page.route(`**${walk.endpoint}`, (route) =>
    route.fulfill({ status: 413, body: "<h1>Too large</h1>" }),
  );
  const form = await openForm(page, walk);
  await walk.fill(form, [await drawPhoto(page, "nok.jpg", { width: 900, height: 600 })]);
  await form.getByRole("button", { name: walk.button }).click();
  await expect(form.getByText("Stap 2 van 3")).toBeVisible();
  await expect(form.locator("input[type=file]")).toHaveAccessibleDescription(/kies kleinere foto's/);
  await expect(form.getByRole("button", { name: /verwijder/i })).toHaveCount(1);
  await expect(form.getByLabel("Wat is er aan de hand?")).not.toHaveValue("");
});

for (const name of ["quote modal", "quote page"]) {
  test(`${name}: a browser that refuses locks and all it could keep sends and says so @phone`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.asked = [];
      const refuse = (what: string) => ({
        get() {
          window.asked.push(what);
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
      for (const what of ["localStorage", "sessionStorage", "indexedDB", "BroadcastChannel", "caches"])
        Object.defineProperty(window, what, refuse(what));
      Object.defineProperty(Navigator.prototype, "locks", refuse("locks"));
    });
    const walk = walkOf(name);
    const form = await openForm(page, walk);
    await walk.fill(form);
    await form.getByRole("button", { name: walk.button }).click();
    await expect(confirmationIn(page)).toContainText(REFERENCE);
    await expect(page).toHaveURL(new RegExp(`${walk.path}$`));
    expect(await page.evaluate(() => window.asked)).toContain("locks");
  });
}
