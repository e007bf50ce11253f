import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkValue } from "../../app/content/records/read-stored.ts";
import type { RecordType } from "../../app/content/records/record-type.ts";
import { recordType, recordTypes } from "../../app/content/records/record-types.ts";
import type { TownRecord } from "../../app/content/records/types/town.ts";
import { publishRecord } from "../../app/features/records/desk/publish.server.ts";
import { getRecord, saveRecord } from "../../app/features/records/desk/record-store.server.ts";
import { accountStandIn } from "../../tests/support/account-stand-in.ts";
import { localBindings } from "../../tests/support/local-bindings.ts";
import { samplePrice } from "../../tests/support/price-samples.ts";
import { projectFolder, run } from "../cli/run.ts";
import { openBareStores, withStores } from "../runtime/bare-stores.ts";
import { applyMigrations } from "../runtime/migrations.ts";
import { exportContent, importContent } from "./transfer.ts";

const folder = mkdtempSync(join(tmpdir(), "content-"));
const migrations = join(projectFolder, "migrations");
const who = { actor: "anna@huis.example", now: new Date("2026-11-23T09:00:00Z") };
const later = new Date("2026-11-23T10:00:00Z");

let from: D1Database;
let to: D1Database;
let dispose: () => Promise<void>;
beforeAll(async () => {
  const local = await localBindings();
  ({ DB: from, DRILL: to } = local.env as unknown as { DB: D1Database; DRILL: D1Database });
  dispose = local.dispose;
  await applyMigrations(to, migrations);
  await fill(from);
});
beforeEach(async () => {
  await to.exec("DELETE FROM content_records");
});
afterAll(async () => {
  await dispose();
  rmSync(folder, { recursive: true });
});

const project = {
  ...{ service: "daken/dakrenovatie", town: "best", nearby: false, title: null },
  photos: [{ stage: "before", photo: { media: "00112233445566aa", alt: "", width: 1600, height: 1200 } }],
  ...{ problem: "Het lekte.", work: "Nieuwe pannen.", materials: ["Pannen"], finished: "2026-10-01" },
  ...{ weeks: 2, built: 1936, price: { from: null, to: null }, words: null },
  consent: { on: "2026-10-02", how: "mail" },
};
const company = recordTypes.company.defaults.company as object;

let saves = 0;
async function write(db: D1Database, name: string, key: string, content: unknown, live: boolean) {
  const type = recordType(name);
  if (!type) throw new Error(name);
  const version = (await getRecord(db, type, key))?.version ?? 0;
  const saved = await saveRecord(db, { type, key }, version, content, { ...who, saveId: `save-${++saves}` });
  if (saved.kind !== "saved") throw new Error(saved.kind);
  if (live) expect(await publishRecord(db, { type, key, version: saved.version }, content, who)).toBe(true);
}

/** Something live, something live with a newer draft, and an unfinished draft. */
async function fill(db: D1Database) {
  await write(db, "project", "dakrenovatie-best", project, true);
  await write(db, "company", "company", { ...company, slogan: "Van anderen" }, true);
  await write(db, "company", "company", { ...company, slogan: "Nog niet zeker" }, false);
  await write(db, "project", "daklekkage-best", { service: "daken/daklekkage", town: "best" }, false);
}

const liveIn = async (db: D1Database) =>
  (
    await db
      .prepare(
        `SELECT r.type, r.key, v.content FROM content_records r JOIN content_revisions v ON v.id = r.live_revision
         ORDER BY r.type, r.key`,
      )
      .all<{ type: string; key: string; content: string }>()
  ).results.map(({ content, ...rest }) => ({ ...rest, content: JSON.parse(content) }));
const tagsIn = async (db: D1Database) =>
  (await db.prepare("SELECT tag, live, sort FROM content_tags ORDER BY tag, live").all()).results;
const revisionsIn = (db: D1Database) =>
  db.prepare("SELECT count(*) AS n FROM content_revisions").first<number>("n");
const generationOf = (db: D1Database) => db.prepare("SELECT n FROM content_generation").first<number>("n");

const filesIn = (dir: string) =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => [name, readFileSync(join(dir, name), "utf8")]),
  );
const newFolder = () => mkdtempSync(join(folder, "files-"));

