import type { Locator } from "playwright/test";

/** What lies over these controls, near their corners. */
export function over(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((all) =>
    all.flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return [left + 4, right - 4]
        .flatMap((x) => [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)))
        .filter((hit) => !control.contains(hit))
        .map((hit) => `${control.textContent} under ${hit?.outerHTML.slice(0, 60)}`);
    }),
  );
}
