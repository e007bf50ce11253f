import { afterAll, beforeEach, expect, test } from "vitest";
import { sendDue } from "~/features/leads/deliver/outbox/outbox.server";
import { outboxResources } from "~/features/leads/deliver/outbox/outbox-resources.server";
import { MAX_FILE_BYTES } from "~/features/leads/model/lead-limits";
import { eventText } from "~/features/leads/office/model/event-text";
import { getLead } from "~/features/leads/store/leads.server";
import { eraseLead } from "~/features/leads/store/sweep.server";
import { visitorToken } from "~/features/leads/visitor/visitor-link.server";
import { visitorView } from "~/features/leads/visitor/visitor-page.server";
import { countingLimit } from "~tests/support/counting-limit";
import {
  clearLeads,
  leadPost,
  objectKeys,
  receive,
  receivedAt,
  type SampleFile,
} from "~tests/support/lead-posts";
import { faulty, localBindings } from "~tests/support/local-bindings";
import { pdfOf } from "~tests/support/sample-documents";
import { disguisedFiles, jpegOf } from "~tests/support/sample-files";
import { filesJson, receiveFiles } from "./receive-files.server";

const { env: bare, dispose } = await localBindings();
afterAll(dispose);
const LINK_SECRET = "a-secret-of-enough-length";
const env = { ...bare, LINK_SECRET };
const minute = 60_000;
const after = (ms: number) => new Date(receivedAt.getTime() + ms);

const photo = (seed: number): SampleFile => ({ name: `dak-${seed}.jpg`, content: jpegOf(seed) });
const photos = (...seeds: number[]) => seeds.map(photo);

let id: string;
let token: string;
let clients = 0;
beforeEach(async () => {
  await clearLeads(env);
  await newLead();
});

async function newLead(fields: Record<string, string> = {}, files = photos(1)) {
  const answer = await receive(env, leadPost(fields, files));
  if (!("lead" in answer)) throw new Error(answer.kind);
  id = answer.lead.id;
  token = (await visitorToken(env.DB, id, LINK_SECRET, receivedAt)) ?? "";
}

async function add(files: SampleFile[], { now = after(minute), on = env, by = "" } = {}) {
  const form = new FormData();
  for (const { name, content } of files) form.append("files", new Blob([content]), name);
  const request = new Request("https://site.example/aanvraag/x", { method: "POST", body: form });
  request.headers.set("CF-Connecting-IP", by || `2001:db8:${(++clients).toString(16)}::1`);
  const later: Promise<unknown>[] = [];
  const answer = await receiveFiles(on as Env, request, {
    token,
    now,
    waitUntil: (work) => later.push(work),
  });
  await Promise.all(later);
  return answer;
}

async function kept() {
  const detail = await getLead(env.DB, id);
  const files = detail?.files.map(({ n, name }) => `${n} ${name}`) ?? [];
  const events = detail?.events.map((event) => eventText(event)).slice(1) ?? [];
  const mails = detail?.deliveries.filter(({ about }) => about === "files").length;
  return { files, events, mails };
}
/** What waited, as if it had left at that moment. */
const sentAll = (at = receivedAt) =>
  env.DB.prepare("UPDATE outbox SET state = 'sent', attempts = 1, sent_at = ?").bind(at.getTime()).run();

test("what is added stands in the request like the rest, with an event, a notice and no change of status", async () => {
  await sentAll();
  const answer = await add([...photos(2, 3)]);
  expect(answer.kind).toBe("stored");
  expect(await kept()).toEqual({
    files: ["1 dak-1.jpg", "2 dak-2.jpg", "3 dak-3.jpg"],
    events: ["Aanvrager voegde 2 foto's toe"],
    mails: 1,
  });
  expect((await getLead(env.DB, id))?.lead.status).toBe("new");
  expect((await visitorView(env.DB, id, receivedAt))?.files).toHaveLength(3);
  expect(await objectKeys(env.UPLOADS)).toHaveLength(3);
  const { results } = await env.DB.prepare("SELECT inspected_at AS at FROM lead_files").all<{ at: number }>();
  expect(results.every(({ at }) => at !== null)).toBe(true);
});