test("what was exported comes into an empty database: the same is live, the drafts too, and once only", async () => {
  const dir = newFolder();
  mkdirSync(join(dir, "project"));
  writeFileSync(join(dir, "project", "weg.json"), "{}");
  expect((await exportContent(from, dir)).join("\n")).toMatch(
    /^3 records in .+\nremoved project\/weg\.json.+\npictures named by id, not copied: 1$/,
  );
  const files = filesIn(dir);
  expect(Object.keys(files)).toEqual([
    "company/company.json",
    "project/daklekkage-best.json",
    "project/dakrenovatie-best.json",
  ]);
  // Alphabetical, whatever the order in which a form wrote them.
  expect(Object.keys(JSON.parse(files["project/dakrenovatie-best.json"] ?? "").live)).toEqual(
    Object.keys(project).sort(),
  );

  const dry = await importContent(to, dir, { write: false, now: later });
  expect(dry).toEqual([
    "company/company.json: goes live",
    "company/company.json: becomes the draft",
    "project/daklekkage-best.json: becomes the draft",
    expect.stringMatching(/^project\/daklekkage-best\.json: the draft is not finished: .+, and \d+ more$/),
    "project/dakrenovatie-best.json: goes live",
    "3 of 3 records would change, 0 are so already",
    "not in the media library here, and not copied: 00112233445566aa",
    "Nothing was written: --write does it.",
  ]);
  expect(await liveIn(to)).toEqual([]);

  const before = await generationOf(to);
  await importContent(to, dir, { write: true, now: later });
  expect(await liveIn(to)).toEqual(await liveIn(from));
  expect(await tagsIn(to)).toEqual(await tagsIn(from));
  expect(await generationOf(to)).toBeGreaterThan(before ?? 0);
  const again = newFolder();
  await exportContent(to, again);
  expect(filesIn(again)).toEqual(files);

  const revisions = await revisionsIn(to);
  expect(await importContent(to, dir, { write: true, now: later })).toContain(
    "0 of 3 records changed, 3 are so already",
  );
  expect(await revisionsIn(to)).toBe(revisions);
});

test("what is not right is refused by file and field, and then nothing is imported", async () => {
  const dir = newFolder();
  await exportContent(from, dir);
  const put = (name: string, value: unknown) => writeFileSync(join(dir, name), JSON.stringify(value));
  put("project/dakrenovatie-best.json", { shape: 1, live: { ...project, finished: "straks" } });
  put("project/Best.json", { shape: 1, draft: {} });
  put("project/nieuwer.json", { shape: 99, draft: {} });
  put("project/leeg.json", { shape: 1 });
  put("company/elders.json", { shape: 1, draft: {} });
  mkdirSync(join(dir, "home"));
  const home = recordTypes.home.defaults.home as (typeof recordTypes.home.defaults)[string];
  put("home/home.json", {
    shape: 1,
    live: { ...home, business: { ...home.business, intro: "In {plaats}." } },
  });
  const refused = await importContent(to, dir, { write: true, now: later }).catch((error) => error.message);
  expect(refused.split("\n")).toEqual([
    "Nothing was imported:",
    "company/elders.json: there is no record to change",
    expect.stringMatching(/^home\/home\.json: live\.business\.intro: Het woord \{plaats\} bestaat niet/),
    "project/Best.json: that is no key",
    "project/dakrenovatie-best.json: live.finished: Kies een dag",
    "project/leeg.json: it holds neither `live` nor `draft`",
    "project/nieuwer.json: shape: it was written by a later version of the site",
  ]);
  expect(await liveIn(to)).toEqual([]);
});

test("files of a type that is not known here, or of none, are named, and nothing of them is read", async () => {
  const dir = newFolder();
  for (const name of ["notes", "projects"]) mkdirSync(join(dir, name));
  writeFileSync(join(dir, "projects", "dak.json"), "{");
  for (const name of [join("notes", "lees.txt"), "lees.txt", "los.json"]) writeFileSync(join(dir, name), "");
  expect(await importContent(to, dir, { write: true, now: later })).toEqual([
    "0 of 0 records changed, 0 are so already",
    "passed over los.json: a record stands in the folder of its type",
    "passed over projects/: this version knows no records of that type",
  ]);
});

test("what stands there is never lost: another draft stays, or becomes an earlier version; the bin is left alone", async () => {
  const dir = newFolder();
  await exportContent(from, dir);
  await write(to, "project", "dakrenovatie-best", project, true);
  await write(to, "project", "dakrenovatie-best", { ...project, work: "Van hier" }, false);
  await write(to, "company", "company", { ...company, slogan: "Ook van hier" }, false);
  const lines = await importContent(to, dir, { write: true, now: later });
  expect(lines).toContain(
    "project/dakrenovatie-best.json: the draft that stands here stays: the file has none",
  );
  expect(lines).toContain("company/company.json: the draft that stands here becomes an earlier version");
  const kept = await to.prepare("SELECT content FROM content_revisions").all<{ content: string }>();
  expect(kept.results.filter(({ content }) => content.includes("Ook van hier"))).toHaveLength(1);
  const type = recordType("project");
  const record = type && (await getRecord(to, type, "dakrenovatie-best"));
  expect(record?.content).toMatchObject({ work: "Van hier" });

  await to.exec("UPDATE content_records SET state = 'binned', live_revision = NULL WHERE type = 'project'");
  await expect(importContent(to, dir, { write: true, now: later })).rejects.toThrow(
    "here it lies in the bin",
  );
});

/** Of types that the code carries none of. */
const samples: Record<string, [key: string, value: unknown]> = {
  project: ["dakrenovatie-best", project],
  price: ["vegen-nl", samplePrice],
  person: ["anna", { name: "Anna", role: "Dakdekker", text: null, photo: null, position: 1, agreed: true }],
  certificate: [
    "vca",
    { name: "Keurmerk", issuer: "Instelling", number: "12", covers: "Dakwerk", until: null, register: null },
  ],
  partner: ["partner", { name: "Partner", what: "Levert pannen.", website: null, position: 1 }],
  redirect: ["oud", { from: "/oud.html", to: "/daken" }],
};

