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
        folded: [...document.querySelectorAll("main details:not([open]) > :not(summary)")].filter(
          (one) => !one.checkVisibility({ contentVisibilityAuto: true, checkOpacity: false }),
        ).length,
      };
    });
    expect(ground).toEqual(["rgb(255, 255, 255)", "rgb(255, 255, 255)"]);
    expect(cream).toEqual([]);
    expect(floats).toEqual([]);
    expect(folded).toBe(0);
    expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(10_000);
  });
}
