import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  type BackupStore,
  completeGenerations,
  type Generation,
  generationName,
  generationOf,
  type Manifest,
  readCopy,
  readFileList,
  readManifest,
  readRows,
} from "../../app/features/backups/generation.server.ts";
import { filesOfRow } from "../../app/features/backups/named-files.server.ts";
import { dataTables, type Query, quoted, readSchema } from "../../app/features/backups/read-tables.server.ts";
import { type BackupKeys, readBackupKeys } from "../../app/features/backups/sealed-object.server.ts";
import {
  createItems,
  dropAll,
  insertRows,
  rebuildSearch,
  restOf,
  restoringTable,
  tablesOf,
} from "../../app/features/backups/write-tables.server.ts";
import type { Target } from "./stores.ts";

const parallel = 6;

export type Found = {
  store: BackupStore;
  keys: BackupKeys;
  manifest: Manifest;
  /** Of the one before it; null when there is none that can be read. */
  previous: Manifest | null;
};

/**
 * The newest complete backup, or the last one made up to `at`. Nothing is written yet. Throws when the newest has less
 * than half of the rows of the one before: it may have been made of a database that was half restored.
 */
export async function findBackup(
  store: BackupStore,
  secret: string | undefined,
  migrations: string,
  at?: string,
): Promise<Found> {
  if (!secret) throw new Error("Set BACKUP_KEY in the environment: the secret that the site has.");
  const keys = await readBackupKeys(secret);
  const all = await completeGenerations(store);
  const until = at === undefined ? Number.POSITIVE_INFINITY : momentOf(at);
  const [generation, before] = all.filter((one) => one.at <= until);
  if (!generation) throw new Error(`There is no complete backup${at ? ` up to ${at}${listed(all)}` : ""}.`);
  const manifest = await readManifest(store, keys, generation);
  if (!existsSync(join(migrations, manifest.migration))) {
    throw new Error(`This backup was made by a newer version: migrations/ has no ${manifest.migration}.`);
  }
  const previous = before ? await readManifest(store, keys, before).catch(() => null) : null;
  if (at === undefined && previous && rowsOf(manifest) < rowsOf(previous) / 2) {
    const [newest, older] = [manifest, previous].map(describe);
    throw new Error(`The newest backup lacks most rows:\n  ${newest}\n  ${older}\nSay which one with --at.`);
  }
  return { store, keys, manifest, previous };
}

const rowsOf = ({ tables }: Manifest) => tables.reduce((sum, { rows }) => sum + rows, 0);

/** A backup in one line, for the person who chooses. */
export const describe = (manifest: Manifest) =>
  `${manifest.generation}: ${rowsOf(manifest)} rows, ${manifest.files} files`;

/** A date means the end of that day; the name of a backup means that one. */
function momentOf(at: string): number {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(at);
  const moment = generationOf(at)?.at ?? Date.parse(isDay ? `${at}T23:59:59.999Z` : at);
  if (Number.isNaN(moment)) throw new Error(`${at} is no moment: write 2026-11-22, or 2026-11-22T03:17:00Z.`);
  return moment;
}

const listed = (all: Generation[]) =>
  all.length > 0 ? `. There are:\n${all.map((one) => `  ${generationName(one)}`).join("\n")}\n` : "";

/** What migrations and the running site write by themselves. */
const writtenByTheSite = [
  "alarms",
  "browser_failures",
  "browser_vitals",
  "content_generation",
  "cron_runs",
  "event_counts",
];

/** Whether a table holds anything that somebody entered. */
export async function hasData(query: Query): Promise<boolean> {
  for (const table of dataTables(await readSchema(query))) {
    if (writtenByTheSite.includes(table)) continue;
    if ((await query(`SELECT 1 FROM ${quoted(table)} LIMIT 1`)).length > 0) return true;
  }
  return false;
}

/** Whether there is any table: a site that was ever deployed with the database has some. */
export const hasTables = async (query: Query) => (await readSchema(query)).length > 0;

/**
 * Empties the database, then writes the tables as they were, and the files that their rows name. Files that are there
 * already are written over: each key names one content. Until all is there the site makes no backup of it.
 * Throws when somebody else writes a row in the place of one. Returns how much it was.
 */
export async function restoreBucket(
  { store, keys, manifest }: Found,
  target: Target,
): Promise<{ rows: number; files: number; lost: string[] }> {
  const { query } = target;
  await query(`CREATE TABLE IF NOT EXISTS ${restoringTable} (id INTEGER PRIMARY KEY)`);
  await dropAll(query, [restoringTable]);
  await createItems(query, tablesOf(manifest.schema));
  let rows = 0;
  const named = new Set<string>();
  for (const part of manifest.parts) {
    const content = await readRows(store, keys, part);
    rows += await insertRows(query, content, "ABORT").catch((cause) => {
      if (!/UNIQUE constraint/.test(String(cause))) throw cause;
      throw new Error(
        `The site wrote into ${part.table} meanwhile: it is open. What it wrote is still there.`,
        {
          cause,
        },
      );
    });
    for (const [, ...values] of content.rows) {
      const row = Object.fromEntries(content.columns.map((column, index) => [column, values[index]]));
      for (const key of filesOfRow(part.table, row)) named.add(key);
    }
  }
  await createItems(query, restOf(manifest.schema));
  await rebuildSearch(query, manifest.schema);

  let files = 0;
  for (const list of manifest.lists) {
    const wanted = (await readFileList(store, keys, list)).filter(({ key }) => named.has(key)).values();
    const worker = async () => {
      for (const file of wanted) {
        await target.putFile(file.key, await readCopy(store, keys, file), file.contentType);
        files++;
      }
    };
    await Promise.all(Array.from({ length: parallel }, worker));
  }
  await query(`DROP TABLE ${restoringTable}`);
  return { rows, files, lost: manifest.lost };
}
