/**
 * The promise's value, or `fallback` when it takes longer than `ms` or fails. The promise itself goes on:
 * give a fetch its own abort signal.
 */
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
