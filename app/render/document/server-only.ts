/**
 * Loader data of a page without a client router. The router writes all loader data into a stream for the browser,
 * whether or not anyone reads it; what cannot be enumerated is left out of that. Read it by name: a spread of it is
 * empty.
 */
export function serverOnly<Data extends object>(data: Data): Data {
  const hidden = {};
  for (const [name, value] of Object.entries(data)) Object.defineProperty(hidden, name, { value });
  return hidden as Data;
}

/** Whether some of a loader's data has yet to come. */
export function isPending(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  return Object.getOwnPropertyNames(data).some((name) => Reflect.get(data, name) instanceof Promise);
}
