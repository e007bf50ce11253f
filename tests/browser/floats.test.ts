import { coveredByFloats } from "../support/covered-by-floats.ts";
import { expect, test } from "../support/page.ts";
import { templates } from "../support/templates.ts";

// Without smooth scrolling, positions are final.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const sizes = { phone: [320, 390], desktop: [768, 1200, 1440] };

for (const [template, path] of Object.entries(templates)) {
  test(`nothing that floats covers a control or a line of ${template}`, async ({
    page,
    isMobile,
    allowErrors,
  }) => {
    if (template === "not found") allowErrors(/404/);
    for (const width of sizes[isMobile ? "phone" : "desktop"]) {
      await page.setViewportSize({ width, height: width < 500 ? 700 : 900 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const { controls, lines, buried, stops } = await coveredByFloats(page);
      expect(stops).toBeGreaterThan(0);
      expect(buried, `out of reach at ${width}`).toEqual([]);
      expect(controls, `controls at ${width}`).toEqual([]);
      expect(lines, `lines at ${width}`).toEqual([]);
    }
  });
}
