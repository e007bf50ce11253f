import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  backupKey,
  backupSite,
  clearBackups,
  day,
  generationNamed,
  minute,
  mortal,
  names,
  otherKey,
  runs,
  untilDone,
} from "~tests/support/backup-site";
import { faulty } from "~tests/support/local-bindings";
import { night, seedSite } from "~tests/support/seeded-site";
import { backupChecks } from "./checks.server";
import {
  completeGenerations,
  manifestName,
  readCopy,
  readFileList,
  readManifest,
  readRows,
} from "./generation.server";
import { continueRuns, startBackup, startDrill } from "./runs.server";
import { backupStores } from "./stores.server";

const { env, dispose } = await backupSite();
afterAll(dispose);

// Thousands of calls, each of which a busy machine takes its time for.
vi.setConfig({ testTimeout: 300_000 });
beforeAll(() => seedSite(env, 4));
beforeEach(() => clearBackups(env));

const oneStep = { steps: 1, ms: 60_000 };
const last = async () => (await runs(env)).at(-1);
const check = async (name: string, now: number) =>
  (await backupChecks(env, now)).find((one) => one.name === name);

/** Throws when a generation that counts as complete lacks anything. */
async function readWhole(): Promise<number> {
  const { store, keys } = await backupStores(env);
  const complete = await completeGenerations(store);
  for (const generation of complete) {
    const manifest = await readManifest(store, keys, generation);
    for (const part of manifest.parts) await readRows(store, keys, part);
    for (const list of manifest.lists) {
      for (const { copy } of await readFileList(store, keys, list))
        expect(await env.BACKUPS.head(copy), copy).not.toBeNull();
    }
  }
  return complete.length;
}

test("killed at every call of every step, it goes on, and a half never looks whole", async () => {
  await startBackup(env, night);
  let now = night;
  let kills = 0;
  for (let calls = 1; (await runs(env))[0]?.state === "running"; ) {
    now += 2 * minute;
    const before = await env.DB.prepare("SELECT cursor FROM backup_runs WHERE id = 1").first("cursor");
    // After a score of kills in the same step it lives, so that a long step comes to an end too.
    const mortalEnv = calls <= 20 ? mortal(env, calls) : env;
    await continueRuns(mortalEnv, now, oneStep).catch(() => kills++);
    const after = await env.DB.prepare("SELECT cursor FROM backup_runs WHERE id = 1").first("cursor");
    calls = before === after ? calls + 1 : 1;
    if (await env.BACKUPS.list({ prefix: "weekly/manifests/" }).then(({ objects }) => objects.length > 0))
      expect(await readWhole()).toBe(1);
  }
  expect(kills).toBeGreaterThan(100);
  expect((await runs(env))[0]).toMatchObject({ state: "complete", lost_count: 0 });
  expect(await readWhole()).toBe(1);
  await startDrill(env, now);
  await untilDone(env, now);
  expect(await last()).toMatchObject({ kind: "drill", state: "complete" });
});

test("a drill that is killed at every fifth call comes to the same end", async () => {
  await startBackup(env, night);
  await untilDone(env, night);
  await startDrill(env, night + day);
  let now = night + day;
  for (let round = 1; (await last())?.state === "running"; round++) {
    now += 2 * minute;
    await continueRuns(round % 2 ? mortal(env, 5 * (round % 20)) : env, now, { steps: 2, ms: 60_000 }).catch(
      () => {},
    );
  }
  expect(await last()).toMatchObject({ kind: "drill", state: "complete", error: null });
});

test("two invocations at once do not do the same work", async () => {
  await startBackup(env, night);
  const both = [1, 2].map(() => continueRuns(env, night + minute, oneStep));
  await Promise.all(both);
  expect((await runs(env))[0]?.attempts).toBe(1);
  // The first one hangs; its lease runs out, another goes on, and what the first saves is refused.
  await continueRuns(mortal(env, 1), night + 2 * minute, oneStep).catch(() => {});
  await continueRuns(env, night + 3 * minute, oneStep);
  expect(await env.DB.prepare("SELECT lease > 0 AS held FROM backup_runs").first("held")).toBe(1);
  await continueRuns(env, night + 4 * minute, oneStep);
  expect(await env.DB.prepare("SELECT lease FROM backup_runs").first("lease")).toBe(0);
});

test("a store that fails for half an hour makes the run failed and the check red", async () => {
  await startBackup(env, night);
  await untilDone(env, night);
  const broken = { ...env, BACKUPS: faulty(env.BACKUPS, { method: "put", error: new Error("R2 is away") }) };
  await startBackup(env, night + day);
  await continueRuns(broken, night + day + minute);
  expect(await last()).toMatchObject({ state: "running" });
  expect((await runs(env)).find(({ state }) => state === "running")).toMatchObject({ error: "store-failed" });
  await untilDone(broken, night + day + minute);
  expect((await runs(env))[2]).toMatchObject({ kind: "backup", state: "failed", error: "store-failed" });
  expect(await check("backup-age", night + day + 60 * minute)).toMatchObject({
    state: "red",
    value: "Mislukt: de opslag antwoordde niet.",
  });
  // The next night is another one.
  await startBackup(env, night + 2 * day);
  await untilDone(env, night + 2 * day);
  expect((await check("backup-age", night + 2 * day + 60 * minute))?.state).toBe("ok");
});

test("a store that fails for some minutes costs these minutes only", async () => {
  await startBackup(env, night);
  const broken = {
    ...env,
    UPLOADS: faulty(env.UPLOADS, { method: "get", error: new Error("away"), after: 2, times: 3 }),
  };
  await untilDone(broken, night);
  expect((await runs(env))[0]).toMatchObject({ state: "complete", lost_count: 0 });
});

