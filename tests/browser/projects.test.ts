import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { projectDesk, signedIn } from "../support/project-posts.ts";
import { sampleProject } from "../support/project-samples.ts";
import { startServer, type TestServer } from "../support/server.ts";

/** Changes what many pages show, so it has a site of its own. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ admin: true });
  const desk = projectDesk(server, await signedIn(server, "beheer@voorbeeld.example"), "dakrenovatie-best");
  await desk.save(sampleProject());
  await desk.publish();
});
test.afterAll(() => server?.stop());

const drawn = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="${colour}"/></svg>`;

/** The library has no files for the made-up photos. */
async function openProject(page: Page, path = "/onze-projecten/dakrenovatie-best"): Promise<void> {
  await page.route("**/media/**", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: drawn(route.request().url().includes("6b") ? "#777" : "#a52"),
    }),
  );
  await page.goto(server.url + path);
}

test("the photos before and after lie over each other, and the slider shows more of either, by keyboard and by hand @phone", async ({
  page,
}) => {
  await openProject(page);
  const slider = page.getByRole("slider", { name: "Schuif tussen vóór en na" });
  const [before, after] = [
    page.getByAltText(/Pannen met mos/).first(),
    page.getByAltText(/nieuwe pannen/).first(),
  ];
  const boxes = await Promise.all([before, after, slider].map((part) => part.boundingBox()));
  for (const box of boxes) expect(box).toEqual(boxes[0]);
  const leftEdge = () =>
    after.evaluate((image) =>
      getComputedStyle(image.closest("figure") as Element).clipPath.replace("inset(0px 0px 0px ", ""),
    );
  await expect(slider).toHaveAttribute("aria-valuetext", "50 procent vóór, 50 procent na");
  const middle = await leftEdge();
  await slider.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuetext", "49 procent vóór, 51 procent na");
  expect(await leftEdge()).not.toBe(middle);
  await slider.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "0 procent vóór, 100 procent na");
  await slider.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "100 procent vóór, 0 procent na");
  const { x, y, width, height } = boxes[2] as NonNullable<(typeof boxes)[2]>;
  await page.mouse.click(x + width / 2, y + height / 3);
  await expect(slider).toHaveValue("50");
});

test("a project and the list have no violations at either width, and nothing is wider than the window @phone", async ({
  page,
}) => {
  for (const path of [
    "/onze-projecten/dakrenovatie-best",
    "/onze-projecten",
    "/onze-projecten?soort=bouwen",
  ]) {
    await openProject(page, path);
    await expectNoAxeViolations(page, { within: "main", atBothWidths: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test("a long word of a title stands in one line on a small phone @phone", async ({ page }) => {
  const desk = projectDesk(server, await signedIn(server, "beheer@voorbeeld.example"), "schoorsteen-best");
  await desk.save(sampleProject({ service: "schoorsteen/schoorsteen-renovatie" }));
  await desk.publish();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openProject(page, "/onze-projecten/schoorsteen-best");
    const lines = await page.getByRole("heading", { level: 1 }).evaluate((title) => {
      const range = document.createRange();
      range.setStart(title.firstChild as Text, 0);
      range.setEnd(title.firstChild as Text, "Schoorsteenrenovatie".length);
      return range.getClientRects().length;
    });
    expect(lines, `at ${width} px`).toBe(1);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("both photos are seen whole, there is no slider, and filters are links", async ({ page }) => {
    await openProject(page);
    await expect(page.getByRole("slider")).toBeHidden();
    const [before, after] = [
      page.getByAltText(/Pannen met mos/).first(),
      page.getByAltText(/nieuwe pannen/).first(),
    ];
    const [one, other] = await Promise.all([before.boundingBox(), after.boundingBox()]);
    const apart =
      (one?.x ?? 0) + (one?.width ?? 0) <= (other?.x ?? 0) ||
      (one?.y ?? 0) + (one?.height ?? 0) <= (other?.y ?? 0);
    expect(apart).toBe(true);
    await openProject(page, "/onze-projecten");
    await page.getByRole("navigation", { name: "Soort werk" }).getByRole("link", { name: "Daken" }).click();
    await expect(page).toHaveURL(/\?soort=daken#opgeleverd$/);
    await page.getByRole("link", { name: "Dakrenovatie in Best" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dakrenovatie in Best");
  });
});
