/** `fallback` after `ms` or on failure. The promise keeps running: give a fetch its own abort signal. */
export async function withTimeout<T, F>(ms: number, promise: Promise<T>, fallback: F): Promise<T | F> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<F>((resolve) => {
    timer = setTimeout(() => resolve(fallback), ms);
  });
  try {
    return await Promise.race([promise.catch(() => fallback), limit]);
  } finally {
    clearTimeout(timer);
  }
}
