import type { Page } from "playwright/test";

export type Covered = {
  /** Links, buttons and fields that lie under something that floats: its name and theirs. */
  controls: string[];
  /** Lines of text that do, counted at each stop. */
  lines: string[];
  /** Floats that cannot be tapped themselves. */
  buried: string[];
  stops: number;
};

/** What the floating openers and the button to the top lie on, at stops all the way down the page. */
export function coveredByFloats(page: Page): Promise<Covered> {
  return page.evaluate(async () => {
    const FLOATS =
      "[aria-label=Offerte] a, [aria-label=Dienstenmenu] a, [aria-label='Naar boven'] a[href='#top']";
    const CONTROLS = "a[href], button, input, select, textarea, summary, label";
    // Once, after a change of size, the browser drew no frame any more until the time of the test was over.
    const frame = () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
        setTimeout(done, 1_000);
      });
    const found = { controls: new Set<string>(), lines: [] as string[], buried: [] as string[], stops: 0 };
    const nameOf = (el: Element) =>
      `${el.tagName} “${(el.getAttribute("aria-label") ?? el.textContent ?? "").trim().slice(0, 40)}”`;

    /** The text at a point of what lies under the floats. */
    const lineAt = (x: number, y: number) => {
      const at = document.caretPositionFromPoint?.(x, y);
      if (at?.offsetNode.nodeType !== Node.TEXT_NODE) return null;
      const range = document.createRange();
      range.selectNodeContents(at.offsetNode);
      const line = [...range.getClientRects()].find(
        (each) => x >= each.left && x <= each.right && y >= each.top && y <= each.bottom,
      );
      return line && `${at.offsetNode.textContent?.trim().slice(0, 40)} (${Math.round(line.top)})`;
    };

    const floats = [...document.querySelectorAll<HTMLElement>(FLOATS)];
    const step = innerHeight * 0.6;
    for (let top = 0; ; top += step) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      found.stops++;
      const shown = floats.filter((float) => float.checkVisibility({ visibilityProperty: true }));
      for (const float of shown) {
        const { left, top: above, width, height } = float.getBoundingClientRect();
        const topmost = document.elementFromPoint(left + width / 2, above + height / 2);
        if (!float.contains(topmost)) found.buried.push(nameOf(float));
      }
      for (const float of floats) float.style.pointerEvents = "none";
      const lines = new Set<string>();
      for (const float of shown) {
        const { left, right, top: above, bottom } = float.getBoundingClientRect();
        for (let x = left + 1; x < right; x += 6)
          for (let y = above + 1; y < bottom; y += 6) {
            const under = document.elementFromPoint(x, y);
            const control = under?.closest(CONTROLS);
            if (control) found.controls.add(`${nameOf(float)} over ${nameOf(control)}`);
            const line = lineAt(x, y);
            if (line) lines.add(`${nameOf(float)} over ${line}`);
          }
      }
      found.lines.push(...lines);
      for (const float of floats) float.style.pointerEvents = "";
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) break;
    }
    return { ...found, controls: [...found.controls] };
  });
}
