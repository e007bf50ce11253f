import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { disguisedFiles, jpegOf, sampleFiles } from "../support/sample-files.ts";
import { leadPosts, type Post } from "../support/sent-leads.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const { post, nextClient, leadCount } = leadPosts(() => server);

test("other methods are refused and change nothing", async () => {
  const before = await leadCount();
  for (const path of ["/api/service-request", "/api/offerte"]) {
    for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE"]) {
      const response = await fetch(server.url + path, { method });
      expect([method, response.status, response.headers.get("Allow")]).toEqual([method, 405, "POST"]);
      await response.body?.cancel();
    }
  }
  expect(await leadCount()).toBe(before);
});

test("each kind of bad input has its status and Dutch words, and leaves nothing", async () => {
  const before = [await leadCount(), (await server.objects()).length];
  const refused = async (input: Post) => {
    const { status, body } = await post(input);
    expect(body).toMatchObject({ success: false, message: expect.stringMatching(/\.$/) });
    expect(body).not.toHaveProperty("reference");
    return [status, Object.keys(body.errors ?? {})];
  };
  expect(await refused({ fields: { firstName: "", email: "jan" } })).toEqual([422, ["firstName", "email"]]);
  expect(await refused({ fields: { privacy: "false" } })).toEqual([422, ["privacy"]]);
  expect(await refused({ fields: { projectDescription: "x".repeat(5001) } })).toEqual([
    422,
    ["projectDescription"],
  ]);
  expect(await refused({ fields: { submissionKey: "geen-uuid" } })).toEqual([422, ["submissionKey"]]);
  expect(await refused({ files: [{ name: "dak.jpg", content: disguisedFiles.html }] })).toEqual([
    422,
    ["files"],
  ]);
  expect(await refused({ files: [{ name: "leeg.jpg", content: new Uint8Array() }] })).toEqual([
    422,
    ["files"],
  ]);
  expect(
    await refused({ files: [1, 2, 3, 4, 5, 6].map((n) => ({ name: `${n}.jpg`, content: jpegOf(n) })) }),
  ).toEqual([422, ["files"]]);
  const pdf = { name: "plan.pdf", content: sampleFiles.pdf };
  expect(
    await refused({
      fields: { form: "widget" },
      files: [{ name: "dak.jpg", content: jpegOf(1, 300_000) }, pdf],
    }),
  ).toEqual([422, ["files"]]);
  expect(await refused({ headers: { Origin: "https://elders.example" } })).toEqual([403, []]);
  expect([await leadCount(), (await server.objects()).length]).toEqual(before);
});

test("a file of 10 MB and one byte is refused by name", async () => {
  const content = jpegOf(1, 10 * 1024 * 1024 + 1);
  const { status, body } = await post({ files: [{ name: "groot.jpg", content }] });
  expect(status).toBe(422);
  expect(body.errors?.files).toMatch(/^Bestand te groot: 'groot\.jpg'/);
});

test("bodies that are no form are refused by status", async () => {
  const statusOf = async (body: string, headers: Record<string, string>) => {
    const sender = { "CF-Connecting-IP": nextClient(), ...headers };
    const response = await fetch(`${server.url}/api/service-request`, {
      method: "POST",
      body,
      headers: sender,
    });
    const answer = await response.json();
    expect(answer).toMatchObject({ success: false, message: expect.any(String) });
    return response.status;
  };
  const multipart = "multipart/form-data; boundary=b";
  expect(await statusOf("{}", { "Content-Type": "application/json" })).toBe(415);
  expect(await statusOf("a=b", { "Content-Type": "application/x-www-form-urlencoded" })).toBe(415);
  expect(await statusOf("x", { "Content-Type": multipart, "Content-Encoding": "gzip" })).toBe(415);
  expect(await statusOf("geen formulier", { "Content-Type": multipart })).toBe(400);
  expect(
    await statusOf("--b\r\nContent-Disposition: form-data; name=a\r\n\r\nx", { "Content-Type": multipart }),
  ).toBe(400);
  expect(await statusOf("--b--", { "Content-Type": multipart })).toBe(422);
});

/** Sends raw bytes and returns the status line; null when the server does not respond in time. */
async function raw(head: string, body = ""): Promise<string | null> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    `POST /api/service-request HTTP/1.1\r\nHost: x\r\nCF-Connecting-IP: ${nextClient()}\r\n${head}\r\n\r\n${body}`,
  );
  const answer = once(socket, "data").then(([data]) => String(data).split("\r\n")[0] ?? "");
  const silence = new Promise<null>((resolve) => setTimeout(resolve, 1500, null));
  const line = await Promise.race([answer, silence]);
  socket.destroy();
  return line;
}

test("an announced length that is too large is refused at once, one that lies is never stored", async () => {
  const before = [await leadCount(), (await server.objects()).length];
  const type = "Content-Type: multipart/form-data; boundary=b";
  expect(await raw(`${type}\r\nContent-Length: 60000000`)).toContain("413");
  const started = `--b\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n\xFF\xD8\xFF`;
  expect(await raw(`${type}\r\nContent-Length: 5000`, started)).toBeNull();
  expect([await leadCount(), (await server.objects()).length]).toEqual(before);
});
