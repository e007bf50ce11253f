import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smoke } from "../../scripts/smoke.ts";
import { startServer, type TestServer } from "../support/server.ts";

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
