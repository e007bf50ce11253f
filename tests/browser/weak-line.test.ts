import { formWalks, openForm } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { booted, expect, hold, test } from "../support/page.ts";

const walk = (name: string) => {
  const found = formWalks.find((each) => each.name === name);
  if (!found) throw new Error(`There is no walk ${name}.`);
  return found;
};
const quoteOpener = 'a[data-dialog="quote-dialog"]:visible';

for (const name of ["quote page", "contact page", "membership page"]) {
  test(`the ${name} is sent from a browser without popovers`, async ({ page }) => {
    await page.addInitScript(() => {
      for (const method of ["togglePopover", "showPopover", "hidePopover"])
        delete (HTMLElement.prototype as unknown as Record<string, unknown>)[method];
      const known = (selector: string) => {
        if (selector.includes(":popover-open")) throw new DOMException("not a valid selector", "SyntaxError");
      };
      for (const kind of [Document.prototype, Element.prototype] as Element[]) {
        const { querySelector, querySelectorAll } = kind;
        kind.querySelector = function (selector: string) {
          known(selector);
          return querySelector.call(this, selector);
        };
        kind.querySelectorAll = function (this: Element, selector: string) {
          known(selector);
          return querySelectorAll.call(this, selector);
        } as typeof querySelectorAll;
      }
    });
    const each = walk(name);
    const form = await openForm(page, each);
    await each.fill(form);
    await expect(form).toHaveAttribute("novalidate");
    const sent = page.waitForResponse((response) => response.request().method() === "POST");
    await form.getByRole("button", { name: each.button }).click();
    expect((await sent).url()).toContain("/api/");
    await expect(confirmationIn(page)).toContainText(REFERENCE);
  });
}

test("a dialog whose code cannot be had is closed by its button, and sends nothing", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to (load|fetch)/);
  await page.route("**/assets/hydrate-*.js", (route) => route.abort("failed"));
  for (const name of ["membership modal", "quote modal"]) {
    const form = await openForm(page, walk(name));
    let left = false;
    page.on("framenavigated", () => {
      left = true;
    });
    await form.getByRole("button", { name: "Sluiten" }).last().click();
    await expect(form).toBeHidden();
    expect(left).toBe(false);
    page.removeAllListeners("framenavigated");
  }
});

test("a form whose island cannot be had goes to the page with the button and what it is about", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to (load|fetch)/);
  await page.route("**/assets/hydrate-*.js", (route) => route.abort("failed"));
  // Whether there is a line is asked first: on a slow one that takes a while, and it must be seen.
  const answer = await hold(page, "**/healthz");
  const widget = await openForm(page, walk("quote widget"));
  const leak = widget.getByRole("button", { name: "Daklekkage" });
  const asked = page.waitForRequest("**/healthz");
  await leak.click();
  await asked;
  await expect(leak).toHaveAttribute("data-felt");
  await expect(leak).toHaveAttribute("aria-busy", "true");
  answer();
  await expect(page).toHaveURL(/\/gratis-offerte\?(?=.*dienst=daklekkage)/);
  await page.goto("/daken/daklekkage");
  await page.locator('main a[data-dialog="quote-dialog"][href*="dienst="]:visible').first().click();
  const quote = page.getByRole("dialog", { name: "Gratis offerte Aanvragen" });
  await quote.getByText("Gratis Inspectie").click();
  await quote.getByRole("button", { name: "Volgende" }).click();
  await expect(page).toHaveURL(/\/gratis-offerte\?(?=.*serviceType=inspectie)(?=.*dienst=daklekkage)/);
});

