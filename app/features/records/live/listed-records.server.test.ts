import { afterAll, beforeAll, expect, test } from "vitest";
import { withRecords } from "~/content/records/current.server";
import { type ProjectRecord, projectTags } from "~/content/records/types/project";
import { countedDb } from "~tests/support/counted-db";
import { localBindings } from "~tests/support/local-bindings";
import { seedProject } from "~tests/support/project-rows";
import { sampleProject } from "~tests/support/project-samples";
import { findLive, firstLive, listLive, tagsInUse } from "./listed-records.server";
import { contentWith, forgetSiteContent, showSiteContent } from "./site-content.server";

let env: Env;
let dispose: () => Promise<void>;
let counted: ReturnType<typeof countedDb>;
const day = (n: number) => `2026-03-${String(n).padStart(2, "0")}`;
const inBest = projectTags.of({ town: "best" });
const roofs = projectTags.of({ division: "roof" });

beforeAll(async () => {
  ({ env, dispose } = await localBindings());
  counted = countedDb(env.DB);
});
afterAll(() => dispose());

const keys = (items: { key: string }[]) => items.map(({ key }) => key);
const first = async (tags: string[], limit = 3) =>
  keys(await firstLive(counted.db, "project", { tags, limit }));

test("where nothing is live nothing is asked", async () => {
  expect(await first([inBest])).toEqual([]);
  expect((await listLive(counted.db, "project", { tag: projectTags.all, limit: 3 })).items).toEqual([]);
  expect(await findLive(counted.db, "project", "best-1")).toBeNull();
  expect(counted.take().trips).toBe(0);
});

test("several lists one after the other: each record once, in one round trip", async () => {
  for (const n of [1, 2]) await seedProject(env.DB, `best-${n}`, { finished: day(n) });
  for (const n of [3, 4, 5, 6])
    await seedProject(env.DB, `verf-${n}`, { service: "onderhoud/schilder", finished: day(n) });
  await seedProject(env.DB, "elders", { town: "lommel", finished: day(9) });
  forgetSiteContent();
  await showSiteContent(env.DB, null, Date.now());
  counted.take();
  expect(await first([roofs, inBest], 4)).toEqual(["elders", "best-2", "best-1", "verf-6"]);
  expect(await first([inBest])).toEqual(["verf-6", "verf-5", "verf-4"]);
  expect(await first(["project nergens", roofs], 2)).toEqual(["elders", "best-2"]);
  expect(counted.take()).toMatchObject({ trips: 3, queries: 3 });
});

test("pages follow one another by a mark of letters, digits and dashes", async () => {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listLive<"project">>> = await listLive(env.DB, "project", {
      tag: projectTags.all,
      limit: 3,
      after,
    });
    seen.push(...keys(page.items));
    after = page.next;
    if (after !== null) expect(after).toMatch(/^[a-z0-9-]{1,60}$/);
  } while (after !== null);
  expect(seen).toEqual(["elders", "verf-6", "verf-5", "verf-4", "verf-3", "best-2", "best-1"]);
});

test("a draft stands in its place: in the lists that it belongs to, and no more where it was", async () => {
  const draft: ProjectRecord = sampleProject({ service: "onderhoud/schilder", town: "lommel" });
  const live = { content: JSON.stringify(draft), shape: 1 };
  const records = contentWith({ type: "project", key: "best-1", live });
  await withRecords(records as NonNullable<typeof records>, async () => {
    expect(await first([roofs])).toEqual(["elders", "best-2"]);
    expect(await first([projectTags.of({ town: "lommel" }), roofs], 2)).toEqual(["best-1", "elders"]);
    expect(await findLive(env.DB, "project", "best-1")).toEqual(draft);
    const tag = projectTags.of({ service: "onderhoud/schilder", town: "lommel" });
    expect(await tagsInUse(env.DB, "project", [tag])).toEqual(new Set([tag]));
  });
  expect(await first([roofs])).toEqual(["elders", "best-2", "best-1"]);
});

test("with 2,000 projects each list, page and look reads what it shows", async () => {
  const { db } = counted;
  const [one] = await env.DB.prepare("SELECT id, live_revision FROM content_records WHERE key = 'best-1'")
    .all<{ id: number; live_revision: number }>()
    .then(({ results }) => results);
  const look = async () => {
    counted.take();
    await firstLive(db, "project", { tags: [inBest, roofs, projectTags.all], limit: 3 });
    const { next } = await listLive(db, "project", { tag: inBest, limit: 2 });
    await listLive(db, "project", { tag: inBest, limit: 2, after: next });
    await findLive(db, "project", "best-1");
    await tagsInUse(db, "project", [inBest, roofs, "project nergens"]);
    return counted.take().rows;
  };
  const before = await look();
  const copies = "WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < 2000)";
  await env.DB.batch([
    env.DB.prepare(
      `${copies} INSERT INTO content_records (id, type, key, state, save_id, draft, shape, title, created_at, updated_at,
         updated_by, live_revision, live_version)
       SELECT 10000 + n, type, 'kopie-' || n, state, '', draft, shape, title, n, n, updated_by, 10000 + n, live_version
       FROM copies JOIN content_records WHERE content_records.id = ?`,
    ).bind(one?.id),
    env.DB.prepare(
      `${copies} INSERT INTO content_revisions (id, record_id, kind, version, shape, started_at, at, actor, title, content)
       SELECT 10000 + n, 10000 + n, kind, version, shape, at, at, actor, title, content
       FROM copies JOIN content_revisions WHERE content_revisions.id = ?`,
    ).bind(one?.live_revision),
    env.DB.prepare(
      `${copies} INSERT INTO content_tags (tag, live, sort, record_id) SELECT tag, live, sort, 10000 + n
       FROM copies JOIN content_tags WHERE record_id = ?`,
    ).bind(one?.id),
  ]);
  expect(await look()).toBeLessThanOrEqual(before + 10);
});
