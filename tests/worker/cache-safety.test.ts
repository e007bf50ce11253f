import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder } from "../../scripts/cli/run.ts";
import { tellAttack } from "../support/attack-report.ts";
import { freshFetch } from "../support/fresh-fetch.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const canary = "kanarie-9f3a";

/** Headers that are not part of the cache key. */
const unkeyed: [name: string, value: string][] = [
  ["X-Forwarded-Host", `${canary}.evil.example`],
  ["X-Forwarded-Proto", canary],
  ["X-Forwarded-Scheme", canary],
  ["X-Forwarded-Port", "1337"],
  ["X-Forwarded-Prefix", `/${canary}`],
  ["X-Forwarded-For", canary],
  ["X-Forwarded-Server", canary],
  ["Forwarded", `host=${canary}.evil.example;proto=http`],
  ["X-Host", `${canary}.evil.example`],
  ["X-Original-Host", `${canary}.evil.example`],
  ["X-Original-URL", `/${canary}`],
  ["X-Rewrite-URL", `/${canary}`],
  ["X-HTTP-Method-Override", "POST"],
  ["X-Method-Override", "DELETE"],
  ["X-Real-IP", canary],
  ["True-Client-IP", canary],
  ["CF-Ray", canary],
  ["CF-Connecting-IP", canary],
  ["CF-IPCountry", "XX"],
  ["Origin", `https://${canary}.evil.example`],
  ["Referer", `https://${canary}.evil.example/`],
  ["User-Agent", `${canary} Chrome/153`],
  ["Accept-Language", `${canary};q=1`],
  ["Accept", `text/html, ${canary}/x`],
  ["Cookie", `__session=${canary}; admin-flash=${canary}; CF_Authorization=${canary}`],
  ["Authorization", `Bearer ${canary}`],
  ["Cf-Access-Jwt-Assertion", canary],
  ["If-None-Match", `"${canary}"`],
  ["Purpose", "prefetch"],
  ["X-Nonce", canary],
  ["X-Request-Id", canary],
  ["Range", "bytes=0-10"],
];

const paths = ["/", "/daken", "/gratis-offerte", "/kennisbank", "/nl/eindhoven", "/zoeken", "/bestaat-niet"];

/** Removes nonce, form key and form time, which differ per visitor. */
function withoutTokens(html: string): string {
  return html
    .replace(/nonce="[^"]*"/g, "")
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "")
    .replace(/\d{13}-[\w-]+/g, "");
}

test("no header of one visitor gets into the page of the next", async () => {
  for (const path of paths) {
    const clean = withoutTokens(await (await freshFetch(server.url + path)).text());
    for (const [name, value] of unkeyed) {
      const own = await freshFetch(server.url + path, { headers: { [name]: value } });
      expect(await own.text(), `${path} with ${name}`).not.toContain(canary);
      expect(
        JSON.stringify([...own.headers]).replace(/"x-request-id","[^"]*"/, ""),
        `${path} with ${name}`,
      ).not.toContain(canary);
    }
    const after = await (await freshFetch(server.url + path)).text();
    expect(withoutTokens(after), path).toBe(clean);
  }
  tellAttack("cache", { inputs: paths.length * unkeyed.length, poisoned: 0 });
}, 60_000);

test("the first visitor after a deploy cannot poison the pages of the others", async () => {
  const fresh = await startServer();
  try {
    for (const path of paths) {
      const headers = Object.fromEntries(unkeyed.filter(([name]) => name !== "Range" && name !== "Origin"));
      await (
        await freshFetch(`${fresh.url + path}?utm_source=${canary}&_routes=root&cb=${canary}`, { headers })
      ).text();
      const next = await freshFetch(fresh.url + path);
      const own = await freshFetch(server.url + path);
      const address = (html: string, { url }: TestServer) => withoutTokens(html).replaceAll(url, "");
      expect(address(await next.text(), fresh), path).toBe(address(await own.text(), server));
    }
  } finally {
    await fresh.stop();
  }
}, 60_000);

test("who arrives from elsewhere gets the same page with its sheet inside, under its own nonce", async () => {
  const folder = join(projectFolder, "build/client");
  for (const path of paths) {
    const linked = await (await freshFetch(server.url + path)).text();
    const href = /<link rel="stylesheet" href="([^"]*)"\/>/.exec(linked)?.[1] ?? "";
    for (const from of ["none", "cross-site", "same-site", "same-origin"]) {
      const answer = await freshFetch(server.url + path, { headers: { "Sec-Fetch-Site": from } });
      const html = await answer.text();
      const [style, of, nonce, css] =
        /<style data-sheet="(.*?)" nonce="(.*?)">(.*?)<\/style>/s.exec(html) ?? [];
      // A search and a page that is not there are kept by no cache.
      const kept = answer.headers.get("X-Cache") === "hit" && from !== "same-origin";
      expect(Boolean(style), `${path} ${from}`).toBe(kept);
      if (style === undefined) continue;
      expect(of).toBe(href);
      expect(css?.trim()).toBe(readFileSync(join(folder, href), "utf8").trim());
      expect(answer.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
      const link = `<link rel="stylesheet" href="${href}"/>`;
      expect(withoutTokens(html.replace(style, link))).toBe(withoutTokens(linked));
    }
  }
}, 60_000);

test("a copy from the cache has a nonce of its own, in its policy and in its scripts", async () => {
  const nonces = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const answer = await freshFetch(`${server.url}/`);
    const html = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";
    const inPage = new Set([...html.matchAll(/ nonce="([^"]*)"/g)].map(([, value]) => value).filter(Boolean));
    expect([...inPage]).toEqual([nonce]);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(200);
}, 30_000);

test("nothing private or refused is kept", async () => {
  for (const path of [
    "/admin",
    "/admin/x.css",
    "/Admin/aanvragen",
    "/api/google-business/x",
    "/healthz",
    "/bedankt/x",
  ]) {
    for (let i = 0; i < 2; i++) {
      const answer = await freshFetch(server.url + path, { headers: { Accept: "text/html" } });
      expect(answer.headers.get("Cache-Control") ?? "", path).toMatch(/no-store/);
      expect(answer.headers.get("X-Cache") ?? "bypass", path).toBe("bypass");
    }
  }
});

test("the site is on its own domain only: no workers.dev address, no preview addresses", () => {
  const config = JSON.parse(readFileSync(join(projectFolder, "build/server/wrangler.json"), "utf8"));
  expect(config.workers_dev).toBe(false);
  expect(config.preview_urls).toBe(false);
});
