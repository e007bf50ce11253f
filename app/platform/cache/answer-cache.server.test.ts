import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cachedJson } from "./answer-cache.server";

const key = new URL("https://site.example/api/adres?q=Markt+1");

let kept: Map<string, Response>;
let work: Promise<unknown>[];
const waitUntil = (promise: Promise<unknown>) => void work.push(promise);

beforeEach(() => {
  kept = new Map();
  work = [];
  stubCache({});
});
afterEach(() => vi.unstubAllGlobals());

function stubCache(faults: Partial<Pick<Cache, "match" | "put">>) {
  const match = async (url: URL) => kept.get(url.href)?.clone();
  const put = async (url: URL, response: Response) => void kept.set(url.href, response);
  vi.stubGlobal("caches", { default: { match, put, ...faults } });
}

/** Answers 1, 2, 3 … and counts. */
function counter(keepSeconds: number) {
  let answer = 0;
  return async () => ({ answer: ++answer, keepSeconds });
}

test("an answer is loaded once, kept as long as it says, and kept by its own address", async () => {
  const load = counter(60);
  expect(await cachedJson(key, waitUntil, load)).toBe(1);
  expect(work).toHaveLength(1);
  await Promise.all(work);
  expect(kept.get(key.href)?.headers.get("Cache-Control")).toBe("public, max-age=60");
  expect(await cachedJson(key, waitUntil, load)).toBe(1);
  expect(work).toHaveLength(1);
  expect(await cachedJson(new URL("?q=Markt+2", key), waitUntil, load)).toBe(2);
});

test("an answer that may not be kept is loaded each time", async () => {
  const load = counter(0);
  expect(await cachedJson(key, waitUntil, load)).toBe(1);
  expect(await cachedJson(key, waitUntil, load)).toBe(2);
  expect(work).toEqual([]);
  expect(kept.size).toBe(0);
});

test("a cache that fails costs the answer nothing", async () => {
  const fails = async () => Promise.reject(new Error("no cache"));
  stubCache({ match: fails, put: fails });
  expect(await cachedJson(key, waitUntil, counter(60))).toBe(1);
  expect(work).toHaveLength(1);
  await expect(Promise.all(work)).resolves.toEqual([undefined]);
});
