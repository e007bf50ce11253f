import { test as base, type Page } from "playwright/test";
import { browserArgs, findBrowser } from "../support/browser.ts";
import { emergencyWalk, openForm, pageWalks } from "../support/form-walks.ts";
import { expect, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";

const { executablePath, env } = await findBrowser();
// As people have it: a page that is left waits for 'back' as it was. Playwright switches that off.
base.use({
  launchOptions: {
    ...{ executablePath, args: browserArgs, env: { ...(process.env as Record<string, string>), ...env } },
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test.beforeEach(({ allowErrors }) => allowErrors(/net::ERR|Failed to (load|fetch)/));

/** What the form would send, files by name and size. */
const entered = (page: Page, form: string) =>
  page
    .locator(form)
    .evaluate((element) =>
      [...new FormData(element as HTMLFormElement)].map(([name, value]) =>
        typeof value === "string" ? `${name}=${value}` : `${name}=${value.name} ${value.size}`,
      ),
    );

for (const walk of [...pageWalks, emergencyWalk])
  test(`${walk.name}: sent by the browser alone where the line is cut, 'back' shows all that was entered`, async ({
    page,
    context,
  }) => {
    await page.route("**/assets/entry.client*", (route) => route.abort("failed"));
    await page.goto("/over-ons");
    const form = await openForm(page, walk);
    // As links lead there: to the form.
    await form.evaluate((element) => {
      location.hash = new URL((element as HTMLFormElement).action).hash;
    });
    const photo = await drawPhoto(page, "dak.jpg", { width: 600, height: 400 });
    await walk.fill(form, walk.photos === "none" ? undefined : [photo]);
    const before = await entered(page, walk.form);
    await context.setOffline(true);
    await form.getByRole("button", { name: walk.button }).click({ noWaitAfter: true });
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => page.url()).toMatch(new RegExp(`${walk.path}(#.*)?$`));
    expect(await entered(page, walk.form)).toEqual(before);
  });

test("a form without code of its own is held without a line, says so, and goes when it is back", async ({
  page,
  context,
}) => {
  await page.goto("/aanvraag/nieuwe-link");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Referentie").fill("AB23CD45");
  await page.getByLabel("E-mailadres").fill("test@voorbeeld.example");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Mail mij een nieuwe link" }).click();
  await expect(page.getByText("Geen internetverbinding. Alles blijft staan.")).toBeFocused();
  await expect(page.getByLabel("Referentie")).toHaveValue("AB23CD45");
  await context.setOffline(false);
  await page.waitForURL(/nieuwe-link\/./);
});

test("where the menu of services cannot be opened its button leads to links", async ({ page }) => {
  await page.route("**/assets/entry.client*", (route) => route.abort("failed"));
  await page.goto("/daken");
  await page.waitForFunction(() => (window.__early as unknown) === 0);
  const links = page.locator("#diensten-links").getByRole("link");
  await expect(links.first()).toBeHidden();
  await page.locator("a[data-dialog=service-menu]:visible").first().click();
  await expect(links.first()).toBeInViewport();
});
