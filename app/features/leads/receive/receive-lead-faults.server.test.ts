import { afterAll, beforeEach, expect, test } from "vitest";
import { sendDue } from "~/features/leads/deliver/outbox/outbox.server";
import { outboxResources } from "~/features/leads/deliver/outbox/outbox-resources.server";
import type { LeadAnswer } from "~/features/leads/model/answers/lead-answer";
import { undoChange } from "~/features/leads/office/lead/lead-changes.server";
import { releaseLead } from "~/features/leads/office/lead/release.server";
import { clearLeads, countRows, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { faulty, localBindings } from "~tests/support/local-bindings";
import { jpegOf } from "~tests/support/sample-files";
import { expectWhole } from "~tests/support/stored-leads";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const key = "0b9f3c1e-5a57-4f0e-9d6c-1f2a3b4c5d6e";
const photo = (seed = 1) => ({ name: `dak-${seed}.jpg`, content: jpegOf(seed) });
const lost = new Error("D1_ERROR: Network connection lost.");
const full = new Error("D1_ERROR: database or disk is full: SQLITE_FULL");

function referenceOf(answer: LeadAnswer): string {
  if (!("lead" in answer)) throw new Error(`not stored: ${answer.kind}`);
  return answer.lead.reference;
}

test("the same request with the same key gives the same reference and leaves no second copy", async () => {
  const send = (fields = {}) =>
    receive(env, leadPost({ submissionKey: key, ...fields }, [photo(1), photo(2)]));
  const first = await send();
  // What our own script measures may differ.
  const again = await send({
    timeOnPage: "99",
    leadScore: "7",
    utmSource: "x",
    widget: "menu",
    photos: "[1]",
  });
  expect([first.kind, again.kind]).toEqual(["stored", "replayed"]);
  expect(referenceOf(again)).toBe(referenceOf(first));
  expect(again.message).toBe(first.message);
  expect(await expectWhole(env, 1, 2)).toBe(0);
  expect(await countRows(env.DB, "outbox")).toBe(2);
  expect(await countRows(env.DB, "lead_events")).toBe(1);
});

test("the Idempotency-Key header means the same as the field", async () => {
  const first = await receive(env, leadPost({}, [], { "Idempotency-Key": key }));
  const again = await receive(env, leadPost({ submissionKey: key.toUpperCase() }));
  const quoted = await receive(env, leadPost({}, [], { "Idempotency-Key": `"${key}"` }));
  expect([first.kind, again.kind, quoted.kind]).toEqual(["stored", "replayed", "replayed"]);
});

test("other content or other files under one key are a conflict, and change nothing", async () => {
  await receive(env, leadPost({ submissionKey: key }, [photo(1), photo(2)]));
  const others = [
    leadPost({ submissionKey: key, lastName: "Jansen" }, [photo(1), photo(2)]),
    leadPost({ submissionKey: key }, [photo(1)]),
    leadPost({ submissionKey: key }, [photo(2), photo(1)]),
  ];
  for (const other of others) {
    expect(await receive(env, other)).toMatchObject({ kind: "conflict", values: { submissionKey: key } });
  }
  expect(await expectWhole(env, 1, 2)).toBe(0);
  expect(await env.DB.prepare("SELECT last_name FROM leads").first("last_name")).toBe("de Vries");
});

test("without a key nothing is de-duplicated; a key that is no UUID is refused by name", async () => {
  await receive(env, leadPost());
  await receive(env, leadPost({ submissionKey: " " }));
  expect(await countRows(env.DB, "leads")).toBe(2);
  const answer = await receive(env, leadPost({ submissionKey: "1234" }, [photo()]));
  expect(answer).toMatchObject({
    kind: "invalid",
    errors: { submissionKey: expect.stringContaining("inzendsleutel") },
  });
  expect(await expectWhole(env, 2, 0)).toBe(0);
});

test("a bucket that fails at the third file refuses the whole request and keeps what was typed", async () => {
  const UPLOADS = faulty(env.UPLOADS, { method: "put", error: new Error("R2 weg"), after: 2 });
  const files = [1, 2, 3, 4].map(photo);
  const answer = await receive({ ...env, UPLOADS }, leadPost({ submissionKey: key }, files));
  expect(answer).toMatchObject({ kind: "unavailable", values: { firstName: "Jan", submissionKey: key } });
  expect(await expectWhole(env, 0, 0)).toBe(0);
  expect((await receive(env, leadPost({ submissionKey: key }, files))).kind).toBe("stored");
});

test("a bucket that fails once is asked again", async () => {
  const UPLOADS = faulty(env.UPLOADS, {
    method: "put",
    error: new Error("R2 weg"),
    after: 1,
    times: 1,
    lost: true,
  });
  const answer = await receive({ ...env, UPLOADS }, leadPost({}, [1, 2, 3].map(photo)));
  expect(answer.kind).toBe("stored");
  // The copy whose answer was lost stays for the sweep.
  expect(await expectWhole(env, 1, 3)).toBe(1);
});

test("a passing fault of the database is overcome, any other is an honest refusal", async () => {
  const passing = { ...env, DB: faulty(env.DB, { method: "batch", error: lost, times: 3 }) };
  expect((await receive(passing, leadPost({}, [photo()]))).kind).toBe("stored");
  const broken = { ...env, DB: faulty(env.DB, { method: "batch", error: full }) };
  expect((await receive(broken, leadPost({}, [photo()]))).kind).toBe("unavailable");
  const away = { ...env, DB: faulty(env.DB, { method: "batch", error: lost }) };
  expect((await receive(away, leadPost({}, [photo()]))).kind).toBe("unavailable");
  expect(await countRows(env.DB, "leads")).toBe(1);
});

test("a row that was kept although its answer was lost is acknowledged once, with its files", async () => {
  for (const submissionKey of [key, undefined]) {
    await clearLeads(env);
    const DB = faulty(env.DB, { method: "batch", error: lost, times: 1, lost: true });
    const answer = await receive({ ...env, DB }, leadPost({ submissionKey }, [photo()]));
    expect(answer.kind).toBe("stored");
    expect(await env.DB.prepare("SELECT reference FROM leads").first("reference")).toBe(referenceOf(answer));
    expect(await expectWhole(env, 1, 1)).toBe(0);
  }
});

test("when nobody can know whether the row was kept, its files stay and a retry finds it", async () => {
  const DB = faulty(env.DB, { method: "batch", error: full, times: 1, lost: true });
  expect((await receive({ ...env, DB }, leadPost({ submissionKey: key }, [photo()]))).kind).toBe(
    "unavailable",
  );
  expect(await expectWhole(env, 1, 1)).toBe(0);
  const again = await receive(env, leadPost({ submissionKey: key }, [photo()]));
  expect(again.kind).toBe("replayed");
  expect(await expectWhole(env, 1, 1)).toBe(0);
});

test("a failing queue or clean-up changes nothing for the visitor", async () => {
  const OUTBOX = faulty(env.OUTBOX, { method: "send", error: new Error("queue weg") });
  const UPLOADS = faulty(env.UPLOADS, { method: "delete", error: new Error("R2 weg") });
  const broken = { ...env, OUTBOX, UPLOADS };
  expect((await receive(broken, leadPost({ submissionKey: key }, [photo()]))).kind).toBe("stored");
  expect((await receive(broken, leadPost({ submissionKey: key }, [photo()]))).kind).toBe("replayed");
});

test("suspects are kept apart, told the same, and mailed only when released", async () => {
  const handedOut = (secondsAgo: number) => `${receivedAt.getTime() - secondsAgo * 1000}-a1b2c3d4`;
  const reasonFor = async (fields: Record<string, string>) => {
    await clearLeads(env);
    expect((await receive(env, leadPost(fields))).message).toContain("Bedankt voor uw aanvraag!");
    return env.DB.prepare("SELECT quarantine_reason FROM leads").first("quarantine_reason");
  };
  expect(await reasonFor({ formTime: handedOut(2.9) })).toBe("too-fast");
  expect(await reasonFor({ formTime: handedOut(3) })).toBeNull();
  expect(await reasonFor({ formTime: handedOut(-5) })).toBeNull();
  expect(await reasonFor({ formTime: "gisteren" })).toBeNull();
  expect(await reasonFor({ website: "  " })).toBeNull();
  expect(await reasonFor({ website: "https://spam.example" })).toBe("honeypot");

  const states = async () => {
    const rows = await env.DB.prepare("SELECT DISTINCT state, due_since FROM outbox").all();
    return rows.results;
  };
  expect(await states()).toEqual([{ state: "held", due_since: null }]);
  const id = (await env.DB.prepare("SELECT id FROM leads").first<string>("id")) ?? "";
  const later = new Date(receivedAt.getTime() + 3_600_000);
  const bas = { email: "bas@bedrijf.example", now: later };
  const released = await releaseLead(env.DB, id, bas);
  expect(await states()).toEqual([{ state: "due", due_since: later.getTime() }]);
  expect(await releaseLead(env.DB, id, bas)).toBeNull();
  const events = await env.DB.prepare("SELECT kind, actor, detail FROM lead_events ORDER BY id").all();
  expect(events.results).toEqual([
    { kind: "received", actor: "visitor", detail: "honeypot" },
    { kind: "released", actor: "bas@bedrijf.example", detail: "honeypot" },
  ]);

  // Within the minute nothing has left, and undoing puts everything back as it was.
  const mails = outboxResources(env);
  expect(await sendDue(mails, new Date(later.getTime() + 59_000))).toEqual({ sent: 0, failed: 0 });
  const ann = { ...bas, email: "ann@bedrijf.example" };
  expect(await undoChange(env.DB, id, released?.eventId ?? 0, ann)).toBe(false);
  expect(await undoChange(env.DB, id, released?.eventId ?? 0, bas)).toBe(true);
  expect(await states()).toEqual([{ state: "held", due_since: null }]);
  expect(await env.DB.prepare("SELECT quarantine_reason FROM leads").first("quarantine_reason")).toBe(
    "honeypot",
  );
  expect(await undoChange(env.DB, id, released?.eventId ?? 0, bas)).toBe(false);
  expect(await sendDue(mails, new Date(later.getTime() + 3_600_000))).toEqual({ sent: 0, failed: 0 });
});
