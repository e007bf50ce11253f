import { violationsOf } from "../support/axe.ts";
import { expect, test } from "../support/page.ts";
import { templates } from "../support/templates.ts";

test.use({ contextOptions: { contrast: "more", reducedMotion: "reduce" } });

/** Who asks for more contrast gets that of WCAG level AAA: 7:1, and 4.5:1 for large text. */
test("for who asks for more contrast all text has 7:1", async ({ page, allowErrors }) => {
  test.slow();
  allowErrors(/404/);
  for (const [template, path] of Object.entries(templates)) {
    await page.goto(path);
    const found = (
      await violationsOf(page, "html", { type: "rule", values: ["color-contrast-enhanced"] })
    ).flatMap(({ nodes }) =>
      nodes.map(({ target, any }) => `${target.join(" ")}: ${any.map(({ message }) => message).join()}`),
    );
    expect.soft(found, template).toEqual([]);
  }
});
