import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { audience, goodToken, issuer, keySet, newKeys } from "~tests/support/access-tokens";
import { requireAdmin } from "./access.server";
import { forgetKeys } from "./access-keys.server";

const keys = newKeys("sleutel-1");
const kv = { get: async () => null, put: async () => {} } as unknown as KVNamespace;
/** No address has a role in it. */
const emptyDb = {
  prepare: () => ({ bind: () => ({ first: async () => null }) }),
} as unknown as D1Database;
const env = {
  ACCESS_TEAM_DOMAIN: new URL(issuer).host,
  ACCESS_AUD: audience,
  ACCESS_CERTS_URL: "",
  ADMIN_ROLES: "beheer@huis.example=beheer",
  CACHE: kv,
  DB: emptyDb,
};

let logged: Record<string, unknown>[];
let work: Promise<unknown>[];

beforeEach(() => {
  [logged, work] = [[], []];
  for (const level of ["warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(JSON.parse(line)));
  vi.stubGlobal("fetch", async () => Response.json(keySet(keys)));
});
afterEach(() => {
  forgetKeys();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function enter(token: string, settings = env) {
  const headers = { Accept: "text/html", "Cf-Access-Jwt-Assertion": token };
  const request = new Request("https://site.example/admin", { method: "POST", headers });
  const answer = await requireAdmin(request, settings, { waitUntil: (promise) => void work.push(promise) });
  return answer instanceof Response ? /<h1>(.*)<\/h1>/.exec(await answer.text())?.[1] : answer;
}

/** What is answered to who has no token. */
async function refused(accept: string): Promise<Response> {
  const request = new Request("https://site.example/admin", { headers: { Accept: accept } });
  return (await requireAdmin(request, env, { waitUntil: (promise) => void work.push(promise) })) as Response;
}

test("each refusal says so to the visitor, and to the log for what reason", async () => {
  const stranger = goodToken(keys, new Date(), { email: "nieuw@huis.example" });
  const other = goodToken(keys, new Date(), { aud: "b".repeat(64) });
  expect(await enter(other)).toBe("Geen toegang");
  expect(await enter(stranger)).toBe("Nog geen toegang");
  expect(await enter(stranger, { ...env, ACCESS_AUD: "" })).toBe("Het beheer is gesloten");
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("weg")));
  forgetKeys();
  expect(await enter(stranger)).toBe("Aanmelden lukt nu niet");
  const of = ({ level, event, method, reason }: Record<string, unknown>) => [level, event, method, reason];
  expect(logged.map(of)).toEqual([
    ["warn", "access.refused", "POST", "refused"],
    ["warn", "access.refused", "POST", "no-role"],
    ["warn", "access.not-configured", undefined, "audience"],
    ["error", "access.keys-unavailable", undefined, undefined],
    ["warn", "access.refused", "POST", "unavailable"],
  ]);
  expect(logged[3]).toMatchObject({ error: "Error" });
});

test("new keys are kept after the answer", async () => {
  expect(await enter(goodToken(keys, new Date()))).toMatchObject({ role: "owner" });
  expect(work).toHaveLength(1);
});

test("a token of 16,384 characters is read, a longer one is not", async () => {
  const long = (length: number) => {
    for (let filler = 11_000; filler < 12_000; filler++) {
      const token = goodToken(keys, new Date(), { groups: "g".repeat(filler) });
      if (token.length >= length) return token;
    }
    return "";
  };
  // Four characters stand for three bytes, so not every length exists.
  const kept = [16_384, 16_383].map(long).find(({ length }) => length <= 16_384) ?? "";
  expect(kept.length).toBeGreaterThanOrEqual(16_383);
  expect(await enter(kept)).toMatchObject({ role: "owner" });
  expect(await enter(long(16_385))).toBe("Geen toegang");
});

test("a refusal is an uncached, unindexed page, or JSON for a script", async () => {
  const page = await refused("text/html");
  expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
  expect(await page.text()).toContain("/cdn-cgi/access/logout");
  const json = await refused("*/*");
  expect(json.status).toBe(403);
  expect(await json.json()).toMatchObject({
    success: false,
    message: expect.stringContaining("Geen toegang"),
  });
});

test("the style of the page is the one that its policy names", async () => {
  const page = await refused("text/html");
  const style = /<style>(.*)<\/style>/s.exec(await page.text())?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(page.headers.get("Content-Security-Policy")).toContain(`style-src 'sha256-${hash}';`);
});
