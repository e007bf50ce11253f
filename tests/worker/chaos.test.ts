import { afterAll, beforeAll, expect, test } from "vitest";
import { type Receiver, settle, startReceiver, verifyDeliveries } from "../../scripts/chaos/deliveries.ts";
import { runChaos } from "../../scripts/chaos/run.ts";
import { verify } from "../../scripts/chaos/verify.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  server = await startServer({ vars: receiver.vars });
});
afterAll(async () => {
  await server?.stop();
  await receiver?.stop();
});

// `npm run chaos` runs longer. The third kill is the whole server, the others its runtime.
test("whatever was acknowledged is kept once, whole, under its reference, and visitor and office are told of it, through four kills under load", async () => {
  const { submissions, kills } = await runChaos(server, { kills: 4, clients: 3 });
  await settle(server);
  const verdict = await verify(server, submissions);
  expect(verdict).toMatchObject({ lost: [], doubled: [], changed: [], damaged: [] });
  // Else no kill interrupted a submission.
  expect(submissions.length).toBeGreaterThan(10);
  expect(submissions.some(({ attempts }) => attempts > 1)).toBe(true);

  const told = await verifyDeliveries(server, receiver);
  expect(told).toMatchObject({ unseen: [], unowed: [], failed: 0 });
  expect(told.mailRepeats).toBeLessThanOrEqual(kills);
  expect(told.webhookRepeats).toBeLessThanOrEqual(kills);
  expect(receiver.forged).toBe(0);
}, 300_000);
