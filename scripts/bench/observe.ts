export type Observed = {
  fcp: number;
  lcp: number;
  /** Sum of what long tasks last beyond 50 ms. */
  tbt: number;
  cls: number;
  /** When a click first showed the quote dialog; 0 = not yet. */
  dialogAt: number;
  slowestKey: number;
};

declare global {
  interface Window {
    bench: Observed;
  }
}

/** Runs inside the page, before anything of it: nothing from outside this function is there. */
export function observe(clicking: boolean): void {
  const bench: Observed = { fcp: 0, lcp: 0, tbt: 0, cls: 0, dialogAt: 0, slowestKey: 0 };
  window.bench = bench;
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") bench.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    bench.lcp = entry.startTime;
  });
  watch("longtask", (entry) => {
    bench.tbt += Math.max(0, entry.duration - 50);
  });
  watch("layout-shift", (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) bench.cls += shift.value;
  });
  watch(
    "event",
    (entry) => {
      if (/^key|^input/.test(entry.name)) bench.slowestKey = Math.max(bench.slowestKey, entry.duration);
    },
    { durationThreshold: 16 },
  );
  if (!clicking) return;
  const timer = setInterval(() => {
    const openers = document.querySelectorAll<HTMLElement>("[data-dialog=quote-dialog]");
    const opener = [...openers].find((element) => element.offsetParent !== null);
    // Its link would lead away while nothing listens yet.
    opener?.addEventListener("click", (event) => event.preventDefault(), { once: true });
    opener?.click();
    if (document.querySelector("dialog[open]") === null) return;
    bench.dialogAt = performance.now();
    clearInterval(timer);
  }, 50);
}
