import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder } from "../../scripts/cli/run.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { type StubServer, stubServer } from "../support/stub-server.ts";

const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

let places: StubServer;
let server: TestServer;
beforeAll(async () => {
  places = await stubServer((_request, response) => {
    response.writeHead(500).end();
  });
  server = await startServer({
    vars: { PLACES_URL: `${places.origin}/v1/places`, PLACES_KEY: "test", PLACES_ID: "a-place-of-the-tests" },
  });
});
afterAll(async () => {
  await server.stop();
  await places.close();
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, {
    redirect: "manual",
    ...init,
    headers: { "User-Agent": BROWSER, ...init.headers },
  });

test("the shell is sent while the listing service still thinks", async () => {
  const asked = Promise.withResolvers<() => void>();
  places.answer((_request, response) => {
    asked.resolve(() => {
      response.setHeader("Content-Type", "application/json");
      response.end(
        JSON.stringify({
          displayName: { text: "Naam uit de bedrijvenlijst" },
          rating: 4.8,
          userRatingCount: 12,
        }),
      );
    });
  });
  const answer = await get("/");
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let html = "";
  while (reader && !html.includes("Wat klanten schrijven")) html += (await reader.read()).value ?? "";
  const has = (text: string) => html.includes(text);
  expect([has("<h1"), has("</html>"), has("Naam uit de bedrijvenlijst")]).toEqual([true, false, false]);
  (await asked.promise)();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) html += part.value;
  expect([has("Naam uit de bedrijvenlijst"), has("</html>")]).toEqual([true, true]);
});

async function formOf(path: string) {
  const answer = await get(path);
  const html = await answer.text();
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? "";
  const nonces = new Set([...html.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]));
  return {
    state: answer.headers.get("X-Cache"),
    key: value("submissionKey"),
    time: value("formTime"),
    nonces,
    policy: answer.headers.get("Content-Security-Policy") ?? "",
    body: html,
  };
}

function request(key: string, time: string, firstName: string): FormData {
  const body = new FormData();
  const fields = {
    form: "page",
    submissionKey: key,
    formTime: `${Number(time.slice(0, 13)) - 60_000}${time.slice(13)}`,
    serviceType: "inspectie",
    address: "Voorbeeldstraat 1, Eindhoven",
    projectDescription: "Natte plek naast de schoorsteen.",
    firstName,
    lastName: "Voorbeeld",
    email: "test@voorbeeld.example",
    phone: "0612345678",
    privacy: "true",
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

test("two visitors without script who post from one cached page get two references", async () => {
  await (await get("/gratis-offerte")).text();
  const [first, second] = [await formOf("/gratis-offerte"), await formOf("/gratis-offerte")];
  for (const visit of [first, second]) {
    expect(visit.state).toBe("hit");
    expect(visit.nonces.size).toBe(1);
    expect(visit.policy).toContain(`'nonce-${[...visit.nonces][0]}'`);
    expect(visit.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(Math.abs(Date.now() - Number(visit.time.slice(0, 13)))).toBeLessThan(60_000);
  }
  expect(second.key).not.toBe(first.key);
  expect([...second.nonces][0]).not.toBe([...first.nonces][0]);

  const ends = await Promise.all(
    [first, second].map(({ key, time }, n) =>
      get("/gratis-offerte", {
        method: "POST",
        body: request(key, time, `Test${n}`),
        headers: { Accept: "text/html", Origin: server.url },
      }),
    ),
  );
  const places = ends.map((answer) => answer.headers.get("Location") ?? "");
  expect(ends.map(({ status }) => status)).toEqual([303, 303]);
  const references = await Promise.all(
    places.map(async (place) => /tracking-wide">([^<]+)</.exec(await (await get(place)).text())?.[1]),
  );
  expect(references[0]).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  expect(references[1]).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  expect(references[1]).not.toBe(references[0]);
});

test("a form posted by the browser itself to the endpoint is answered by a page", async () => {
  const { key, time } = await formOf("/gratis-offerte");
  const headers = { Accept: "text/html,application/xhtml+xml", Origin: server.url };
  const good = await get("/api/service-request", {
    method: "POST",
    body: request(key, time, "Test"),
    headers,
  });
  expect(good.status).toBe(303);
  const bad = request(crypto.randomUUID(), time, "");
  const answer = await get("/api/service-request", { method: "POST", body: bad, headers });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html.includes("Voornaam is verplicht")).toBe(true);
  expect(html.includes('value="test@voorbeeld.example"')).toBe(true);
});

test("cookies and campaign parameters change neither the page nor its place in the cache", async () => {
  await (await get("/gratis-offerte")).text();
  const answer = await get("/gratis-offerte?utm_source=krant&gclid=x%22%3E%3Cscript%3E", {
    headers: { Cookie: "cf_clearance=abc; session=1" },
  });
  expect(answer.headers.get("X-Cache")).toBe("hit");
  expect((await answer.text()).includes("krant")).toBe(false);
  expect(answer.headers.has("Set-Cookie")).toBe(false);
});

test("a 404 is no page for the cache", async () => {
  for (let i = 0; i < 2; i++) {
    const answer = await get("/bestaat-niet");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("X-Cache")).toBe("bypass");
    await answer.text();
  }
});

test.each([
  ["/totaal-dak-specialist/daklekkage?bron=1", "/dak/daklekkage?bron=1"],
  ["/dak/daklekkage", "/daken/daklekkage"],
  ["/totaal-bouw-specialist//evil.example", "/bouwen/evil.example"],
  ["/gratis-offerte/", "/gratis-offerte"],
])("%s moves for good to %s on this origin", async (from, to) => {
  const answer = await get(from);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe(to);
});

test("every kind of answer carries the security headers", async () => {
  const entry = readdirSync(join(projectFolder, "build/client/assets")).find((name) =>
    /^entry\.client/.test(name),
  );
  for (const path of [
    "/",
    "/bestaat-niet",
    "/dak",
    "/api/service-request",
    `/assets/${entry}`,
    "/favicon.svg",
    "/admin",
  ]) {
    const { headers } = await get(path);
    expect([path, headers.get("X-Content-Type-Options")]).toEqual([path, "nosniff"]);
    expect([path, headers.get("Content-Security-Policy")]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    expect([path, headers.get("Referrer-Policy")]).toEqual([path, "strict-origin-when-cross-origin"]);
    expect([path, headers.get("Strict-Transport-Security")]).toEqual([
      path,
      expect.stringMatching(/max-age=\d{8}/),
    ]);
    expect([path, headers.get("Permissions-Policy")]).toEqual([path, expect.stringContaining("camera=()")]);
  }
});

test("no page sends its content in script, and the first script, with that of streaming, stays under 6.1 kB", async () => {
  const html = await (await get("/")).text();
  const scripts = [
    ...html.matchAll(/<script(?![^>]*(?:speculationrules|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
  ].map((m) => m[1] ?? "");
  const entry = /data-entry="(\/assets\/entry\.client[^"]+)"/.exec(html)?.[1] ?? "";
  const file = readFileSync(join(projectFolder, "build/client", entry));
  expect(gzipSync(file).length + gzipSync(scripts.join("\n")).length).toBeLessThan(6.1 * 1024);
  const [, body = ""] = html.split("<body");
  expect(body.split("Wij kennen uw huis van nok tot fundering")).toHaveLength(2);
  expect(html.includes("__reactRouterContext")).toBe(false);
});
