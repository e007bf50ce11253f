import { coveredByFloats } from "../support/covered-by-floats.ts";
import { expect, test } from "../support/page.ts";
import { templates } from "../support/templates.ts";

// Without smooth scrolling, positions are final.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const sizes = {
  phone: [
    { width: 320, height: 700 },
    { width: 390, height: 700 },
  ],
  desktop: [
    { width: 768, height: 900 },
    { width: 1200, height: 900 },
    { width: 1280, height: 720 },
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
  ],
};

/** Beside the templates: a form for who is in need, and one for who lost a link. */
const pages = { ...templates, emergency: "/spoed", "new link": "/aanvraag/nieuwe-link" };

for (const [template, path] of Object.entries(pages)) {
  test(`nothing that floats covers a control or a line of ${template}`, async ({
    page,
    isMobile,
    allowErrors,
  }) => {
    if (template === "not found") allowErrors(/404/);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const size of sizes[isMobile ? "phone" : "desktop"]) {
      await page.setViewportSize(size);
      const { controls, lines, buried, stops } = await coveredByFloats(page);
      expect(stops).toBeGreaterThan(0);
      expect(buried, `out of reach at ${size.width}`).toEqual([]);
      expect(controls, `controls at ${size.width}`).toEqual([]);
      expect(lines, `lines at ${size.width}`).toEqual([]);
    }
  });
}