test("a step of a dialog that is done before the entry script comes is taken in the dialog", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/entry.client*");
  await page.goto("/daken/daklekkage");
  await page.locator('main a[data-dialog="quote-dialog"][href*="dienst="]:visible').first().click();
  const quote = page.getByRole("dialog", { name: "Gratis offerte Aanvragen" });
  await quote.getByText("Gratis Inspectie").click();
  await quote.getByRole("button", { name: "Volgende" }).click();
  release();
  await expect(quote.getByRole("heading", { name: "Project Details" })).toBeFocused();
  await quote.getByRole("button", { name: "Vorige" }).click();
  await expect(quote.getByRole("radio", { name: /Gratis Inspectie/ })).toBeChecked();
  await expect(page).toHaveURL(/\/daken\/daklekkage$/);
});

test("where the entry script cannot be had a step leads to the page, and so do links to dialogs", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to (load|fetch)/);
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route("**/assets/entry.client*", async (route) => {
    await held;
    await route.abort("failed");
  });
  await page.goto("/daken/daklekkage");
  await page.locator(quoteOpener).first().click();
  const quote = page.getByRole("dialog", { name: "Gratis offerte Aanvragen" });
  await quote.getByText("Gratis Inspectie").click();
  await quote.getByRole("button", { name: "Volgende" }).click();
  fail();
  await expect(page).toHaveURL(/\/gratis-offerte\?(?=.*serviceType=inspectie)/);
  await page.goto("/");
  // Until it is known that it cannot be had a tap opens the dialog; a quiet line says nothing of that.
  await page.waitForFunction(() => (window.__early as unknown) === 0);
  await page.locator(quoteOpener).first().click();
  await expect(page).toHaveURL(/\/gratis-offerte/);
});

for (const [what, address] of [
  ["entry script", "**/assets/entry.client*"],
  ["code of a form", "**/assets/hydrate-*.js"],
] as const)
  test(`where the ${what} keeps being awaited a press is seen at once, and goes natively after ten seconds`, async ({
    page,
  }) => {
    await page.clock.install();
    await hold(page, address);
    const form = page.locator("#terugbellen form");
    const [phone, place] = [form.getByLabel("Telefoonnummer"), form.getByLabel("Waar is het?")];
    const send = form.getByRole("button", { name: "Bel mij terug" });
    const press = async (text: string) => {
      await page.goto("/spoed");
      await phone.fill("0612345678");
      await place.fill(text);
      await send.click();
      await expect(send).toHaveAttribute("data-felt");
      await page.clock.runFor(10_000);
    };
    await press("");
    // What is missing is said by the browser.
    await expect(place).toBeFocused();
    await expect(send).not.toHaveAttribute("data-felt");
    await expect(phone).toHaveValue("0612345678");
    await press("Dorpsstraat 6, Best");
    await expect(confirmationIn(page)).toContainText(REFERENCE);
  });

test("where the entry script keeps being awaited an opener of what is not there leads to its page", async ({
  page,
}) => {
  await page.clock.install();
  await hold(page, "**/assets/entry.client*");
  await page.goto("/");
  await page.locator('a[data-dialog="quote-widget"]:visible').click();
  await expect(page.getByRole("dialog", { name: "Offerte aanvragen" })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/gratis-offerte/);
});

test("what is no body of a dialog is not put into it", async ({ page }) => {
  await page.route("**/onderdeel/quote-widget", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Wifi</title><form>Log in</form>",
    }),
  );
  await page.goto("/");
  await page.locator('a[data-dialog="quote-widget"]:visible').click();
  const widget = page.getByRole("dialog", { name: "Offerte aanvragen" });
  await expect(widget.getByRole("status")).toContainText("kon niet worden opgehaald");
  await expect(widget).not.toContainText("Log in");
});

test("of the choices before the code is there the last one counts", async ({ page }) => {
  const release = await hold(page, "**/assets/hydrate-*.js");
  const form = await openForm(page, walk("quote modal"));
  for (const text of ["Spoedservice", "Gratis Inspectie", "Spoedservice"]) await form.getByText(text).click();
  release();
  await form.getByRole("button", { name: "Volgende" }).click();
  await form.getByRole("button", { name: "Vorige" }).click();
  await expect(form.getByRole("radio", { name: /Spoedservice/ })).toBeChecked();
});

