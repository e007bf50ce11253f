import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { knowledgeIndex, listedPages, siteArticles, siteFeed } from "~/content/index.server";
import { findArticle } from "~/features/articles/public/find-article.server";
import { listPublished, publishedAddresses } from "~/features/articles/public/published.server";
import { forgetSiteContent, showSiteContent } from "~/features/records/live/site-content.server";
import { countedDb } from "~tests/support/counted-db";
import { localBindings } from "~tests/support/local-bindings";
import { type ArticleFilter, listArticles } from "./article-list.server";
import { articleNamed, articleNumber } from "./carried-articles.server";
import { changeArticle } from "./change-article.server";

let env: Env;
let dispose: () => Promise<void>;
let db: D1Database;
let take: ReturnType<typeof countedDb>["take"];
beforeAll(async () => {
  ({ env, dispose } = await localBindings());
  ({ db, take } = countedDb(env.DB));
});
afterAll(() => dispose());
beforeEach(async () => {
  await env.DB.exec("DELETE FROM articles; DELETE FROM article_search; DELETE FROM article_counts");
  await look();
  take();
});

const who = { actor: "anna@huis.example", now: new Date("2026-12-01T09:00:00Z") };
let at = Date.now();
/** What a new isolate shows. */
async function look() {
  forgetSiteContent();
  at += 60_000;
  await showSiteContent(env.DB, null, at);
}
let counter = 0;
type Command = Parameters<typeof changeArticle>[2];
async function run(slug: string, command: Command) {
  const id = await articleNumber(env.DB, slug);
  const { answer, code } = await changeArticle(env, id ?? 0, command, who);
  await look();
  return { ...answer, code };
}
async function save(slug: string, changes: { title?: string; slug?: string }) {
  const article = await articleNamed(env.DB, slug);
  if (!article) throw new Error("no article");
  const content = { ...article.content, ...changes };
  const saveId = `opslag-${++counter}`;
  return run(slug, { do: "save", version: article.version, saveId, content });
}
async function publish(slug: string) {
  const article = await articleNamed(env.DB, slug);
  return run(slug, { do: "publish", version: article?.version ?? 0 });
}
const pageAt = async (slug: string) => {
  const found = await findArticle(db, slug);
  return found && "page" in found ? found.page : null;
};
const titleAt = async (slug: string) => (await pageAt(slug))?.article.title;
const original = "De dakgoot: soorten, gebreken en onderhoud";

test("before the first change nothing is written, and a page asks nothing", async () => {
  expect(await articleNamed(env.DB, "dakgoot")).toMatchObject({ id: 0, state: "published", original: true });
  expect(await titleAt("dakgoot")).toBe(original);
  expect(take().trips).toBe(0);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM articles").first("n")).toBe(0);
});

test("a change is a draft over the text of the site, and visitors see it once it is published", async () => {
  expect(await save("dakgoot", { title: "De goot" })).toMatchObject({
    ...{ code: 200, kind: "done" },
    status: { state: "changed", liveSlug: "dakgoot", original: false },
  });
  expect(await titleAt("dakgoot")).toBe(original);
  take();
  expect((await publish("dakgoot")).code).toBe(200);
  expect(await pageAt("dakgoot")).toMatchObject({
    path: "/kennisbank/dakgoot",
    article: { title: "De goot", published: "2026-11-21", updated: "2026-12-01" },
  });
  expect(take()).toMatchObject({ trips: 1, queries: 1 });
  // Everywhere it is named, in its own place, and once.
  const places = [
    siteArticles().map(({ title }) => title),
    knowledgeIndex(null, { ...(await listPublished(db, all)), later: false }).teasers.map(
      ({ label }) => label,
    ),
    listedPages().map(({ title }) => title),
    siteFeed().entries.map(({ title }) => title),
  ];
  for (const titles of places) {
    expect(titles.filter((title) => title === "De goot")).toHaveLength(1);
    expect(titles).not.toContain(original);
  }
  expect(siteArticles().findIndex(({ slug }) => slug === "dakgoot")).toBe(12);
  expect((await publishedAddresses(db, 1)).addresses).toEqual([]);
});
const all = { category: null, cursor: null, limit: 30 };

test("with one click the text of the site stands there again, and what was written stays as a version", async () => {
  await save("dakgoot", { title: "De goot" });
  await publish("dakgoot");
  expect(await run("dakgoot", { do: "revert" })).toMatchObject({
    status: { state: "published", original: true, liveSlug: "dakgoot" },
  });
  expect(await titleAt("dakgoot")).toBe(original);
  expect((await articleNamed(env.DB, "dakgoot"))?.content.title).toBe(original);
  const kept = await env.DB.prepare(
    "SELECT count(*) AS n FROM article_revisions WHERE title = 'De goot'",
  ).first("n");
  expect(kept).toBeGreaterThan(0);
  await save("dakgoot", { title: "Toch de goot" });
  await publish("dakgoot");
  expect(await titleAt("dakgoot")).toBe("Toch de goot");
});

