import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { siteRecords, withRecords } from "~/content/records/current.server";
import type { RecordType } from "~/content/records/record-type";
import { type RecordTypes, recordTypes } from "~/content/records/record-types";
import { contentWith, forgetSiteContent, showSiteContent } from "~/features/records/live/site-content.server";
import { countedDb } from "~tests/support/counted-db";
import { localBindings } from "~tests/support/local-bindings";
import { knowPhotos, sampleProject } from "~tests/support/project-samples";
import { changeRecord, readCommand } from "./change-record.server";
import { checkRecord } from "./check-record.server";
import { runRecordPlans } from "./jobs.server";
import { openPreview } from "./preview-link.server";
import { getRecord, headingOf, saveRecord } from "./record-store.server";
import { getRevision, listRevisions, restoreRevision } from "./revisions.server";

let env: Env;
let dispose: () => Promise<void>;
beforeAll(async () => {
  ({ env, dispose } = await localBindings());
});
afterAll(() => dispose());
beforeEach(async () => {
  await env.DB.exec("DELETE FROM content_records");
  forgetSiteContent();
});

const company = { type: recordTypes.company as unknown as RecordType, key: "company" };
const built = recordTypes.company.defaults.company as RecordTypes["company"]["defaults"][string];
const anna = { actor: "anna@huis.example", now: new Date("2026-11-23T09:00:00Z") };
const bert = { ...anna, actor: "bert@huis.example" };
let counter = 0;
const save = (changes: Record<string, unknown>, version: number, who = anna) =>
  saveRecord(env.DB, company, version, { ...built, ...changes }, { ...who, saveId: `save-${++counter}` });
const run = (command: Parameters<typeof changeRecord>[2], who = anna) =>
  changeRecord({ DB: env.DB, LINK_SECRET: "een-geheim-van-twintig-tekens-lang" }, company, command, who);
let look = Date.now();
/** What a new isolate shows. */
async function shown() {
  forgetSiteContent();
  look += 60_000;
  await showSiteContent(env.DB, null, look);
  return siteRecords().company.get("company");
}

test("untouched, the office sees what the code carries, and so do visitors", async () => {
  const record = await getRecord(env.DB, company.type, "company");
  expect(record).toMatchObject({ state: "original", version: 0, content: built, saved: null });
  expect(await shown()).toEqual(built);
  expect(await getRecord(env.DB, company.type, "elders")).toBeNull();
});

test("a draft is nobody's business until it is published; then every isolate shows it", async () => {
  expect(await save({ phone: "040 123 45 67" }, 0)).toEqual({ kind: "saved", version: 1, state: "draft" });
  expect((await shown())?.phone).toBe(built.phone);
  expect(await run({ do: "publish", version: 1 })).toMatchObject({ code: 200, live: true });
  expect((await shown())?.phone).toBe("040 123 45 67");
  expect(await save({ phone: "040 765 43 21" }, 1)).toEqual({ kind: "saved", version: 2, state: "changed" });
  expect((await shown())?.phone).toBe("040 123 45 67");
});

test("what is not right is kept as a draft, is told at its place, and is never published", async () => {
  await save({ phone: "12", name: "" }, 0);
  const { answer, code } = await run({ do: "publish", version: 1 });
  expect(code).toBe(422);
  expect(answer).toMatchObject({
    kind: "refused",
    message: "2 dingen kloppen nog niet. Ze staan bij de velden.",
  });
  const { problems } = (answer as { status: { problems: { path: string }[] } }).status;
  expect(problems.map(({ path }) => path)).toEqual(["name", "phone"]);
  expect(await shown()).toEqual(built);
});

test("a day on which something happened is not one that is still to come; a last day may be", async () => {
  const check = (
    changes: object,
    { type, key } = { type: recordTypes.claim as unknown as RecordType, key: "home-jobs" },
  ) =>
    checkRecord(env.DB, { type, key, content: { ...(type.defaults[key] as object), ...changes } as never });
  expect((await check({ until: "2090-01-01" })).problems).toBeUndefined();
  const message = "Deze dag moet nog komen";
  expect((await check({ lastConfirmed: "2090-01-01" })).problems).toEqual([
    { path: "lastConfirmed", message },
  ]);
  // Also while something else is still missing.
  const both = await check({ source: "", lastConfirmed: "2090-01-01" });
  expect(both.problems?.map(({ path }) => path)).toEqual(["source", "lastConfirmed"]);
  const fact = { type: recordTypes.fact as unknown as RecordType, key: "btw-laag-nl" };
  const [source] = recordTypes.fact.defaults["btw-laag-nl"]?.sources ?? [];
  const { problems } = await check({ sources: [{ ...source, checked: "2090-01-01" }] }, fact);
  expect(problems).toEqual([{ path: "sources.0.checked", message }]);
});

