/** `fallback` as soon as the signal is aborted. The promise keeps running. */
export function untilAborted<T, F>(signal: AbortSignal, promise: Promise<T>, fallback: F): Promise<T | F> {
  const aborted = new Promise<F>((resolve) => {
    signal.addEventListener("abort", () => resolve(fallback), { once: true });
  });
  return Promise.race([promise, aborted]);
}
