import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleContent } from "~tests/support/article-samples";
import { countedDb } from "~tests/support/counted-db";
import { localBindings } from "~tests/support/local-bindings";
import { type ArticleFilter, listArticles } from "./article-list.server";
import { findPublished, listPublished, searchPublished } from "./published.server";

let env: Env;
let dispose: () => Promise<void>;
beforeAll(async () => {
  ({ env, dispose } = await localBindings());
});
afterAll(() => dispose());

/** Articles with ids from `first` to `last`: every state and category, three in five of them live. */
async function seed(first: number, last: number): Promise<void> {
  const ids =
    "WITH RECURSIVE ids(n) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n + 1 FROM ids WHERE n < CAST(?2 AS INTEGER))";
  const state =
    "CASE n % 5 WHEN 0 THEN 'draft' WHEN 1 THEN 'published' WHEN 2 THEN 'changed' WHEN 3 THEN 'published' ELSE 'binned' END";
  const live = "n % 5 IN (1, 2, 3)";
  const category = "CASE n % 3 WHEN 0 THEN 'daken' WHEN 1 THEN 'dakgoten' ELSE 'gevels' END";
  const draft = JSON.stringify(sampleContent());
  const run = (sql: string, ...more: string[]) => env.DB.prepare(`${ids} ${sql}`).bind(first, last, ...more);
  await env.DB.batch([
    run(
      `INSERT INTO articles (id, state, save_id, draft, title, slug, category, created_at, updated_at, updated_by,
         live_revision, live_version, live_slug, live_category, published_at, live_at)
       SELECT n, ${state}, n, ?3, 'Dak ' || n, 'dak-' || n, ${category}, n, n, 'anna',
         iif(${live}, n, NULL), 1, iif(${live}, 'dak-' || n, NULL), ${category}, n, n FROM ids`,
      draft,
    ),
    run(
      `INSERT INTO article_revisions (id, article_id, kind, version, started_at, at, actor, title, excerpt, words, content)
       SELECT n, n, 'published', 1, n, n, 'anna', 'Dak ' || n, 'Over dak', 10, ?3 FROM ids`,
      draft,
    ),
    run(
      `INSERT INTO article_search (rowid, title, body, facets) SELECT n, 'Dak ' || n, 'lood en zink', 'state' || ${state} ||
         ' cat' || ${category} || iif(n % 5 = 4, '', ' kept') FROM ids`,
    ),
    run(
      `INSERT INTO article_live_search (rowid, title, body) SELECT n, 'Dak ' || n, 'lood en zink' FROM ids WHERE ${live}`,
    ),
  ]);
}

const base: ArticleFilter = {
  state: null,
  category: null,
  search: "",
  sort: "recent",
  cursor: null,
  limit: 40,
};
const middle = JSON.stringify([500, "500"]);
const views: [name: string, look: (db: D1Database) => Promise<unknown>, trips: number][] = [
  ["everything", (db) => listArticles(db, base), 1],
  ["further down", (db) => listArticles(db, { ...base, cursor: middle }), 1],
  ["a state", (db) => listArticles(db, { ...base, state: "changed" }), 1],
  ["a category", (db) => listArticles(db, { ...base, category: "gevels" }), 1],
  [
    "a state and a category by title",
    (db) => listArticles(db, { ...base, state: "draft", category: "daken", sort: "title" }),
    1,
  ],
  [
    "by title, further down",
    (db) => listArticles(db, { ...base, sort: "title", cursor: JSON.stringify([500, "Dak 500"]) }),
    1,
  ],
  ["a word that all have", (db) => listArticles(db, { ...base, search: "lood" }), 1],
  [
    "a word and a state",
    (db) => listArticles(db, { ...base, search: "zink", state: "draft", category: "daken" }),
    1,
  ],
  ["index of visitors", (db) => listPublished(db, { category: null, cursor: null, limit: 30 }), 1],
  ["a category of visitors", (db) => listPublished(db, { category: "gevels", cursor: null, limit: 30 }), 1],
  ["a page of visitors", (db) => findPublished(db, "dak-501"), 1],
  ["search of visitors", (db) => searchPublished(db, "lood zink", 10), 1],
];

test("with 10,000 articles every view reads what it reads with 1,000, in one round trip", async () => {
  const measure = async () => {
    const figures: Record<string, number> = {};
    for (const [name, look, trips] of views) {
      const { db, take } = countedDb(env.DB);
      await look(db);
      const counts = take();
      expect(counts.trips, name).toBe(trips);
      figures[name] = counts.rows;
    }
    return figures;
  };
  await seed(1, 1_000);
  const small = await measure();
  await seed(1_001, 10_000);
  const large = await measure();
  for (const [name] of views) {
    expect(large[name], name).toBeLessThanOrEqual(1.5 * (small[name] ?? 0));
    expect(large[name], name).toBeGreaterThan(0);
    expect(large[name], name).toBeLessThan(200);
  }
}, 180_000);