test("the same file twice is one: sent again, tapped twice at once, or chosen twice in one post", async () => {
  await sentAll();
  const [first, second] = await Promise.all([add(photos(2, 2)), add(photos(2))]);
  expect([first?.kind, second?.kind].sort()).toEqual(["replayed", "stored"]);
  expect((await add(photos(1, 2))).kind).toBe("replayed");
  const { files, events, mails } = await kept();
  expect(files).toHaveLength(2);
  expect([events, mails]).toEqual([["Aanvrager voegde 1 foto toe"], 1]);
  expect(await objectKeys(env.UPLOADS)).toHaveLength(2);
});

test("two posts at once each get their numbers, and never more than ten files in all", async () => {
  await add(photos(2, 3, 4));
  const answers = await Promise.all([add(photos(5, 6, 7, 8)), add(photos(9, 10, 11, 12))]);
  const { files } = await kept();
  expect(files.map((file) => Number(file.split(" ")[0]))).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].slice(0, files.length),
  );
  expect(files.length).toBeLessThanOrEqual(10);
  expect(answers.some(({ kind }) => kind === "stored")).toBe(true);
  expect(answers.some(({ kind }) => kind === "invalid")).toBe(true);
  expect(await objectKeys(env.UPLOADS)).toHaveLength(files.length);
});

test("over the limit nothing of a post is kept, and it says how many still can", async () => {
  await add(photos(2, 3, 4, 5, 6));
  await add(photos(7, 8));
  expect(await add(photos(9, 10, 11))).toMatchObject({
    kind: "invalid",
    message: expect.stringContaining("passen nog 2 bestanden"),
  });
  expect((await add(photos(9, 10))).kind).toBe("stored");
  expect(await add(photos(11))).toMatchObject({ message: expect.stringContaining("staan 10 bestanden") });
  // A repeat of what filled it is no new file.
  expect((await add(photos(9, 10))).kind).toBe("replayed");
  expect(await add(photos(20, 21, 22, 23, 24, 25))).toMatchObject({
    message: expect.stringContaining("maximaal 5 bestanden"),
  });
  expect((await kept()).files).toHaveLength(10);
  expect(await objectKeys(env.UPLOADS)).toHaveLength(10);
});

test("only what the form of the lead takes, judged by content, whole and up to 10 MB", async () => {
  const pdf = { name: "rapport.pdf", content: pdfOf() };
  expect((await add([pdf])).kind).toBe("stored");
  expect((await kept()).events).toEqual(["Aanvrager voegde 1 bestand toe"]);
  await newLead({ form: "widget", email: "an@voorbeeld.nl" });
  const large = { name: "groot.jpg", content: jpegOf(7, MAX_FILE_BYTES + 1) };
  const empty = { name: "leeg.jpg", content: new Uint8Array() };
  const disguised = Object.entries(disguisedFiles).map(([name, content]) => ({ name, content }));
  for (const wrong of [pdf, large, empty, ...disguised]) {
    const answer = await add([photo(8), wrong as SampleFile]);
    expect([answer.kind, answer.message.includes(wrong.name)], wrong.name).toEqual(["invalid", true]);
  }
  expect((await add([])).kind).toBe("invalid");
  expect((await kept()).files).toEqual(["1 dak-1.jpg"]);
});

test("a link that is ended, too old or forged takes nothing; nor does an erased lead", async () => {
  const good = token;
  const status = async () => filesJson(await add(photos(5), { now: after(91 * 24 * 60 * minute) })).status;
  expect(await status()).toBe(410);
  token = `${good}x`;
  expect(await status()).toBe(404);
  token = good;
  await env.DB.prepare("UPDATE leads SET link_version = 1").run();
  expect((await add(photos(5))).kind).toBe("ended");
  await env.DB.prepare("UPDATE leads SET link_version = 0").run();
  expect((await kept()).files).toEqual(["1 dak-1.jpg"]);
  await eraseLead({ db: env.DB, bucket: env.UPLOADS }, id);
  expect((await add(photos(5))).kind).toBe("ended");
  expect(await objectKeys(env.UPLOADS)).toEqual([]);
});

