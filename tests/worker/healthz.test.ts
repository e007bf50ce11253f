import { afterAll, beforeAll, expect, test } from "vitest";
import { leadPost } from "../support/lead-posts.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ vars: { LINK_SECRET: "zeer-geheim" } });
});
afterAll(() => server?.stop());

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
    return fetch(`${server.url}/healthz`);
  };
  expect((await age(14)).status).toBe(200);
  const late = await age(16);
  expect(late.status).toBe(503);
  const { status, oldestUnsentMs } = (await late.json()) as { status: string; oldestUnsentMs: number };
  expect(status).toBe("failing");
  expect(oldestUnsentMs).toBeGreaterThan(15 * 60_000);
});

test("mail to the office that was given up for good makes it unhealthy until somebody takes notice", async () => {
  await server.sql("UPDATE outbox SET state = 'failed', due_since = ?", Date.now() - 72 * 3_600_000);
  const lost = await fetch(`${server.url}/healthz`);
  expect(lost.status).toBe(503);
  expect(await lost.json()).toMatchObject({ status: "failing", red: ["office-mail-failed"] });
  await server.sql("UPDATE outbox SET noticed_at = ?, noticed_by = 'jan@huis.example'", Date.now());
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test("a database without its tables makes it unhealthy", async () => {
  await server.sql("ALTER TABLE outbox RENAME TO outbox_gone");
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
  await server.sql("ALTER TABLE outbox_gone RENAME TO outbox");
});
