import { afterAll, beforeAll, expect, test } from "vitest";
import { runChaos } from "../../scripts/chaos/run.ts";
import { verify } from "../../scripts/chaos/verify.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

// The long form is `npm run chaos`.
test("whatever was acknowledged is kept once, whole, under its reference, through ten kills under load", async () => {
  const { submissions } = await runChaos(server, { kills: 10, clients: 3 });
  const verdict = await verify(server, submissions);
  expect(verdict).toMatchObject({ lost: [], doubled: [], changed: [], damaged: [] });
  // Otherwise nothing was killed in the middle of anything.
  expect(submissions.length).toBeGreaterThan(10);
  expect(submissions.some(({ attempts }) => attempts > 1)).toBe(true);
}, 300_000);
