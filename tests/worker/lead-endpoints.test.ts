import { afterAll, beforeAll, expect, test } from "vitest";
import { sha256 } from "../../app/lib/bytes/hash";
import { disguisedFiles, jpegOf } from "../support/sample-files.ts";
import { leadPosts, type Post } from "../support/sent-leads.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    vars: { MAIL_FROM: "Totaal Specialisten <site@bedrijf.example>", MAIL_OFFICE: "kantoor@bedrijf.example" },
  });
});
afterAll(() => server.stop());

const { post, nextClient, leadCount } = leadPosts(() => server);
const photos = [1, 2, 3].map((seed) => ({ name: `TS-dak-${seed}.jpg`, content: jpegOf(seed, 300_000) }));

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
