import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createArticle,
  getArticle,
  saveArticle,
} from "../../app/features/articles/desk/article-store.server.ts";
import { articleNumber } from "../../app/features/articles/desk/carried-articles.server.ts";
import { binArticle, publishArticle } from "../../app/features/articles/desk/publish.server.ts";
import { type ArticleContent, emptyContent } from "../../app/features/articles/model/article-content.ts";
import { sampleContent } from "../../tests/support/article-samples.ts";
import { localBindings } from "../../tests/support/local-bindings.ts";
import { projectFolder } from "../cli/run.ts";
import { applyMigrations } from "../runtime/migrations.ts";
import { exportContent, importContent } from "./transfer.ts";

const folder = mkdtempSync(join(tmpdir(), "articles-"));
const who = { actor: "anna@huis.example", now: new Date("2026-11-23T09:00:00Z") };
const later = new Date("2026-11-26T10:00:00Z");

let from: D1Database;
let to: D1Database;
let dispose: () => Promise<void>;
beforeAll(async () => {
  const local = await localBindings();
  ({ DB: from, DRILL: to } = local.env as unknown as { DB: D1Database; DRILL: D1Database });
  dispose = local.dispose;
  await applyMigrations(to, join(projectFolder, "migrations"));
});
beforeEach(async () => {
  for (const db of [from, to])
    await db.exec("DELETE FROM articles; DELETE FROM article_search; DELETE FROM article_live_search");
});
afterAll(async () => {
  await dispose();
  rmSync(folder, { recursive: true });
});

const newFolder = () => mkdtempSync(join(folder, "files-"));
const filesIn = (dir: string) =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => [name, JSON.parse(readFileSync(join(dir, name), "utf8"))]),
  );

const content = (slug: string, change: Partial<ArticleContent> = {}) =>
  sampleContent({ slug, title: `Over ${slug}`, ...change });

let saves = 0;
const stamp = () => ({ ...who, saveId: `save-${++saves}-of-a-test` });

async function write(db: D1Database, value: ArticleContent, live: boolean): Promise<number> {
  const id = await createArticle(db, value, stamp());
  if (live) expect(await publishArticle(db, { id, version: 1 }, value, who)).toBe(true);
  return id;
}

async function change(db: D1Database, id: number, value: ArticleContent): Promise<number> {
  const version = (await getArticle(db, id))?.version ?? 0;
  const saved = await saveArticle(db, id, version, value, stamp(), true);
  if (saved.kind !== "saved") throw new Error(saved.kind);
  return saved.version;
}

/** One of the site with another text, one that is live, one that is live with a newer draft, and a draft. */
async function fill(db: D1Database) {
  const carried = (await articleNumber(db, "daklekkage-stappenplan")) ?? 0;
  const text = (await getArticle(db, carried))?.content ?? emptyContent;
  const version = await change(db, carried, { ...text, title: "Met een ander woord" });
  await publishArticle(db, { id: carried, version }, { ...text, title: "Met een ander woord" }, who);
  await write(db, content("goot-legen"), true);
  const renamed = await write(db, content("nok-los"), true);
  await change(db, renamed, content("nok-vast", { title: "Een ander adres" }));
  await write(db, content("nog-niet-klaar", { excerpt: "" }), false);
}

const liveIn = async (db: D1Database) =>
  (
    await db
      .prepare(
        `SELECT a.live_slug AS slug, a.built_in AS builtIn, a.published_at AS published, r.content FROM articles a
         JOIN article_revisions r ON r.id = a.live_revision ORDER BY a.live_slug`,
      )
      .all<{ slug: string; builtIn: string | null; published: number | null; content: string }>()
  ).results.map((row) => ({ ...row, content: JSON.parse(row.content) }));
const revisionsIn = (db: D1Database) =>
  db.prepare("SELECT count(*) AS n FROM article_revisions").first<number>("n");

