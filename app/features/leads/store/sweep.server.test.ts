import { afterAll, beforeEach, expect, test } from "vitest";
import { holdAgain, putLeadAway, releaseLead } from "~/features/leads/office/lead/release.server";
import { objectPrefix } from "~/features/leads/store/files/lead-files.server";
import { countedDb } from "~tests/support/counted-db";
import { clearLeads, countRows, leadPost, objectKeys, receive, receivedAt } from "~tests/support/lead-posts";
import { faulty, localBindings } from "~tests/support/local-bindings";
import { jpegOf } from "~tests/support/sample-files";
import { eraseLead, forgetClients, forgetPatterns, purgeLeads, sweepOrphans } from "./sweep.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const stores = { db: env.DB, bucket: env.UPLOADS };
const day = 24 * 60 * 60 * 1000;
const photos = [1, 2].map((seed) => ({ name: `${seed}.jpg`, content: jpegOf(seed) }));
const retention = { request: { days: 365 }, won: { days: 730 }, quarantined: { days: 30 } };

async function store(now: Date, fields: Record<string, string> = {}): Promise<string> {
  const answer = await receive(env, leadPost(fields, photos), { now });
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead.id;
}

test("files without a request go after a day, those of a request and those of others stay", async () => {
  const uploaded = new Date();
  await store(uploaded);
  const orphans = [1, 2, 3].map((n) => `${objectPrefix(uploaded)}${n}`);
  for (const key of [...orphans, "media/logo", `leads/2020-01/oud`]) await env.UPLOADS.put(key, "x");

  const early = await sweepOrphans(stores, new Date(uploaded.getTime() + day - 60_000));
  expect(early).toEqual({ looked: 5, removed: 0 });
  // More than a day later it may be another month: that of the upload is then looked at as the one before.
  const late = await sweepOrphans(stores, new Date(uploaded.getTime() + day + 60_000));
  expect(late).toEqual({ looked: 5, removed: 3 });
  expect(await objectKeys(env.UPLOADS)).toHaveLength(4);
  expect(await countRows(env.DB, "lead_files")).toBe(2);
});

test("a sweep looks at no more objects than it may, page by page", async () => {
  for (let n = 0; n < 5; n++) await env.UPLOADS.put(`${objectPrefix(new Date())}${n}`, "x");
  const later = new Date(Date.now() + day + 60_000);
  expect(await sweepOrphans(stores, later, 3)).toEqual({ looked: 3, removed: 3 });
  expect(await sweepOrphans(stores, later, 3)).toEqual({ looked: 2, removed: 2 });
});

test("each kind of request is kept for its own time, then nothing of it is left", async () => {
  const kept = await store(receivedAt);
  const won = await store(receivedAt);
  await store(receivedAt, { website: "spam" });
  await env.DB.prepare("UPDATE leads SET status = 'won' WHERE id = ?").bind(won).run();
  const purgeAfter = (days: number) =>
    purgeLeads(stores, new Date(receivedAt.getTime() + days * day + 1), retention);
  const left = async () => {
    const { results } = await env.DB.prepare("SELECT id FROM leads").all<{ id: string }>();
    return results.map(({ id }) => id).sort();
  };
  expect(await purgeAfter(29)).toBe(0);
  expect(await purgeAfter(30)).toBe(1);
  expect(await left()).toEqual([kept, won].sort());
  expect(await purgeAfter(365)).toBe(1);
  expect(await left()).toEqual([won]);
  expect(await purgeAfter(730)).toBe(1);
  for (const table of ["leads", "lead_files", "lead_events", "outbox"] as const) {
    expect(await countRows(env.DB, table), table).toBe(0);
  }
  expect(await objectKeys(env.UPLOADS)).toEqual([]);
});

test("what the office puts into quarantine is kept for the whole period from that moment", async () => {
  const at = (days: number) => new Date(receivedAt.getTime() + days * day);
  const bas = (days: number) => ({ email: "bas@voorbeeld.example", now: at(days) });
  const spam = await store(receivedAt);
  const back = await store(receivedAt, { website: "spam" });
  await putLeadAway(env.DB, spam, { held: false }, bas(45));
  await releaseLead(env.DB, back, bas(29));
  await holdAgain(env.DB, back, { reason: "honeypot" }, bas(46));
  expect(await purgeLeads(stores, at(75), retention)).toBe(0);
  expect(await purgeLeads(stores, at(75.5), retention)).toBe(1);
  expect(await env.DB.prepare("SELECT id FROM leads").first("id")).toBe(back);
  expect(await purgeLeads(stores, at(76.5), retention)).toBe(1);
});

test("a purge does no more than it may, oldest first", async () => {
  const newer = await store(new Date(receivedAt.getTime() + 1));
  await store(receivedAt);
  const later = new Date(receivedAt.getTime() + 400 * day);
  expect(await purgeLeads(stores, later, retention, 1)).toBe(1);
  expect(await env.DB.prepare("SELECT id FROM leads").first("id")).toBe(newer);
});

test("many requests are purged by no more calls than one", async () => {
  const later = new Date(receivedAt.getTime() + 400 * day);
  const tripsFor = async (requests: number) => {
    for (let n = 0; n < requests; n++) await store(receivedAt);
    const { db, take } = countedDb(env.DB);
    expect(await purgeLeads({ ...stores, db }, later, retention)).toBe(requests);
    return take().trips;
  };
  expect(await tripsFor(7)).toBe(await tripsFor(1));
});

test("an erased request leaves nothing, and its neighbour whole", async () => {
  const erased = await store(receivedAt);
  const neighbour = await store(receivedAt);
  expect(await eraseLead(stores, erased)).toBe(true);
  expect(await eraseLead(stores, erased)).toBe(false);
  expect(
    await env.DB.prepare("SELECT DISTINCT lead_id FROM outbox")
      .all()
      .then(({ results }) => results),
  ).toEqual([{ lead_id: neighbour }]);
  expect(await objectKeys(env.UPLOADS)).toHaveLength(2);
});

test("erasing that stops half-way is finished by erasing again", async () => {
  const id = await store(receivedAt);
  const db = faulty(env.DB, { method: "prepare", error: new Error("D1 weg"), after: 1 });
  await expect(eraseLead({ ...stores, db }, id)).rejects.toThrow("D1 weg");
  expect(await countRows(env.DB, "leads")).toBe(1);
  expect(await eraseLead(stores, id)).toBe(true);
  expect(await objectKeys(env.UPLOADS)).toEqual([]);
});

test("the hash of a client goes after a day, and a pattern when its day is over", async () => {
  const at = receivedAt.getTime();
  await store(new Date(at - day - 1));
  const recent = await store(new Date(at - day));
  await env.DB.prepare("UPDATE leads SET client_hash = 'abc'").run();
  await env.DB.prepare(
    `INSERT INTO held_patterns (kind, key, lead_id, created_at, created_by, until)
     SELECT 'client', 'abc', ?1, 0, 'bas@voorbeeld.example', value FROM json_each(?2)`,
  )
    .bind(recent, JSON.stringify([at, at + 1]))
    .run();
  await forgetClients(env.DB, receivedAt);
  await forgetPatterns(env.DB, receivedAt);
  const left = await env.DB.prepare("SELECT id FROM leads WHERE client_hash IS NOT NULL").all();
  expect(left.results).toEqual([{ id: recent }]);
  const patterns = await env.DB.prepare("SELECT until FROM held_patterns").all();
  expect(patterns.results).toEqual([{ until: at + 1 }]);
});
