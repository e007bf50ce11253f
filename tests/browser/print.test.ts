import { expect, test } from "../support/page.ts";

const pages = ["/kennisbank/plat-dak", "/daken/daklekkage", "/nl/eindhoven", "/gratis-offerte"];

for (const path of pages) {
  test(`${path} is printed on white, without what floats, with all its text`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const { ground, cream, floats, folded } = await page.evaluate(() => {
      const shown = (one: Element) => one.checkVisibility();
      const look = (one: Element) => getComputedStyle(one);
      const all = [...document.body.querySelectorAll("*")].filter(shown);
      return {
        ground: [look(document.documentElement).backgroundColor, look(document.body).backgroundColor],
        cream: all
          .filter((one) => /rgb\((250, 247, 241|242, 236, 223)\)/.test(look(one).backgroundColor))
          .map(({ className }) => String(className)),
        floats: all.filter((one) => look(one).position === "fixed").map(({ className }) => String(className)),
        folded: [
          ...document.querySelectorAll("main details:not([open], .no-print *) > :not(summary)"),
        ].filter((one) => !one.checkVisibility({ contentVisibilityAuto: true, checkOpacity: false })).length,
      };
    });
    expect(ground).toEqual(["rgb(255, 255, 255)", "rgb(255, 255, 255)"]);
    expect(cream).toEqual([]);
    expect(floats).toEqual([]);
    expect(folded).toBe(0);
    expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(10_000);
  });
}

test("a printed page names its sender and the addresses of its sources, and has nothing to press", async ({
  page,
}) => {
  for (const path of ["/kennisbank/plat-dak", "/daken/daklekkage", "/nl/eindhoven"]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const sources = page.getByRole("region", { name: "Bronnen" }).getByRole("link");
    expect(await sources.count()).toBeGreaterThan(0);
    for (const source of await sources.all()) {
      const [href, printed] = await source.evaluate((el) => [
        el.getAttribute("href") ?? "",
        getComputedStyle(el, "::after").content,
      ]);
      expect(printed, path).toContain(href);
    }
    // On a narrow sheet its heading is for screen readers alone; paper shows it.
    await expect(page.getByRole("heading", { name: "Bronnen" })).toHaveCSS("clip-path", "none");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText("Hoofdkantoor")).toBeVisible();
    await expect(footer.locator("a[href^='tel:']")).toBeVisible();
    await expect(footer.getByRole("heading")).toHaveCount(0);
    // A few lines of a sheet: stacked, it often stood alone on the last one.
    expect((await footer.boundingBox())?.height, path).toBeLessThan(120);
    const pressed = page.locator(".button, .fold > .fold-line, .fold-line > .icon");
    await expect(pressed.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
  }
});

test("on paper a drawing and its legend leave a third of the sheet", async ({ page }) => {
  await page.goto("/kennisbank/daklekkage-stappenplan");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 680, height: 1000 });
  expect((await page.getByRole("figure").first().boundingBox())?.height).toBeLessThan(650);
});

test("on paper a list keeps its dashes and a table its words", async ({ page }) => {
  await page.goto("/kennisbank/plat-dak");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 900 });
  const dash = page.getByRole("listitem").filter({ hasText: "De dakrand." }).locator("[aria-hidden]");
  // Grounds are not printed.
  await expect(dash).toHaveCSS("border-top-width", "2px");
  const broken = await page.getByRole("table").evaluateAll((tables) =>
    tables.flatMap((table) =>
      [...table.querySelectorAll("th, td")].flatMap((cell) => {
        const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (text.nextNode()) {
          const { data } = text.currentNode as Text;
          for (const { 0: word, index } of data.matchAll(/[^\s-]+/g)) {
            const range = document.createRange();
            range.setStart(text.currentNode, index);
            range.setEnd(text.currentNode, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
              found.push(word);
          }
        }
        return found;
      }),
    ),
  );
  expect(broken).toEqual([]);
});
