import { afterAll, beforeAll, expect, test } from "vitest";
import {
  findPublished,
  listPublished,
  publishedAddresses,
  searchPublished,
} from "~/features/articles/public/published.server";
import { sampleContent, textDocument } from "~tests/support/article-samples";
import { countedDb } from "~tests/support/counted-db";
import { localBindings } from "~tests/support/local-bindings";
import { createArticle, getArticle, saveArticle } from "./article-store.server";
import {
  binArticle,
  publishArticle,
  restoreArticle,
  runSchedule,
  scheduleArticle,
  unpublishArticle,
} from "./publish.server";

let env: Env;
let dispose: () => Promise<void>;
beforeAll(async () => {
  ({ env, dispose } = await localBindings());
});
afterAll(() => dispose());

let counter = 0;
const stamp = (actor = "anna@huis.example", now = new Date()) => ({
  actor,
  now,
  saveId: `save-${++counter}`,
});
const fresh = (changes: Parameters<typeof sampleContent>[0] = {}) =>
  sampleContent({ slug: `artikel-${++counter}`, ...changes });

async function publish(id: number, now = new Date()) {
  const article = await getArticle(env.DB, id);
  if (!article) throw new Error("no article");
  return publishArticle(env.DB, article, article.content, { actor: "anna@huis.example", now });
}
const titleAt = async (slug: string) => {
  const found = await findPublished(env.DB, slug);
  return found && "article" in found ? found.article.content.title : found;
};

test("a draft is nobody's business until it is published, and later saves stay inside", async () => {
  const content = fresh({ title: "Eerste" });
  const id = await createArticle(env.DB, content, stamp());
  expect(await findPublished(env.DB, content.slug)).toBeNull();
  expect(await publish(id)).toBe(true);
  expect(await titleAt(content.slug)).toBe("Eerste");

  const saved = await saveArticle(env.DB, id, 1, { ...content, title: "Tweede" }, stamp());
  expect(saved).toEqual({ kind: "saved", version: 2, state: "changed" });
  expect(await titleAt(content.slug)).toBe("Eerste");
  await publish(id);
  expect(await titleAt(content.slug)).toBe("Tweede");
  expect((await getArticle(env.DB, id))?.state).toBe("published");
});

test("a stale save writes nothing and shows what stands there", async () => {
  const content = fresh();
  const id = await createArticle(env.DB, content, stamp());
  await saveArticle(env.DB, id, 1, { ...content, title: "Van Bert" }, stamp("bert@huis.example"));
  const stale = await saveArticle(env.DB, id, 1, { ...content, title: "Van Anna" }, stamp());
  expect(stale).toMatchObject({ kind: "stale", theirs: { version: 2, updatedBy: "bert@huis.example" } });
  expect((await getArticle(env.DB, id))?.content.title).toBe("Van Bert");
});

test("a save that is sent again because its answer was lost is the same save", async () => {
  const content = fresh();
  const id = await createArticle(env.DB, content, stamp());
  const one = stamp();
  const first = await saveArticle(env.DB, id, 1, { ...content, title: "Een keer" }, one);
  expect(await saveArticle(env.DB, id, 1, { ...content, title: "Een keer" }, one)).toEqual(first);
  expect((await getArticle(env.DB, id))?.version).toBe(2);
});

test("saves of one sitting share a revision; another person's and a publication have their own", async () => {
  const content = fresh();
  const start = Date.now();
  const at = (minutes: number) => new Date(start + minutes * 60_000);
  const id = await createArticle(env.DB, content, stamp("anna@huis.example", at(0)));
  const save = (version: number, title: string, actor: string, minutes: number) =>
    saveArticle(env.DB, id, version, { ...content, title }, stamp(actor, at(minutes)));
  await save(1, "a1", "anna@huis.example", 1);
  await save(2, "a2", "anna@huis.example", 2);
  await save(3, "b1", "bert@huis.example", 3);
  await save(4, "a3", "anna@huis.example", 4);
  await publish(id, at(5));
  await save(5, "a4", "anna@huis.example", 6);
  await save(6, "a5", "anna@huis.example", 30);
  const { results } = await env.DB.prepare(
    "SELECT title, kind, version FROM article_revisions WHERE article_id = ? ORDER BY id",
  )
    .bind(id)
    .all();
  expect(results).toEqual([
    { title: "a2", kind: "saved", version: 3 },
    { title: "b1", kind: "saved", version: 4 },
    { title: "a3", kind: "saved", version: 5 },
    { title: "a3", kind: "published", version: 5 },
    { title: "a4", kind: "saved", version: 6 },
    { title: "a5", kind: "saved", version: 7 },
  ]);
});

