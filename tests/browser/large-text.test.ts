import type { Locator, Page } from "playwright/test";
import { sendLead, unique } from "../support/admin-pages.ts";
import { browserArgs, findBrowser } from "../support/browser.ts";
import { formWalks, openForm, walkOf } from "../support/form-walks.ts";
import { confirmationIn } from "../support/forms.ts";
import { layoutProblems } from "../support/layout-problems.ts";
import { adminUrl, booted, expect, scrolled, test } from "../support/page.ts";
import { surveyStep } from "../support/step-survey.ts";
import { templates } from "../support/templates.ts";

const { executablePath, env } = await findBrowser();

// The text size of the browser itself: media queries in rem follow it, as they do for who sets it on a phone.
test.use({
  launchOptions: {
    ...{ executablePath, env: { ...process.env, ...env } as Record<string, string> },
    args: [...browserArgs, "--blink-settings=defaultFontSize=32"],
  },
  viewport: { width: 320, height: 568 },
  contextOptions: { reducedMotion: "reduce" },
});

test("with text of 200 % on the smallest phone no page is wider than the window or loses a word", async ({
  page,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/404/);
  for (const [template, path] of Object.entries(templates)) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect.soft(await layoutProblems(page), template).toEqual([]);
  }
});

/** The stand-in for Access is no page of ours: its button lies partly outside the window. */
async function enterOffice(page: Page, path: string): Promise<void> {
  await page.goto(adminUrl + path);
  await page.getByRole("button", { name: /^Beheer/ }).press("Enter");
  await page.waitForLoadState("networkidle");
}

test("with such text the office's list and page of a request are words, not letters, and no wider than the window", async ({
  page,
}) => {
  const name = unique("Groot");
  await sendLead(page, name);
  await enterOffice(page, `/admin/aanvragen?q=${name}`);
  const lines = (control: Locator) =>
    control.evaluate(
      (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
    );
  expect(await lines(page.getByRole("heading", { level: 1 }))).toBeLessThan(2);
  // A request that waits for a year has the longest words.
  await page.clock.setSystemTime(Date.now() + 400 * 24 * 60 * 60 * 1000);
  await page.reload();
  await expect(page.getByText(/dagen te laat/).first()).toBeVisible();
  expect(await layoutProblems(page)).toEqual([]);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  const back = page.getByRole("link", { name: "Terug naar de lijst" });
  await expect(back).toBeVisible();
  expect(await lines(back)).toBeLessThan(3);
  const step = page.getByRole("list", { name: "Voortgang" }).getByRole("listitem").last();
  expect(await lines(step)).toBeLessThan(2);
  expect(await outside(page)).toEqual([]);
});

/** What lies outside the window with every part opened. Long names of files are cut off by design. */
async function outside(page: Page): Promise<string[]> {
  await page.locator("main details:not([open])").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const part of all) part.open = true;
  });
  return (await layoutProblems(page)).filter((problem) => !problem.startsWith("cut off"));
}

test("with such text no other page of the office is wider than the window", async ({ page, allowErrors }) => {
  test.slow();
  allowErrors(/404/);
  const name = unique("Breed");
  await sendLead(page, name);
  await enterOffice(page, "/admin/aanvragen/nieuw");
  const rooms = [
    "labels",
    "agenda",
    "instellingen/collegas",
    "instellingen/dienst",
    "meldingen",
    "cijfers",
    "werking",
  ];
  const records = [
    "inhoud",
    "inhoud/page",
    "inhoud/home/home",
    "inhoud/page/privacy",
    "inhoud/service/daklekkage",
  ];
  const found = [`privacy?who=${name}`, "artikelen", "media", "instellingen"];
  for (const path of [...rooms, ...records, ...found]) {
    await page.goto(`${adminUrl}/admin/${path}`);
    // What a record is made of shows its parts once its script has run.
    await page.waitForLoadState("networkidle");
    expect.soft(await outside(page), path).toEqual([]);
  }
});

for (const walk of formWalks) {
  test(`${walk.name}: with text of 200 % on the smallest phone nothing is out of reach or covered`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(walk.path);
    await booted(page);
    if (walk.opener) await page.locator(`a[data-dialog="${walk.opener}"]:visible`).first().click();
    const form = page.locator(walk.form);
    await expect(form.locator("form").or(form).getByRole("button").last()).toBeVisible();
    let step = 0;
    await walk.fill(form, undefined, async () => {
      await expect(page.locator("[data-felt]")).toHaveCount(0);
      expect.soft(await surveyStep(form), `step ${++step}`).toEqual([]);
      if (!/widget|menu/.test(walk.name) || (await form.getByLabel("Voornaam").count()) === 0) return;
      await form.getByRole("button", { name: walk.button }).click();
      await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
      expect.soft(await surveyStep(form), "errors").toEqual([]);
    });
    if (walk.name !== "quote widget") return;
    // Of the others it stands in the page.
    await form.getByRole("button", { name: walk.button }).click();
    await expect(confirmationIn(form)).toBeVisible();
    expect(await surveyStep(form), "confirmation").toEqual([]);
  });
}

for (const [width, height] of [
  [844, 390],
  [390, 844],
] as const)
  test(`with such text at ${width} × ${height} the alert about empty fields is seen from its beginning, also when it comes again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const menu = walkOf("service menu");
    const form = await openForm(page, menu);
    await menu.fill(form);
    await form.getByLabel("Voornaam").fill("");
    for (const press of ["first", "second"]) {
      await form.locator("[data-scroll]").evaluate((list) => list.scrollTo(0, list.scrollHeight));
      await form.getByRole("button", { name: menu.button }).click();
      await expect(form.getByRole("alert")).toBeFocused();
      await scrolled(page);
      expect(await seenPart(form.getByRole("alert")), press).toBe(1);
    }
  });

/** The part of its height that shows where it scrolls. */
const seenPart = (found: Locator) =>
  found.evaluate(
    (box) =>
      new Promise<number>((resolve) => {
        const watch = new IntersectionObserver(([entry]) => {
          watch.disconnect();
          resolve(entry?.intersectionRatio ?? 0);
        });
        watch.observe(box);
      }),
  );
