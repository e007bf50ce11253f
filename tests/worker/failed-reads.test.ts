import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { recordTypes } from "../../app/content/records/record-types.ts";
import { builtWorker } from "../support/built-worker.ts";

/** Statements that the database refuses for now. */
let refused: RegExp | null = null;

function failing(db: D1Database): D1Database {
  const refuse = () => Promise.reject(new Error("D1 is overloaded"));
  return new Proxy(db, {
    get(target, name) {
      if (name === "batch" && refused?.test("batch")) return refuse;
      if (name !== "prepare") return Reflect.get(target, name).bind(target);
      return (sql: string) =>
        refused?.test(sql) ? { bind: () => ({ all: refuse }), all: refuse } : target.prepare(sql);
    },
  });
}

let site: Awaited<ReturnType<typeof builtWorker>>;
beforeAll(async () => {
  vi.useFakeTimers({ now: new Date("2026-11-23T10:00:00Z"), toFake: ["Date"] });
  site = await builtWorker(({ DB }) => ({ DB: failing(DB) }));
});
afterAll(async () => {
  vi.useRealTimers();
  await site?.dispose();
});
beforeEach(() => {
  refused = null;
});

const raised = "UPDATE content_generation SET n = n + 1";
const after = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const says = async (path: string, text: string) => (await site.get(path)).body.includes(text);

async function change(...statements: D1PreparedStatement[]) {
  await site.db.batch([...statements, site.db.prepare(raised)]);
  // Past the moment at which an isolate waits for the generation.
  after(56);
}

test("a page that was made while a change could not be read is not kept as the one after the change", async () => {
  const path = "/onderhoud/schilder";
  expect(await says(path, "9%")).toBe(true);
  const content = JSON.stringify({ ...recordTypes.fact.defaults["btw-laag-nl"], value: "11,5%" });
  refused = /batch/;
  await change(
    site.db.prepare(
      `INSERT INTO content_records (id, type, key, state, version, save_id, draft, shape, title, created_at, updated_at, updated_by, live_revision)
       VALUES (1, 'fact', 'btw-laag-nl', 'published', 1, 'x', '{}', 1, '', 1, 1, '', 1)`,
    ),
    site.db
      .prepare(
        `INSERT INTO content_revisions (id, record_id, kind, version, shape, started_at, at, actor, title, content)
         VALUES (1, 1, 'published', 1, 1, 1, 1, '', '', ?)`,
      )
      .bind(content),
  );
  for (const _ of [1, 2]) expect(await says(path, "11,5%")).toBe(false);
  refused = null;
  after(6);
  expect(await says(path, "11,5%")).toBe(true);
  expect((await site.get(path)).cache).toBe("hit");
});

test("nor is one that was made while the settings could not be read", async () => {
  const notice = { on: true, tone: "storm", text: "Storm: wij komen vandaag nog", until: "", link: null };
  refused = /FROM settings/;
  await change(
    site.db
      .prepare("INSERT INTO settings (name, value, version) VALUES ('notice', ?, 1)")
      .bind(JSON.stringify(notice)),
  );
  expect(await says("/locaties", notice.text)).toBe(false);
  refused = null;
  after(6);
  expect(await says("/locaties", notice.text)).toBe(true);
});