test("articles go into files and come out in an empty database: the same is live since the same day, once only", async () => {
  await fill(from);
  const dir = newFolder();
  await exportContent(from, dir);
  const files = filesIn(dir);
  expect(Object.keys(files)).toEqual([
    "article/daklekkage-stappenplan.json",
    "article/goot-legen.json",
    "article/nog-niet-klaar.json",
    "article/nok-los.json",
  ]);
  expect(files["article/goot-legen.json"]).toMatchObject({ shape: 1, published: who.now.toISOString() });

  const dry = await importContent(to, dir, { write: false, now: later });
  expect(dry).toEqual([
    "article/daklekkage-stappenplan.json: goes live",
    "article/goot-legen.json: goes live",
    "article/nog-niet-klaar.json: becomes the draft",
    "article/nok-los.json: goes live",
    "article/nok-los.json: becomes the draft",
    "4 of 4 records would change, 0 are so already",
    "Nothing was written: --write does it.",
  ]);
  expect(await liveIn(to)).toEqual([]);

  await importContent(to, dir, { write: true, now: later });
  expect(await liveIn(to)).toEqual(await liveIn(from));
  const again = newFolder();
  await exportContent(to, again);
  expect(filesIn(again)).toEqual(files);

  const revisions = await revisionsIn(to);
  expect(await importContent(to, dir, { write: true, now: later })).toContain(
    "0 of 4 records changed, 4 are so already",
  );
  expect(await revisionsIn(to)).toBe(revisions);
});

test("what went back to the text of the site or into the bin is not written; a draft without an address of its own is named", async () => {
  const carried = (await articleNumber(from, "daklekkage-stappenplan")) ?? 0;
  expect(carried).toBeGreaterThan(0);
  await binArticle(from, await write(from, content("weg"), true));
  const nameless = await write(from, content(""), false);
  const second = await write(from, content("goot-legen", { title: "Zelfde adres" }), false);
  await write(from, content("goot-legen"), true);
  const dir = newFolder();
  expect(await exportContent(from, dir)).toEqual([
    `1 records in ${dir}`,
    `left out article ${nameless} (Over ): it has no address yet`,
    `left out article ${second} (Zelfde adres): another article has the address goot-legen`,
  ]);
  expect(filesIn(dir)["article/goot-legen.json"].live.title).toBe("Over goot-legen");
});

test("an article that cannot be read is refused by file and field, and then nothing is imported", async () => {
  await write(from, content("goot-legen"), true);
  const dir = newFolder();
  await exportContent(from, dir);
  const put = (name: string, value: unknown) =>
    writeFileSync(join(dir, "article", `${name}.json`), JSON.stringify(value));
  put("Hoofdletter", { shape: 1, draft: content("hoofdletter") });
  put("nieuwer", { shape: 2, live: content("nieuwer") });
  put("onbekend", {
    shape: 1,
    live: { ...content("onbekend"), body: { type: "doc", content: [{ type: "hologram" }] } },
  });
  put("verhuisd", { shape: 1, live: content("elders") });
  const refused = await importContent(to, dir, { write: true, now: later }).catch((error) => error.message);
  expect(refused.split("\n")).toEqual([
    "Nothing was imported:",
    "article/Hoofdletter.json: that is no address",
    "article/nieuwer.json: shape: it was written by a later version of the site",
    expect.stringMatching(/^article\/onbekend\.json: live\.body/),
    "article/verhuisd.json: live.slug: its address is another one: elders",
  ]);
  expect(await liveIn(to)).toEqual([]);
});

test("what stands there is never lost, and what could not be published by hand is told", async () => {
  const link = (href: string) => ({
    type: "paragraph" as const,
    content: [
      { type: "text" as const, text: "Zie ook", marks: [{ type: "link" as const, attrs: { href } }] },
    ],
  });
  const body = {
    type: "doc" as const,
    content: [link("/kennisbank/nok-los"), link("/kennisbank/nergens")],
  };
  await write(from, content("goot-legen", { body }), true);
  await write(from, content("nok-los"), true);
  const dir = newFolder();
  await exportContent(from, dir);
  const id = await write(to, content("goot-legen", { title: "Van hier" }), false);
  await binArticle(to, await write(to, content("nok-los"), false));
  await expect(importContent(to, dir, { write: true, now: later })).rejects.toThrow(
    "article/nok-los.json: here it lies in the bin",
  );
  await to.exec("UPDATE articles SET state = 'draft'");

  const lines = await importContent(to, dir, { write: true, now: later });
  expect(lines.filter((line) => line.startsWith("article/goot-legen"))).toEqual([
    "article/goot-legen.json: goes live",
    "article/goot-legen.json: the draft that stands here becomes an earlier version",
    expect.stringMatching(
      /^article\/goot-legen\.json: could not be published by hand: De link naar \/kennisbank\/nergens /,
    ),
  ]);
  const kept = await to
    .prepare("SELECT title FROM article_revisions WHERE article_id = ? ORDER BY id")
    .bind(id)
    .all<{ title: string }>();
  expect(kept.results.map(({ title }) => title)).toContain("Van hier");
});