test("a changed object is refused, and so is one in another's place", async () => {
  await startBackup(env, night);
  await untilDone(env, night);
  const { store, keys } = await backupStores(env);
  const generation = generationNamed((await runs(env))[0]?.generation);
  const { parts, lists } = await readManifest(store, keys, generation);
  const [one, two] = parts;
  const [list] = lists;
  if (!one || !two || !list) throw new Error("The backup is too small for this test.");
  const [file, other] = await readFileList(store, keys, list);
  if (!file || !other) throw new Error("The backup is too small for this test.");

  await flip(one.name);
  await expect(readRows(store, keys, one)).rejects.toMatchObject({ code: "damaged" });
  await env.BACKUPS.put(two.name, (await store.get(list.name)) ?? "");
  await expect(readRows(store, keys, two)).rejects.toMatchObject({ code: "damaged" });
  await env.BACKUPS.put(file.copy, (await store.get(other.copy)) ?? "");
  await expect(readCopy(store, keys, file)).rejects.toMatchObject({ code: "damaged" });
  const renamed = { ...generation, at: generation.at + 1 };
  await env.BACKUPS.put(manifestName(renamed), (await store.get(manifestName(generation))) ?? "");
  await expect(readManifest(store, keys, renamed)).rejects.toMatchObject({ code: "damaged" });
});

test("a drill that meets damaged rows fails and leaves nothing behind", async () => {
  await startBackup(env, night);
  await untilDone(env, night);
  await flip(
    (await names(env.BACKUPS, "weekly/parts/")).filter((name) => name.includes("/rows-")).at(-1) ?? "",
  );
  await startDrill(env, night);
  await untilDone(env, night + day);
  expect(await last()).toMatchObject({ kind: "drill", state: "failed", error: "damaged" });
  const left = await env.DRILL.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'leads'").first(
    "n",
  );
  expect(left).toBe(0);
});

test("a copy that is damaged or gone makes the drill red, and the next night copies the file anew", async () => {
  await startBackup(env, night);
  await untilDone(env, night);
  const [first = "", second = ""] = await names(env.BACKUPS, "files/");
  await flip(first);
  await env.BACKUPS.delete(second);
  await startDrill(env, night);
  await untilDone(env, night + day);
  expect(await last()).toMatchObject({ kind: "drill", state: "failed", error: "damaged" });
  expect((await check("backup-drill", night + day))?.state).toBe("red");
  await startBackup(env, night + day);
  await untilDone(env, night + day);
  await startDrill(env, night + day);
  await untilDone(env, night + 2 * day);
  expect(await last()).toMatchObject({ kind: "drill", state: "complete" });
});

async function flip(name: string): Promise<void> {
  const bytes = new Uint8Array((await (await env.BACKUPS.get(name))?.arrayBuffer()) ?? new ArrayBuffer());
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  await env.BACKUPS.put(name, bytes);
}

test("with another key nothing opens, with both keys everything does", async () => {
  await startBackup(env, night);
  await untilDone(env, night);
  const other = { ...env, BACKUP_KEY: otherKey };
  await startDrill(other, night);
  await untilDone(other, night + day);
  expect(await last()).toMatchObject({ state: "failed", error: "wrong-key" });
  const { store, keys } = await backupStores(other);
  const generation = generationNamed((await runs(env))[0]?.generation);
  await expect(readManifest(store, keys, generation)).rejects.toThrow(
    /written with key [0-9a-f]{8}; BACKUP_KEY/,
  );

  const both = { ...env, BACKUP_KEY: `${otherKey}, ${backupKey}` };
  await startBackup(both, night + day);
  await untilDone(both, night + day);
  await startDrill(both, night + day);
  await untilDone(both, night + 2 * day);
  expect(await last()).toMatchObject({ kind: "drill", state: "complete" });
});

test("what is no key fails at once, and says so", async () => {
  const wrong = { ...env, BACKUP_KEY: "geheim" };
  await startBackup(wrong, night);
  await continueRuns(wrong, night);
  expect((await runs(env))[0]).toMatchObject({ state: "failed", error: "bad-key" });
});

test("a drill never touches a database that is in use", async () => {
  await startBackup(env, night);
  await untilDone(env, night);
  const misbound = { ...env, DRILL: env.DB };
  await startDrill(misbound, night);
  await untilDone(misbound, night + day);
  expect(await last()).toMatchObject({ kind: "drill", state: "failed", error: "scratch-in-use" });
  expect(await env.DB.prepare("SELECT count(*) AS n FROM leads").first("n")).toBe(4);
});

test("a deploy in the middle starts it over with the new tables", async () => {
  await startBackup(env, night);
  for (let step = 0; step < 8; step++) await continueRuns(env, night + step * 2 * minute, oneStep);
  await env.DB.batch([
    env.DB.prepare("CREATE TABLE later (id INTEGER PRIMARY KEY, note TEXT) STRICT"),
    env.DB.prepare("INSERT INTO later (note) VALUES ('new')"),
    env.DB.prepare("INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')"),
  ]);
  await untilDone(env, night + 60 * minute);
  const { store, keys } = await backupStores(env);
  const manifest = await readManifest(store, keys, generationNamed((await runs(env))[0]?.generation));
  expect(manifest.migration).toBe("9999_later.sql");
  expect(manifest.tables).toContainEqual({ name: "later", rows: 1 });
  await env.DB.batch([
    env.DB.prepare("DROP TABLE later"),
    env.DB.prepare("DELETE FROM d1_migrations WHERE name = '9999_later.sql'"),
  ]);
});
