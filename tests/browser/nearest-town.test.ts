import { expect, hold, test } from "../support/page.ts";

/** The visitor's place in `request.cf` of the local runtime. */
const eindhoven = { "MF-CF-Blob": JSON.stringify({ latitude: "51.4416", longitude: "5.4697" }) };

test("the page of a town names the next one without moving anything", async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ ...eindhoven, "CF-Connecting-IP": "2001:db8:77::1" });
  const release = await hold(page, "**/api/nearest-town*");
  await page.goto("/nl/eindhoven");
  const room = page.locator("[data-nearest-town]");
  const height = () => room.evaluate((el) => el.getBoundingClientRect().height);
  const before = await height();
  release();
  const hint = page.getByText("Wij werken ook in Veldhoven, 5 km");
  await expect(hint).toBeVisible();
  await expect(hint.getByRole("link", { name: "Veldhoven" })).toHaveAttribute("href", "/nl/veldhoven");
  expect(await height()).toBe(before);
});

test("who saves data is not asked for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto("/nl/eindhoven");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).not.toContain("/api/nearest-town");
});
