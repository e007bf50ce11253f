import type { Page } from "playwright/test";
import { formWalks, openForm, pageWalks, walkOf } from "../support/form-walks.ts";
import { confirmationIn } from "../support/forms.ts";
import { keptWith } from "../support/kept-draft.ts";
import { over } from "../support/over.ts";
import { expect, scrolled, test } from "../support/page.ts";

const toastOf = (page: Page) => page.getByRole("region", { name: /Meldingen/ }).getByRole("listitem");

/** A form that the server refuses each time, with another message. */
async function refusedForm(page: Page) {
  const walk = formWalks.find(({ name }) => name === "contact page");
  if (!walk) throw new Error("The contact page has no walk.");
  await page.clock.install();
  const form = await openForm(page, walk);
  let refusals = 0;
  await page.route(`**${walk.endpoint}`, (route) =>
    route.fulfill({ status: 503, json: { success: false, message: `Weigering ${++refusals}` } }),
  );
  await walk.fill(form);
  // The page's clock is paused from here; the engine of the form starts by it, and has the browser's checks removed.
  await expect(form).toHaveAttribute("novalidate");
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  return { send: () => form.getByRole("button", { name: walk.button }).click() };
}

test.beforeEach(({ allowErrors }) => allowErrors(/Failed to load resource/));

test("a toast stays for five seconds", async ({ page }) => {
  const { send } = await refusedForm(page);
  await send();
  await expect(toastOf(page)).toContainText("Weigering 1");
  await expect(toastOf(page)).toContainText("Er is een fout opgetreden");
  await page.clock.runFor(4_900);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastOf(page)).toHaveCount(0);
});

test("there is one toast at a time: a new one takes the place of the last", async ({ page }) => {
  const { send } = await refusedForm(page);
  await send();
  await expect(toastOf(page)).toContainText("Weigering 1");
  await send();
  await expect(toastOf(page)).toContainText("Weigering 2");
  await expect(toastOf(page)).toHaveCount(1);
});

test("swiped to the right by more than 50 px it goes, by less it stays", async ({ page }) => {
  const { send } = await refusedForm(page);
  await send();
  const swipe = async (distance: number) => {
    const box = await toastOf(page).boundingBox();
    if (!box) throw new Error("There is no toast to swipe.");
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  await expect(toastOf(page)).toBeVisible();
  await swipe(40);
  await expect(toastOf(page)).toBeVisible();
  await swipe(60);
  await expect(toastOf(page)).toHaveCount(0);
});

test("F8 leads to the toasts, and the button in one closes it", async ({ page }) => {
  const { send } = await refusedForm(page);
  await send();
  await expect(toastOf(page)).toBeVisible();
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Meldingen/ }).locator(":focus, ol:focus")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await toastOf(page).getByRole("button", { name: "Melding sluiten" }).press("Enter");
  await expect(toastOf(page)).toHaveCount(0);
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [844, 390],
] as const)
  test(`at ${width} × ${height} what is said of a request lies over no button`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const walk = walkOf("quote modal");
    const form = await openForm(page, walk);
    await walk.fill(form);
    const answers = [
      { status: 503, json: { success: false, message: "Weigering" } },
      { status: 200, json: { success: true, reference: "ABCD2345" } },
    ];
    const goes: (() => void)[] = [];
    await page.route(`**${walk.endpoint}`, async (route) => {
      const answer = answers.shift();
      await new Promise<void>((go) => goes.push(go));
      await route.fulfill(answer);
    });
    const send = form.getByRole("button", { name: walk.button });
    await send.click();
    await expect.poll(() => goes.length).toBe(1);
    goes[0]?.();
    await expect(toastOf(page)).toContainText("Weigering");
    await send.scrollIntoViewIfNeeded();
    // On its side all of a phone scrolls along.
    if (height > 480) expect(await over(send)).toEqual([]);
    await send.click();
    await expect.poll(() => goes.length).toBe(2);
    await page.keyboard.press("Escape");
    const floats = page.locator(".contact-bar a:visible, .edge-tab:visible");
    expect(await floats.count()).toBeGreaterThan(0);
    await expect(page.locator("[role=status]:visible").filter({ hasText: "Bezig" }).first()).toBeVisible();
    expect(await over(floats)).toEqual([]);
    goes[1]?.();
    await expect(confirmationIn(page)).toBeVisible();
    await expect(toastOf(page)).toContainText("Bedankt");
    expect(await over(floats)).toEqual([]);
  });

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
] as const)
  for (const walk of pageWalks)
    test(`${walk.name} at ${width} × ${height}: where it is and why it failed lie under no bar and no toast`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const form = await openForm(page, walk);
      await walk.fill(form);
      const answers: (() => void)[] = [];
      await page.route(`**${walk.endpoint}`, async (route) => {
        await new Promise<void>((answer) => answers.push(answer));
        await route.fulfill({ status: 500 });
      });
      await form.getByRole("button", { name: walk.button }).click();
      const progress = form.getByText("Bezig met versturen");
      await expect(progress).toBeVisible();
      await scrolled(page);
      expect(await over(progress)).toEqual([]);
      expect(await over(form.getByRole("button", { name: "Annuleren" }))).toEqual([]);
      await expect.poll(() => answers.length).toBe(1);
      answers[0]?.();
      const alert = form.getByRole("alert");
      await expect(alert).toBeFocused();
      await expect(toastOf(page)).toBeVisible();
      await scrolled(page);
      expect(await over(alert)).toEqual([]);
      await expect(toastOf(page)).toBeVisible();
    });

test("on a tablet and on a phone on its side too, the line to what was begun shows, above the bar", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.getByLabel("Uw vraag of bericht").fill("Natte plek naast de schoorsteen.");
  await keptWith(page, "Natte plek");
  for (const [width, height] of [
    [768, 1024],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/privacy");
    const line = page.getByRole("complementary", { name: "Uw aanvraag" });
    // It waits until there is no link under it.
    const shows = async () => {
      const shown = await line.isVisible();
      if (!shown) await page.mouse.wheel(0, 90);
      return shown;
    };
    await expect.poll(shows, { intervals: [400] }).toBe(true);
    expect(await over(page.locator(".resume-line > *, .contact-bar a"))).toEqual([]);
  }
});
