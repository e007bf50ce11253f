import { afterAll, beforeAll, expect, test } from "vitest";
import { backupSite, day, generationNamed, minute, names, runs, untilDone } from "~tests/support/backup-site";
import { night, seedSite } from "~tests/support/seeded-site";
import { backupChecks } from "./checks.server";
import { readManifest } from "./generation.server";
import { continueRuns, startBackup, startDrill } from "./runs.server";
import { backupStores } from "./stores.server";

const { env, bare, dispose } = await backupSite();
afterAll(dispose);
const checks = async (now: number, on: Env = env) =>
  Object.fromEntries((await backupChecks(on, now)).map(({ name, state }) => [name, state]));

beforeAll(() => seedSite(env, 60));

test("without a key nothing is made, and nothing is red", async () => {
  await startBackup(bare, night);
  await continueRuns(bare, night);
  expect(await runs(env)).toEqual([]);
  expect(await checks(night, bare)).toEqual({
    "backup-age": "off",
    "backup-pruning": "off",
    "backup-drill": "off",
  });
});

test("a site that never had a backup begins one by itself, and a drill restores it", async () => {
  expect((await checks(night))["backup-age"]).toBe("red");
  await continueRuns(env, night);
  expect((await checks(night))["backup-age"]).toBe("ok");
  await untilDone(env, night);
  await startDrill(env, night + day);
  await untilDone(env, night + day);
  const made = await runs(env);
  expect(made.map(({ kind, state, error }) => ({ kind, state, error }))).toEqual([
    { kind: "backup", state: "complete", error: null },
    { kind: "prune", state: "complete", error: null },
    { kind: "drill", state: "complete", error: null },
  ]);
  const [backup, , drill] = made;
  expect(drill).toMatchObject({ generation: backup?.generation, file_count: backup?.file_count });
  expect(backup?.file_count).toBe((await names(env.UPLOADS)).length);
  expect(await checks(night + day + minute)).toEqual({
    "backup-age": "ok",
    "backup-pruning": "ok",
    "backup-drill": "ok",
  });
});

test("the manifest tells every row, and nothing of the backups themselves", async () => {
  const { store, keys } = await backupStores(env);
  const [backup] = await runs(env);
  const manifest = await readManifest(store, keys, generationNamed(backup?.generation));
  for (const { name, rows } of manifest.tables) {
    expect(await env.DB.prepare(`SELECT count(*) AS n FROM "${name}"`).first("n"), name).toBe(rows);
  }
  expect(manifest.tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["leads", "lead_files", "articles", "media_search", "d1_migrations"]),
  );
  expect(manifest.tables.map(({ name }) => name).join()).not.toMatch(/backup_|lead_search/);
});

test("nothing in the bucket can be read without the key", async () => {
  for (const name of await names(env.BACKUPS)) {
    const bytes = (await (await env.BACKUPS.get(name))?.arrayBuffer()) ?? new ArrayBuffer();
    expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/voorbeeld|file leads|CREATE TABLE/);
  }
});

test("the scratch database is empty afterwards", async () => {
  const tables = await env.DRILL.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%cf_%'",
  ).all();
  expect(tables.results).toEqual([{ name: "drill_scratch" }]);
});

test("a backup older than 26 hours and a drill older than 8 days are red", async () => {
  expect((await checks(night + 26 * 60 * minute))["backup-age"]).toBe("ok");
  expect((await checks(night + 26 * 60 * minute + 1))["backup-age"]).toBe("red");
  expect((await checks(night + 9 * day))["backup-drill"]).toBe("ok");
  expect((await checks(night + 9 * day + 1))["backup-drill"]).toBe("red");
});
