import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sha256 } from "../../app/lib/bytes/hash";
import { fullMembership, fullRequest, type SampleFile } from "../support/lead-posts.ts";
import { disguisedFiles, jpegOf, sampleFiles } from "../support/sample-files.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    vars: { MAIL_FROM: "Totaal Specialisten <site@bedrijf.example>", MAIL_OFFICE: "kantoor@bedrijf.example" },
  });
});
afterAll(() => server.stop());

let clients = 0;
/** Each test has its own address, so that tests do not share a rate limit. */
const nextClient = () => `203.0.113.${++clients}`;

type Post = {
  path?: string;
  fields?: Record<string, string>;
  files?: SampleFile[];
  headers?: Record<string, string>;
};

type Answer = { success: boolean; message: string; reference?: string; errors?: Record<string, string> };

async function post({ path = "/api/service-request", fields = {}, files = [], headers = {} }: Post = {}) {
  const form = new FormData();
  const base = path === "/api/offerte" ? fullMembership : fullRequest;
  for (const [name, value] of Object.entries({ ...base, ...fields })) form.append(name, value);
  for (const { name, content } of files) form.append("files", new Blob([content]), name);
  const sender = { "CF-Connecting-IP": nextClient(), ...headers };
  const response = await fetch(server.url + path, { method: "POST", body: form, headers: sender });
  const body = (await response.json()) as Answer;
  return { status: response.status, headers: response.headers, body };
}

const photos = [1, 2, 3].map((seed) => ({ name: `TS-dak-${seed}.jpg`, content: jpegOf(seed, 300_000) }));
const leadCount = async () => (await server.sql<{ n: number }>("SELECT count(*) AS n FROM leads"))[0]?.n ?? 0;

test("a lead with three photos is stored, answered, and told to both sides", async () => {
  const { status, headers, body } = await post({ files: photos });
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(body).toEqual({
    success: true,
    message: "Bedankt voor uw aanvraag! Wij nemen binnen 24 uur contact met u op.",
    reference: expect.stringMatching(/^[A-HJKMNP-Z2-9]{8}$/),
    promise: expect.stringMatching(
      /^U hoort van ons vóór (van|morgen)(ochtend|middag|avond) \d\d?(\.\d\d)? uur$/,
    ),
    // The visitor's own page, for photos that come later.
    page: expect.stringMatching(/^\/aanvraag\/[\w.~-]+$/),
  });
  const files = await server.sql<{ object_key: string; sha256: string }>(
    `SELECT object_key, sha256 FROM lead_files JOIN leads ON leads.id = lead_id WHERE reference = ? ORDER BY n`,
    body.reference,
  );
  expect(files).toHaveLength(3);
  for (const [i, file] of files.entries()) {
    const stored = await server.object(file.object_key);
    expect(await sha256(Uint8Array.from(stored ?? []))).toBe(await sha256(jpegOf(i + 1, 300_000)));
    expect(file.sha256).toBe(await sha256(jpegOf(i + 1, 300_000)));
  }
  const mailsAbout = () => server.mails().filter(({ text }) => text?.includes(body.reference ?? "?"));
  await expect.poll(() => mailsAbout().length, { timeout: 8000 }).toBe(2);
  expect(mailsAbout().map(({ to }) => to)).toEqual(
    expect.arrayContaining([["kantoor@bedrijf.example"], ["jan@voorbeeld.nl"]]),
  );
});

test("a membership lead is stored by its own endpoint", async () => {
  const { status, body } = await post({ path: "/api/offerte" });
  expect(status).toBe(200);
  expect(body.message).toContain("gratis woninginspectie");
  expect(await server.sql("SELECT kind FROM leads WHERE reference = ?", body.reference)).toEqual([
    { kind: "membership" },
  ]);
  const missing = await post({ path: "/api/offerte", fields: { membershipTypes: "" } });
  expect(missing.status).toBe(422);
  expect(missing.body.errors).toEqual({ membershipTypes: "Selecteer minimaal één lidmaatschapstype" });
});

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
  expect(await refused({ fields: { form: "widget" }, files: [photos[0] ?? pdf, pdf] })).toEqual([
    422,
    ["files"],
  ]);
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

test("one key is one lead, also for fifty at the same time", async () => {
  const submissionKey = crypto.randomUUID();
  const send = (extra: Post = {}) =>
    post({
      files: [{ name: "dak.jpg", content: jpegOf(9) }],
      ...extra,
      fields: { submissionKey, ...extra.fields },
    });
  const before = [await leadCount(), (await server.objects()).length];
  const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  await expect.poll(async () => (await server.objects()).length).toBe((before[1] ?? 0) + 1);
  expect(await leadCount()).toBe((before[0] ?? 0) + 1);

  const other = await send({ fields: { lastName: "Jansen" } });
  expect(other.status).toBe(409);
  expect(other.body.errors).toBeUndefined();
  const viaHeader = await post({
    headers: { "Idempotency-Key": submissionKey },
    files: [{ name: "dak.jpg", content: jpegOf(9) }],
  });
  expect(viaHeader.body.reference).toBe(answers[0]?.body.reference);
});

