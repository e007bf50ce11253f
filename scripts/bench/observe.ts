declare global {
  interface Window {
    bench: {
      /** First and largest paint, in ms after navigation. */
      fcp: number;
      lcp: number;
      /** Duration until the next paint of every interaction so far, by its number. */
      interactions: Record<number, number>;
      /** Ms from the last tap to the end of the frame that first showed an answer to it; null until then. */
      answered: number | null;
      /** Layout shift so far as browsers count it, and with what moved within half a second of a tap. */
      cls: number;
      moved: number;
    };
  }
}

/** The mark in the frame that first shows a dialog after a click. */
export const SHOWN = "bench:dialog";

/** Runs inside the page, before anything of it: nothing from outside this function is there. */
export function observe(mark: string): void {
  const bench: Window["bench"] = {
    ...{ fcp: 0, lcp: 0, interactions: {} },
    ...{ answered: null, cls: 0, moved: 0 },
  };
  window.bench = bench;
  const watch = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({
      ...{ type, buffered: true },
      ...(type === "event" && { durationThreshold: 16 }),
    });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") bench.fcp = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    bench.lcp = startTime;
  });
  watch<PerformanceEventTiming & { interactionId: number }>("event", ({ interactionId: id, duration }) => {
    if (id) bench.interactions[id] = Math.max(bench.interactions[id] ?? 0, duration);
  });
  watch<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
    "layout-shift",
    ({ value, hadRecentInput }) => {
      bench.moved += value;
      if (!hadRecentInput) bench.cls += value;
    },
  );
  // An answer is what one sees: a dialog, other content in it, a busy or pressed button, a ticked box, a field with focus.
  let tapped: number | null = null;
  const answer = () => {
    const from = tapped;
    tapped = null;
    if (from === null) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        bench.answered = performance.now() - from;
      }),
    );
  };
  addEventListener(
    "click",
    ({ timeStamp, isTrusted }) => {
      if (!isTrusted) return;
      tapped = timeStamp;
      bench.answered = null;
    },
    true,
  );
  for (const type of ["beforetoggle", "change", "focusin"]) addEventListener(type, answer, true);
  new MutationObserver((changes) => {
    const seen = changes.some(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest("dialog"),
    );
    if (seen) answer();
  }).observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
    attributeFilter: [
      "data-felt",
      "aria-busy",
      "aria-invalid",
      "aria-pressed",
      "class",
      "disabled",
      "hidden",
    ],
  });
  const isShown = () => document.querySelector("dialog:is([open], :popover-open)") !== null;
  const untilShown = () => {
    if (isShown()) performance.mark(mark);
    else requestAnimationFrame(untilShown);
  };
  // A frame's callbacks run before it is painted.
  addEventListener("click", () => isShown() || requestAnimationFrame(untilShown), true);
}
