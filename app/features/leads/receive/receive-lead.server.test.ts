import { afterAll, beforeEach, expect, test } from "vitest";
import type { LeadAnswer } from "~/features/leads/model/answers/lead-answer";
import { sha256 } from "~/lib/bytes/hash";
import {
  clearLeads,
  countRows,
  fullMembership,
  fullRequest,
  leadPost,
  rawPost,
  receive,
  receivedAt,
} from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { disguisedFiles, jpegOf } from "~tests/support/sample-files";
import { expectNothingStored } from "~tests/support/stored-leads";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const photo = (seed = 1, size = 64) => ({ name: `dak-${seed}.jpg`, content: jpegOf(seed, size) });

test("a request of exactly the specified fields is kept whole", async () => {
  const answer = await receive(env, leadPost({}, [photo(1), photo(2)]));
  expect(answer).toMatchObject({
    kind: "stored",
    message: "Bedankt voor uw aanvraag! Wij nemen binnen 24 uur contact met u op.",
    lead: { reference: expect.stringMatching(/^[A-Z2-9]{8}$/), answerBy: receivedAt.getTime() + 86_400_000 },
  });
  const row = await env.DB.prepare("SELECT * FROM leads").first();
  expect(row).toMatchObject({
    first_name: "Jan",
    phone: "06 12345678",
    phone_e164: "+31612345678",
    service_type: "offerte",
    form: "modal",
    kind: "request",
    status: "new",
    submission_key: null,
    quarantine_reason: null,
    turnstile: null,
    received_at: receivedAt.getTime(),
    lead_score: 3,
    time_on_page: 0,
  });
  const files = await env.DB.prepare("SELECT * FROM lead_files ORDER BY n").all();
  expect(files.results).toMatchObject([
    { n: 1, name: "dak-1.jpg", kind: "jpeg", bytes: 64, sha256: await sha256(jpegOf(1)) },
    { n: 2, name: "dak-2.jpg", kind: "jpeg", bytes: 64, sha256: await sha256(jpegOf(2)) },
  ]);
  for (const { object_key, n } of files.results) {
    expect(object_key).toMatch(/^leads\/2026-11\/[0-9a-f]{32}$/);
    const object = await env.UPLOADS.get(object_key as string);
    expect(new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(jpegOf(n as number));
    expect(object?.httpMetadata?.contentType).toBe("image/jpeg");
  }
  const events = await env.DB.prepare("SELECT kind, actor FROM lead_events").all();
  expect(events.results).toEqual([{ kind: "received", actor: "visitor" }]);
  const outbox = await env.DB.prepare("SELECT kind, state, due_since FROM outbox ORDER BY kind").all();
  expect(outbox.results).toEqual([
    { kind: "office-mail", state: "due", due_since: receivedAt.getTime() },
    { kind: "visitor-mail", state: "due", due_since: receivedAt.getTime() },
  ]);
});

test("a membership is kept with its packages, promise and message", async () => {
  const membership = {
    ...Object.fromEntries(Object.keys(fullRequest).map((name) => [name, undefined])),
    ...fullMembership,
  };
  const answer = await receive(env, leadPost(membership), { kind: "membership" });
  expect(answer).toMatchObject({
    kind: "stored",
    message: expect.stringContaining("gratis woninginspectie"),
    lead: { answerBy: receivedAt.getTime() + 7 * 86_400_000 },
  });
  expect(await env.DB.prepare("SELECT * FROM leads").first()).toMatchObject({
    kind: "membership",
    membership_types: "basis-onderhoud,comfort-plus",
    property_type: "villa",
    current_issues: "Dakgoot lekt",
    phone_e164: "+3211234567",
    priority: "spoed",
  });
});

test("missing fields are named with the specified messages, and what was typed comes back", async () => {
  const answer = await receive(env, leadPost({ firstName: "", email: "jan@", form: "page" }, [photo()]));
  expect(answer).toMatchObject({
    kind: "invalid",
    errors: {
      firstName: "Voornaam is verplicht",
      email: "Ongeldig e-mailadres",
      privacy: "U moet akkoord gaan met de privacyverklaring",
    },
    values: { email: "jan@", lastName: "de Vries", projectDescription: fullRequest.projectDescription },
  });
  await expectNothingStored(env);
});

test("a page decides the rules of its own form, whatever the request says", async () => {
  const answer = await receive(env, leadPost({ form: "modal" }), { form: "page" });
  expect(answer).toMatchObject({ kind: "invalid", errors: { privacy: expect.any(String) } });
});

test("fields far over their limit are refused by name", async () => {
  const answer = await receive(
    env,
    leadPost({ firstName: "x".repeat(200_000), projectDescription: "é".repeat(60_000) }),
  );
  expect(answer).toMatchObject({
    kind: "invalid",
    errors: {
      firstName: "Voornaam mag maximaal 100 karakters bevatten",
      projectDescription: "Beschrijving mag maximaal 5000 karakters bevatten",
    },
  });
  await expectNothingStored(env);
});

test("an empty file field is no file, the first value of a field counts, unknown parts are ignored", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fullRequest)) form.append(name, value);
  form.append("firstName", "Piet");
  form.append("files", new Blob([]), "");
  form.append("onbekend", "x".repeat(100_000));
  form.append("anders", new Blob([disguisedFiles.html]), "x.html");
  form.append("__proto__", "x");
  const answer = await receive(env, new Request("https://site.example", { method: "POST", body: form }));
  expect(answer.kind).toBe("stored");
  expect(await env.DB.prepare("SELECT first_name FROM leads").first("first_name")).toBe("Jan");
  expect(await countRows(env.DB, "lead_files")).toBe(0);
});