test("a link that is ended while the photos are on their way takes nothing either", async () => {
  const db = env.DB;
  const ending = new Proxy(env.UPLOADS, {
    get: (bucket, name) =>
      name !== "put"
        ? Reflect.get(bucket, name).bind?.(bucket)
        : async (...given: Parameters<R2Bucket["put"]>) => {
            await db.prepare("UPDATE leads SET link_version = 1").run();
            return bucket.put(...given);
          },
  });
  expect((await add(photos(5), { on: { ...env, UPLOADS: ending } })).kind).toBe("ended");
  expect((await kept()).files).toEqual(["1 dak-1.jpg"]);
  expect(await objectKeys(env.UPLOADS)).toHaveLength(1);
});

test("an answer of the database that got lost adds nothing twice", async () => {
  await sentAll();
  const error = new Error("D1_ERROR: Network connection lost.");
  const db = faulty(env.DB, { method: "batch", error, times: 1, lost: true });
  expect((await add(photos(2), { on: { ...env, DB: db } })).kind).toBe("stored");
  expect(await kept()).toEqual({
    files: ["1 dak-1.jpg", "2 dak-2.jpg"],
    events: ["Aanvrager voegde 1 foto toe"],
    mails: 1,
  });
});

test("a bucket or a database that fails is said, and what was sent can be sent again", async () => {
  const error = new Error("gone");
  const bucket = faulty(env.UPLOADS, { method: "put", error });
  expect((await add(photos(2), { on: { ...env, UPLOADS: bucket } })).kind).toBe("unavailable");
  const db = faulty(env.DB, { method: "batch", error });
  expect((await add(photos(2), { on: { ...env, DB: db } })).kind).toBe("unavailable");
  expect((await add(photos(2))).kind).toBe("stored");
});

test("a client, and a link, has its share: who finds a link cannot flood it", async () => {
  const by = "2001:db8:ffff::1";
  const on = { ...env, LEAD_LIMIT: countingLimit(30) };
  const limited: number[] = [];
  for (let i = 0; i < 31; i++) if ((await add([], { by, on })).kind === "limited") limited.push(i);
  expect(limited).toEqual([30]);
  await newLead({ email: "an@voorbeeld.nl" });
  limited.length = 0;
  for (let i = 0; i < 31; i++) if ((await add([], { on })).kind === "limited") limited.push(i);
  expect(limited).toEqual([30]);
});

test("the office is mailed at most once in ten minutes, of all that came until then", async () => {
  const mails: { subject: string; text: string }[] = [];
  const mail = {
    send: async (each: never) => {
      mails.push(each);
      return { messageId: "1" };
    },
  } as unknown as SendEmail;
  const settings = { MAIL_FROM: "site@bedrijf.example", MAIL_OFFICE: "kantoor@bedrijf.example" };
  const resources = { ...outboxResources({ ...env, ...settings }), mail };
  const send = async (now: Date) => {
    mails.length = 0;
    await sendDue(resources, now);
    return mails.map(({ subject }) => subject.replace(/ [A-Z2-9]{8}/, "")).sort();
  };
  // The first mail has not left: it will tell of these too.
  await add(photos(2));
  expect((await kept()).mails).toBe(0);
  expect(await send(after(minute))).toHaveLength(2);
  expect(mails.map(({ text }) => text).join()).toMatch(/-2\.jpg/);
  await add(photos(3), { now: after(2 * minute) });
  expect(await send(after(2 * minute))).toEqual(["Foto's toegevoegd: Gratis offerte"]);
  expect(mails[0]?.text).toContain("staan er 3 bestanden");
  await add(photos(4), { now: after(3 * minute) });
  await add(photos(5), { now: after(4 * minute) });
  expect(await send(after(11 * minute))).toEqual([]);
  expect(await send(after(13 * minute))).toHaveLength(1);
  expect(mails[0]?.text).toContain("staan er 5 bestanden");
});

test("of a lead in quarantine the office hears nothing until it is released", async () => {
  await sentAll();
  await env.DB.prepare("UPDATE leads SET quarantine_reason = 'score'").run();
  await add(photos(2));
  const states = (await getLead(env.DB, id))?.deliveries.filter(({ about }) => about === "files");
  expect(states?.map(({ state }) => state)).toEqual(["held"]);
});
