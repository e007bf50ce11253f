import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";

for (const path of ["/", "/gratis-offerte"]) {
  test(`${path} has no accessibility violation, one h1, one main and no sideways scroll`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectNoAxeViolations(page);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("main")).toHaveCount(1);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}

test("an unknown path is a 404 with the specified words and Dutch help @phone", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404/);
  const answer = await page.goto("/bestaat-niet");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Deze pagina bestaat niet (meer)" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("the menu opens as a dialog, holds the page still and closes with Escape", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const opener = page.getByRole("link", { name: "Menu" });
  await opener.click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole("link", { name: "Totaal Dak Specialist" })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain("hidden");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const path of ["/", "/daken"])
  test(`on ${path} the button to the top appears after 300 px and the bar shrinks after 50`, async ({
    page,
  }) => {
    await page.goto(path);
    const html = page.locator("html");
    await page.evaluate(() => scrollTo({ top: 49, behavior: "instant" }));
    await expect(html).not.toHaveAttribute("data-scrolled");
    await page.evaluate(() => scrollTo({ top: 52, behavior: "instant" }));
    await expect(html).toHaveAttribute("data-scrolled", "");
    await page.evaluate(() => scrollTo({ top: 40, behavior: "instant" }));
    await expect(html).not.toHaveAttribute("data-scrolled");
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await expect(html).not.toHaveAttribute("data-far");
    await page.evaluate(() => scrollTo({ top: 302, behavior: "instant" }));
    await expect(html).toHaveAttribute("data-far", "");
    await page.getByRole("link", { name: "Terug naar boven" }).click();
    await expect(page).toHaveURL(/#top$/);
    await expect(html).not.toHaveAttribute("data-far");
    await expect(html).not.toHaveAttribute("data-scrolled");
  });

test("every part of the house is a link that the keyboard reaches and operates", async ({ page }) => {
  await page.goto("/");
  const parts = page.locator(".house-part");
  expect(await parts.count()).toBeGreaterThanOrEqual(9);
  for (const part of await parts.all()) {
    await expect(part).toHaveAttribute("aria-label", /.+/);
    await expect(part).toHaveAttribute("href", /^\/(daken|schoorsteen|onderhoud|bouwen)\//);
  }
  await parts.first().focus();
  await expect(parts.first()).toBeFocused();

  // Each says what it is: by a label, or on a phone by the number that it has in the list below.
  const phone = (page.viewportSize()?.width ?? 0) < 768;
  for (const part of await parts.all()) {
    await expect(part.locator("text.part-balloon")).toBeVisible({ visible: phone });
    await expect(part.locator("text:not(.part-balloon)")).toBeVisible({ visible: !phone });
  }
});

test("a first view that is left alone fetches less than 5.8 kB of script @phone", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await page.waitForTimeout(2000);
  const inline = await page
    .locator("script:not([src], [type=speculationrules], [type='application/ld+json'])")
    .allTextContents();
  const fetched = scripts.map((path) => readFileSync(join("build/client", path)));
  const bytes = [...fetched, ...inline].reduce((sum, script) => sum + gzipSync(script).length, 0);
  expect(bytes, scripts.join(" ")).toBeLessThan(5800);
});

test("a page that the browser has already comes back as a 304 and works with the copy's nonce @phone", async ({
  page,
}) => {
  await page.goto("/daken");
  // The first response, rendered, has no validator; the next one has.
  await page.reload();
  await page.reload();
  const [sent, whole] = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return [entry?.transferSize ?? 0, entry?.encodedBodySize ?? 0];
  });
  expect(sent).toBeLessThan(whole ?? 0);
  await page.locator("[data-dialog=quote-dialog]:visible").first().click();
  await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
});
