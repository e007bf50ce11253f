import { afterAll, expect, test } from "vitest";
import { openAlarms } from "~/features/operations/alarm/alarms.server";
import { ringAlarms } from "~/features/operations/alarm/ring.server";
import { operationsRows } from "~/features/operations/desk/operations-rows";
import { operationsJson, operationsView } from "~/features/operations/desk/operations-view.server";
import type { CheckSource } from "~/lib/check";
import { flushTally, tally } from "~/platform/tally.server";
import { watchedDb } from "~/platform/watched-db.server";
import { alarmSite } from "~tests/support/alarm-site";
import { faulty } from "~tests/support/local-bindings";
import { cronChecks, minuteCronIsLate, recordRun } from "./cron-runs.server";
import { deadLetterCheck, discardDeadLetter, keepDeadLetters, resendDeadLetter } from "./dead-letters.server";
import { countChecks, purgeCounts, readCounts } from "./event-counts.server";
import { pageCacheCheck } from "./page-cache-check.server";
import { storeChecks } from "./store-checks.server";
import { versionCheck } from "./version-check.server";

const { env, receiver, close } = await alarmSite();
afterAll(close);

const minute = 60_000;
const hour = 60 * minute;
// Not those of the stores, which are red after two seconds: a machine that stands still for a moment decided the rest.
const sources: CheckSource[] = [cronChecks, versionCheck, countChecks, deadLetterCheck, pageCacheCheck];

/** What the JSON shows red, and what rang since, in one look. */
async function look(now: number) {
  await ringAlarms(env, sources, now);
  const view = await operationsView(env, sources, now);
  const json = operationsJson(view, { now, version: env.VERSION });
  return {
    red: json.checks.filter(({ state }) => state === "red").map(({ name }) => name),
    rang: receiver.take(),
  };
}

/** The same for what is green: now, when nothing rings, and five minutes later. */
async function lookOver(now: number) {
  expect((await look(now)).rang).toEqual([]);
  return look(now + 5 * minute);
}

const calm = { red: [], rang: [] };

test("nothing is red on a site that was just set up", async () => {
  expect(await look(Date.now())).toEqual(calm);
});

test("a cron that has stopped, or never ran, rings and is over when it runs again", async () => {
  const begun = Date.now();
  expect(await minuteCronIsLate(env.DB, begun + 9 * minute)).toBe(false);
  expect(await minuteCronIsLate(env.DB, begun + 11 * minute)).toBe(true);
  expect(await look(begun + 11 * minute)).toEqual({ red: ["cron-minute"], rang: ["red cron-minute"] });
  const now = begun + 12 * minute;
  // A run that failed is no run.
  await recordRun(env.DB, "minute", { startedAt: now, endedAt: null });
  expect(await look(now + 1)).toEqual({ red: ["cron-minute"], rang: [] });
  await recordRun(env.DB, "minute", { startedAt: now, endedAt: now + 100 });
  expect(await lookOver(now + minute)).toEqual({ red: [], rang: ["over cron-minute"] });
  const night = begun + 27 * hour;
  await recordRun(env.DB, "minute", { startedAt: night, endedAt: night });
  expect(await look(night)).toEqual({ red: ["cron-night"], rang: ["red cron-night"] });
  for (const name of ["minute", "night"] as const)
    await recordRun(env.DB, name, { startedAt: begun, endedAt: begun });
  expect(await lookOver(begun + minute)).toEqual({ red: [], rang: ["over cron-night"] });
});

