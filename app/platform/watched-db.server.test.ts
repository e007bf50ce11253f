import { afterAll, beforeEach, expect, test } from "vitest";
import { localBindings } from "~tests/support/local-bindings";
import { log } from "./log.server";
import { flushTally, pendingTally, tally } from "./tally.server";
import { statementName, watchedDb } from "./watched-db.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
const db = env.DB;
beforeEach(async () => {
  await flushTally(db);
  await db.prepare("DELETE FROM event_counts").run();
});

const rows = async () =>
  (
    await db
      .prepare("SELECT what, name, count, request_ids AS ids FROM event_counts ORDER BY name")
      .all<{ what: string; name: string; count: number; ids: string }>()
  ).results;

test("the watched database answers what the real one does, by every way of asking", async () => {
  const watched = watchedDb(db);
  const sql = "SELECT ?1 AS a, ?2 AS b";
  const [theirs, mine] = [db, watched].map((each) => each.prepare(sql).bind(1, "x"));
  expect((await mine?.all())?.results).toEqual((await theirs?.all())?.results);
  expect(await mine?.first()).toEqual(await theirs?.first());
  expect(await mine?.first("b")).toEqual("x");
  expect(await mine?.raw()).toEqual(await theirs?.raw());
  expect(await watched.prepare("SELECT 1 AS a WHERE 0").first("a")).toBeNull();
  const refusal = await theirs?.first("c").catch((error: Error) => error.message);
  await expect(mine?.first("c")).rejects.toThrow(refusal);
  const insert = watched.prepare("INSERT INTO admin_events (at, actor, kind, detail) VALUES (1, '', ?, '')");
  expect((await insert.bind("a").run()).meta.changes).toBe(1);
  const [first, last] = await watched.batch([insert.bind("b"), db.prepare("SELECT 2 AS n")]);
  expect([first?.meta.changes, last?.results]).toEqual([1, [{ n: 2 }]]);
  await expect(watched.prepare("SELECT absent").all()).rejects.toThrow("no such column");
});

test("slow statements are counted by their beginning, without values, and quick ones are not", async () => {
  const slow = watchedDb(db, { slowMs: 0 });
  for (const name of ["a", "b"]) await slow.prepare("SELECT\n  ? AS x").bind(name).first();
  await slow.batch([slow.prepare("SELECT 'geheim' AS y"), slow.prepare("SELECT 3")]);
  await watchedDb(db, { slowMs: 60_000 }).prepare("SELECT 4").all();
  await flushTally(db);
  expect((await rows()).map(({ what, name, count }) => [what, name, count])).toEqual([
    ["slow-query", "SELECT '…' AS y", 1],
    ["slow-query", "SELECT 3", 1],
    ["slow-query", "SELECT ? AS x", 2],
  ]);
  expect(statementName(`SELECT '${"it''s "}' ${"x".repeat(300)}`)).toHaveLength(120);
});

test("errors are counted per hour with the numbers of the latest requests, warnings are not", async () => {
  for (let i = 0; i < 7; i++) log("error", "test.failed", { requestId: `verzoek-${i}` });
  log("error", "test.failed", { requestId: "Jan de Vries" });
  log("warn", "test.odd", { requestId: "verzoek-9" });
  await flushTally(db);
  log("error", "test.failed");
  await flushTally(db);
  expect(await rows()).toEqual([
    {
      what: "error",
      name: "test.failed",
      count: 9,
      ids: "verzoek-6 verzoek-5 verzoek-4 verzoek-3 verzoek-2",
    },
  ]);
});

test("a database that is down breaks nothing, and what was counted is written later", async () => {
  const down = {
    prepare: () => db.prepare("SELECT ?, ?, ?, ?, ?, ?, ?"),
    batch: () => Promise.reject(new Error("weg")),
  };
  tally("error", "test.failed", { requestId: "a" });
  await flushTally(down as unknown as D1Database);
  tally("error", "test.failed", { requestId: "b" });
  await flushTally(db);
  expect(await rows()).toMatchObject([{ count: 2, ids: "b a" }]);
});

test("a storm of different names stays bounded", () => {
  for (let i = 0; i < 1000; i++) tally("slow-query", `q${i}`);
  expect(pendingTally()).toBe(100);
});
