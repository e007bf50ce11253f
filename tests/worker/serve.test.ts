import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder, run } from "../../scripts/cli/run.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ admin: true });
});
afterAll(() => server.stop());

/** True also for a zombie. */
function runs(pid: number): boolean {
  const state = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim();
  return state !== "" && !state.startsWith("Z");
}

const statusOf = (url: string) =>
  fetch(url, { redirect: "manual" }).then(
    (answer) => answer.status,
    () => 0,
  );

test("wrangler agrees that every migration is applied", async () => {
  // It is another process on the same database, which the job of a full minute would hold locked.
  await server.kill();
  const args = "d1 migrations list DB --local --persist-to".split(" ");
  const { output } = await run("wrangler", [...args, server.state]);
  await server.restart();
  expect(output).toContain("No migrations to apply");
});

test("a server that is killed takes its runtime with it, and finds its data again", async () => {
  await server.sql("CREATE TABLE probe (n INTEGER)");
  await server.sql("INSERT INTO probe VALUES (?)", 1);
  const runtime = server.runtimePid();

  await server.kill();
  await expect.poll(() => runs(runtime), { timeout: 10_000 }).toBe(false);
  await server.restart();
  expect(await server.sql("SELECT n FROM probe")).toEqual([{ n: 1 }]);
});

test("a runtime that crashes is started again on the same port", async () => {
  const before = server.runtimePid();
  server.crash();
  await expect.poll(() => runs(before), { timeout: 10_000 }).toBe(false);
  await expect.poll(() => statusOf(`${server.url}/favicon.svg`), { timeout: 30_000 }).toBe(200);
  expect(server.runtimePid()).not.toBe(before);
  expect(await server.sql("SELECT n FROM probe")).toEqual([{ n: 1 }]);
});

test("SIGTERM ends everything", async () => {
  const other = await startServer();
  const runtime = other.runtimePid();
  await other.stop();
  expect(runs(runtime)).toBe(false);
  expect(existsSync(other.state)).toBe(false);
});

test("a busy port is an error in words, not another port", async () => {
  const busy = createServer().listen(0, "127.0.0.1");
  await once(busy, "listening");
  const { port } = busy.address() as { port: number };
  const serve = `${projectFolder}/scripts/serve.ts --port ${port} --state ${server.state}`.split(" ");
  const { code, output } = await run(process.execPath, serve);
  busy.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is in use`);
});

test("the secret for signed links is made once and readable by its owner only", async () => {
  const file = `${server.state}/link-secret`;
  const secret = readFileSync(file, "utf8");
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await server.kill();
  await server.restart();
  expect(readFileSync(file, "utf8")).toBe(secret);
});

test("behind the stand-in for Access, /admin asks who you are", async () => {
  const answer = await fetch(`${server.adminUrl}/admin`, { redirect: "manual" });
  expect(answer.headers.get("Location")).toContain("/cdn-cgi/access/login");
});
