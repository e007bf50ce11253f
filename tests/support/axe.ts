import axe from "axe-core";
import type { Page } from "playwright/test";

/**
 * Runs axe in the page, once loaded into it, and returns what it finds wrong. Not by its package for Playwright, which
 * loads it again for each run and puts its answer together in another window: ten times the work for the same list.
 * Tests share two cores.
 */
export async function violationsOf(
  page: Page,
  within: string,
  runOnly: axe.RunOptions["runOnly"],
  except: string[] = [],
): Promise<axe.Result[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  const rules = Object.fromEntries(except.map((id) => [id, { enabled: false }]));
  const { violations } = await page.evaluate(
    ([within, options]) => (window as unknown as { axe: typeof axe }).axe.run(within, options),
    [within, { runOnly, rules, resultTypes: ["violations"] } as axe.RunOptions] as const,
  );
  return violations;
}
