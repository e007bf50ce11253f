import { expect, type Page } from "playwright/test";

/** The heights of what is not laid out yet, as declared and as they are. Undoes `content-visibility` to measure. */
function heights(page: Page) {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>("main .below-fold, footer.below-fold")];
    const before = document.documentElement.scrollHeight;
    for (const part of parts) part.style.contentVisibility = "visible";
    const sums: Record<string, { declared: number; real: number }> = {};
    for (const [index, part] of parts.entries()) {
      const kind = [...part.classList].find((name) => name.endsWith("-height")) ?? "";
      // The lines of a list differ by a line of text each: they are right together.
      const name = part.matches("li") ? kind : `${kind} ${index}`;
      sums[name] ??= { declared: 0, real: 0 };
      const style = getComputedStyle(part);
      const lengths = [
        style.containIntrinsicBlockSize.replace("auto", ""),
        style.paddingTop,
        style.paddingBottom,
      ];
      for (const length of [...lengths, style.borderTopWidth, style.borderBottomWidth])
        sums[name].declared += Number.parseFloat(length);
      sums[name].real += part.getBoundingClientRect().height;
    }
    const after = document.documentElement.scrollHeight;
    for (const part of parts) part.style.contentVisibility = "";
    return { sums, before, after };
  });
}

/** What is not laid out yet takes the room that it will; in the page's own fonts, which must have come. */
export async function expectDeclaredHeights(page: Page): Promise<void> {
  const { sums, before, after } = await heights(page);
  expect(Object.keys(sums)).toContainEqual(expect.stringContaining("footer-height"));
  for (const [part, { declared, real }] of Object.entries(sums)) {
    expect(Math.abs(declared / real - 1), `${part}: ${declared} for ${real} px`).toBeLessThan(0.1);
  }
  expect(Math.abs(before / after - 1), `${before} for ${after} px`).toBeLessThan(0.03);
}
