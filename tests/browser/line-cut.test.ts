import { emergencyWalk, openForm, pageWalks } from "../support/form-walks.ts";
import { expect, test } from "../support/page.ts";

test.beforeEach(({ allowErrors }) => allowErrors(/net::ERR|Failed to (load|fetch)/));

// A browser keeps a page that is left, with what was entered, for 'back'; not the one whose place another took. Playwright
// and builds without a window keep none: here it is asked whether the page still has its place.
for (const walk of [...pageWalks, emergencyWalk])
  test(`${walk.name}: sent by the browser alone where the line is cut, 'back' leads to it and not past it`, async ({
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
    await walk.fill(form);
    const read = page.url();
    await context.setOffline(true);
    await form.getByRole("button", { name: walk.button }).click({ noWaitAfter: true });
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    const tab = await context.newCDPSession(page);
    const { currentIndex, entries } = await tab.send("Page.getNavigationHistory");
    expect(entries[currentIndex - 1]?.url).toBe(read);
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