test("a dialog that is closed before the entry script comes stays closed", async ({ page }) => {
  const release = await hold(page, "**/assets/entry*.js");
  await page.goto("/", { waitUntil: "commit" });
  const dialog = page.locator("#quote-dialog");
  // It stands at the end of the page; until then its opener is a link.
  await dialog.waitFor({ state: "attached" });
  await page.locator(quoteOpener).first().click();
  await dialog.locator(".close-button").click();
  await expect(dialog).toBeHidden();
  release();
  await booted(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(dialog).toBeHidden();
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test("a request from the menu ends with its confirmation in sight, and a refusal is said where it can be reached", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  await page.goto("/");
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-dialog=menu]")?.click());
  await page.locator("#menu").getByRole("link", { name: "Gratis offerte" }).click();
  const each = walk("quote modal");
  const form = page.locator(each.form);
  await each.fill(form);
  await page.route("**/api/service-request", (route) => route.fulfill({ status: 500, body: "" }));
  await form.getByRole("button", { name: each.button }).click();
  const said = page.getByText("Server fout").first();
  await expect(said).toBeVisible();
  expect(await said.evaluate((el) => el.closest("[inert]") === null)).toBe(true);
  await page.unroute("**/api/service-request");
  await form.getByRole("button", { name: each.button }).click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  await expect(page.locator("#menu")).toBeHidden();
  await expect(page.locator("#confirmation [role=status]")).toBeFocused();
});

test("a tap behind a dialog in the frame that shows it leads nowhere", async ({ page }) => {
  await page.goto("/");
  await booted(page);
  await page
    .locator(quoteOpener)
    .first()
    .evaluate((opener) => {
      (opener as HTMLElement).click();
      document.querySelector<HTMLElement>("footer a[href='/privacy']")?.click();
      document.querySelector<HTMLElement>("[data-dialog=menu]")?.click();
    });
  await expect(page.locator("#quote-dialog")).toBeVisible();
  await expect(page.locator("#menu")).toBeHidden();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(page).toHaveURL(/\/$/);
});

for (const [what, address] of [
  ["the code of its form", "**/assets/hydrate-*.js"],
  ["the entry script", "**/assets/entry.client*"],
] as const)
  test(`a step is given up with the panel that is closed while ${what} keeps being awaited`, async ({
    page,
  }) => {
    await page.clock.install();
    await hold(page, address);
    const form = await openForm(page, walk("quote modal"));
    await form.getByText("Gratis Inspectie").click();
    const next = form.locator("button[type=submit]");
    await next.click();
    await expect(next).toHaveAttribute("data-felt");
    await form.locator(".close-button").click();
    await expect(form).toBeHidden();
    const asked = page.waitForResponse("**/healthz");
    await page.clock.runFor(10_000);
    await asked;
    await expect(next).not.toHaveAttribute("data-felt");
    // A journey to another page would have begun by now.
    await page.clock.runFor(1_000);
    await page.evaluate(() => fetch("/healthz"));
    await expect(page).toHaveURL(/\/daken$/);
  });

test("a step that waits for the line is given up with its panel, and says so no more", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/net::ERR|Failed to (load|fetch)/);
  await page.clock.install();
  await page.route("**/assets/form-engine-*.js", (route) => route.abort("failed"));
  const form = await openForm(page, walk("quote widget"));
  await form.getByRole("button", { name: "Daklekkage" }).focus();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await form.getByRole("button", { name: "Daklekkage" }).click();
  const said = form.getByRole("alert").filter({ hasText: "dan gaat het vanzelf" });
  await expect(said).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await context.setOffline(false);
  await page.clock.runFor(2_000);
  await page.evaluate(() => fetch("/healthz"));
  await expect(said).toHaveCount(0);
  await expect(page).toHaveURL(/\/daken$/);
});
