import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  backupSite,
  clearBackups,
  day,
  generationNamed,
  minute,
  names,
  otherKey,
  runs,
  untilDone,
} from "~tests/support/backup-site";
import { faulty, localBindings } from "~tests/support/local-bindings";
import { night, seedSite } from "~tests/support/seeded-site";
import { backupChecks } from "./checks.server";
import { completeGenerations, generationName, manifestName } from "./generation.server";
import { continueRuns, startBackup, startDrill } from "./runs.server";
import { backupStores } from "./stores.server";

const { env, dispose } = await backupSite();
const { env: second, dispose: disposeSecond } = await localBindings();
afterAll(() => Promise.all([dispose(), disposeSecond()]));
const oneStep = { steps: 1, ms: 60_000 };
const last = async () => (await runs(env)).at(-1);

vi.setConfig({ testTimeout: 300_000 });
beforeAll(() => seedSite(env, 4));
beforeEach(() => clearBackups(env));

async function backUp(at: number, site = env): Promise<string> {
  await startBackup(site, at);
  await untilDone(site, at);
  return (await runs(env)).findLast(({ kind }) => kind === "backup")?.generation ?? "";
}

async function phaseOfDrill(): Promise<string | undefined> {
  const cursor = await env.DB.prepare("SELECT cursor FROM backup_runs ORDER BY id DESC").first<string>(
    "cursor",
  );
  return cursor === null ? undefined : JSON.parse(cursor).phase;
}

const leadsIn = (db: D1Database) =>
  db.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'leads'").first("n");

test("a restored database whose bucket has backups waits for its night", async () => {
  await backUp(night);
  await env.DB.prepare("DELETE FROM backup_runs").run();
  await continueRuns(env, night + day);
  expect(await runs(env)).toEqual([]);
});

test("while a restore is under way no run begins, and none goes on", async () => {
  await startBackup(env, night);
  await continueRuns(env, night + minute, oneStep);
  const before = await runs(env);
  await env.DB.prepare("CREATE TABLE backup_restoring (id INTEGER PRIMARY KEY)").run();
  await continueRuns(env, night + 5 * minute);
  await startDrill(env, night + 5 * minute);
  expect(await runs(env)).toEqual(before);
  await env.DB.prepare("DELETE FROM backup_runs").run();
  await continueRuns(env, night + 6 * minute);
  await startBackup(env, night + 6 * minute);
  expect(await runs(env)).toEqual([]);
  expect(await names(env.BACKUPS, "weekly/manifests/")).toEqual([]);
  await env.DB.prepare("DROP TABLE backup_restoring").run();
});

test("a drill that finds another database with data in its place touches nothing, whatever it was doing", async () => {
  await backUp(night);
  await second.DB.prepare("CREATE TABLE kept (id INTEGER PRIMARY KEY)").run();
  const schema = () => second.DB.prepare("SELECT sql FROM sqlite_master ORDER BY rowid").all();
  const before = (await schema()).results;
  const rebound = { ...env, DRILL: second.DB };
  for (const wanted of ["tables", "rows", "rest", "compare", "clear", "files", "over"]) {
    await startDrill(env, night + day);
    for (let n = 1; (await phaseOfDrill()) !== wanted; n++)
      await continueRuns(env, night + day + n * minute, oneStep);
    await untilDone(rebound, night + 2 * day);
    expect(await last(), wanted).toMatchObject({ state: "failed", error: "scratch-in-use" });
    expect((await schema()).results, wanted).toEqual(before);
  }
});

test("a step that always kills its invocation ends as failed, and the other runs go on", async () => {
  await backUp(night);
  await startDrill(env, night + day);
  await startBackup(env, night + day);
  await env.DB.prepare("UPDATE backup_runs SET attempts = 30 WHERE kind = 'drill'").run();
  await untilDone(env, night + day);
  const ended = (await runs(env)).slice(2).map(({ kind, state, error }) => [kind, state, error]);
  expect(ended).toEqual([
    ["drill", "failed", "killed"],
    ["backup", "complete", null],
    ["prune", "complete", null],
  ]);
});