test("two who write at once: nothing is overwritten, and the text that lost can be kept", async () => {
  await save({ slogan: "Van Bert" }, 0, bert);
  const stale = await save({ slogan: "Van Anna" }, 0);
  expect(stale).toMatchObject({ kind: "stale", theirs: { version: 1, saved: { by: "bert@huis.example" } } });
  await run({ do: "keep", content: { ...built, slogan: "Van Anna" } });
  const { id } = (await getRecord(env.DB, company.type, "company")) ?? {};
  const revisions = await listRevisions(env.DB, id as number);
  expect(revisions.map(({ kind, actor }) => [kind, actor])).toEqual([
    ["kept", "anna@huis.example"],
    ["saved", "bert@huis.example"],
  ]);
});

test("the same save sent again after a lost answer is the same save", async () => {
  const stamp = { ...anna, saveId: "save-twice-1" };
  const content = { ...built, slogan: "Eén keer" };
  const first = await saveRecord(env.DB, company, 0, content, stamp);
  expect(await saveRecord(env.DB, company, 0, content, stamp)).toEqual(first);
  expect((await getRecord(env.DB, company.type, "company"))?.version).toBe(1);
});

test("back to the original is one command, and what stood there can be had back", async () => {
  await save({ phone: "040 123 45 67" }, 0);
  await run({ do: "publish", version: 1 });
  expect(await run({ do: "revert" })).toMatchObject({ code: 200, live: true });
  expect(await shown()).toEqual(built);
  const record = await getRecord(env.DB, company.type, "company");
  expect(record).toMatchObject({ state: "original", content: built });
  const [published] = await listRevisions(env.DB, record?.id as number);
  expect(await restoreRevision(env.DB, company, published?.id as number, anna)).toBe("restored");
  expect(await getRecord(env.DB, company.type, "company")).toMatchObject({
    state: "draft",
    content: { phone: "040 123 45 67" },
  });
  expect(await getRevision(env.DB, { type: company.type, id: -1 }, published?.id as number)).toBeNull();
});

test("a plan is carried out at its time, and not when something is wrong by then", async () => {
  const later = anna.now.getTime() + 3_600_000;
  await save({ phone: "040 123 45 67" }, 0);
  expect((await run({ do: "schedule", publishAt: later, unpublishAt: later + 60_000 })).code).toBe(200);
  await runRecordPlans(env, later - 1);
  expect((await shown())?.phone).toBe(built.phone);
  await runRecordPlans(env, later);
  expect((await shown())?.phone).toBe("040 123 45 67");
  await runRecordPlans(env, later + 60_000);
  expect(await shown()).toEqual(built);

  const { version } = (await getRecord(env.DB, company.type, "company")) ?? { version: 0 };
  await save({ phone: "040 111 11 11" }, version);
  await run({ do: "schedule", publishAt: later, unpublishAt: null });
  await env.DB.exec("UPDATE content_records SET draft = json_set(draft, '$.phone', '1')");
  await runRecordPlans(env, later);
  expect(await getRecord(env.DB, company.type, "company")).toMatchObject({
    state: "draft",
    scheduleProblem: expect.stringContaining("nummer"),
  });
});

test("what is stored and cannot be read leaves what the code carries; a silent database leaves what was shown", async () => {
  await save({ phone: "040 123 45 67" }, 0);
  await run({ do: "publish", version: 1 });
  expect((await shown())?.phone).toBe("040 123 45 67");
  const silent = {
    prepare: () => ({ all: () => Promise.reject(new Error("down")) }),
  } as unknown as D1Database;
  forgetSiteContent();
  await showSiteContent(silent, 7, look + 1_000_000);
  expect(siteRecords().company.get("company")?.phone).toBe("040 123 45 67");

  await env.DB.exec("UPDATE content_revisions SET content = '{\"name\": 3}'");
  expect(await shown()).toEqual(built);
  await env.DB.exec("UPDATE content_revisions SET shape = 99");
  expect(await shown()).toEqual(built);
});

