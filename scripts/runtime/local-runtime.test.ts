import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePorts } from "../cli/ports.ts";
import { type LocalRuntime, startLocalRuntime } from "./local-runtime.ts";
import { mailFaultFile, readMails } from "./mailbox.ts";
import { openStateFolder, type StateFolder } from "./state-folder.ts";

const worker = `
export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (pathname === "/mail") {
      return env.EMAIL.send(await request.json()).then(
        (sent) => Response.json(sent),
        (error) => Response.json({ code: error.code, message: error.message }, { status: 500 }),
      );
    }
    if (pathname === "/stream") {
      const { readable, writable } = new IdentityTransformStream();
      const writer = writable.getWriter();
      (async () => {
        await writer.write(new TextEncoder().encode("first"));
        await scheduler.wait(400);
        await writer.write(new TextEncoder().encode("second"));
        await writer.close();
      })();
      return new Response(readable, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    }
    if (pathname === "/put") {
      await Promise.all((await request.json()).map((key) => env.UPLOADS.put(key, key)));
      return new Response();
    }
    if (pathname === "/queue") { await env.OUTBOX.send("wake up"); return new Response(); }
    return Response.json({ setting: env.SETTING, secret: env.SECRET, ip: request.headers.get("CF-Connecting-IP") });
  },
  async queue(batch) { console.log("queue: " + batch.messages[0].body); },
  async scheduled(event) { console.log("cron: " + event.cron); if (event.cron === "1 1 1 1 1") throw new Error("x"); },
};`;

const config = {
  name: "probe",
  main: "index.js",
  compatibility_date: "2026-10-01",
  vars: { SETTING: "from wrangler.toml" },
  assets: { directory: "../client" },
  d1_databases: [{ binding: "DB", database_id: "probe" }],
  r2_buckets: [{ binding: "UPLOADS", bucket_name: "probe" }],
  queues: {
    producers: [{ binding: "OUTBOX", queue: "probe" }],
    consumers: [{ queue: "probe", max_batch_timeout: 1 }],
  },
  send_email: [{ name: "EMAIL" }],
};

const folder = mkdtempSync(join(tmpdir(), "runtime-"));
const lines: string[] = [];
let state: StateFolder;
let runtime: LocalRuntime;
let url: string;

beforeAll(async () => {
  writeBuild(config);
  state = await openStateFolder(join(folder, "state"));
  const [port = 0] = await freePorts(1);
  url = `http://127.0.0.1:${port}`;
  runtime = await startLocalRuntime({
    state,
    port,
    vars: { SECRET: "given" },
    buildFolder: join(folder, "build"),
    onLog: (line) => lines.push(line),
  });
});
afterAll(async () => {
  await runtime.stop();
  state.release();
  rmSync(folder, { recursive: true });
});

function writeBuild(contents: object): void {
  const build = join(folder, "build");
  mkdirSync(join(build, "server"), { recursive: true });
  mkdirSync(join(build, "client", "assets"), { recursive: true });
  writeFileSync(join(build, "server", "wrangler.json"), JSON.stringify(contents));
  writeFileSync(join(build, "server", "index.js"), worker);
  writeFileSync(join(build, "client", "assets", "a.js"), "1");
  writeFileSync(join(build, "client", "_headers"), "/assets/*\n  Cache-Control: max-age=31536000\n");
}

const mail = {
  from: { email: "a@a.example", name: "A" },
  to: "b@b.example",
  subject: "S",
  text: "T",
  html: "H",
};
const send = (body: object) => fetch(`${url}/mail`, { method: "POST", body: JSON.stringify(body) });

test("settings of wrangler.toml and given ones reach the Worker, and so does the visitor's address", async () => {
  const answer = await fetch(url, { headers: { "CF-Connecting-IP": "2001:db8::1" } });
  expect(await answer.json()).toEqual({ setting: "from wrangler.toml", secret: "given", ip: "2001:db8::1" });
});

test("a file is served before the Worker is asked, with the headers of _headers", async () => {
  const answer = await fetch(`${url}/assets/a.js`);
  expect([await answer.text(), answer.headers.get("Cache-Control")]).toEqual(["1", "max-age=31536000"]);
});

test("a streamed page is not held back, even for a client that accepts compression", async () => {
  const started = Date.now();
  const reader = (
    await fetch(`${url}/stream`, { headers: { "Accept-Encoding": "gzip, br" } })
  ).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("first");
  expect(Date.now() - started).toBeLessThan(350);
});

test("a mail is on disk with all it was given before it counts as sent", async () => {
  const extra = { replyTo: "c@c.example", headers: { "X-Id": "1" } };
  const sent = await (await send({ ...mail, ...extra })).json<{ messageId: string }>();
  expect(readMails(state.mail)).toEqual([{ ...mail, ...extra, ...sent, sentAt: expect.any(String) }]);
});

test("a mail without recipient or text is refused, as the service would", async () => {
  for (const wrong of [
    { ...mail, to: "" },
    { ...mail, to: [] },
    { ...mail, text: "", html: "" },
  ]) {
    expect(await (await send(wrong)).json()).toMatchObject({ code: "E_FIELD_MISSING" });
  }
  expect(readMails(state.mail)).toHaveLength(1);
});

test("while the fault file exists, sending fails with its code", async () => {
  writeFileSync(join(state.mail, mailFaultFile), "E_RATE_LIMIT_EXCEEDED");
  expect(await (await send(mail)).json()).toMatchObject({ code: "E_RATE_LIMIT_EXCEEDED" });
  rmSync(join(state.mail, mailFaultFile));
  expect((await send(mail)).status).toBe(200);
});

test("a bucket is listed beyond a page and read, without stopping this process for each object", async () => {
  const keys = Array.from({ length: 101 }, (_, n) => `een map/${1000 + n} é?.jpg`);
  await fetch(`${url}/put`, { method: "POST", body: JSON.stringify(keys) });
  const stops = vi.spyOn(Atomics, "wait");
  const listed = await runtime.bucket.list();
  const [first = ""] = keys;
  const content = await runtime.bucket.read(first);
  expect(stops.mock.calls.length).toBeLessThan(50);
  stops.mockRestore();
  expect(listed).toEqual(keys.map((key) => ({ key, size: Buffer.byteLength(key) })));
  expect(content).toEqual(new Uint8Array(Buffer.from(first)));
  expect(await runtime.bucket.read("bestaat-niet")).toBeNull();
});

test("queue and cron reach the Worker, and what it logs reaches us", async () => {
  await fetch(`${url}/queue`);
  await runtime.runCron("* * * * *");
  expect(lines).toContain("cron: * * * * *");
  await expect.poll(() => lines, { timeout: 5000 }).toContain("queue: wake up");
});

test("a cron handler that throws is not silent", async () => {
  await expect(runtime.runCron("1 1 1 1 1")).rejects.toThrow("exception");
});

test("a state folder serves one process at a time", async () => {
  await expect(openStateFolder(join(folder, "state"))).rejects.toThrow("in use by another server");
});

test("a binding that this runtime does not know is refused by name", async () => {
  writeBuild({ ...config, hyperdrive: [{ binding: "POSTGRES", id: "1" }] });
  await expect(startLocalRuntime({ state, buildFolder: join(folder, "build") })).rejects.toThrow(
    '"hyperdrive"',
  );
});
