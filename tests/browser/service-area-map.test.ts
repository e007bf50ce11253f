import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { standInMaps } from "../support/stand-in-maps.ts";

const marker = (page: Page, name: string | RegExp) =>
  page.locator(".service-map-sheet").getByRole("button", { name });
const infoWindow = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

test("a marker opens its info window, by keyboard alone, and closes it again @phone", async ({ page }) => {
  await page.goto("/locaties");
  await marker(page, "Waalre, Nederland").focus();
  await page.keyboard.press("Enter");
  const info = infoWindow(page, "Waalre");
  await expect(info).toBeVisible();
  await expect(info).toContainText("Nederland");
  await expect(info.getByRole("link", { name: "Routebeschrijving" })).toHaveAttribute(
    "href",
    "https://www.google.com/maps/dir/?api=1&destination=51.387,5.445",
  );
  await expectNoAxeViolations(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(info.getByRole("link", { name: "Ons werk in Waalre" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(info).toBeHidden();
  await expect(marker(page, "Waalre, Nederland")).toBeFocused();
});

test("the main marker lists the towns of both countries and leads on @phone", async ({ page }) => {
  await page.goto("/contact");
  await marker(page, "Ons werkgebied").click();
  const info = infoWindow(page, "Ons werkgebied");
  await expect.poll(() => info.getByRole("listitem").count()).toBeGreaterThanOrEqual(17);
  await expect(info.getByRole("link", { name: "Hamont-Achel" })).toHaveAttribute("href", "/be/hamont-achel");
  await expect(info.getByRole("link", { name: "Alle locaties" })).toHaveAttribute("href", "/locaties");
  await expect(info.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
});

test("no marker of a view lies under another", async ({ page }) => {
  await page.goto("/locaties");
  for (const view of ["Regio Eindhoven", "Belgisch-Limburg"]) {
    await page.getByRole("radio", { name: view }).focus();
    await page.keyboard.press("Space");
    const shown = page.locator(".map-marker:visible");
    const least = view === "Regio Eindhoven" ? 9 : 8;
    await expect.poll(() => shown.count()).toBeGreaterThanOrEqual(least);
    for (const one of await shown.all()) await one.click({ trial: true });
  }
});

test.describe("without script @phone", () => {
  test.use({ javaScriptEnabled: false });

  test("the map, its views and its info windows work all the same", async ({ page }) => {
    await page.goto("/locaties");
    await page.getByText("Belgisch-Limburg", { exact: true }).first().click();
    await marker(page, "Neerpelt, België").click();
    await expect(
      infoWindow(page, "Neerpelt").getByRole("link", { name: "Ons werk in Neerpelt" }),
    ).toBeVisible();
  });
});

test.describe("with a Maps key", () => {
  let server: TestServer;
  test.beforeAll(async () => {
    server = await startServer({ vars: { MAPS_BROWSER_KEY: "stand-in-key" } });
  });
  test.afterAll(() => server.stop());

  test("Google is asked for nothing before the click, and shows the area after it @phone", async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/request to another machine: https:\/\/maps\.googleapis\.com\/maps\/api\/js/);
    const asked: URL[] = [];
    await page.route("https://maps.googleapis.com/**", async (route) => {
      asked.push(new URL(route.request().url()));
      await route.fulfill({ contentType: "text/javascript", body: `(${standInMaps})()` });
    });
    await page.goto(`${server.url}/locaties`);
    await page.getByRole("button", { name: "Toon Google Maps" }).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);

    await page.getByRole("button", { name: "Toon Google Maps" }).click();
    const map = page.locator("[data-stand-in-map]");
    await expect.poll(async () => Number(await map.getAttribute("data-markers"))).toBeGreaterThanOrEqual(18);
    expect(asked.map((url) => url.searchParams.get("key"))).toEqual(["stand-in-key"]);
    const options = JSON.parse((await map.getAttribute("data-options")) ?? "{}");
    expect(options).toMatchObject({ center: { lat: 51.35, lng: 5.4 }, zoom: 9, maxZoom: 11 });
    // The stand-in fits the towns at zoom 11; the maximum is 10.
    await expect(map).toHaveAttribute("data-zoom", "10");
    expect(JSON.parse((await map.getAttribute("data-bounds")) ?? "[]")).toHaveLength(
      Number(await map.getAttribute("data-markers")) - 1,
    );
    await expect(marker(page, "Waalre, Nederland")).toBeHidden();

    await page.evaluate(() => window.dispatchEvent(new CustomEvent("stand-in-click", { detail: "Lommel" })));
    await expect(page.getByRole("link", { name: "Ons werk in Lommel" })).toHaveAttribute(
      "href",
      "/be/lommel",
    );

    await page.getByRole("button", { name: "Terug naar de getekende kaart" }).click();
    await expect(marker(page, "Waalre, Nederland")).toBeVisible();
  });

  test("a script that does not come is said in Dutch, and the drawn map stays @phone", async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/maps\.googleapis\.com/, /Failed to load resource/);
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await page.route("https://maps.googleapis.com/**", (route) => route.abort());
    await page.goto(`${server.url}/locaties`);
    await page.getByRole("button", { name: "Toon Google Maps" }).click();
    await expect(page.getByRole("alert")).toContainText("Google Maps kan niet worden geladen");
    expect(warnings).toContain("Failed to load Google Maps API");
    await expect(marker(page, "Waalre, Nederland")).toBeVisible();
    await expect(page.getByRole("button", { name: "Toon Google Maps" })).toBeVisible();
  });
});
