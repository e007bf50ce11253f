import { copyMissing, currentCopies, markGone } from "./copy-files.server";
import {
  day,
  type FilesPart,
  type Generation,
  generationName,
  type Manifest,
  manifestName,
  partsPrefix,
  type RowsPart,
  unusedName,
} from "./generation.server";
import { fileTables } from "./named-files.server";
import { dataTables, lastRow, readPage, readSchema } from "./read-tables.server";
import type { Run, RunResult, Step, StepOutcome } from "./runs.server";
import { seal } from "./sealed-object.server";
import type { BackupStores } from "./stores.server";

/** What a backup keeps between two steps. */
export type BackupCursor = {
  generation: Generation;
  migration: string;
  phase: "gone" | "rows" | "files" | "list" | "manifest";
  tables: { name: string; rows: number }[];
  fileTables: string[];
  parts: RowsPart[];
  lists: FilesPart[];
  files: number;
  bytes: number;
  lost: string[];
  /** Place in the phase: which table, and after which of its rows or copies. */
  table: number;
  after: number;
  /** The last row of the table that is read. */
  until: number;
  afterCopy: string;
};

/** Of lost files so many are named; a cursor must stay small. */
const lostListed = 200;
const beginning = Number.MIN_SAFE_INTEGER;

/**
 * What is gone since the last one is taken off the list; then rows, parents before children; then the files that rows name, so that each file of a read row is copied
 * or was erased meanwhile; the manifest last.
 */
export const backupStep: Step<BackupCursor> = async (stores, run, cursor) => {
  if (cursor === null) return { cursor: await begin(stores, run) };
  if (cursor.phase === "gone") {
    const last = await markGone(stores, cursor.afterCopy, cursor.generation);
    const place = last === null ? { phase: "rows" as const, afterCopy: "" } : { afterCopy: last };
    return { cursor: { ...cursor, ...place } };
  }
  if (cursor.phase === "rows") return { cursor: await rowsStep(stores, cursor) };
  if (cursor.phase === "files") return { cursor: await filesStep(stores, cursor) };
  if (cursor.phase === "list") return { cursor: await listStep(stores, cursor) };
  return manifestStep(stores, cursor);
};

async function begin({ db, query }: BackupStores, run: Run): Promise<BackupCursor> {
  const weekly = await db
    .prepare(
      `SELECT 1 FROM backup_runs
       WHERE kind = 'backup' AND state = 'complete' AND started_at > ?1 AND generation LIKE 'weekly/%' LIMIT 1`,
    )
    // Half a day less than a week: no two runs begin at the same second.
    .bind(run.started_at - 6.5 * day)
    .first();
  const schema = await readSchema(query);
  return {
    generation: { kind: weekly ? "daily" : "weekly", at: run.started_at },
    migration: await lastMigration(db),
    phase: "gone",
    tables: ["d1_migrations", ...dataTables(schema)].map((name) => ({ name, rows: 0 })),
    fileTables: await fileTables(query),
    parts: [],
    lists: [],
    files: 0,
    bytes: 0,
    lost: [],
    table: 0,
    after: beginning,
    until: beginning,
    afterCopy: "",
  };
}

async function lastMigration(db: D1Database): Promise<string> {
  return (await db.prepare("SELECT max(name) AS name FROM d1_migrations").first<string>("name")) ?? "";
}

async function rowsStep(stores: BackupStores, cursor: BackupCursor): Promise<BackupCursor> {
  const { tables, parts, generation } = cursor;
  let { after, until } = cursor;
  for (const [table, current] of tables.entries()) {
    if (table < cursor.table) continue;
    if (after === beginning) until = await lastRow(stores.query, current.name);
    const { last, ...page } = await readPage(stores.query, current.name, after, until);
    after = beginning;
    if (last === null) continue;
    const name = unusedName(`${partsPrefix(generation)}rows-${parts.length}`);
    await putJson(stores, name, page);
    return {
      ...cursor,
      table,
      after: last,
      until,
      tables: tables.with(table, { ...current, rows: current.rows + page.rows.length }),
      parts: [...parts, { name, table: current.name, rows: page.rows.length }],
    };
  }
  return { ...cursor, phase: "files", table: 0, after: beginning };
}

async function filesStep(stores: BackupStores, cursor: BackupCursor): Promise<BackupCursor> {
  const table = cursor.fileTables[cursor.table];
  if (!table) return { ...cursor, phase: "list" };
  const { next, lost } = await copyMissing(stores, table, cursor.after, cursor.generation);
  const place = next === null ? { table: cursor.table + 1, after: beginning } : { after: next };
  return { ...cursor, ...place, lost: [...cursor.lost, ...lost].slice(0, lostListed) };
}

/** Every copy of a file that the site has: of this generation and of those before. */
async function listStep(stores: BackupStores, cursor: BackupCursor): Promise<BackupCursor> {
  const results = await currentCopies(stores.db, cursor.afterCopy);
  const last = results.at(-1);
  if (!last) return { ...cursor, phase: "manifest" };
  const name = unusedName(`${partsPrefix(cursor.generation)}files-${cursor.lists.length}`);
  await putJson(stores, name, results);
  return {
    ...cursor,
    afterCopy: last.copy,
    lists: [...cursor.lists, { name, files: results.length }],
    files: cursor.files + results.length,
    bytes: cursor.bytes + results.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function manifestStep(stores: BackupStores, cursor: BackupCursor): Promise<StepOutcome<BackupCursor>> {
  const { generation, migration, tables, parts, lists, files, bytes, lost } = cursor;
  // A deploy changed the tables meanwhile: rows of two versions make no backup.
  if ((await lastMigration(stores.db)) !== migration) return { cursor: null };
  const name = manifestName(generation);
  const manifest: Manifest = {
    generation: generationName(generation),
    migration,
    schema: await readSchema(stores.query),
    tables,
    parts,
    lists,
    files,
    bytes,
    lost,
  };
  // Written by an attempt that was killed before it could say so; under the lock it cannot be replaced.
  if ((await stores.backups.head(name)) === null) await putJson(stores, name, manifest);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const done: RunResult = { generation: manifest.generation, rows, files, bytes, lost: lost.length };
  return { done };
}

async function putJson({ backups, keys }: BackupStores, name: string, content: unknown): Promise<void> {
  await backups.put(name, await seal(keys, name, new TextEncoder().encode(JSON.stringify(content))));
}
