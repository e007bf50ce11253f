import type { Locator, Page } from "playwright/test";

/**
 * What is wrong with a step of a form in this window: parts wider than it, controls that cannot be brought into view
 * or lie under something, and fields that are not seen whole when they take the focus.
 */
export function surveyStep(root: Locator): Promise<string[]> {
  return root.evaluate(async (whole) => {
    const found: string[] = [];
    // Chromium without a window has stopped drawing frames for minutes on a busy machine: positions are right without.
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 1_000);
      });
    const nameOf = (el: Element) => {
      const words = el.getAttribute("aria-label") ?? el.getAttribute("name") ?? el.textContent ?? "";
      return `${el.tagName} “${words.trim().slice(0, 40)}”`;
    };
    const PASSING = "[data-swipe-direction]";
    const page = document.documentElement;
    for (const el of [page, whole, ...whole.querySelectorAll("*")]) {
      const hides = el === page || getComputedStyle(el).overflowX !== "visible";
      if (!hides || el.clientWidth < 4 || el.matches(".control, svg, svg *")) continue;
      const wide = el.scrollWidth - el.clientWidth;
      if (wide > 1) found.push(`${wide} px out of sight at the side: ${nameOf(el)}`);
    }

    /** A message that goes away by itself, and the list of them. */
    const passes = (el: Element) => Boolean((el.matches("ol") ? el.firstElementChild : el)?.closest(PASSING));
    /** What lies over a point of a control; null when it is the control itself, or its label. */
    const over = (control: Element, x: number, y: number) => {
      const hit = document.elementsFromPoint(x, y).find((el) => !passes(el));
      if (!hit) return "outside the window";
      const parts = [control, ...((control as HTMLInputElement).labels ?? [])];
      return parts.some((part) => part.contains(hit)) ? null : `under ${hit.outerHTML.slice(0, 90)}`;
    };
    const isShown = (el: Element) =>
      el.checkVisibility({ visibilityProperty: true }) &&
      !el.closest(`[inert], [aria-hidden=true], :disabled, ${PASSING}`) &&
      el.getClientRects().length > 0;
    /** Why something is not so, once the page has had its time; null when it is. */
    const settled = async (why: () => string | null) => {
      const end = performance.now() + 5_000;
      while (why() && performance.now() < end) await frame();
      return why();
    };
    const wholeFocus = (field: HTMLElement) => {
      // The address field is another as soon as its code is there.
      const now = document.getElementById(field.id) ?? field;
      const { left, right, top, bottom } = now.getBoundingClientRect();
      const under = [top + 2, bottom - 2].map((y) => over(now, (left + right) / 2, y)).find(Boolean);
      return document.activeElement === now ? (under ?? null) : "without the focus";
    };
    const fields = () => [...whole.querySelectorAll<HTMLElement>(".control")].filter(isShown);

    // The first wrong one has it, or a message that leads there.
    const focused = fields().find((field) => field === document.activeElement);
    const hidden = focused && (await settled(() => wholeFocus(focused)));
    if (hidden) found.push(`not seen whole, has the focus: ${nameOf(focused)} ${hidden}`);
    (document.activeElement as HTMLElement | null)?.blur();

    const controls = [...whole.querySelectorAll("a[href], button, input, select, textarea, summary")];
    for (const control of controls.filter(isShown)) {
      // A native one that cannot be seen is tapped by its label.
      const { width } = control.getBoundingClientRect();
      const shown = width < 4 ? (control as HTMLInputElement).labels?.[0] : control;
      if (!shown || !isShown(shown)) continue;
      const why = await settled(() => {
        shown.scrollIntoView({ block: "center", behavior: "instant" });
        const [box] = shown.getClientRects();
        if (!box) return "gone";
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const points = [[x, y]];
        if (box.height < innerHeight / 3)
          points.push([box.left + 3, y], [box.right - 3, y], [x, box.top + 3], [x, box.bottom - 3]);
        return points.map(([left = 0, top = 0]) => over(control, left, top)).find(Boolean) ?? null;
      });
      if (why) found.push(`out of reach: ${nameOf(control)} ${why}`);
    }

    for (const field of fields()) {
      field.focus();
      const why = await settled(() => wholeFocus(field));
      if (why) found.push(`not seen whole with the focus: ${nameOf(field)} ${why}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    // No finger brings it back.
    for (let el: Element | null = whole; el && el !== document.body; el = el.parentElement)
      if (el.scrollTop > 0 && getComputedStyle(el).overflowY === "hidden")
        found.push(`${el.scrollTop} px out of sight at the top: ${nameOf(el)}`);
    return found;
  });
}

type Shift = { value: number; parts: string[] };

/** Notes every layout shift of the pages to come, also those that follow a tap. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({
          value,
          parts: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : "")),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      const { shifts } = window as unknown as { shifts: Shift[] };
      await new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 1_000);
      });
      return shifts.splice(0);
    });
}
