import { tabTo } from "../support/keyboard.ts";
import { booted, expect, hold, test } from "../support/page.ts";

// Without smooth scrolling, positions are final.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a text that Tab leads to is not left half under the foot of its dialog", async ({ page }) => {
  await page.goto("/");
  await page.locator('a[data-dialog="membership-dialog"]:visible').first().click();
  const dialog = page.locator("#membership-dialog");
  const issues = dialog.getByLabel("Wat is er nu mis?");
  // The dialog looks after it from here on.
  await expect(dialog.getByText("Controleer uw aanvraag")).toBeVisible();
  await tabTo(dialog.getByLabel("Bouwjaar"));
  await page.keyboard.press("Tab");
  await expect(issues).toBeFocused();
  const wholly = () =>
    issues.evaluate((field) => {
      const { left, width, bottom } = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, bottom - 3) === field;
    });
  await expect.poll(wholly).toBe(true);
});

test("the choice that the arrow keys lead to stays in sight beside the help that it shows", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/daken");
  await page.locator('a[data-dialog="quote-dialog"]:visible').first().click();
  const dialog = page.locator("#quote-dialog");
  const urgent = dialog.getByRole("radio", { name: /Spoedservice/ });
  await dialog.getByRole("radio", { checked: true }).focus();
  while (!(await urgent.isChecked())) await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("button", { name: "Bel mij terug" })).toBeVisible();
  const under = () =>
    dialog.evaluate((el) => {
      const card = document.activeElement?.closest("label")?.getBoundingClientRect().top ?? 0;
      return (el.querySelector(".dialog-head")?.getBoundingClientRect().bottom ?? 0) - card;
    });
  await expect(urgent).toBeFocused();
  await expect.poll(under).toBeLessThanOrEqual(0);
});

test("questions that come late leave the field that is typed in where it is", async ({ page }) => {
  const release = await hold(page, "**/assets/answer-fields-*.js");
  await page.goto("/contact");
  await booted(page);
  await tabTo(page.getByLabel("Waarover gaat het?"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  const message = page.getByLabel("Uw vraag of bericht");
  await expect(message).toBeFocused();
  await page.keyboard.type("Het");
  const top = () => message.evaluate((field) => Math.round(field.getBoundingClientRect().top));
  const before = await top();
  release();
  await expect(page.getByText("Is het dak plat of schuin?")).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await expect(message).toBeFocused();
});

test("with text twice as large the bar at the foot leaves the page to be read, and no word of it is cut", async ({
  page,
}) => {
  await page.goto("/daken");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const bar = page.getByRole("navigation", { name: "Direct contact" });
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { high, right, cut } = await bar.evaluate((nav) => ({
      high: nav.getBoundingClientRect().height,
      right: nav.lastElementChild?.getBoundingClientRect().right,
      cut: [...nav.children].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    }));
    expect(high / height, `at ${width}`).toBeLessThan(0.31);
    expect(right, `at ${width}`).toBeLessThanOrEqual(width);
    expect(cut, `at ${width}`).toBe(0);
  }
});
