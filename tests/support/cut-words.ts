import type { Page } from "playwright/test";

/**
 * Words of headings, labels and figures that go on in the next line without a hyphen: '<word> in <tag>'. What is laid out
 * only when it is passed is laid out first.
 */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>("main *"))
      if (getComputedStyle(part).contentVisibility === "auto") part.style.contentVisibility = "visible";
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest("svg, dialog, .sr-only") || !parent.closest("h1, h2, h3, th, dt, dd, .label-caps"))
        continue;
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(
          Array.from(range.getClientRects(), ({ top, width }) => width > 0 && Math.round(top)),
        );
        lines.delete(false);
        if (lines.size > 1) found.add(`${word} in ${parent.tagName.toLowerCase()}.${parent.className}`);
      }
    }
    return [...found];
  });
}
