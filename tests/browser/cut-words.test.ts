import { cutWords } from "../support/cut-words.ts";
import { expect, test } from "../support/page.ts";

/** Where a browser has no list of Dutch syllables a word that is too long for its column is cut anywhere. */
const parts = 4;
for (let part = 0; part < parts; part++)
  test(`no word of a heading, a label or a figure is cut in two (${part + 1} of ${parts})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const map = await (await request.get("/sitemap.xml")).text();
    const paths = Array.from(map.matchAll(/<loc>([^<]+)/g), ([, address = ""]) => new URL(address).pathname);
    expect(paths.length).toBeGreaterThan(150);
    const found: string[] = [];
    for (const path of paths.filter((_, at) => at % parts === part)) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      for (const width of [390, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const cut of await cutWords(page)) found.push(`${path} at ${width}: ${cut}`);
      }
    }
    expect(found).toEqual([]);
  });