test("an earlier address leads on, and renaming back and forth makes no loop", async () => {
  const content = fresh();
  const other = `${content.slug}-nieuw`;
  const id = await createArticle(env.DB, content, stamp());
  await publish(id);
  await saveArticle(env.DB, id, 1, { ...content, slug: other }, stamp());
  expect(await findPublished(env.DB, other)).toBeNull();
  await publish(id);
  expect(await findPublished(env.DB, content.slug)).toEqual({ movedTo: other });
  await saveArticle(env.DB, id, 2, content, stamp());
  await publish(id);
  expect(await findPublished(env.DB, other)).toEqual({ movedTo: content.slug });
  expect(await titleAt(content.slug)).toBe(content.title);
});

test("two articles cannot be live at one address", async () => {
  const content = fresh();
  const first = await createArticle(env.DB, content, stamp());
  const second = await createArticle(env.DB, { ...content, title: "Zelfde adres" }, stamp());
  expect(await publish(first)).toBe(true);
  expect(await publish(second)).toBe(false);
  expect(await titleAt(content.slug)).toBe(content.title);
});

test("what is unpublished or in the bin is gone for visitors, and comes back as a draft", async () => {
  const content = fresh({ title: "Zeldzaamwoord" });
  const id = await createArticle(env.DB, content, stamp());
  await publish(id);
  const { counts } = await listPublished(env.DB, { category: null, cursor: null, limit: 1 });
  await unpublishArticle(env.DB, id);
  expect(await findPublished(env.DB, content.slug)).toBeNull();
  expect(await searchPublished(env.DB, "zeldzaamwoord", 5)).toEqual([]);
  const after = await listPublished(env.DB, { category: null, cursor: null, limit: 1 });
  expect(after.counts.daken).toBe((counts.daken ?? 0) - 1);

  await publish(id);
  await binArticle(env.DB, id);
  expect(await findPublished(env.DB, content.slug)).toBeNull();
  expect((await saveArticle(env.DB, id, 1, content, stamp())).kind).toBe("stale");
  await restoreArticle(env.DB, id);
  expect((await getArticle(env.DB, id))?.state).toBe("draft");
  expect((await getArticle(env.DB, id))?.content.title).toBe("Zeldzaamwoord");
});

test("the clock publishes and takes away, unless something stands in the way", async () => {
  const content = fresh();
  const id = await createArticle(env.DB, content, stamp());
  const start = Date.now();
  await scheduleArticle(env.DB, id, { publishAt: start + 1000, unpublishAt: start + 5000 });
  const run = (ms: number, problem: string | null = null) =>
    runSchedule(env.DB, new Date(start + ms), async () => problem);
  await run(500);
  expect(await findPublished(env.DB, content.slug)).toBeNull();
  await run(1500);
  expect(await titleAt(content.slug)).toBe(content.title);
  await run(6000);
  expect(await findPublished(env.DB, content.slug)).toBeNull();

  await scheduleArticle(env.DB, id, { publishAt: start + 7000, unpublishAt: null });
  await run(8000, "Er is geen titel.");
  expect(await getArticle(env.DB, id)).toMatchObject({
    state: "draft",
    publishAt: null,
    scheduleProblem: "Er is geen titel.",
  });
});

test("when a planned change cannot go live, what is live still goes away when planned", async () => {
  const start = Date.now();
  const content = fresh();
  const id = await createArticle(env.DB, content, stamp());
  await publish(id);
  await scheduleArticle(env.DB, id, { publishAt: start + 1000, unpublishAt: start + 5000 });
  await runSchedule(env.DB, new Date(start + 1500), async () => "Er is geen titel.");
  expect(await getArticle(env.DB, id)).toMatchObject({
    publishAt: null,
    unpublishAt: start + 5000,
    scheduleProblem: "Er is geen titel.",
  });
  await runSchedule(env.DB, new Date(start + 6000), async () => null);
  expect(await findPublished(env.DB, content.slug)).toBeNull();
});

