import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { faulty, localBindings } from "../../../tests/support/local-bindings";
import { countReports, maxRowsPerHour, writeEveryMs } from "./count-reports.server";
import type { Count } from "./parse-report.server";

let local: Awaited<ReturnType<typeof localBindings>>;
beforeAll(async () => {
  local = await localBindings();
});
afterAll(() => local.dispose());
beforeEach(() => local.env.DB.exec("DELETE FROM browser_failures; DELETE FROM browser_vitals"));

const hour = 60 * 60 * 1000;
const noon = Date.UTC(2026, 10, 22, 12, 5);
const island = (detail: string, template: Count["template"] = "home"): Count => ({
  kind: "island",
  template,
  detail,
});

/** Counts in one go and lets the pause end. */
async function counted(counts: Count[], now = noon, db = local.env.DB) {
  const work: Promise<unknown>[] = [];
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  countReports(counts, { db, now, waitUntil: (promise) => void work.push(promise), pause });
  await Promise.all(work);
  return pauses;
}
const failures = async () =>
  (
    await local.env.DB.prepare(
      "SELECT hour, kind, template, detail, count FROM browser_failures ORDER BY 1, 2, 3, 4",
    ).all()
  ).results;

test("counts are added up by hour and by day, over several writes", async () => {
  const lcp: Count = { metric: "lcp", template: "home", upto: 800 };
  expect(await counted([island("quote-form"), island("quote-form"), lcp])).toEqual([writeEveryMs]);
  await counted([island("quote-form"), lcp]);
  await counted([island("quote-form")], noon + hour);
  const row = { kind: "island", template: "home", detail: "quote-form" };
  expect(await failures()).toEqual([
    { hour: Date.UTC(2026, 10, 22, 12), ...row, count: 3 },
    { hour: Date.UTC(2026, 10, 22, 13), ...row, count: 1 },
  ]);
  const { results } = await local.env.DB.prepare("SELECT * FROM browser_vitals").all();
  expect(results).toEqual([{ day: Date.UTC(2026, 10, 22), ...lcp, count: 2 }]);
});

test("what comes while counts wait is written with them, in one write", async () => {
  const work: Promise<unknown>[] = [];
  let end = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });
  const resources = {
    db: local.env.DB,
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    pause,
  };
  for (let i = 0; i < 1000; i++) countReports([island("quote-form")], { ...resources, now: noon + i });
  expect(work).toHaveLength(1);
  end();
  await Promise.all(work);
  expect(await failures()).toMatchObject([{ detail: "quote-form", count: 1000 }]);
});

test("a storm of different ones is a bounded number of rows, and none is lost", async () => {
  const count = 5 * maxRowsPerHour;
  await counted(Array.from({ length: count }, (_, i) => island(`a${i}`)));
  await counted(Array.from({ length: count }, (_, i) => island(`b${i}`)));
  const rows = await failures();
  expect(rows).toHaveLength(maxRowsPerHour + 1);
  expect(rows.reduce((sum, row) => sum + Number(row.count), 0)).toBe(2 * count);
  // One that is known is still counted by its name; another kind has its own room.
  await counted([
    island(String(rows.find(({ detail }) => detail !== "overig")?.detail)),
    { ...island("x"), kind: "csp" } as Count,
  ]);
  expect(await failures()).toHaveLength(maxRowsPerHour + 2);
});

test("the memory of an isolate is bounded too", async () => {
  const many = Array.from({ length: 5000 }, (_, i) => island(`c${i}`));
  await counted(many);
  const rows = await failures();
  expect(rows).toContainEqual(
    expect.objectContaining({ template: "other", detail: "overig", count: 5000 - maxRowsPerHour }),
  );
});

test("a database that does not answer costs these counts and nothing else", async () => {
  const broken = faulty(local.env.DB, { method: "batch", error: new Error("D1_ERROR") });
  await counted([island("quote-form")], noon, broken);
  await counted([island("search-box")]);
  expect(await failures()).toMatchObject([{ detail: "search-box", count: 1 }]);
});

test("when the request that was to write is ended, a later one does", async () => {
  const never = () => new Promise(() => {});
  countReports([island("quote-form")], { db: local.env.DB, now: noon, waitUntil: () => {}, pause: never });
  expect(await counted([island("quote-form")], noon + 1000)).toEqual([]);
  await counted([island("quote-form")], noon + 60_000);
  expect(await failures()).toMatchObject([{ count: 3 }]);
});
