/** In milliseconds after navigation. */
export type Observed = {
  fcp: number;
  lcp: number;
  /** Sum of what long tasks last beyond 50 ms. */
  tbt: number;
  /** From when on a click on 'Gratis offerte' shows the dialog; 0 where nothing is clicked. */
  dialogFrom: number;
};

declare global {
  interface Window {
    bench: Observed;
  }
}

/** Runs inside the page, before anything of it: nothing from outside this function is there. */
export function observe(clicking: boolean): void {
  const bench: Observed = { fcp: 0, lcp: 0, tbt: 0, dialogFrom: 0 };
  window.bench = bench;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") bench.fcp = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    bench.lcp = startTime;
  });
  watch("longtask", ({ duration }) => {
    bench.tbt += Math.max(0, duration - 50);
  });
  if (!clicking) return;
  const timer = setInterval(() => {
    const openers = document.querySelectorAll<HTMLElement>("[data-dialog=quote-dialog]");
    const opener = [...openers].find((element) => element.offsetParent !== null);
    // Its link would lead away while nothing listens yet.
    opener?.addEventListener("click", (event) => event.preventDefault(), { once: true });
    opener?.click();
    if (document.querySelector("dialog[open]") === null) return;
    bench.dialogFrom = performance.now();
    clearInterval(timer);
  }, 50);
}
