import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataTables, readPage, readSchema } from "../../app/features/backups/read-tables.server.ts";
import { startBackup } from "../../app/features/backups/runs.server";
import { accountStandIn } from "../../tests/support/account-stand-in";
import { type BackupSite, backupKey, day, names, otherKey, untilDone } from "../../tests/support/backup-site";
import { night, seedSite } from "../../tests/support/seeded-site";
import { projectFolder } from "../cli/run.ts";
import { ApiError } from "../doctor/cloudflare-api.ts";
import { type BareStores, openBareStores, withStores } from "../runtime/bare-stores.ts";
import { applyMigrations } from "../runtime/migrations.ts";
import { findBackup, hasTables, restoreBucket } from "./restore-bucket.ts";
import { localBackups, localSource, localTarget, patiently } from "./stores.ts";

const folder = mkdtempSync(join(tmpdir(), "restore-"));
const state = join(folder, "site");
const migrations = join(projectFolder, "migrations");
/** Each command starts a process, which takes seconds on a busy machine. */
const timeout = 240_000;
const nasty = `O'Brien; DROP TABLE leads; -- "x"\n\tregel 2 \0 einde € 🏠`;
let before: Awaited<ReturnType<typeof snapshot>>;

/** All that a visitor or the office would miss. */
async function snapshot(stores: BareStores) {
  const { query } = localSource(stores);
  const tables: Record<string, unknown> = {};
  const schema = await readSchema(query);
  for (const table of dataTables(schema)) {
    tables[table] = (
      await readPage(query, table, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, {
        rows: 1e6,
        bytes: 1e9,
      })
    ).rows;
  }
  const files: Record<string, unknown> = {};
  const bucket = stores.bucket as unknown as R2Bucket;
  for (const key of await names(bucket)) {
    const object = await bucket.get(key);
    files[key] = [
      object?.httpMetadata?.contentType,
      Buffer.from((await object?.arrayBuffer()) ?? new ArrayBuffer()).toString("hex"),
    ];
  }
  const find = (sql: string) => query(sql).then((rows) => rows.length);
  const found = [
    await find("SELECT rowid FROM lead_search WHERE lead_search MATCH 'schoorsteen'"),
    await find("SELECT rowid FROM article_live_search WHERE article_live_search MATCH 'zink'"),
  ];
  // Indexes and triggers are made after the rows, so their order is another one.
  return { schema: schema.map(({ sql }) => sql).sort(), tables, files, found };
}

/** What the Worker would have of these stores. */
const siteOn = ({ database, bucket, backups }: BareStores) =>
  ({ DB: database, UPLOADS: bucket, BACKUPS: backups, BACKUP_KEY: backupKey }) as unknown as BackupSite;