/** A database whose answers to lists of statements come when they are released. */
function heldDb() {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const slow = {
    prepare: (sql: string) => env.DB.prepare(sql),
    batch: async (statements: D1PreparedStatement[]) => {
      const found = await env.DB.batch(statements);
      await held;
      return found;
    },
  } as unknown as D1Database;
  return { slow, release };
}

test("who knows of a change is not content with what another began to read before it", async () => {
  await save({ phone: "040 123 45 67" }, 0);
  const { slow, release } = heldDb();
  forgetSiteContent();
  const before = showSiteContent(slow, 1, look);
  await run({ do: "publish", version: 1 });
  const after = showSiteContent(env.DB, 2, look);
  release();
  await Promise.all([before, after]);
  expect(siteRecords().company.get("company")?.phone).toBe("040 123 45 67");
});

// What awaits a promise of another request may go on in its context, and the runtime sends no answer made there.
test("nobody waits for what another reads, and what was read before a change is not shown after it", async () => {
  await save({ phone: "040 123 45 67" }, 0);
  const { slow, release } = heldDb();
  forgetSiteContent();
  const page = showSiteContent(slow, 1, look);
  const job = showSiteContent(slow, null, look);
  await run({ do: "publish", version: 1 });
  const first = await Promise.race([page, showSiteContent(env.DB, 2, look).then(() => "the second")]);
  expect(first).toBe("the second");
  release();
  await Promise.all([page, job]);
  expect(siteRecords().company.get("company")?.phone).toBe("040 123 45 67");
});

test("of what many read at once the first is shown, and what a job read need not be read again by pages", async () => {
  forgetSiteContent();
  const { slow, release } = heldDb();
  const other = showSiteContent(slow, 3, look);
  await showSiteContent(env.DB, 3, look);
  const records = siteRecords();
  release();
  await other;
  expect(siteRecords()).toBe(records);
  await showSiteContent(env.DB, null, look + 60_000);
  const { db, take } = countedDb(env.DB);
  await showSiteContent(db, 3, look + 60_000);
  expect(take().trips).toBe(0);
  await showSiteContent(db, 4, look + 60_000);
  expect(take().trips).toBe(1);
});

test("a preview shows a draft to its own request alone, until its links are ended", async () => {
  await save({ phone: "040 123 45 67" }, 0);
  const { answer } = await run({ do: "preview" });
  const { link } = answer as { link: string };
  const secret = "een-geheim-van-twintig-tekens-lang";
  const at = anna.now.getTime();
  const draft = await openPreview(env.DB, link, secret, at);
  if (draft === null || draft === "ended") throw new Error("no draft");
  const live = { content: JSON.stringify(draft.content), shape: 1 };
  const records = contentWith({ type: "company", key: "company", live });
  if (!records) throw new Error("no records");
  await withRecords(records, async () => {
    await Promise.resolve();
    expect(siteRecords().company.get("company")?.phone).toBe("040 123 45 67");
  });
  expect(await shown()).toEqual(built);
  expect(await openPreview(env.DB, link, secret, at + 8 * 24 * 3600 * 1000)).toBe("ended");
  await run({ do: "end-previews" });
  expect(await openPreview(env.DB, link, secret, at)).toBe("ended");
});

test("a draft says when the code came to carry another record", async () => {
  await save({ slogan: "Nieuw" }, 0);
  expect((await getRecord(env.DB, company.type, "company"))?.defaultChanged).toBe(false);
  await env.DB.exec("UPDATE content_records SET based_on = 'of an older deploy'");
  expect((await getRecord(env.DB, company.type, "company"))?.defaultChanged).toBe(true);
});

test("a closed type cannot lose its record", async () => {
  expect((await run({ do: "bin" })).code).toBe(409);
  expect((await run({ do: "unpublish" })).code).toBe(409);
});

