import { RouterContextProvider } from "react-router";
import { afterAll, expect, test } from "vitest";
import { bindings } from "../../app/platform/bindings.server";
import { middleware } from "../../app/routes/admin/layout";
import { audience, goodToken, issuer, keySet, newKeys } from "../support/access-tokens.ts";
import { forgedTokens } from "../support/forged-tokens.ts";
import { localBindings } from "../support/local-bindings.ts";
import { stubServer } from "../support/stub-server.ts";

const keys = newKeys("sleutel-1");
const certs = await stubServer((_, response) => void response.end(JSON.stringify(keySet(keys))));
const { env: bare, dispose } = await localBindings();
afterAll(async () => {
  await dispose();
  await certs.close();
});

const env = {
  ...bare,
  ACCESS_TEAM_DOMAIN: new URL(issuer).host,
  ACCESS_AUD: audience,
  ACCESS_CERTS_URL: `${certs.origin}/certs`,
  ADMIN_ROLES: "beheer@huis.example=beheer",
} as unknown as Env;

/** What the middleware of the admin layout makes of a request, with nothing before it; "in" when it lets it in. */
async function enter(token: string | null, init: RequestInit = {}): Promise<number | "in"> {
  const url = new URL("https://site.example/admin/aanvragen");
  const request = new Request(url, init);
  if (token !== null) request.headers.set("Cf-Access-Jwt-Assertion", token);
  const context = new RouterContextProvider();
  const ctx = { waitUntil: () => {}, passThroughOnException() {} } as unknown as ExecutionContext;
  context.set(bindings, { env, ctx, requestId: "1" } as never);
  let passed = false;
  const args = { request, url, context, params: {}, pattern: "/admin" };
  const answer = await middleware[0]?.(args as never, async () => {
    passed = true;
    return new Response();
  });
  return passed ? "in" : (answer as Response).status;
}

test("the layout alone keeps the door closed, also if the Worker had let a request pass", async () => {
  expect(await enter(null)).toBe(403);
  for (const [what, token] of Object.entries(forgedTokens(keys, new Date()))) {
    if (!/[\r\n]/.test(token)) expect(await enter(token), what).toBe(403);
  }
  expect(await enter(goodToken(keys, new Date()))).toBe("in");
});

test("it refuses what another site posts with a good token, and takes what our own page posts", async () => {
  const token = goodToken(keys, new Date());
  for (const headers of [
    { Origin: "https://elders.example" },
    { "Sec-Fetch-Site": "cross-site" },
    {},
  ] as HeadersInit[])
    expect(await enter(token, { method: "POST", headers })).toBe(403);
  expect(await enter(token, { method: "POST", headers: { "Sec-Fetch-Site": "same-origin" } })).toBe("in");
});