beforeAll(async () => {
  await withStores(state, async (stores) => {
    await applyMigrations(stores.database, migrations);
    const env = siteOn(stores);
    await seedSite(env, 40);
    await stores.database
      .prepare("UPDATE leads SET project_description = ? WHERE id = 'seed-3'")
      .bind(nasty)
      .run();
    await stores.database
      .prepare("UPDATE articles SET draft = ? WHERE id = 7")
      .bind(JSON.stringify({ long: "é".repeat(450_000) }))
      .run();
    await startBackup(env, night);
    await untilDone(env, night);
    before = await snapshot(stores);
    expect(before.found.every((n) => n > 0)).toBe(true);
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** `npm run restore` with these options, and this typed. */
async function restore(args: string[], { typed = "", env = {} } = {}) {
  const child = spawn(process.execPath, [join(projectFolder, "scripts", "restore.ts"), ...args], {
    env: { ...process.env, BACKUP_KEY: backupKey, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  child.stdin.end(`${typed}\n`);
  const [code] = await once(child, "close");
  return { code, output };
}

const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

test("without the key, with another one, or up to a day before the first, nothing is found", async () => {
  await withStores(state, async (stores) => {
    const find = (secret?: string, at?: string) => findBackup(localBackups(stores), secret, migrations, at);
    await expect(find()).rejects.toThrow("Set BACKUP_KEY");
    await expect(find(otherKey)).rejects.toThrow(/was written with key [0-9a-f]{8}/);
    const before = dateOf(night - day);
    await expect(find(backupKey, before)).rejects.toThrow(`up to ${before}. There are:\n  weekly`);
    await expect(find(backupKey, "gisteren")).rejects.toThrow("is no moment");
    const found = await find(backupKey, dateOf(night));
    expect(await find(backupKey, found.manifest.generation)).toMatchObject({ manifest: found.manifest });
    await expect(findBackup(localBackups(stores), backupKey, folder)).rejects.toThrow("newer version");
  });
});

test("what a local server backed up comes back into its folder, to the byte", { timeout }, async () => {
  await withStores(state, async ({ database, bucket }) => {
    await database.prepare("DELETE FROM leads WHERE id < 'seed-2'").run();
    await database.prepare("UPDATE articles SET title = 'spoiled'").run();
    await bucket.delete(await names(bucket as unknown as R2Bucket));
  });
  const done = await restore(["--from-bucket", "--state", state, "--replace"]);
  expect(done.output).toMatch(/\d+ rows, \d+ files/);
  expect(done.code).toBe(0);
  await withStores(state, async (stores) => expect(await snapshot(stores)).toEqual(before));
});

test("into an account: asked for by name, refused where there are tables, and the same comes back", {
  timeout,
}, async () => {
  const site = await openBareStores(join(state, "v3"));
  const account = await openBareStores(join(folder, "account"));
  const server = accountStandIn(account, site).listen(0, "127.0.0.1");
  await once(server, "listening");
  const env = {
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    CLOUDFLARE_API_TOKEN: "token",
  };
  const args = ["--from-bucket", "--remote"];
  try {
    // A new database: one that was ever deployed with may be live.
    expect((await restore(args, { typed: "yes", env })).output).toContain("Nothing was changed");
    expect(await hasTables(localSource(account).query)).toBe(false);

    const done = await restore(args, { typed: "totaal-specialisten", env });
    expect(done.output).toMatch(/\d+ rows, \d+ files/);
    expect(await snapshot(account)).toEqual(before);
    // A later deploy has nothing to apply.
    expect(await applyMigrations(account.database, migrations)).toEqual([]);

    const refused = await restore(args, { typed: "totaal-specialisten", env });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("is in use");
    expect(await snapshot(account)).toEqual(before);
  } finally {
    server.close();
    await Promise.all([site.close(), account.close()]);
  }
});

test("a request that comes in while its table is restored stays, and stops the restore", {
  timeout,
}, async () => {
  await withStores(state, async (site) => {
    const found = await findBackup(localBackups(site), backupKey, migrations);
    await withStores(join(folder, "live"), async (live) => {
      await applyMigrations(live.database, migrations);
      const { query, putFile } = localTarget(live);
      let came = false;
      const open = async (sql: string, params?: unknown[]) => {
        // Just before a row of the backup: the site counts on from what is there already.
        if (!came && sql.startsWith('INSERT OR ABORT INTO "leads"')) {
          came = true;
          const [row] = JSON.parse(String(params?.[0])) as unknown[][];
          const columns = (await query("SELECT name FROM pragma_table_info('leads')")).map(
            ({ name }) => name,
          );
          const values = row?.map((value, n) =>
            ["id", "reference", "submission_key"].includes(String(columns[n - 1])) ? "visitor" : value,
          );
          await query(
            `INSERT INTO leads (rowid, ${columns.join(", ")}) VALUES (${values?.map(() => "?").join(", ")})`,
            values,
          );
        }
        return query(sql, params);
      };
      await expect(restoreBucket(found, { query: open, putFile })).rejects.toThrow(
        "The site wrote into leads",
      );
      expect(came).toBe(true);
      expect(await query("SELECT id FROM leads WHERE id = 'visitor'")).toHaveLength(1);
      // Broken off: the site makes no backup of this half until a restore came to its end.
      const marker = () => query("SELECT 1 FROM sqlite_master WHERE name = 'backup_restoring'");
      expect(await marker()).toHaveLength(1);
      await restoreBucket(found, { query, putFile });
      expect(await marker()).toEqual([]);
      expect(await snapshot(live)).toEqual(before);
    });
  });
});

test("a newest backup that lost most rows is not taken by itself", { timeout }, async () => {
  await withStores(join(folder, "half"), async (stores) => {
    await applyMigrations(stores.database, migrations);
    const env = siteOn(stores);
    await seedSite(env, 10);
    await startBackup(env, night);
    await untilDone(env, night);
    const find = (at?: string) => findBackup(localBackups(stores), backupKey, migrations, at);
    const { query } = localSource(stores);
    const counts = (await find()).manifest.tables.filter(({ name }) => name !== "d1_migrations");
    for (const { name } of counts.toReversed()) await query(`DELETE FROM "${name}"`);
    await startBackup(env, night + day);
    await untilDone(env, night + day);
    await expect(find()).rejects.toThrow(/lacks most rows:\n {2}daily\S+ \d+ rows.*\n {2}weekly/);
    expect((await find(dateOf(night + day))).manifest.generation).toMatch(/^daily/);
  });
});

test("too many calls are waited for, and go on", async () => {
  let calls = 0;
  const call = async () => {
    if (++calls < 3) throw new ApiError(429, "slow down");
    return "done";
  };
  expect(await patiently(call, 1)).toBe("done");
  await expect(patiently(() => Promise.reject(new ApiError(403, "no")), 1)).rejects.toThrow("no");
});
