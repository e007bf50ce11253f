import { createServer, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { createRemoteJWKSet, generateKeyPair, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePorts } from "../cli/ports.ts";
import { type AccessStandIn, startAccessStandIn } from "./access-stand-in.ts";

let origin: Server;
let access: AccessStandIn;

/** Stands for the Worker: tells what it got, and streams on /stream. */
beforeAll(async () => {
  const [target = 0, port = 0] = await freePorts(2);
  origin = createServer(async (req, res) => {
    if (req.url === "/stream") {
      res.write("first");
      await pause(300);
      return res.end("second");
    }
    let body = "";
    for await (const chunk of req) body += chunk;
    res.end(JSON.stringify({ method: req.method, url: req.url, headers: req.headers, body }));
  }).listen(target, "127.0.0.1");
  access = await startAccessStandIn({
    port,
    target: `http://127.0.0.1:${target}`,
  });
});
afterAll(async () => {
  await access.stop();
  origin.close();
});

async function signIn(email: string): Promise<string> {
  const answer = await fetch(`${access.url}/cdn-cgi/access/login`, {
    method: "POST",
    body: new URLSearchParams({ email, redirect_url: "/admin/aanvragen?status=nieuw" }),
    redirect: "manual",
  });
  expect(answer.headers.get("Location")).toBe("/admin/aanvragen?status=nieuw");
  return answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

type Seen = { method: string; url: string; headers: Record<string, string>; body: string };

async function seen(path: string, init?: RequestInit): Promise<Seen> {
  return (await fetch(access.url + path, init)).json();
}

test("whoever is not signed in is asked who he is under /admin, and nowhere else", async () => {
  for (const path of ["/admin", "/admin/aanvragen", "/admin.data?_routes=x"]) {
    const answer = await fetch(access.url + path, { redirect: "manual" });
    expect(answer.headers.get("Location")).toBe(
      `/cdn-cgi/access/login?redirect_url=${encodeURIComponent(path).replaceAll("%20", "+")}`,
    );
  }
  const page = await seen("/daken?x=1");
  expect(page).toMatchObject({ url: "/daken?x=1", headers: { host: new URL(access.url).host } });
  expect(page.headers).not.toHaveProperty("cf-access-jwt-assertion");
});

test("a signed-in person reaches the Worker with a token that the published keys confirm", async () => {
  const cookie = await signIn("redactie@voorbeeld.example");
  const { headers } = await seen("/admin/artikelen", { headers: { cookie } });
  const { payload, protectedHeader } = await jwtVerify(
    headers["cf-access-jwt-assertion"] ?? "",
    createRemoteJWKSet(new URL(access.vars.ACCESS_CERTS_URL)),
    {
      issuer: `https://${access.vars.ACCESS_TEAM_DOMAIN}`,
      audience: access.vars.ACCESS_AUD,
      algorithms: ["RS256"],
    },
  );
  expect(payload).toMatchObject({
    type: "app",
    email: "redactie@voorbeeld.example",
    aud: [access.vars.ACCESS_AUD],
  });
  expect(protectedHeader.kid).toBe(access.publicKeys()[0]?.kid);
});

test("headers that only Access may set are not taken from the client", async () => {
  const forged = { "Cf-Access-Jwt-Assertion": "forged", "Cf-Access-Authenticated-User-Email": "x@y.example" };
  expect((await seen("/", { headers: forged })).headers).not.toHaveProperty("cf-access-jwt-assertion");
  const cookie = await signIn("beheer@voorbeeld.example");
  const { headers } = await seen("/admin", { headers: { ...forged, cookie } });
  expect(headers["cf-access-jwt-assertion"]).toMatch(/^eyJ/);
  expect(headers).not.toHaveProperty("cf-access-authenticated-user-email");
});

test("a cookie that was not signed here lets nobody in", async () => {
  const { privateKey } = await generateKeyPair("RS256");
  const forged = await access.sign({}, { key: privateKey });
  for (const token of [forged, "x", await access.sign({ exp: 1 })]) {
    const answer = await fetch(`${access.url}/admin`, {
      headers: { cookie: `CF_Authorization=${token}` },
      redirect: "manual",
    });
    expect(answer.status, token).toBe(303);
  }
});

test("signing in and out leads nowhere but to this site", async () => {
  // A browser leaves tabs out of an address.
  for (const elsewhere of ["//evil.example", "/\t/evil.example", "/\\evil.example", "https://evil.example"]) {
    const answer = await fetch(`${access.url}/cdn-cgi/access/login`, {
      method: "POST",
      body: new URLSearchParams({ email: "beheer@voorbeeld.example", redirect_url: elsewhere }),
      redirect: "manual",
    });
    expect(answer.headers.get("Location"), elsewhere).toBe("/admin");
  }
  const out = await fetch(`${access.url}/cdn-cgi/access/logout`);
  expect(out.headers.get("Set-Cookie")).toContain("Max-Age=0");
});

test("bodies pass in both directions, and the answer streams", async () => {
  const body = "x".repeat(300_000);
  expect(await seen("/api", { method: "POST", body })).toMatchObject({ method: "POST", body });

  const started = Date.now();
  const reader = (await fetch(`${access.url}/stream`)).body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe("first");
  expect(Date.now() - started).toBeLessThan(250);
});

test("after a rotation both keys are published, and the certs endpoint can be made to fail", async () => {
  const before = access.publicKeys()[0]?.kid;
  await access.rotateKey();
  const certs = await (await fetch(access.vars.ACCESS_CERTS_URL)).json<{ keys: { kid: string }[] }>();
  expect(certs.keys.map((key) => key.kid)).toEqual([access.publicKeys()[0]?.kid, before]);
  access.setCerts("error");
  expect((await fetch(access.vars.ACCESS_CERTS_URL)).status).toBe(500);
  access.setCerts("ok");
});