test("of every type what was published comes through files unchanged, and goes back into files the same", async () => {
  await from.exec("DELETE FROM content_records");
  const carried: string[] = [];
  for (const type of Object.values(recordTypes) as unknown as RecordType[]) {
    if (type.given.length > 0) continue;
    const [key, value] = Object.entries(type.defaults)[0] ?? samples[type.name] ?? [];
    if (key === undefined) throw new Error(`A sample of ${type.name} is missing.`);
    expect(checkValue(type, value).problems, type.name).toBeUndefined();
    await write(from, type.name, key, value, true);
    carried.push(`${type.name}/${key}.json`);
  }
  const dir = newFolder();
  await exportContent(from, dir);
  expect(Object.keys(filesIn(dir))).toEqual(carried.sort());
  const done = await importContent(to, dir, { write: true, now: later });
  expect(done.filter((line) => line.includes("by hand"))).toEqual([]);
  expect(done).toContain(`${carried.length} of ${carried.length} records changed, 0 are so already`);
  expect(await liveIn(to)).toEqual(await liveIn(from));
  const again = newFolder();
  await exportContent(to, again);
  expect(filesIn(again)).toEqual(filesIn(dir));

  // One that is wrong: it is named, and nothing is changed.
  const before = await liveIn(to);
  for (const name of carried) {
    const whole = JSON.parse(readFileSync(join(dir, name), "utf8"));
    writeFileSync(join(dir, name), JSON.stringify({ ...whole, live: { ...whole.live, zomaar: 1 } }));
    const refused = await importContent(to, dir, { write: true, now: later }).catch((error) => error.message);
    expect(refused.split("\n").slice(1), name).toEqual([expect.stringContaining(`${name}: `)]);
    writeFileSync(join(dir, name), `${JSON.stringify(whole, null, 2)}\n`);
  }
  expect(await liveIn(to)).toEqual(before);
  await from.exec("DELETE FROM content_records");
  await fill(from);
});

test("what could not be published by hand is told beside its record: a link to nowhere, another page's title, a copy", async () => {
  const dir = newFolder();
  const town = recordTypes.town.defaults as Record<string, TownRecord>;
  const { best, waalre } = town;
  if (!best || !waalre) throw new Error("no towns");
  const put = (type: string, key: string, live: unknown) => {
    mkdirSync(join(dir, type), { recursive: true });
    writeFileSync(join(dir, type, `${key}.json`), JSON.stringify({ shape: 1, live }));
  };
  put("town", "best", { ...best, sections: waalre.sections });
  const service = recordTypes.service.defaults.schilder;
  put("service", "schilder", {
    ...service,
    lead: "Zie [hier](/nergens) en [daar](/onze-projecten/dakrenovatie-best).",
  });
  const { title } = recordTypes.service.defaults.dakinspectie?.meta ?? {};
  const metselwerk = recordTypes.service.defaults.metselwerk;
  put("service", "metselwerk", { ...metselwerk, meta: { ...metselwerk?.meta, title } });
  put("project", "dakrenovatie-best", project);
  const lines = await importContent(to, dir, { write: false, now: later });
  expect(lines.filter((line) => line.includes("by hand"))).toEqual([
    "service/metselwerk.json: could not be published by hand: meta.title: Deze titel heeft /daken/dakinspectie al",
    "service/schilder.json: could not be published by hand: lead: De pagina /nergens bestaat niet",
    expect.stringMatching(
      /^town\/best\.json: could not be published by hand: sections\.\d+: Dit lijkt te veel op .*Waalre/,
    ),
  ]);
  expect(await liveIn(to)).toEqual([]);
});

test("by its command, from a folder into an account", { timeout: 120_000 }, async () => {
  const state = join(folder, "state");
  await withStores(state, async ({ database }) => {
    await applyMigrations(database, migrations);
    await fill(database);
  });
  const account = await openBareStores(join(folder, "account"));
  await applyMigrations(account.database, migrations);
  const server = accountStandIn(account, account).listen(0, "127.0.0.1");
  await once(server, "listening");
  const env = {
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    CLOUDFLARE_API_TOKEN: "token",
  };
  const dir = join(folder, "by-command");
  const content = (...args: string[]) =>
    run(process.execPath, [join(projectFolder, "scripts", "content.ts"), ...args], { env });
  try {
    expect(await content("export", dir, "--state", state)).toMatchObject({ code: 0 });
    const done = await content("import", dir, "--remote", "--write");
    expect(done.output).toContain("3 of 3 records changed");
    expect(await liveIn(account.database)).toEqual(await liveIn(from));
    const again = await content("import", dir, "--remote");
    expect(again.output).toContain("0 of 3 records would change, 3 are so already");
    expect((await content("import")).output).toContain("Say what to do");
  } finally {
    server.close();
    await account.close();
  }
});