test("unquoted names are read", async () => {
  const part = ([name, value]: [string, string]) =>
    `--b\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${value}\r\n`;
  const body = `${Object.entries(fullRequest).map(part).join("")}--b--\r\n`;
  expect((await receive(env, rawPost(body))).kind).toBe("stored");
});

test("bodies that are no form, broken or too large get their own answer and leave nothing", async () => {
  const kindOf = async (request: Request) => (await receive(env, request)).kind;
  const file = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n\xFF\xD8\xFF';
  expect(await kindOf(rawPost("{}", { "Content-Type": "application/json" }))).toBe("unsupported");
  expect(await kindOf(rawPost("a=b", { "Content-Type": "application/x-www-form-urlencoded" }))).toBe(
    "unsupported",
  );
  expect(await kindOf(rawPost("x", { "Content-Encoding": "gzip" }))).toBe("unsupported");
  expect(await kindOf(rawPost("x", { "Content-Type": "multipart/form-data" }))).toBe("unreadable");
  expect(await kindOf(rawPost("geen formulier"))).toBe("unreadable");
  expect(await kindOf(rawPost(new Uint8Array()))).toBe("unreadable");
  expect(await kindOf(rawPost(Uint8Array.from(file, (c) => c.charCodeAt(0))))).toBe("unreadable");
  expect(
    await kindOf(rawPost('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(200))),
  ).toBe("too-many");
  await expectNothingStored(env);
});

test("a body that is announced as too large is not read", async () => {
  const request = leadPost();
  const announced = new Request(request, {
    headers: { ...Object.fromEntries(request.headers), "Content-Length": "60000000" },
  });
  expect((await receive(env, announced)).kind).toBe("too-large");
  expect(announced.bodyUsed).toBe(false);
});

test("a visitor who disappears while sending leaves nothing", async () => {
  const disposition = 'Content-Disposition: form-data; name="files"; filename="a.jpg"';
  const start = `--b\r\n${disposition}\r\n\r\n\xFF\xD8\xFF\r\n--b\r\n`;
  const chunks = [Uint8Array.from(start, (letter) => letter.charCodeAt(0))];
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new Error("verbinding weg"));
    },
  });
  const request = new Request("https://site.example", {
    method: "POST",
    body,
    duplex: "half",
    headers: { "Content-Type": "multipart/form-data; boundary=b" },
  } as RequestInit);
  expect((await receive(env, request)).kind).toBe("unreadable");
  await expectNothingStored(env);
});

test("a page form that is sent again after going back is one request, a later or changed one is not", async () => {
  const send = (now: Date, fields: Record<string, string> = {}) =>
    receive(env, leadPost({ privacy: "true", submissionKey: crypto.randomUUID(), ...fields }), {
      form: "page",
      now,
    });
  const reference = (answer: LeadAnswer) => ("lead" in answer ? answer.lead.reference : answer.kind);
  const first = await send(receivedAt);
  const again = await send(new Date(receivedAt.getTime() + 60_000));
  expect(again.kind).toBe("replayed");
  expect(reference(again)).toBe(reference(first));
  const changed = await send(new Date(receivedAt.getTime() + 60_000), { lastName: "Jansen" });
  const later = await send(new Date(receivedAt.getTime() + 31 * 60_000));
  expect([changed.kind, later.kind]).toEqual(["stored", "stored"]);
});
