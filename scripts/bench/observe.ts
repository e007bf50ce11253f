declare global {
  interface Window {
    bench: {
      /** First and largest paint, in ms after navigation. */
      fcp: number;
      lcp: number;
      /** Duration until the next paint of every interaction so far, by its number. */
      interactions: Record<number, number>;
    };
  }
}

/** The mark in the frame that first shows a dialog after a click. */
export const SHOWN = "bench:dialog";

/** Runs inside the page, before anything of it: nothing from outside this function is there. */
export function observe(mark: string): void {
  const bench: Window["bench"] = { fcp: 0, lcp: 0, interactions: {} };
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
  const isShown = () => document.querySelector("dialog:is([open], :popover-open)") !== null;
  const untilShown = () => {
    if (isShown()) performance.mark(mark);
    else requestAnimationFrame(untilShown);
  };
  // A frame's callbacks run before it is painted.
  addEventListener("click", () => isShown() || requestAnimationFrame(untilShown), true);
}
