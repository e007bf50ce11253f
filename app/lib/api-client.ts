/** `body` is the text of the answer, `data` the same read as JSON, null where it is none. */
type JsonAnswer<T> = { response: Response; body: string; data: T | null };

type JsonRequest = Omit<RequestInit, "signal" | "headers"> & {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** For the whole exchange, the body included. */
  timeoutMs?: number;
};

/**
 * How the browser asks for JSON once a visitor does something. Every status is an answer; rejects when there is none: no
 * connection, too late, or given up with `signal`.
 */
export async function fetchJson<T>(
  address: string | URL,
  { signal, timeoutMs = 20_000, ...request }: JsonRequest = {},
  send: typeof fetch = fetch,
): Promise<JsonAnswer<T>> {
  // Not AbortSignal.timeout and .any: Safari of 2021 has neither.
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal?.addEventListener("abort", stop);
  if (signal?.aborted) stop();
  try {
    const headers = { Accept: "application/json", ...request.headers };
    const response = await send(address, { ...request, headers, signal: limit.signal });
    const body = await response.text();
    return { response, body, data: parsed<T>(body) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
