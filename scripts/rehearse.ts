import { createHash, randomBytes, randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { seedSite } from "../tests/support/seeded-site.ts";
import { startServer, type TestServer } from "../tests/support/server.ts";
import { findBackup, restoreBucket } from "./backup/restore-bucket.ts";
import { localBackups, localSource, localTarget } from "./backup/stores.ts";
import { answers } from "./chaos/run.ts";
import { readOptions, wholeNumber } from "./cli/options.ts";
import { fail, projectFolder, seconds, step } from "./cli/run.ts";
import { type BareStores, withStores } from "./runtime/bare-stores.ts";
import { applyMigrations } from "./runtime/migrations.ts";

const help = "npm run rehearse -- [--requests 1000] [--kills 10]";

const minute = 60_000;
const migrations = join(projectFolder, "migrations");

type RunRow = {
  kind: string;
  state: string;
  error: string | null;
  row_count: number | null;
  file_count: number | null;
};

/** Fires the trigger of every minute until no run is left, and kills the runtime in the middle of some of them. */
async function untilDone(server: TestServer, from: number, kills: number) {
  let killed = 0;
  for (let minutes = 1; ; minutes++) {
    // Two minutes: after a kill the lease of the one before must be over.
    const fired = server.cron("* * * * *", from + 2 * minutes * minute).catch(() => {});
    if (killed < kills) {
      await pause(randomInt(20, 300));
      server.crash();
      killed++;
    }
    await fired;
    await answers(server.url);
    const [left] = await server.sql<{ n: number }>(
      "SELECT count(*) AS n FROM backup_runs WHERE state = 'running'",
    );
    if (left?.n === 0) return { minutes, killed };
    if (minutes > 3000) throw new Error("The runs do not end.");
  }
}

/** Every request with its files' content, as one number per request. */
async function fingerprints(stores: BareStores): Promise<Map<string, string>> {
  const { query, file } = localSource(stores);
  const hashes = new Map<string, string>();
  for (const lead of await query("SELECT * FROM leads ORDER BY id")) {
    const hash = createHash("sha256").update(JSON.stringify(lead));
    const parts = await query("SELECT * FROM lead_files WHERE lead_id = ? ORDER BY n", [lead.id]);
    for (const part of parts) {
      hash.update(JSON.stringify(part));
      hash.update((await file(String(part.object_key)))?.bytes ?? "lost");
    }
    for (const table of ["lead_events", "outbox"])
      hash.update(
        JSON.stringify(await query(`SELECT * FROM ${table} WHERE lead_id = ? ORDER BY id`, [lead.id])),
      );
    hashes.set(String(lead.id), hash.digest("hex"));
  }
  return hashes;
}

/**
 * Backs up a site through the built Worker while its runtime is killed again and again, drills, takes everything
 * away, restores, and compares each request and file.
 */
async function rehearse(): Promise<void> {
  const values = readOptions(help, {
    requests: { type: "string", default: "1000" },
    kills: { type: "string", default: "10" },
  });
  const requests = wholeNumber("--requests", values.requests);
  const kills = wholeNumber("--kills", values.kills);
  const state = mkdtempSync(join(tmpdir(), "rehearse-"));
  const key = randomBytes(32).toString("base64");
  try {
    await step(`${requests} requests with files`, () =>
      withStores(state, async (stores) => {
        await applyMigrations(stores.database, migrations);
        await seedSite({ DB: stores.database, UPLOADS: stores.bucket } as unknown as Env, requests);
      }),
    );
    const server = await startServer({ state, vars: { BACKUP_KEY: key } });
    // Ahead of the clock, so that the triggers which fire by themselves find nothing to do.
    const night = Date.now() + 60 * minute;
    await server.cron("17 3 * * *", night);
    const began = Date.now();
    const backup = await untilDone(server, night, kills);
    const backupTook = seconds(began);
    const drillBegan = Date.now();
    await server.cron("17 4 * * 1", night + 600 * minute);
    const drill = await untilDone(server, night + 600 * minute, kills > 0 ? 2 : 0);
    const runs = await server.sql<RunRow>("SELECT * FROM backup_runs ORDER BY id");
    console.log(`backup: ${backup.minutes} minutes of cron, ${backupTook}, ${backup.killed} kills -9
drill: ${drill.minutes} minutes of cron, ${seconds(drillBegan)}, ${drill.killed} kills -9`);
    for (const { kind, state, error, row_count, file_count } of runs)
      console.log(`  ${kind}: ${state}${error ?? ""}, ${row_count ?? 0} rows, ${file_count ?? 0} files`);
    await server.stop();
    if (runs.some((run) => run.state !== "complete")) throw new Error("A run did not complete.");
    await compare(state, key);
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}

async function compare(state: string, key: string): Promise<void> {
  const { before, after } = await step("Taking all away, restoring, comparing", () =>
    withStores(state, async (stores) => {
      const before = await fingerprints(stores);
      for (let page = await stores.bucket.list(); page.objects.length > 0; page = await stores.bucket.list())
        await stores.bucket.delete(page.objects.map((object) => object.key));
      const found = await findBackup(localBackups(stores), key, migrations);
      await restoreBucket(found, localTarget(stores));
      return { before, after: await fingerprints(stores) };
    }),
  );
  const changed = [...before].filter(([id, hash]) => after.get(id) !== hash);
  console.log(`${after.size} of ${before.size} requests came back; ${changed.length} changed or lost`);
  if (changed.length > 0 || after.size !== before.size) process.exitCode = 1;
}

rehearse().catch((error) => fail(error));
