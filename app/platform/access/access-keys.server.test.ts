import { errors } from "jose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keySet, newKeys } from "~tests/support/access-tokens";
import { accessKeys, forgetKeys, KeysUnavailable } from "./access-keys.server";

const certsUrl = new URL("https://huis.cloudflareaccess.com/cdn-cgi/access/certs");
const [ours, next] = [newKeys("sleutel-1"), newKeys("sleutel-2")];
const token = { payload: "", signature: "" };

let stored: Map<string, string>;
let asked: number;
let puts: [key: string, options: unknown][];
let work: Promise<unknown>[];
let answer: () => Response;

const kv = {
  get: async (key: string) => {
    asked++;
    return JSON.parse(stored.get(key) ?? "null");
  },
  put: async (key: string, value: string, options: unknown) => {
    stored.set(key, value);
    puts.push([key, options]);
  },
} as unknown as KVNamespace;

beforeEach(() => {
  [stored, asked, puts, work] = [new Map(), 0, [], []];
  answer = () => Response.json(keySet(ours));
  vi.stubGlobal("fetch", async () => answer());
});
afterEach(() => {
  forgetKeys();
  vi.unstubAllGlobals();
});

async function find(kid: string, bindings = kv) {
  const keys = await accessKeys(certsUrl, bindings, (promise) => void work.push(promise));
  return keys({ alg: "RS256", kid }, token);
}

test("an isolate asks KV once, and fetched keys are put there once, for a day", async () => {
  await find("sleutel-1");
  await find("sleutel-1");
  await Promise.all(work);
  expect(asked).toBe(1);
  expect(puts).toEqual([[`access-keys ${certsUrl.href}`, { expirationTtl: 86_400 }]]);
  forgetKeys();
  await find("sleutel-1");
  expect(asked).toBe(2);
  expect(puts).toHaveLength(1);
});

test("keys that KV does not take are used all the same, and the log says so", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const full = { ...kv, put: async () => Promise.reject(new TypeError("full")) } as unknown as KVNamespace;
  await find("sleutel-1", full);
  await expect(Promise.all(work)).resolves.toHaveLength(1);
  expect(JSON.parse(warn.mock.lastCall?.[0])).toMatchObject({
    event: "access.keys-not-kept",
    error: "TypeError",
  });
});

const jwk = (changes: object) => ({ ...keySet(next).keys[0], ...changes });

test.each<[string, () => Response]>([
  ["no list", () => Response.json({})],
  ["null", () => Response.json(null)],
  ["text for a list", () => Response.json({ keys: "sleutels" })],
  ["a list of nothing", () => Response.json({ keys: [null] })],
  ["an empty list", () => Response.json({ keys: [] })],
  ["a key of another kind", () => Response.json({ keys: [jwk({ kty: "EC" })] })],
  ["a key without name", () => Response.json({ keys: [jwk({ kid: undefined })] })],
  ["a key without number", () => Response.json({ keys: [jwk({ n: undefined })] })],
  ["an error with keys", () => Response.json(keySet(next), { status: 500 })],
])("%s takes the place of no key", async (_, given) => {
  const kept = { uat: Date.now() - 60_000, jwks: keySet(ours) };
  stored.set(`access-keys ${certsUrl.href}`, JSON.stringify(kept));
  answer = given;
  await expect(find("sleutel-2")).rejects.toBeInstanceOf(KeysUnavailable);
  await expect(find("sleutel-1")).resolves.toBeDefined();
  expect(work).toEqual([]);
});

test("a key that is not among them is the token's fault; one that cannot be asked for is not", async () => {
  await find("sleutel-1");
  await expect(find("verzonnen")).rejects.toBeInstanceOf(errors.JWKSNoMatchingKey);
  forgetKeys();
  stored.clear();
  answer = () => new Response("<html>", { status: 200 });
  const failed = await find("sleutel-1").catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(KeysUnavailable);
  expect((failed as Error).cause).toBeInstanceOf(Error);
});

test("keys are asked for again after a day", async () => {
  let fetched = 0;
  answer = () => {
    fetched++;
    return Response.json(keySet(ours));
  };
  const hour = 60 * 60 * 1000;
  for (const age of [23 * hour, 25 * hour]) {
    forgetKeys();
    const kept = { uat: Date.now() - age, jwks: keySet(ours) };
    stored.set(`access-keys ${certsUrl.href}`, JSON.stringify(kept));
    await find("sleutel-1");
    expect(fetched).toBe(age > 24 * hour ? 1 : 0);
  }
});