test("one of many is called by its own title, the only one of its type as the type is", () => {
  const claim = recordTypes.claim as unknown as RecordType;
  expect(headingOf(claim, "footer-safety", claim.defaults["footer-safety"])).toBe(
    "VCA-veiligheidscertificaat",
  );
  expect(headingOf(company.type, "company", built)).toBe("Bedrijfsgegevens");
  expect(headingOf(recordTypes.partner as unknown as RecordType, "wie", {})).toBe("Zonder titel");
});

test("a command whose answer was lost is done when it is sent again; what cannot be is refused with how it stands", async () => {
  await save({ slogan: "Nieuw" }, 0);
  await run({ do: "publish", version: 1 });
  const again = await run({ do: "publish", version: 1 });
  expect(again).toMatchObject({ code: 200, answer: { kind: "done", status: { state: "published" } } });
  const { id } = (await getRecord(env.DB, company.type, "company")) ?? {};
  const revisions = await listRevisions(env.DB, id as number);
  expect(revisions.map(({ kind }) => kind)).toEqual(["published", "saved"]);
  await run({ do: "revert" });
  expect((await run({ do: "revert" })).code).toBe(200);
  const refused = await run({ do: "publish", version: 2 });
  expect(refused).toMatchObject({ code: 409, answer: { kind: "refused", status: { state: "original" } } });

  const project = { type: recordTypes.project as unknown as RecordType, key: "dak" };
  const also = (command: Parameters<typeof changeRecord>[2]) => changeRecord(env, project, command, anna);
  await saveRecord(env.DB, project, 0, {}, { ...anna, saveId: "save-project" });
  for (const command of ["bin", "bin", "restore", "restore", "unpublish"] as const)
    expect((await also({ do: command })).code, command).toBe(200);
});

test("of a closed type nothing is made that the code does not carry", async () => {
  const elsewhere = { ...company, key: "elders" };
  const command = { do: "save", version: 0, saveId: "save-elsewhere", content: built } as const;
  expect((await changeRecord(env, elsewhere, command, anna)).code).toBe(404);
  expect(await getRecord(env.DB, company.type, "elders")).toBeNull();
});

test("nothing is read that is nested without end, or that names what every object has", () => {
  const command = (content: string) =>
    readCommand(`{"do":"save","version":0,"saveId":"save-deep","content":{"a":${content}}}`);
  expect(command(`${"[".repeat(5_000)}${"]".repeat(5_000)}`)).toBeNull();
  expect(command(`${"[".repeat(12)}${"]".repeat(12)}`)).not.toBeNull();
  expect(command('{"__proto__":{"polluted":1}}')).not.toBeNull();
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test("a photo that left the library is told at its place and not published, not by its plan either", async () => {
  const project = { type: recordTypes.project as unknown as RecordType, key: "dak" };
  const content = sampleProject();
  await env.DB.prepare(knowPhotos).bind(JSON.stringify(content.photos)).run();
  await saveRecord(env.DB, project, 0, content, { ...anna, saveId: "save-photos" });
  const later = anna.now.getTime() + 60_000;
  const also = (command: Parameters<typeof changeRecord>[2]) => changeRecord(env, project, command, anna);
  expect((await also({ do: "schedule", publishAt: later, unpublishAt: null })).code).toBe(200);
  await env.DB.exec(`DELETE FROM media WHERE id = '${content.photos[3]?.photo.media}'`);
  const { code, answer } = await also({ do: "publish", version: 1 });
  expect(code).toBe(422);
  const { problems } = (answer as { status: { problems: { path: string }[] } }).status;
  expect(problems.map(({ path }) => path)).toEqual(["photos.3.photo"]);
  await runRecordPlans(env, later);
  expect(await getRecord(env.DB, project.type, "dak")).toMatchObject({
    state: "draft",
    scheduleProblem: expect.stringContaining("mediabibliotheek"),
  });
});

test("an earlier version of a later version of the site is not put back as nothing", async () => {
  await save({ slogan: "Nieuw" }, 0);
  const { id } = (await getRecord(env.DB, company.type, "company")) ?? {};
  const [revision] = await listRevisions(env.DB, id as number);
  await env.DB.exec("UPDATE content_revisions SET shape = 99");
  expect(await restoreRevision(env.DB, company, revision?.id as number, anna)).toBe("refused");
  expect(await getRecord(env.DB, company.type, "company")).toMatchObject({ content: { slogan: "Nieuw" } });
});
