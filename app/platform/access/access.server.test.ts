import type { RequestListener } from "node:http";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { audience, goodToken, issuer, keySet, newKeys } from "~tests/support/access-tokens";
import { forgedTokens } from "~tests/support/forged-tokens";
import { localBindings } from "~tests/support/local-bindings";
import { type StubServer, stubServer } from "~tests/support/stub-server";
import { requireAdmin } from "./access.server";
import type { AccessSettings } from "./access-config.server";
import { forgetKeys } from "./access-keys.server";

const keys = newKeys("sleutel-1");
const nextKeys = newKeys("sleutel-2");
let kv: KVNamespace;
let db: D1Database;
let dispose: () => Promise<void>;
let certs: StubServer;
const background: Promise<unknown>[] = [];

beforeAll(async () => {
  const local = await localBindings();
  kv = local.env.CACHE;
  db = local.env.DB;
  dispose = local.dispose;
}, 30_000);
afterAll(() => dispose());

async function startCerts(listener: RequestListener = document(keySet(keys))): Promise<void> {
  certs = await stubServer(listener);
}
afterEach(async () => {
  await settle();
  forgetKeys();
  for (const { name } of (await kv.list()).keys) await kv.delete(name);
  await certs?.close();
});

async function settle(): Promise<void> {
  while (background.length > 0) await background.pop();
}

function document(body: unknown, status = 200): RequestListener {
  return (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };
}

type Settings = AccessSettings & { CACHE: KVNamespace; DB: D1Database };

function settings(changes: Partial<AccessSettings> = {}): Settings {
  return {
    ACCESS_TEAM_DOMAIN: new URL(issuer).host,
    ACCESS_AUD: audience,
    ACCESS_CERTS_URL: `${certs.origin}/cdn-cgi/access/certs`,
    ADMIN_ROLES: "Beheer@Huis.example=beheer, redactie@huis.example=redactie",
    CACHE: kv,
    DB: db,
    ...changes,
  };
}

type Attempt = { token?: string; env?: Settings; accept?: string; headers?: HeadersInit };

/** The admin who got in, or the response that was given instead. */
async function enter({ token, env = settings(), accept = "text/html", headers }: Attempt) {
  const request = new Request("https://site.example/admin", { headers: { ...headers, Accept: accept } });
  if (token !== undefined) request.headers.set("Cf-Access-Jwt-Assertion", token);
  return requireAdmin(request, env, { waitUntil: (work) => void background.push(work) });
}

async function statusOf(attempt: Attempt): Promise<number> {
  const answer = await enter(attempt);
  return answer instanceof Response ? answer.status : 200;
}

test("a token of Access lets its person in, with the role of the mapping", async () => {
  await startCerts();
  expect(await enter({ token: goodToken(keys, new Date()) })).toEqual({
    email: "beheer@huis.example",
    role: "owner",
    installed: true,
  });
  const editor = goodToken(keys, new Date(), { email: "Redactie@HUIS.example" });
  expect(await enter({ token: editor })).toEqual({
    email: "redactie@huis.example",
    role: "writer",
    installed: true,
  });
});

test("an audience in text form and among others is ours too; five seconds of clock difference are allowed", async () => {
  await startCerts();
  const seconds = Math.floor(Date.now() / 1000);
  for (const claims of [
    { aud: audience },
    { aud: ["x", audience] },
    { nbf: seconds + 3 },
    { exp: seconds - 3 },
  ]) {
    expect(await statusOf({ token: goodToken(keys, new Date(), claims) }), JSON.stringify(claims)).toBe(200);
  }
});

test("no forged or foreign token gets in, and none makes us ask for keys of its choice", async () => {
  await startCerts();
  const forged = Object.entries(forgedTokens(keys, new Date()));
  expect(forged.length).toBeGreaterThanOrEqual(40);
  const bodies = new Set<string>();
  for (const [what, token] of forged) {
    const answer = await enter({ token });
    expect(answer, what).toBeInstanceOf(Response);
    expect((answer as Response).status, what).toBe(403);
    bodies.add(await (answer as Response).text());
  }
  expect(new Set(certs.requests.map(({ url }) => url))).toEqual(new Set(["/cdn-cgi/access/certs"]));
  expect(certs.requests.length).toBeLessThanOrEqual(2);

  // One text for all of them and for no token at all; only a person whom Access knows is told more.
  bodies.add(await ((await enter({})) as Response).text());
  expect([...bodies].map((body) => /<h1>(.*)<\/h1>/.exec(body)?.[1]).sort()).toEqual([
    "Geen toegang",
    "Nog geen toegang",
  ]);
}, 20_000);

test("only the header counts, not the cookie and no other header", async () => {
  await startCerts();
  const token = goodToken(keys, new Date());
  const elsewhere: Record<string, string>[] = [
    { Cookie: `CF_Authorization=${token}` },
    { Authorization: `Bearer ${token}` },
    { "Cf-Access-Authenticated-User-Email": "beheer@huis.example" },
    { "X-Cf-Access-Jwt-Assertion": token },
  ];
  for (const headers of elsewhere) expect(await statusOf({ headers }), JSON.stringify(headers)).toBe(403);
});

test("who is signed in without a role is told so", async () => {
  await startCerts();
  const answer = await enter({ token: goodToken(keys, new Date(), { email: "nieuw@huis.example" }) });
  expect((answer as Response).status).toBe(403);
  expect(await (answer as Response).text()).toContain("nog geen rol");
});

