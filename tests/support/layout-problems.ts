import type { Page } from "playwright/test";

/** Parts that crop their content by design: the map and the moving strip. */
const CROPPED = ".service-map-sheet, .partner-track";

/**
 * Layout faults at this width and text size: a page wider than the window, parts outside it, cropped text.
 * Drawings and scrollable parts are excluded.
 */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate((cropped) => {
    const root = document.documentElement;
    const width = root.clientWidth;
    const found: string[] = [];
    if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} px wide in ${width}`);
    const scrollsAround = (el: Element) => {
      for (let at = el.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== "visible") return true;
      }
      return false;
    };
    const name = (el: HTMLElement) => `${el.tagName} “${el.innerText.slice(0, 40)}”`;
    for (const el of document.body.querySelectorAll<HTMLElement>("*")) {
      if (
        el.closest(`dialog:not([open]), [aria-hidden="true"], svg, ${cropped}`) ||
        el.querySelector(":scope > .partner-track")
      )
        continue;
      const box = el.getBoundingClientRect();
      if (box.width < 3 || box.height < 3 || !el.innerText?.trim()) continue;
      if ((box.right > width + 1 || box.left < -1) && !scrollsAround(el)) found.push(`outside: ${name(el)}`);
      const { overflowX, overflowY, clipPath } = getComputedStyle(el);
      if (clipPath !== "none") continue;
      const cut = (overflow: string) => overflow === "hidden" || overflow === "clip";
      if (cut(overflowX) && el.scrollWidth > el.clientWidth + 1) found.push(`cut off sideways: ${name(el)}`);
      else if (cut(overflowY) && el.scrollHeight > el.clientHeight + 1)
        found.push(`cut off below: ${name(el)}`);
    }
    return found;
  }, CROPPED);
}
