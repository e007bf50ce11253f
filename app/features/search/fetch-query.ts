import { fetchJson } from "~/lib/api-client";

/** Segments of the path: `["/api/google-business", placeId]`. */
type QueryKey = readonly string[];

/** What a 401 means: an error, or 'not signed in' and so no data. */
type Unauthorized = "throw" | "null";

/** Data of this page's life by path and mode: it never becomes stale. Failures are not kept. */
const cache = new Map<string, Promise<unknown>>();

/** Calls at the same time share one request; no retry. Rejects with `"<status>: <body or status text>"`. */
export function fetchQuery<T>(key: QueryKey): Promise<T>;
export function fetchQuery<T>(key: QueryKey, on401: "null"): Promise<T | null>;
export function fetchQuery<T>(key: QueryKey, on401: Unauthorized = "throw"): Promise<T | null> {
  const path = key.join("/");
  const name = `${on401} ${path}`;
  const known = cache.get(name);
  if (known) return known as Promise<T | null>;

  const pending = getJson<T>(path, on401);
  cache.set(name, pending);
  pending.catch(() => cache.delete(name));
  return pending;
}

async function getJson<T>(path: string, on401: Unauthorized): Promise<T | null> {
  const { response, body, data } = await fetchJson<T>(path, { credentials: "include" });
  if (response.status === 401 && on401 === "null") return null;
  if (!response.ok || data === null) throw new Error(`${response.status}: ${body || response.statusText}`);
  return data;
}

/** For tests: what a newly loaded page knows. */
export function forgetQueries(): void {
  cache.clear();
}