test("a client that floods is told to wait, and another one is not", async () => {
  const headers = { "CF-Connecting-IP": nextClient() };
  const statuses: number[] = [];
  let last: Awaited<ReturnType<typeof post>> | undefined;
  // The limit is 30 a minute, and minutes are those of the clock: another one must not begin meanwhile.
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 20_000) await new Promise((resolve) => setTimeout(resolve, left + 100));
  while (last?.status !== 429 && statuses.length < 40) {
    last = await post({ headers, fields: { firstName: "" } });
    statuses.push(last.status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422));
  expect(last?.headers.get("Retry-After")).toBe("60");
  expect(last?.body.message).toContain("Wacht een minuut");
  // The response arrives although the body is refused unread.
  const large = Array.from({ length: 5 }, (_, n) => ({ name: `${n}.jpg`, content: jpegOf(n, 9_000_000) }));
  expect((await post({ headers, files: large })).status).toBe(429);
  const foreign = { Origin: "https://elders.example" };
  expect((await post({ headers: foreign, files: large })).status).toBe(403);
  expect((await post({ fields: { firstName: "" } })).status).toBe(422);
});

test("a database that refuses is a 503, and the same lead can be sent again", async () => {
  const fields = { submissionKey: crypto.randomUUID() };
  await server.sql("ALTER TABLE outbox RENAME TO outbox_away");
  const failed = await post({ fields, files: photos });
  expect(failed.status).toBe(503);
  expect(failed.headers.get("Retry-After")).toBe("30");
  expect(failed.body).toMatchObject({
    success: false,
    message: expect.stringContaining("kon niet worden opgeslagen"),
  });
  await server.sql("ALTER TABLE outbox_away RENAME TO outbox");
  expect(await server.sql("SELECT id FROM leads WHERE submission_key = ?", fields.submissionKey)).toEqual([]);
  expect((await post({ fields, files: photos })).status).toBe(200);
});

test("a mail service that fails is tried again by the clock, and the visitor never notices", async () => {
  server.failMail("E_INTERNAL_SERVER_ERROR");
  const { status, body } = await post({ fields: { email: "an@voorbeeld.nl" } });
  expect(status).toBe(200);
  const rows = () =>
    server.sql<{ state: string; attempts: number }>(
      "SELECT state, attempts FROM outbox JOIN leads ON leads.id = lead_id WHERE reference = ?",
      body.reference,
    );
  await expect
    .poll(async () => (await rows()).every(({ attempts }) => attempts === 1), { timeout: 8000 })
    .toBe(true);
  server.failMail(null);
  await server.sql("UPDATE outbox SET next_at = 0 WHERE state = 'due'");
  await server.cron("* * * * *");
  expect((await rows()).map(({ state }) => state)).toEqual(["sent", "sent"]);
});

test("the nightly sweep takes orphans and what was kept long enough", async () => {
  const { body } = await post({ files: photos });
  const year = 366 * 24 * 60 * 60 * 1000;
  await server.sql("UPDATE leads SET received_at = ? WHERE reference = ?", Date.now() - year, body.reference);
  const objects = (await server.objects()).length;
  await server.cron("17 3 * * *");
  expect(await server.sql("SELECT id FROM leads WHERE reference = ?", body.reference)).toEqual([]);
  expect((await server.objects()).length).toBe(objects - 3);
});

test("no log line contains personal data", async () => {
  const canary = {
    firstName: "Kanariepiet",
    lastName: "Vogelaar",
    email: "kanarie@vogel.example",
    phone: "0687654321",
  };
  const address = "Volierestraat 77";
  await post({ fields: { ...canary, address } });
  await post({
    fields: { ...canary, address, email: "kanarie@" },
    files: [{ name: "kanarie.exe", content: disguisedFiles.exe }],
  });
  await server.sql("ALTER TABLE lead_events RENAME TO away");
  expect((await post({ fields: { ...canary, address } })).status).toBe(503);
  await server.sql("ALTER TABLE away RENAME TO lead_events");
  server.failMail("E_DELIVERY_FAILED");
  await server.sql("UPDATE outbox SET state = 'due', next_at = 0");
  await server.cron("* * * * *");
  server.failMail(null);
  const log = server.log().join("\n");
  expect(log).toContain("lead.stored");
  expect(log).toContain("lead.store-failed");
  expect(log).toContain("outbox.failed");
  expect(log).not.toMatch(/kanarie|vogel|0687654321|\+31687654321|volierestraat/i);
});