test("a cursor that cannot be read does not stop the runs for ever", async () => {
  await startBackup(env, night);
  await env.DB.prepare("UPDATE backup_runs SET cursor = '{' WHERE kind = 'backup'").run();
  await untilDone(env, night);
  expect((await runs(env)).map(({ state }) => state)).toEqual(["failed", "complete"]);
});

test("what a drill leaves that the store made fail is cleared as soon as that works", async () => {
  await backUp(night);
  await startDrill(env, night + day);
  for (let n = 1; (await phaseOfDrill()) !== "compare"; n++)
    await continueRuns(env, night + day + n * minute, oneStep);
  const broken = {
    ...env,
    DRILL: faulty(env.DRILL, { method: "prepare", error: new Error("D1 is away") }),
  };
  await untilDone(broken, night + day + 30 * minute);
  await continueRuns(broken, night + day + 90 * minute);
  expect(await leadsIn(env.DRILL)).toBe(1);
  await continueRuns(env, night + day + 95 * minute);
  expect(await leadsIn(env.DRILL)).toBe(0);
  expect(await last()).toMatchObject({ kind: "drill", state: "failed", error: "store-failed" });
});

test("copies under a key that was taken away are not forgotten, and not pruned", async () => {
  await backUp(night);
  const copies = await names(env.BACKUPS, "files/");
  const rotated = { ...env, BACKUP_KEY: otherKey };
  await backUp(night + day, rotated);
  await startDrill(rotated, night + day);
  await untilDone(rotated, night + day);
  expect(await last()).toMatchObject({ kind: "drill", state: "failed", error: "wrong-key" });
  await backUp(night + 20 * day, rotated);
  expect(await names(env.BACKUPS, "files/")).toEqual(copies);
});

test("nights that fail for a month leave the newest backup as it is", async () => {
  const made = await backUp(night);
  const before = await names(env.BACKUPS);
  const broken = { ...env, BACKUPS: faulty(env.BACKUPS, { method: "put", error: new Error("away") }) };
  await startBackup(broken, night + 40 * day);
  await untilDone(broken, night + 40 * day);
  expect((await runs(env)).map(({ state }) => state)).toContain("failed");
  const { store } = await backupStores(env);
  expect((await completeGenerations(store)).map(generationName)).toEqual([made]);
  expect(await names(env.BACKUPS)).toEqual(before);
});

test("after a restore a copy goes as soon as no backup needs it, of which the database knows nothing", async () => {
  const first = await backUp(night);
  const [stray = ""] = await names(env.BACKUPS, "files/");
  const left = `${stray.split("~")[0]}~left`;
  await env.BACKUPS.put(left, "of an attempt that was killed");
  const needed = (await names(env.BACKUPS, "files/")).filter((name) => name !== left);
  await env.DB.batch(
    ["DELETE FROM backup_runs", "DELETE FROM backup_files"].map((sql) => env.DB.prepare(sql)),
  );
  await backUp(night + 10 * day);
  const now = await names(env.BACKUPS, "files/");
  expect(now).not.toContain(left);
  expect(needed.filter((name) => !now.includes(name))).toEqual([]);
  // The restored site's own runs tell how things stand.
  const states = (await backupChecks(env, night + 10 * day + minute)).map(({ state }) => state);
  expect(states).toEqual(["ok", "ok", "ok"]);
  // One that cannot be read keeps everything, and says so.
  await env.DB.prepare("DELETE FROM backup_runs WHERE id < 0").run();
  await env.BACKUPS.put(manifestName(generationNamed(first)), "damaged");
  await startBackup(env, night + 11 * day);
  await untilDone(env, night + 11 * day);
  expect(await last()).toMatchObject({ kind: "prune", state: "failed", error: "damaged" });
});