test("a plan that is taken back while it is being carried out is not carried out", async () => {
  const now = new Date();
  const id = await createArticle(env.DB, fresh(), stamp());
  await scheduleArticle(env.DB, id, { publishAt: now.getTime() - 1000, unpublishAt: null });
  await runSchedule(env.DB, now, async (article) => {
    if (article.id === id) await scheduleArticle(env.DB, id, { publishAt: null, unpublishAt: null });
    return null;
  });
  expect(await getArticle(env.DB, id)).toMatchObject({ state: "draft" });
});

test("lists page through everything once, newest first, by category", async () => {
  const start = Date.now() + 100_000;
  for (let n = 0; n < 7; n++) {
    const id = await createArticle(env.DB, fresh({ title: `Goot ${n}`, category: "dakgoten" }), stamp());
    await publish(id, new Date(start + n));
  }
  const seen: string[] = [];
  for (let cursor: string | null = null, first = true; first || cursor; first = false) {
    const page = await listPublished(env.DB, { category: "dakgoten", cursor, limit: 3 });
    expect(page.counts.dakgoten).toBe(7);
    seen.push(...page.items.map(({ title }) => title));
    cursor = page.next;
  }
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `Goot ${n}`));
  expect((await publishedAddresses(env.DB, 1)).addresses.length).toBeGreaterThanOrEqual(7);
});

test("search finds words in title and text, title first, accents and case apart", async () => {
  const inText = await createArticle(
    env.DB,
    fresh({ title: "Over goten", body: textDocument("Een hwa-bocht van gietijzer.") }),
    stamp(),
  );
  const inTitle = await createArticle(env.DB, fresh({ title: "Gietijzeren bocht" }), stamp());
  await publish(inTitle);
  await publish(inText);
  const found = (query: string) =>
    searchPublished(env.DB, query, 10).then((items) => items.map(({ id }) => id));
  expect(await found("GIETIJ")).toEqual([inTitle, inText]);
  expect(await found("hwa gietijzer")).toEqual([inText]);
  expect(await found('" OR title:*')).toEqual([]);
  expect(await found("   ")).toEqual([]);
});

test("a page of an article costs one round trip", async () => {
  const content = fresh();
  await publish(await createArticle(env.DB, content, stamp()));
  const { db, take } = countedDb(env.DB);
  await findPublished(db, content.slug);
  expect(take()).toMatchObject({ trips: 1, queries: 1 });
});

test("the library learns what a published article says of a picture, and keeps what it was told itself", async () => {
  const [first, second] = ["00000000000000a1", "00000000000000a2"];
  for (const [id, alt] of [
    [first, ""],
    [second, "Een goot"],
  ])
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO media (id, name, alt, width, height, bytes, sha256, created_at, created_by)
         VALUES (?1, ?1, ?2, 900, 600, 1, ?1, 1, '')`,
      ).bind(id, alt),
      env.DB.prepare(
        "INSERT INTO media_search (rowid, name, alt) SELECT n, name, alt FROM media WHERE id = ?",
      ).bind(id),
    ]);
  const image = (media: string | undefined, alt: string) => ({
    type: "image" as const,
    attrs: { media: media ?? "", alt, caption: "", width: 900, height: 600, size: "column" as const },
  });
  const body = {
    type: "doc" as const,
    content: [image(first, "Schoorsteen met scheur"), image(second, "Iets anders"), image(first, "Weer")],
  };
  const id = await createArticle(env.DB, fresh({ body }), stamp());
  const known = async () => {
    const { results } = await env.DB.prepare(
      "SELECT media.alt, media_search.alt AS found FROM media JOIN media_search ON media_search.rowid = n ORDER BY id",
    ).all();
    return results;
  };
  const told = { alt: "Een goot", found: "Een goot" };
  expect(await known()).toEqual([{ alt: "", found: "" }, told]);
  await publish(id);
  expect(await known()).toEqual([{ alt: "Schoorsteen met scheur", found: "Schoorsteen met scheur" }, told]);
});
