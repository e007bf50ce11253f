import { afterAll, beforeAll, expect, test } from "vitest";
import { answers } from "../../scripts/chaos/run.ts";
import { leadForm, noisyJpeg } from "../../scripts/chaos/submissions.ts";
import { startServer, type TestServer } from "../support/server.ts";

const minute = 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ vars: { BACKUP_KEY: Buffer.alloc(32, 7).toString("base64") } });
  for (let n = 0; n < 5; n++) {
    const body = leadForm([noisyJpeg(2000), noisyJpeg(300)]);
    const answer = await fetch(`${server.url}/api/service-request`, { method: "POST", body });
    expect(answer.status).toBe(200);
  }
});
afterAll(() => server?.stop());

type Run = { kind: string; state: string; error: string | null; file_count: number | null };
const runs = () => server.sql<Run>("SELECT kind, state, error, file_count FROM backup_runs ORDER BY id");

/** Two minutes a step, so that after a kill the lease of the invocation before is over. */
async function untilDone(from: number): Promise<void> {
  for (let step = 1; (await runs()).some(({ state }) => state === "running"); step++) {
    if (step > 200) throw new Error("The runs do not end.");
    await server.cron("* * * * *", from + 2 * step * minute);
  }
}

// `npm run rehearse` does it with a thousand requests, and compares what comes back.
test("the night's trigger begins a backup, a kill does not end it, the week's trigger tries it out", async () => {
  // Ahead of the clock, so that the triggers which fire by themselves find nothing to do.
  const night = Date.now() + 600 * minute;
  await server.cron("17 3 * * *", night);
  const fired = server.cron("* * * * *", night + minute).catch(() => {});
  server.crash();
  await fired;
  await answers(server.url);
  await untilDone(night + 2 * minute);
  await server.cron("17 4 * * 1", night + 3000 * minute);
  await untilDone(night + 3000 * minute);
  expect(await runs()).toEqual([
    { kind: "backup", state: "complete", error: null, file_count: 10 },
    { kind: "prune", state: "complete", error: null, file_count: null },
    { kind: "drill", state: "complete", error: null, file_count: 10 },
  ]);
}, 300_000);
