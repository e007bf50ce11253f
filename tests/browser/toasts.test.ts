import type { Page } from "playwright/test";
import { formWalks, openForm } from "../support/form-walks.ts";
import { expect, test } from "../support/page.ts";

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
