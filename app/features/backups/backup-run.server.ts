import { copyMissing } from "./copy-files.server";
import {
  type FileCopy,
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
import { dataTables, readPage, readSchema } from "./read-tables.server";
import type { Run, RunResult, Step, StepOutcome } from "./runs.server";
import { seal } from "./sealed-object.server";
import type { BackupStores } from "./stores.server";

/** What a backup keeps between two steps. */
export type BackupCursor = {
  generation: Generation;
  migration: string;
  phase: "rows" | "files" | "list" | "manifest";
  tables: { name: string; rows: number }[];
  parts: RowsPart[];
  lists: FilesPart[];
  files: number;
  bytes: number;
  lost: string[];
  /** Place in the phase: which table, and after which of its rows or copies. */
  table: number;
  after: number;
  afterCopy: string;
};

const listSize = 1000;
const day = 24 * 60 * 60 * 1000;
const beginning = Number.MIN_SAFE_INTEGER;

/**
 * Rows first, parents before children; then the files that rows name, so that each file of a read row is copied
 * or was erased meanwhile; the manifest last.
 */
export const backupStep: Step<BackupCursor> = async (stores, run, cursor) => {
  if (cursor === null) return { cursor: await begin(stores, run) };
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
  const tables = ["d1_migrations", ...dataTables(await readSchema(query))];
  return {
    generation: { kind: weekly ? "daily" : "weekly", at: run.started_at },
    migration: await lastMigration(db),
    phase: "rows",
    tables: [...new Set(tables)].map((name) => ({ name, rows: 0 })),
    parts: [],
    lists: [],
    files: 0,
    bytes: 0,
    lost: [],
    table: 0,
    after: beginning,
    afterCopy: "",
  };
}

async function lastMigration(db: D1Database): Promise<string> {
  return (await db.prepare("SELECT max(name) AS name FROM d1_migrations").first<string>("name")) ?? "";
}

async function rowsStep(stores: BackupStores, cursor: BackupCursor): Promise<BackupCursor> {
  const { tables, table, after, parts, generation } = cursor;
  const current = tables[table];
  if (!current) return { ...cursor, phase: "files", table: 0, after: beginning };
  const { last, ...page } = await readPage(stores.query, current.name, after);
  if (last === null) return { ...cursor, table: table + 1, after: beginning };
  const name = unusedName(`${partsPrefix(generation)}rows-${parts.length}`);
  await putJson(stores, name, page);
  const counted = { ...current, rows: current.rows + page.rows.length };
  return {
    ...cursor,
    tables: tables.with(table, counted),
    parts: [...parts, { name, table: current.name, rows: page.rows.length }],
    after: last,
  };
}

async function filesStep(stores: BackupStores, cursor: BackupCursor): Promise<BackupCursor> {
  const names = await fileTables(
    stores.query,
    cursor.tables.map(({ name }) => name),
  );
  const table = names[cursor.table];
  if (!table) return { ...cursor, phase: "list" };
  const { next, lost } = await copyMissing(stores, table, cursor.after, cursor.generation);
  const place = next === null ? { table: cursor.table + 1, after: beginning } : { after: next };
  return { ...cursor, ...place, lost: [...cursor.lost, ...lost] };
}

/** Every copy of a file that the site has: of this generation and of those before. */
async function listStep(stores: BackupStores, cursor: BackupCursor): Promise<BackupCursor> {
  const { results } = await stores.db
    .prepare(
      `SELECT key, copy, sha256, byte_count AS bytes, content_type AS contentType FROM backup_files
       WHERE gone_at IS NULL AND copy > ?1 ORDER BY copy LIMIT ${listSize}`,
    )
    .bind(cursor.afterCopy)
    .all<FileCopy>();
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