test.each([["unpublish"], ["bin"]] as const)(
  "one that is off the site (%s) is found nowhere, and can come back",
  async (how) => {
    expect((await run("dakgoot", { do: how })).code).toBe(200);
    expect(await pageAt("dakgoot")).toBeNull();
    expect(siteArticles().map(({ slug }) => slug)).not.toContain("dakgoot");
    expect(listedPages().map(({ path }) => path)).not.toContain("/kennisbank/dakgoot");
    expect((await pageAt("regenpijp"))?.related[1]?.links.map(({ href }) => href)).not.toContain(
      "/kennisbank/dakgoot",
    );
    if (how === "bin") await run("dakgoot", { do: "restore" });
    expect(await pageAt("dakgoot")).toBeNull();
    await publish("dakgoot");
    expect(await titleAt("dakgoot")).toBe(original);
    await run("dakgoot", { do: "unpublish" });
    await run("dakgoot", { do: "revert" });
    expect(await titleAt("dakgoot")).toBe(original);
  },
);

test("a planned change goes live, and a plan that is taken back leaves the text of the site", async () => {
  const plan = { do: "schedule", publishAt: who.now.getTime() + 1000, unpublishAt: null } as const;
  await run("dakgoot", plan);
  expect(await run("dakgoot", { ...plan, publishAt: null })).toMatchObject({
    status: { state: "published" },
  });
  expect(await titleAt("dakgoot")).toBe(original);
});

test("of two windows the second hears that the first has saved", async () => {
  const content = (await articleNamed(env.DB, "plat-dak"))?.content;
  if (!content) throw new Error("no article");
  const command = { do: "save", version: 1, content } as const;
  expect((await run("plat-dak", { ...command, saveId: "venster-een-1" })).code).toBe(200);
  expect((await run("plat-dak", { ...command, saveId: "venster-twee-1" })).kind).toBe("stale");
});

test("where the database is silent, or holds what cannot be read, the text of the site stands", async () => {
  await save("dakgoot", { title: "De goot" });
  await publish("dakgoot");
  const silent = { prepare: () => ({ bind: () => ({ first: () => Promise.reject(new Error("stil")) }) }) };
  const found = await findArticle(silent as unknown as D1Database, "dakgoot");
  expect(found && "page" in found && found.page.article.title).toBe(original);
  await env.DB.exec(`UPDATE article_revisions SET content = '{"title":"x","body":{"type":"nieuw"}}'`);
  expect(await titleAt("dakgoot")).toBe(original);
});

const base: ArticleFilter = {
  ...{ state: null, category: null, search: "", sort: "recent", cursor: null },
  limit: 7,
};
const walk = async (filter: Partial<ArticleFilter> = {}) => {
  const rows: Awaited<ReturnType<typeof listArticles>>["rows"] = [];
  for (let cursor: string | null = null, first = true; first || cursor; first = false) {
    const page = await listArticles(env.DB, { ...base, ...filter, cursor });
    rows.push(...page.rows);
    cursor = page.next;
  }
  return rows;
};

test("the office's list holds them once, in every order, with what was changed of them", async () => {
  await save("dakgoot", { title: "De goot" });
  for (const sort of ["recent", "title"] as const) {
    const rows = await walk({ sort });
    expect(rows.map(({ builtIn }) => builtIn).toSorted()).toEqual(
      siteArticles()
        .map(({ slug }) => slug)
        .toSorted(),
    );
    const titles = rows.map(({ title }) => title);
    if (sort === "recent") expect(titles[0]).toBe("De goot");
    else expect(titles).toEqual(titles.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  }
  expect((await walk({ state: "changed" })).map(({ builtIn }) => builtIn)).toEqual(["dakgoot"]);
  expect(await walk({ state: "published" })).toHaveLength(21);
  expect(await walk({ state: "draft" })).toEqual([]);
  expect((await walk({ category: "dakgoten" })).map(({ builtIn }) => builtIn)).toEqual([
    "dakgoot",
    "regenpijp",
  ]);
  expect((await walk({ search: "zalinggoot" })).map(({ builtIn }) => builtIn)).toEqual(["dakgoot"]);
  expect((await walk({ search: "bitumen" })).length).toBeGreaterThan(3);
});
