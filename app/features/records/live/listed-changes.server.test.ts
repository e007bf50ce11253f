import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { withRecords } from "~/content/records/current.server";
import type { RecordType } from "~/content/records/record-type";
import { recordTypes } from "~/content/records/record-types";
import { type ProjectRecord, projectTags } from "~/content/records/types/project";
import { changeRecord } from "~/features/records/desk/change-record.server";
import { countedDb } from "~tests/support/counted-db";
import { localBindings } from "~tests/support/local-bindings";
import { knowPhotos, sampleProject } from "~tests/support/project-samples";
import { findLive, firstLive, listLive, liveKeys, tagsInUse } from "./listed-records.server";
import { contentWith, forgetSiteContent, showSiteContent } from "./site-content.server";

let env: Env;
let dispose: () => Promise<void>;
beforeAll(async () => {
  ({ env, dispose } = await localBindings());
  await env.DB.prepare(knowPhotos).bind(JSON.stringify(sampleProject().photos)).run();
});
afterAll(() => dispose());
beforeEach(async () => {
  await env.DB.exec("DELETE FROM content_records");
  await isolate();
});

const type = recordTypes.project as unknown as RecordType;
const who = { actor: "anna@huis.example", now: new Date("2026-11-23T09:00:00Z") };
let look = Date.now();
/** What a new isolate knows. */
async function isolate() {
  forgetSiteContent();
  look += 60_000;
  await showSiteContent(env.DB, null, look);
}
let counter = 0;
async function publish(key: string, project: ProjectRecord, version = 0) {
  const saveId = `save-${++counter}-x`;
  await changeRecord(env, { type, key }, { do: "save", version, saveId, content: project }, who);
  const { code } = await changeRecord(env, { type, key }, { do: "publish", version: version + 1 }, who);
  expect(code).toBe(200);
  await isolate();
}
const keys = async (tag: string, limit = 10) =>
  (await listLive(env.DB, "project", { tag, limit })).items.map(({ key }) => key);

test("where nothing is live nobody asks the database", async () => {
  const { db, take } = countedDb(env.DB);
  expect(await listLive(db, "project", { tag: "project", limit: 3 })).toEqual({ items: [], next: null });
  expect(await findLive(db, "project", "dakrenovatie-best")).toBeNull();
  expect(await tagsInUse(db, "project", ["project"])).toEqual(new Set());
  expect(take().trips).toBe(0);
});

test("what is live is found by its tags, the last first; a draft is nobody's business", async () => {
  await publish("een", sampleProject({ finished: "2026-05-01" }));
  await publish("twee", sampleProject({ finished: "2026-06-01", town: "lommel" }));
  const draft = { do: "save", version: 0, saveId: "save-draft-1", content: sampleProject() } as const;
  await changeRecord(env, { type, key: "drie" }, draft, who);
  await isolate();
  expect(await keys(projectTags.all)).toEqual(["twee", "een"]);
  expect(await keys(projectTags.of({ town: "best" }))).toEqual(["een"]);
  expect(await keys(projectTags.of({ division: "roof", town: "lommel" }))).toEqual(["twee"]);
  expect((await findLive(env.DB, "project", "een"))?.town).toBe("best");
  expect(await findLive(env.DB, "project", "drie")).toBeNull();
  const asked = ["project best", "project nuenen", "project roof"];
  expect(await tagsInUse(env.DB, "project", asked)).toEqual(new Set(["project best", "project roof"]));
});

test("what is changed is found by what it is now; what is off the site or in the bin is not found", async () => {
  await publish("een", sampleProject());
  await publish("een", sampleProject({ town: "lommel" }), 1);
  expect(await keys(projectTags.of({ town: "best" }))).toEqual([]);
  expect(await keys(projectTags.of({ town: "lommel" }))).toEqual(["een"]);
  await changeRecord(env, { type, key: "een" }, { do: "unpublish" }, who);
  await isolate();
  expect(await keys(projectTags.all)).toEqual([]);
  await publish("twee", sampleProject());
  await changeRecord(env, { type, key: "twee" }, { do: "bin" }, who);
  await isolate();
  expect(await keys(projectTags.all)).toEqual([]);
});

test("a draft that is looked at stands in its lists and on its page, for that request alone", async () => {
  await publish("een", sampleProject({ finished: "2026-05-01" }));
  const live = { content: JSON.stringify(sampleProject({ title: "Nog niet af" })), shape: 1 };
  const records = contentWith({ type: "project", key: "twee", live });
  const seen = withRecords(records ?? expect.fail(), async () => ({
    keys: await keys(projectTags.of({ town: "best" })),
    title: (await findLive(env.DB, "project", "twee"))?.title,
  }));
  expect(await seen).toEqual({ keys: ["twee", "een"], title: "Nog niet af" });
  expect(await keys(projectTags.all)).toEqual(["een"]);
});

test("2,000 projects: a page of a list and cards on a page read as many rows as of 20, and all are walked through once", async () => {
  const { db, take } = countedDb(env.DB);
  const rowsOf = async (count: number) => {
    await env.DB.exec("DELETE FROM content_records");
    await seed(count);
    await isolate();
    take();
    const { items } = await listLive(db, "project", { tag: projectTags.all, limit: 12 });
    expect(items).toHaveLength(12);
    const wanted = { tags: [projectTags.of({ town: "best" }), projectTags.all], limit: 3 };
    expect(await firstLive(db, "project", wanted)).toHaveLength(3);
    return take().rows;
  };
  const few = await rowsOf(20);
  expect(await rowsOf(2000)).toBe(few);
  const walked: string[] = [];
  for (let after: string | null = null, n = 0; n < 3; n++) {
    const page: Awaited<ReturnType<typeof listLive<"project">>> = await listLive(db, "project", {
      ...{ tag: projectTags.all, limit: 500, after },
    });
    walked.push(...page.items.map(({ key }) => key));
    after = page.next;
  }
  expect(new Set(walked).size).toBe(1500);
  expect(await liveKeys(db, "project", { offset: 1990, limit: 100 })).toHaveLength(10);
});

/** Live projects, 28 of each day. */
async function seed(count: number) {
  const content = JSON.stringify(sampleProject());
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO content_records (id, type, key, state, version, save_id, draft, shape, title, created_at, updated_at,
         updated_by, live_revision, live_version, published_at, live_at)
       WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
       SELECT 100000 + i, 'project', 'p-' || i, 'published', 1, 's', ?2, 1, 'P', 0, 0, 'a', 100000 + i, 1, 0, 0 FROM n`,
    ).bind(count, content),
    env.DB.prepare(
      `INSERT INTO content_revisions (id, record_id, kind, version, shape, started_at, at, actor, title, content)
       SELECT id, id, 'published', 1, 1, 0, 0, 'a', 'P', draft FROM content_records WHERE id > 100000`,
    ),
    env.DB.prepare(
      `INSERT INTO content_tags (tag, live, sort, record_id)
       SELECT 'project', 1, date('2026-01-01', (id % 71) || ' days'), id FROM content_records WHERE id > 100000`,
    ),
  ]);
}
