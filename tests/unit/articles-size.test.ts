import { afterAll, beforeAll, expect, test } from "vitest";
import { findBySource, getMedia, listMedia, mediaUses } from "~/features/media/media-store.server";
import { type ArticleFilter, listArticles } from "../../app/features/articles/desk/article-list.server";
import { getArticle } from "../../app/features/articles/desk/article-store.server";
import { statusOf } from "../../app/features/articles/desk/change-article.server";
import { getRevision, listRevisions } from "../../app/features/articles/desk/revisions.server";
import { contentSchema } from "../../app/features/articles/model/article-schema.server";
import { articleStates } from "../../app/features/articles/model/article-states";
import {
  findPublished,
  listPublished,
  publishedAddresses,
  searchPublished,
} from "../../app/features/articles/public/published.server";
import { seedManyArticles } from "../../scripts/seed/many-articles.ts";
import { countedDb } from "../support/counted-db.ts";
import { localBindings } from "../support/local-bindings.ts";

// `npm run measure` runs this with 1,000 and 10,000.
const [small = 1000, large = 4000] = (process.env.ARTICLE_SIZES ?? "").split(",").filter(Boolean).map(Number);

const disposals: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(disposals.map((dispose) => dispose())));

type Sized = ReturnType<typeof countedDb>;
let few: Sized;
let many: Sized;
beforeAll(async () => {
  [few, many] = [await seeded(small), await seeded(large)];
});

