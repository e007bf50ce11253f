import type { Page } from "playwright/test";
import { expect, test } from "../support/page.ts";

/** Articles whose text begins with steps: what to do now. */
async function emergencies(page: Page): Promise<string[]> {
  const html = async (path: string) => (await page.request.get(path)).text();
  const hrefs = new Set((await html("/kennisbank")).match(/\/kennisbank\/[a-z0-9-]+(?=")/g));
  const begin = await Promise.all(
    [...hrefs].map(async (href) => ({
      href,
      first: /data-block="(\w+)"/.exec((await html(href)).split("<article")[1] ?? "")?.[1],
    })),
  );
  return begin.filter(({ first }) => first === "steps").map(({ href }) => href);
}

test("the first step of an emergency stands whole on the first screen", async ({ page, isMobile }) => {
  const paths = await emergencies(page);
  expect(paths).toContain("/kennisbank/daklekkage-stappenplan");
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const step = await page.locator("article ol li:has(h3)").first().boundingBox();
    const bar = isMobile
      ? await page.getByRole("navigation", { name: "Direct contact" }).boundingBox()
      : null;
    const end = bar?.y ?? page.viewportSize()?.height ?? 0;
    if (!step) throw new Error(`${path} has no step`);
    expect(step.y + step.height, path).toBeLessThanOrEqual(end);
  }
});

test("an article answers first; who signs it and when stands at its foot, as its structured data say", async ({
  page,
}) => {
  await page.goto("/kennisbank/plat-dak");
  const blocks = await page
    .locator("article")
    .evaluate((article) =>
      [...article.querySelectorAll("h1, h1 ~ div p, section h2, dl")].map(({ tagName }) => tagName),
    );
  expect(blocks.slice(0, 2)).toEqual(["H1", "P"]);
  const foot = page.getByRole("region", { name: "Over dit artikel" });
  const field = (label: string) =>
    foot.locator("div", { has: page.getByText(label, { exact: true }) }).last();
  const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
  const nodes = graphs.flatMap((text) => JSON.parse(text)["@graph"] ?? [JSON.parse(text)]);
  const article = nodes.find((node) => node["@type"] === "Article");
  await expect(field("Door").locator("dd")).toHaveText(article.author.name);
  await expect(field("Door").getByRole("link")).toHaveAttribute("href", new URL(article.author.url).pathname);
  await expect(field("Geplaatst").locator("time")).toHaveAttribute("datetime", article.datePublished);
  await expect(field("Bijgewerkt").locator("time")).toHaveAttribute("datetime", article.dateModified);
});

test("a wide sheet uses both its margins: contents at the left, legend and warnings at the right", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile);
  await page.goto("/kennisbank/plat-dak");
  const box = async (selector: string) => {
    const found = await page.locator(`article ${selector}`).first().boundingBox();
    if (!found) throw new Error(`${selector} is not shown`);
    return { ...found, end: found.x + found.width };
  };
  const text = await box("[data-block=prose] > .text-column");
  expect((await box("nav:has(#inhoudsopgave)")).end).toBeLessThan(text.x);
  expect((await box("[data-block=callout]")).x).toBeGreaterThan(text.end);
  expect((await box("figure ol")).x).toBeGreaterThan((await box("figure svg")).end);
});

test("the index shows the drawing of each article, and its filter is one row on a phone", async ({
  page,
  isMobile,
}) => {
  await page.goto("/kennisbank");
  // What the office wrote has none.
  const shown = page.locator("main li:has(h2) img");
  const sources = await shown.evaluateAll((all) => all.map((one) => one.getAttribute("src")));
  expect(new Set(sources).size).toBe(22);
  expect(sources).toHaveLength(22);
  const last = shown.last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const filter = page.getByRole("navigation", { name: "Onderwerpen" });
  await filter.getByRole("link").last().focus();
  await expect(filter.getByRole("link").last()).toBeInViewport({ ratio: 1 });
  const box = await filter.boundingBox();
  if (isMobile) expect(box?.height).toBeLessThan(70);
});
