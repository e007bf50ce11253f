import { afterAll, beforeAll, expect, test } from "vitest";
import { countedDb } from "~tests/support/counted-db";
import { localBindings } from "~tests/support/local-bindings";
import { sampleProject } from "~tests/support/project-samples";
import { contentOverview } from "./content-overview.server";
import { listRecords, type RecordFilter } from "./record-list.server";

const sizes = [30, 2_000] as const;
const few = await bindings(sizes[0]);
const many = await bindings(sizes[1]);
afterAll(() => Promise.all([few.dispose(), many.dispose()]));
const project = { name: "project" };

async function bindings(count: number) {
  const { env, dispose } = await localBindings();
  return { db: env.DB, dispose, count };
}

/** One of ten lies in the bin, one of seven is live; the last is the newest. */
beforeAll(async () => {
  for (const { db, count } of [few, many])
    await db
      .prepare(
        `WITH RECURSIVE ids(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM ids WHERE n < ?1)
         INSERT INTO content_records (type, key, state, save_id, draft, shape, title, created_at, updated_at, updated_by)
         SELECT 'project', 'dak-' || n, CASE WHEN n % 10 = 0 THEN 'binned' WHEN n % 7 = 0 THEN 'published' ELSE 'draft' END,
           '', ?2, 1, 'Dak ' || n || CASE WHEN n % 3 = 0 THEN ' in Best' ELSE ' in Geldrop' END, n, n, 'anna' FROM ids`,
      )
      .bind(count, JSON.stringify(sampleProject()))
      .run();
});

const all: RecordFilter = { state: null, search: "", cursor: null, limit: 10 };
const keys = async (db: D1Database, filter: Partial<RecordFilter>) =>
  (await listRecords(db, project, { ...all, ...filter })).rows.map(({ key }) => key);

test("the newest first, without the bin; each with its photo and its state", async () => {
  const { rows } = await listRecords(few.db, project, all);
  expect(rows.map(({ key }) => key)).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 19].map((n) => `dak-${n}`));
  expect(rows[1]).toMatchObject({ state: "published", cover: { media: "00112233445566a1" } });
  expect(await keys(few.db, { state: "binned" })).toEqual(["dak-30", "dak-20", "dak-10"]);
  expect(await keys(few.db, { state: "published" })).toEqual(["dak-28", "dak-21", "dak-14", "dak-7"]);
});

test("a search finds beginnings of words in titles, in one state too, and follows what changes", async () => {
  expect(await keys(few.db, { search: "bes dak" })).toEqual(
    [27, 24, 21, 18, 15, 12, 9, 6, 3].map((n) => `dak-${n}`),
  );
  expect(await keys(few.db, { search: "best", state: "binned" })).toEqual(["dak-30"]);
  expect(await keys(few.db, { search: "best", state: "published" })).toEqual(["dak-21"]);
  expect(await keys(few.db, { search: "project" })).toEqual([]);
  expect(await keys(few.db, { search: '" OR *' })).toEqual([]);
  expect(await keys(few.db, { search: "??" })).toEqual([]);
  await few.db.exec(
    "UPDATE content_records SET title = 'Schoorsteen in Nuenen', state = 'changed' WHERE key = 'dak-3'",
  );
  expect(await keys(few.db, { search: "dak 3" })).toEqual([]);
  expect(await keys(few.db, { search: "nuenen", state: "changed" })).toEqual(["dak-3"]);
  await few.db.exec("DELETE FROM content_records WHERE key = 'dak-3'");
  expect(await keys(few.db, { search: "nuenen" })).toEqual([]);
});

test.each<[string, Partial<RecordFilter>, number]>([
  ["all", {}, 1_800],
  ["in the bin", { state: "binned" }, 200],
  ["with a word", { search: "best" }, 600],
  ["with a word, live", { search: "best", state: "published" }, 86],
])(
  "2,000 projects, %s: each page reads what it shows, and all are walked through once",
  async (_, filter, count) => {
    const counted = countedDb(many.db);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await listRecords(counted.db, project, { ...all, limit: 40, ...filter, cursor });
      seen.push(...page.rows.map(({ key }) => key));
      cursor = page.next;
      const { queries, rows } = counted.take();
      expect(queries).toBe(1);
      expect(rows).toBeLessThanOrEqual(41 * 3);
    } while (cursor !== null);
    expect(seen.length).toBe(count);
    expect(new Set(seen).size).toBe(count);
    for (const [sql, steps] of await counted.plans())
      for (const step of steps) expect(step, sql).not.toMatch(/^SCAN content_records|TEMP B-TREE FOR ORDER/);
  },
);

test("the overview reads the newest of a long list alone", async () => {
  const counted = countedDb(many.db);
  const types = await contentOverview(counted.db, ({ name }) => name === "project", "2026-11-23");
  expect(types).toMatchObject([{ name: "project", add: "Nieuw project", long: true }]);
  expect(types[0]?.records.map(({ key }) => key)).toEqual(
    [1999, 1998, 1997, 1996, 1995].map((n) => `dak-${n}`),
  );
  expect(counted.take().rows).toBeLessThanOrEqual(20);
});