test("a missing or wrong setting closes the door, also for a good token", async () => {
  await startCerts();
  const token = goodToken(keys, new Date());
  const wrong: Partial<AccessSettings>[] = [
    { ACCESS_TEAM_DOMAIN: "" },
    { ACCESS_TEAM_DOMAIN: "huis.cloudflareaccess.com/pad" },
    { ACCESS_AUD: "" },
    { ADMIN_ROLES: "" },
    { ADMIN_ROLES: "beheer@huis.example=baas" },
    { ADMIN_ROLES: "beheer@huis.example" },
    { ADMIN_ROLES: "beheer@huis.example=constructor" },
    { ACCESS_CERTS_URL: "https://certs.example/certs" },
    { ACCESS_CERTS_URL: "http://127.0.0.1.evil.example/certs" },
    { ACCESS_CERTS_URL: "http://127.0.0.1@evil.example/certs" },
    { ACCESS_CERTS_URL: "geen adres" },
  ];
  for (const change of wrong) {
    const answer = await enter({ token, env: settings(change) });
    expect((answer as Response).status, JSON.stringify(change)).toBe(503);
    // Keys that cannot be fetched are 503 too: the setting itself must be what closes.
    expect(await (answer as Response).text(), JSON.stringify(change)).toContain("Het beheer is gesloten");
  }
  expect(certs.requests).toHaveLength(0);
});

test("keys are fetched once and live on in KV: a new isolate works while the endpoint is down", async () => {
  await startCerts();
  const token = goodToken(keys, new Date());
  expect(await statusOf({ token })).toBe(200);
  expect(await statusOf({ token })).toBe(200);
  expect(certs.requests).toHaveLength(1);
  await settle();
  certs.answer(document({}, 500));
  forgetKeys();
  expect(await statusOf({ token })).toBe(200);
  expect(certs.requests).toHaveLength(1);
});

test("after a rotation old and new key both work, with one more request", async () => {
  await startCerts();
  const past = { uat: Date.now() - 60_000, jwks: keySet(keys) };
  await kv.put(`access-keys ${settings().ACCESS_CERTS_URL}`, JSON.stringify(past));
  certs.answer(document(keySet(nextKeys, keys)));
  expect(await statusOf({ token: goodToken(keys, new Date()) })).toBe(200);
  expect(certs.requests).toHaveLength(0);
  expect(await statusOf({ token: goodToken(nextKeys, new Date()) })).toBe(200);
  expect(await statusOf({ token: goodToken(keys, new Date()) })).toBe(200);
  expect(certs.requests).toHaveLength(1);
});

test("a flood of made-up key ids asks for keys once", async () => {
  await startCerts();
  const past = { uat: Date.now() - 60_000, jwks: keySet(keys) };
  await kv.put(`access-keys ${settings().ACCESS_CERTS_URL}`, JSON.stringify(past));
  for (let i = 0; i < 20; i++) {
    expect(await statusOf({ token: goodToken(newKeysOnce(`verzonnen-${i}`), new Date()) })).toBe(403);
  }
  expect(certs.requests).toHaveLength(1);
});

const spare = newKeys("reserve");
function newKeysOnce(kid: string) {
  return { ...spare, kid };
}

test("an endpoint that answers without usable keys never replaces keys that work", async () => {
  await startCerts();
  const past = { uat: Date.now() - 60_000, jwks: keySet(keys) };
  for (const body of [{ keys: [] }, {}, [], { keys: [{ kty: "EC", kid: "x" }] }, "tekst"]) {
    forgetKeys();
    await kv.put(`access-keys ${settings().ACCESS_CERTS_URL}`, JSON.stringify(past));
    certs.answer(document(body));
    expect(await statusOf({ token: goodToken(nextKeys, new Date()) }), JSON.stringify(body)).toBe(503);
    expect(await statusOf({ token: goodToken(keys, new Date()) }), JSON.stringify(body)).toBe(200);
  }
});

test("without any keys it is 503 within five seconds, whatever the endpoint does", async () => {
  await startCerts();
  const token = goodToken(keys, new Date());
  const faults: RequestListener[] = [
    document({}, 500),
    document({ keys: [] }),
    (_, response) => void response.end("<html>"),
    (request) => void request.socket.destroy(),
    (_, response) => void response.writeHead(302, { Location: "http://169.254.169.254/" }).end(),
    () => {},
  ];
  for (const [index, fault] of faults.entries()) {
    certs.answer(fault);
    forgetKeys();
    const began = performance.now();
    expect(await statusOf({ token }), `fault ${index}`).toBe(503);
    expect(performance.now() - began).toBeLessThan(5000);
  }
}, 30_000);

test("KV that throws, hangs or holds rubbish changes nothing", async () => {
  await startCerts();
  const token = goodToken(keys, new Date());
  const fail = () => Promise.reject(new Error("KV weg"));
  const hang = () => new Promise(() => {});
  for (const broken of [
    { get: fail, put: fail },
    { get: hang, put: async () => {} },
  ]) {
    forgetKeys();
    expect(await statusOf({ token, env: { ...settings(), CACHE: broken as unknown as KVNamespace } })).toBe(
      200,
    );
  }
  for (const rubbish of [
    "geen json",
    "7",
    '{"uat":"nu","jwks":{"keys":[]}}',
    `{"uat":${Date.now()},"jwks":7}`,
  ]) {
    forgetKeys();
    await kv.put(`access-keys ${settings().ACCESS_CERTS_URL}`, rubbish);
    expect(await statusOf({ token }), rubbish).toBe(200);
    await settle();
  }
});
