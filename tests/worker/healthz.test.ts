import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { builtWorker } from "../support/built-worker.ts";
import { leadPost } from "../support/lead-posts.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ vars: { LINK_SECRET: "zeer-geheim" } });
});
afterAll(() => server?.stop());

/** The answer once it has this status: an answer is kept for ten seconds. */
function healthOf(status: number): Promise<Response> {
  const ask = async () => {
    const answer = await fetch(`${server.url}/healthz`);
    expect(answer.status).toBe(status);
    return answer;
  };
  return vi.waitFor(ask, { timeout: 30_000, interval: 1000 });
}

test("those who ask at the same time all get an answer", async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(`${server.url}/healthz`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
});

test("a working site is healthy, uncached, and tells its version and no setting", async () => {
  const answer = await fetch(`${server.url}/healthz`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    status: "ok",
    database: "ok",
    files: "ok",
    cache: "ok",
    oldestUnsentMs: null,
    version: { id: expect.any(String) },
  });
  expect(text).not.toContain("geheim");
});

test("a message that has waited for a quarter of an hour makes it unhealthy", async () => {
  const post = leadPost();
  const headers = { "Content-Type": post.headers.get("Content-Type") ?? "" };
  await fetch(`${server.url}/api/service-request`, { method: "POST", headers, body: await post.blob() });
  // Ages the delivery, as if every attempt had failed.
  const age = async (minutes: number) => {
    const since = Date.now() - minutes * 60_000;
    await server.sql("UPDATE outbox SET state = 'due', due_since = ?, next_at = ?", since, Date.now() + 9e6);
  };
  await age(14);
  await vi.waitFor(
    async () => {
      const seen = (await (await healthOf(200)).json()) as { oldestUnsentMs: number | null };
      expect(seen.oldestUnsentMs).toBeGreaterThan(14 * 60_000 - 1);
    },
    { timeout: 30_000, interval: 1000 },
  );
  await age(16);
  const late = await healthOf(503);
  const { status, oldestUnsentMs } = (await late.json()) as { status: string; oldestUnsentMs: number };
  expect(status).toBe("failing");
  expect(oldestUnsentMs).toBeGreaterThan(15 * 60_000);
});

test("mail to the office that was given up for good makes it unhealthy until somebody takes notice", async () => {
  await server.sql("UPDATE outbox SET state = 'failed', due_since = ?", Date.now() - 72 * 3_600_000);
  await vi.waitFor(
    async () =>
      expect(await (await healthOf(503)).json()).toMatchObject({
        status: "failing",
        red: ["office-mail-failed"],
      }),
    { timeout: 30_000, interval: 1000 },
  );
  await server.sql("UPDATE outbox SET noticed_at = ?, noticed_by = 'jan@huis.example'", Date.now());
  await healthOf(200);
});

test("a database without its tables makes it unhealthy", async () => {
  await server.sql("ALTER TABLE outbox RENAME TO outbox_gone");
  await healthOf(503);
  await server.sql("ALTER TABLE outbox_gone RENAME TO outbox");
});

test("those who ask within ten seconds cost the database nothing", async () => {
  const site = await builtWorker();
  onTestFinished(() => site.dispose());
  const begun = Date.now();
  const clock = vi.spyOn(Date, "now").mockReturnValue(begun);
  onTestFinished(() => clock.mockRestore());
  const queries = async () => (await site.get("/healthz")).asked.queries;
  expect(await queries()).toBeGreaterThan(5);
  expect(await queries()).toBe(0);
  clock.mockReturnValue(begun + 10_000);
  expect(await queries()).toBeGreaterThan(5);
});