/** Articles and as many pictures, each used in a draft. */
async function seeded(count: number): Promise<Sized> {
  const { env, dispose } = await localBindings();
  disposals.push(dispose);
  const started = Date.now();
  await seedManyArticles(env.DB, count, ["anna@voorbeeld.example", "bas@voorbeeld.example"]);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO media (n, id, name, alt, width, height, bytes, sha256, created_at, created_by)
       SELECT id, printf('%016x', id), 'dakgoot ' || id, 'Een goot', 700, 350, 9, 'h' || id, id, 'anna' FROM articles`,
    ),
    env.DB.prepare("INSERT INTO media_search (rowid, name, alt) SELECT n, name, alt FROM media"),
    env.DB.prepare("INSERT INTO article_media SELECT n, 0, id FROM media"),
  ]);
  if (process.env.ARTICLE_SIZES) console.log(`${count} articles written in ${Date.now() - started} ms`);
  return countedDb(env.DB);
}

const base: ArticleFilter = {
  ...{ state: null, category: null, search: "", sort: "recent", cursor: null },
  limit: 40,
};
type View = (db: D1Database) => Promise<unknown>;
const office =
  (filter: Partial<ArticleFilter>, rows = 40) =>
  async (db: D1Database) => {
    const page = await listArticles(db, { ...base, ...filter });
    expect(page.rows).toHaveLength(rows);
    return page;
  };
const pictures = { search: "", cursor: null, limit: 24 };
const visitors = { category: null, cursor: null, limit: 30 };
const picture = "000000000000002a";

/** Every view of articles and pictures, with its maximum number of statements. */
const views: Record<string, { queries: number; look: View }> = {
  // The lists of the office ask in the same trip which articles of the site it has changed.
  "the list": { queries: 2, look: office({}) },
  "its tenth page": {
    queries: 20,
    async look(db) {
      let cursor: string | null = null;
      for (let page = 0; page < 10; page++) ({ next: cursor } = await listArticles(db, { ...base, cursor }));
    },
  },
  "one state": { queries: 2, look: office({ state: "changed" }) },
  "one category": { queries: 2, look: office({ category: "gevels" }) },
  "a state and a category, by title": {
    queries: 2,
    look: office({ state: "published", category: "daken", sort: "title" }),
  },
  "by title, second page": {
    queries: 4,
    async look(db) {
      const { next } = await listArticles(db, { ...base, sort: "title" });
      const page = await listArticles(db, { ...base, sort: "title", cursor: next });
      expect(page.rows).toHaveLength(40);
    },
  },
  "search: a word of all": { queries: 2, look: office({ search: "lood" }) },
  "search: the tenth page": {
    queries: 20,
    async look(db) {
      let cursor: string | null = null;
      for (let page = 0; page < 10; page++)
        ({ next: cursor } = await listArticles(db, { ...base, search: "lood", cursor }));
    },
  },
  "search: a word of one": { queries: 2, look: office({ search: "Dossier000777" }, 1) },
  "search within a state": { queries: 2, look: office({ search: "lood", state: "draft" }) },
  "one article": {
    queries: 2,
    async look(db) {
      const article = await getArticle(db, 46);
      if (article === null) throw new Error("not there");
      await statusOf(db, article);
    },
  },
  "its versions": {
    queries: 2,
    async look(db) {
      const [newest] = await listRevisions(db, 46);
      expect(await getRevision(db, 46, newest?.id ?? 0)).not.toBeNull();
    },
  },
  "the pictures": { queries: 1, look: (db) => listMedia(db, pictures) },
  "pictures: a word of all": { queries: 1, look: (db) => listMedia(db, { ...pictures, search: "goot" }) },
  "pictures: the tenth page of a search": {
    queries: 10,
    async look(db) {
      let cursor: string | null = null;
      for (let page = 0; page < 10; page++)
        ({ next: cursor } = await listMedia(db, { search: "goot", cursor, limit: 24 }));
    },
  },
  "one picture": {
    queries: 3,
    async look(db) {
      expect(await getMedia(db, picture)).toMatchObject({ uses: 1 });
      expect(await findBySource(db, "h42")).not.toBeNull();
      expect(await mediaUses(db, picture)).toHaveLength(1);
    },
  },
  "visitors: the index": { queries: 2, look: (db) => listPublished(db, visitors) },
  "visitors: a category": {
    queries: 2,
    look: (db) => listPublished(db, { ...visitors, category: "gevels" }),
  },
  "visitors: the feed": { queries: 2, look: (db) => listPublished(db, { ...visitors, limit: 50 }) },
  "visitors: an article": { queries: 1, look: (db) => findPublished(db, "voorbeeld-46") },
  "visitors: an earlier address": {
    queries: 1,
    async look(db) {
      expect(await findPublished(db, "eerder-47")).toEqual({ movedTo: "voorbeeld-47" });
    },
  },
  "visitors: a part of the sitemap": { queries: 2, look: (db) => publishedAddresses(db, 1) },
  "visitors: search": { queries: 2, look: (db) => searchPublished(db, "lood", 10) },
};

test("every view of articles needs its pinned number of statements and reads no more with many articles", async () => {
  const figures: Record<string, object> = {};
  const problems: string[] = [];
  for (const [name, { queries, look }] of Object.entries(views)) {
    few.take();
    many.take();
    await look(few.db);
    const before = few.take();
    await look(many.db);
    const after = many.take();
    figures[name] = {
      ...{ queries: after.queries, "round trips": after.trips },
      ...{ [`rows at ${small}`]: before.rows, [`rows at ${large}`]: after.rows },
    };
    if (after.queries > queries) problems.push(`${name}: ${after.queries} statements`);
    if (before.rows === 0) problems.push(`${name}: nothing was read`);
    if (after.rows > before.rows * 1.5) problems.push(`${name}: ${before.rows} → ${after.rows} rows`);
  }
  if (process.env.ARTICLE_SIZES) console.table(figures);
  expect(problems).toEqual([]);
}, 300_000);

test("no statement on articles and pictures reads a whole table, and no list is sorted", async () => {
  const { db, plans } = countedDb(few.db);
  for (const { look } of Object.values(views)) await look(db);
  const states = [null, ...(Object.keys(articleStates) as (keyof typeof articleStates)[])];
  for (const state of states)
    for (const category of [null, "gevels"] as const)
      for (const search of ["", "lood"])
        for (const sort of ["recent", "title"] as const)
          await listArticles(db, { ...base, state, category, search, sort });

  const found = await plans();
  expect(found.size).toBeGreaterThan(20);
  const problems: string[] = [];
  for (const [sql, steps] of found) {
    for (const step of steps) {
      // `article_counts` has a row per category, eight of them, at every size.
      const wrong =
        /^SCAN (?!\S+ VIRTUAL TABLE INDEX|json_each|CONSTANT ROW|\(subquery|article_counts$)/.test(step);
      // A page of the full-text index is read by rowid and sorted afterwards.
      const sorted = /TEMP B-TREE/.test(step) && !/MATCH|GROUP BY|count\(DISTINCT/.test(sql);
      if (wrong || sorted) problems.push(`${step}\n  ${sql.replaceAll(/\s+/g, " ")}`);
    }
  }
  expect(problems).toEqual([]);
});

test("what is made up is what an editor could have saved", async () => {
  for (const id of [40, 46]) {
    const article = await getArticle(few.db, id);
    expect(contentSchema.safeParse(article?.content).error).toBeUndefined();
  }
});