test("a dead letter rings until it is sent again or thrown away", async () => {
  const now = Date.now();
  const message = (id: string) => ({ id, body: { leadId: id }, attempts: 4, timestamp: new Date(now) });
  await keepDeadLetters(env.DB, [message("een"), message("twee")]);
  await keepDeadLetters(env.DB, [message("een")]);
  expect(await look(now)).toEqual({ red: ["dead-letters"], rang: ["red dead-letters"] });
  const sent: unknown[] = [];
  const queue = { send: async (body: unknown) => void sent.push(body) } as unknown as Queue;
  expect(await resendDeadLetter({ db: env.DB, queue }, "een")).toBe(true);
  expect(await resendDeadLetter({ db: env.DB, queue }, "een")).toBe(false);
  expect(sent).toEqual([{ leadId: "een" }]);
  const broken = { send: () => Promise.reject(new Error("weg")) } as unknown as Queue;
  await expect(resendDeadLetter({ db: env.DB, queue: broken }, "twee")).rejects.toThrow("weg");
  expect(await look(now + minute)).toEqual({ red: ["dead-letters"], rang: [] });
  expect(await discardDeadLetter(env.DB, "twee")).toBe(true);
  await flushTally(env.DB);
  expect(await lookOver(now + 2 * minute)).toEqual({ red: [], rang: ["over dead-letters"] });
});

test("a slow database rings, and what was slow is named", async () => {
  const now = Date.now();
  const slow = watchedDb(env.DB, { slowMs: 0 });
  for (let i = 0; i < 21; i++) await slow.prepare("SELECT 'traag' AS x").first();
  await flushTally(env.DB);
  expect(await look(now)).toEqual({ red: ["slow-queries"], rang: ["red slow-queries"] });
  const counts = await readCounts(env.DB, now);
  expect(counts).toContainEqual(
    expect.objectContaining({ what: "slow-query", name: "SELECT '…' AS x", count: 21 }),
  );
  await purgeCounts(env.DB, now + 29 * 24 * hour);
  expect(await readCounts(env.DB, now)).not.toEqual([]);
  await purgeCounts(env.DB, now + 31 * 24 * hour);
  expect(await lookOver(now + minute)).toEqual({ red: [], rang: ["over slow-queries"] });
});

test("a handful of errors is shown, many ring", async () => {
  const now = Date.now();
  for (let i = 0; i < 10; i++) tally("error", "test.failed", { now });
  await flushTally(env.DB);
  expect(await look(now)).toEqual(calm);
  tally("error", "test.failed", { now, requestId: "a" });
  await flushTally(env.DB);
  expect(await look(now)).toEqual({ red: ["errors"], rang: ["red errors"] });
  expect(await readCounts(env.DB, now)).toMatchObject([
    { name: "test.failed", count: 11, requestIds: ["a"] },
  ]);
  expect(await look(now + 3 * hour)).toMatchObject({ rang: ["red cron-minute"] });
  expect(await look(now + 3 * hour + 5 * minute)).toMatchObject({ rang: ["over errors"] });
  await env.DB.batch([env.DB.prepare("DELETE FROM alarms"), env.DB.prepare("DELETE FROM event_counts")]);
});

test("a migration that is missing rings, a database that is ahead does not", async () => {
  const now = Date.now();
  await env.DB.prepare("INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')").run();
  expect(await look(now)).toEqual(calm);
  const applied = await env.DB.prepare("SELECT id, name FROM d1_migrations WHERE name LIKE '0%'").all();
  await env.DB.prepare("DELETE FROM d1_migrations WHERE name > '0008'").run();
  expect(await look(now)).toEqual({ red: ["migrations"], rang: ["red migrations"] });
  expect(await openAlarms(env.DB)).toMatchObject([{ name: "migrations", redSince: now }]);
  const insert = env.DB.prepare("INSERT OR IGNORE INTO d1_migrations (id, name) VALUES (?, ?)");
  await env.DB.batch(applied.results.map(({ id, name }) => insert.bind(id, name)));
  expect(await lookOver(now + minute)).toEqual({ red: [], rang: ["over migrations"] });
});

test("with the database away the page still says what is wrong", async () => {
  const away = { ...env, DB: faulty(env.DB, { method: "prepare", error: new Error("D1 weg") }) };
  const now = Date.now();
  const { checks, details } = await operationsView(away, [storeChecks, ...sources], now);
  expect(details).toBeNull();
  const red = checks.filter(({ state }) => state === "red").map(({ name }) => name);
  expect(red).toEqual(["database", "checks-unread"]);
  expect(operationsRows({ checks, details }, {}, now)).toMatchObject({ known: false, events: [] });
});
