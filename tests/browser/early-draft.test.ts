import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright/test";
import { openForm, walkOf } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { keptDraft, keptWith } from "../support/kept-draft.ts";
import { expect, hold, test } from "../support/page.ts";

/** The library of every island; the largest script, so on a slow line the last to come. */
const LIBRARY = "**/assets/react-*.js";

/** Where the form of /spoed posts to without script; its page is asked for without the question mark. */
const POSTED = /\/spoed\?/;

const emergency = (page: Page) => {
  const form = page.locator("#terugbellen form");
  return {
    phone: form.getByLabel("Telefoonnummer"),
    place: form.getByLabel("Waar is het?"),
    send: form.getByRole("button", { name: "Bel mij terug" }),
  };
};

test("what is typed before the code of a form is there is kept for the next visit", async ({
  page,
  context,
}) => {
  await hold(page, LIBRARY);
  await page.goto("/spoed");
  const { phone, place } = emergency(page);
  await phone.fill("0612345678");
  await place.pressSequentially("Dorpsstraat 6, Best");
  await keptWith(page, "Dorpsstraat 6, Best");
  await page.close();
  const next = await context.newPage();
  await next.goto("/spoed");
  await expect(emergency(next).place).toHaveValue("Dorpsstraat 6, Best");
  await expect(emergency(next).phone).toHaveValue("0612345678");
  await expect(next.getByText("Uw concept is teruggezet.")).toBeVisible();
});

test("what was typed and cleared before the code of a form is there stays cleared, and is not said to be put back", async ({
  page,
}) => {
  const release = await hold(page, LIBRARY);
  await page.goto("/spoed");
  const { phone, place } = emergency(page);
  await phone.fill("0612345678");
  await place.fill("Dorpsstraat 6, Best");
  await keptWith(page, "Dorpsstraat 6, Best");
  await place.fill("");
  await expect.poll(() => keptDraft(page)).not.toContain("Dorpsstraat 6, Best");
  release();
  await phone.press("End");
  await phone.press("9");
  await expect(page.getByText("Concept bewaard op dit toestel.")).toBeVisible();
  await expect(place).toHaveValue("");
  await expect(phone).toHaveValue("06123456789");
  await expect(page.getByText("Uw concept is teruggezet.")).toHaveCount(0);
});

test("a number that is typed early has no country in front that was chosen for another", async ({
  page,
  context,
}) => {
  const widget = await openForm(page, walkOf("quote widget"));
  await widget.getByRole("button", { name: "Daklekkage" }).click();
  await widget.getByRole("button", { name: "Overslaan" }).click();
  await widget.getByLabel("Adres", { exact: true }).fill("Dorpsstraat 6, Lommel");
  await widget.getByLabel("Projectbeschrijving").fill("Natte plek naast de schoorsteen.");
  await widget.getByRole("button", { name: "Naar contactgegevens" }).click();
  await widget.getByLabel("Land van het nummer").selectOption("BE");
  await widget.getByLabel("Telefoonnummer").fill("0470123456");
  await keptWith(page, "0470123456");
  await page.close();
  const early = await context.newPage();
  await hold(early, LIBRARY);
  await early.goto("/spoed");
  await emergency(early).phone.fill("0612345678");
  await keptWith(early, "0612345678");
  await early.close();
  const next = await context.newPage();
  await next.goto("/contact");
  await expect(next.getByLabel("Telefoonnummer")).toHaveValue("0612345678");
});

/** Typed on /spoed without its library, and sent by the browser once ten seconds have gone by. */
async function sendByBrowser(page: Page): Promise<void> {
  const { phone, place, send } = emergency(page);
  await phone.fill("0612345678");
  await place.fill("Dorpsstraat 6, Best");
  await page.clock.runFor(1000);
  await keptWith(page, "0612345678");
  await send.click();
  await expect(send).toHaveAttribute("data-felt");
  await page.clock.runFor(10_000);
}

const flag = (page: Page) => page.evaluate(() => localStorage.getItem("concept"));

test("what the browser sent by itself is no draft any more once it is confirmed", async ({ page }) => {
  await page.clock.install();
  await hold(page, LIBRARY);
  await page.goto("/spoed");
  await sendByBrowser(page);
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  await expect.poll(() => flag(page)).toBeNull();
  expect(await keptDraft(page)).not.toContain("Dorpsstraat");
});

test("neither is it where the code of the form comes while the browser sends it", async ({
  page,
  context,
}) => {
  await page.clock.install();
  const release = await hold(page, LIBRARY);
  await page.goto("/spoed");
  await page.route(POSTED, async (route) => {
    release();
    // Nothing can be asked of a page that is about to be left.
    await pause(3_000);
    await route.continue();
  });
  await sendByBrowser(page);
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  await expect.poll(() => flag(page)).toBeNull();
  const next = await context.newPage();
  await next.goto("/spoed");
  await emergency(next).phone.press("0");
  await expect(next.getByText("Concept bewaard op dit toestel.")).toBeVisible();
  await expect(emergency(next).place).toHaveValue("");
});

test("a post of the browser that fails costs nothing of what was typed", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/Failed to load|net::ERR/);
  await page.clock.install();
  await hold(page, LIBRARY);
  await page.goto("/spoed");
  await page.route(POSTED, (route) => route.abort("connectionreset"));
  const left = page.waitForRequest(POSTED);
  await sendByBrowser(page);
  await left;
  const next = await context.newPage();
  await next.goto("/spoed");
  await expect(emergency(next).place).toHaveValue("Dorpsstraat 6, Best");
  await expect(emergency(next).phone).toHaveValue("0612345678");
});

test("what is typed early is forgotten once it is sent, where what keeps drafts cannot be had", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/Failed to (load|fetch)/);
  await page.route("**/assets/autosave-*.js", (route) => route.abort("failed"));
  const release = await hold(page, LIBRARY);
  await page.goto("/spoed");
  const { phone, place, send } = emergency(page);
  await phone.fill("0612345678");
  await place.fill("Dorpsstraat 6, Best");
  await keptWith(page, "Dorpsstraat 6, Best");
  release();
  await send.click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  await expect.poll(() => flag(page)).toBeNull();
  const next = await context.newPage();
  await next.goto("/spoed");
  expect(await keptDraft(next)).not.toContain("Dorpsstraat");
});

test("what a form needs to check, to keep and to send comes along with its code, not after it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await hold(page, LIBRARY);
  await page.goto("/spoed");
  const { phone } = emergency(page);
  const fetched = (name: string) => asked.some((path) => path.startsWith(`/assets/${name}-`));
  await phone.focus();
  await expect.poll(() => fetched("form-engine") && fetched("send-form")).toBe(true);
  // Rules and drafts with the first key.
  expect(fetched("lead-schema")).toBe(false);
  await phone.press("0");
  await expect.poll(() => ["lead-schema", "autosave", "asked-number"].every(fetched)).toBe(true);
});
