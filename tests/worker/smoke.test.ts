import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smoke } from "../../scripts/smoke.ts";
import { startEdge } from "../support/edge.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { stubServer } from "../support/stub-server.ts";
import { templates } from "../support/templates.ts";

let server: TestServer;
let bare: Server;
beforeAll(async () => {
  server = await startServer({ admin: true });
  // A server that returns 200 for every path, without headers.
  bare = createServer((_, res) => res.end("<h1>hello</h1>")).listen(0, "127.0.0.1");
});
afterAll(async () => {
  await server.stop();
  bare.close();
});

test("the smoke check finds nothing wrong with the last build, bare or behind Access", async () => {
  for (const url of [server.url, server.adminUrl]) {
    expect((await smoke(url)).filter(({ problems }) => problems.length > 0)).toEqual([]);
  }
});

test("the smoke check sees an open /admin, missing headers and a 404 that is none", async () => {
  const checks = await smoke(`http://127.0.0.1:${(bare.address() as AddressInfo).port}`);
  const failed = checks.filter(({ problems }) => problems.length > 0).map(({ name }) => name);
  expect(failed).toContain("/admin is closed");
  expect(failed).toContain("an unknown address is a real 404 page");
  expect(failed).toContain("the home page opens, with a nonce of its own each time");
});

test("each name that /healthz calls red is a problem; of a version only what it can be the cause of", async () => {
  let red: string[] = [];
  const site = await stubServer((_, response) => {
    response.statusCode = 503;
    response.end(JSON.stringify({ status: "failing", red, version: { id: "new" } }));
  });
  const problems = async (version?: string) => {
    const checks = await smoke(site.origin, { version });
    return checks.find(({ name }) => name.startsWith("/healthz"))?.problems;
  };
  red = ["office-mail-failed"];
  expect([await problems(), await problems("new")]).toEqual([["office-mail-failed is red"], []]);
  red = ["office-mail-failed", "migrations"];
  expect(await problems("new")).toEqual(["migrations is red"]);
  await site.close();
});

/** One address of every kind, and what no page of the sitemap shows. */
const routes = [
  ...Object.entries(templates)
    .filter(([name]) => name !== "search without hits" && name !== "not found")
    .map(([, path]) => path),
  ...["/robots.txt", "/feed.xml", "/site.webmanifest", "/.well-known/security.txt", "/healthz"],
  "/tekening/dakgoot.svg",
  ...["/kantoor-app.webmanifest", "/kantoor-app.js"],
  ...["/api/adres", "/api/search-index", "/api/service-request", "/api/offerte"],
  ...["/bedankt/geen-bewijs", "/aanvraag/geen-bewijs", "/voorbeeld/geen-bewijs"],
  ...["/admin", "/admin.data", "/admin/aanvragen"],
];

/** What a check says of a site where the faulty paths answer 500, as one text. */
async function findingsWith(isFaulty: (path: string) => boolean): Promise<string[]> {
  const edge = await startEdge(server.url);
  edge.deployment = { only: 100 };
  edge.faults.only = isFaulty;
  const checks = await smoke(edge.origin);
  await edge.close();
  return checks.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));
}

test("the smoke check names every route that answers 500", async () => {
  const found = await findingsWith((path) =>
    routes.some((route) => path === route || path.startsWith(`${route}?`)),
  );
  const unseen = routes.filter(
    (route) => !found.some((line) => line.includes(route) && line.includes("500")),
  );
  expect(unseen).toEqual([]);
});

test.each(["/sitemap.xml", "/dak/dakgoten?a=1", "/nl/best/daklekkage"])(
  "the smoke check sees that %s alone answers 500",
  async (path) => {
    const found = await findingsWith((asked) => asked === path);
    expect(new Set(found.map((line) => line.split(":")[0])).size).toBe(1);
    expect(found.join()).toContain("500");
  },
);

test("the smoke check sends every form and leaves nothing behind", async () => {
  const edge = await startEdge(server.url);
  edge.deployment = { only: 100 };
  const sound = await smoke(edge.origin);
  expect(sound.filter(({ problems }) => problems.length > 0)).toEqual([]);
  await edge.close();
  expect(await server.sql("SELECT count(*) AS count FROM leads")).toEqual([{ count: 0 }]);
  expect(await server.objects()).toEqual([]);
});

test("a version that does not answer is told by its name", async () => {
  const edge = await startEdge(server.url);
  edge.deployment = { old: 100, new: 0 };
  const byName = { "Cloudflare-Workers-Version-Overrides": 'totaal-specialisten="new"' };
  const [version] = await smoke(edge.origin, { headers: byName, version: "new" });
  expect(version?.problems).toEqual([]);
  await edge.close();
});
