import {
  completeGenerations,
  type Generation,
  type Manifest,
  readCopy,
  readFileList,
  readManifest,
  readRows,
} from "./generation.server";
import { type Query, quoted, readBetween } from "./read-tables.server";
import type { Step } from "./runs.server";
import { BackupError } from "./sealed-object.server";
import type { BackupStores } from "./stores.server";
import { createItems, dropAll, insertRows, rebuildSearch, restOf, tablesOf } from "./write-tables.server";

export type DrillCursor = {
  generation: Generation;
  phase: "empty" | "tables" | "rows" | "rest" | "compare" | "clear" | "files" | "over";
  part: number;
  /** Rows written per table. */
  written: Record<string, number>;
  list: number;
  file: number;
  files: number;
  bytes: number;
  /** Copies that could not be read, or were not what was copied. */
  bad: number;
};

const filesPerStep = 20;

/** Tells a database that drills may empty from any other one. */
const marker = "drill_scratch";

/** Restores the newest generation into the scratch database, compares, empties it again, then reads every file. */
export const drillStep: Step<DrillCursor> = async (stores, _run, cursor) => {
  const scratch = stores.scratch;
  if (scratch === null) throw new BackupError("no-scratch", "DRILL is not bound.");
  if (cursor === null) return { cursor: await begin(stores) };
  const ours = await isOurs(scratch);
  if (cursor.phase === "empty") {
    if (!ours) await scratch(`CREATE TABLE ${marker} (id INTEGER PRIMARY KEY)`);
    await dropAll(scratch, [marker]);
    return { cursor: { ...cursor, phase: "tables" } };
  }
  // DRILL was bound to another one meanwhile.
  if (!ours) return { cursor: await begin(stores) };
  try {
    const manifest = await readManifest(stores.store, stores.keys, cursor.generation);
    if (cursor.phase !== "over") return { cursor: await work(stores, scratch, manifest, cursor) };
    if (cursor.bad > 0) throw new BackupError("damaged", `${cursor.bad} copies of files cannot be restored.`);
    const rows = Object.values(cursor.written).reduce((sum, n) => sum + n, 0);
    const { files, bytes } = cursor;
    return { done: { generation: manifest.generation, rows, files, bytes, lost: manifest.lost.length } };
  } catch (error) {
    // It is over: what was restored must not stay there until the next drill.
    if (error instanceof BackupError) await dropAll(scratch, [marker]);
    throw error;
  }
};

async function begin({ store }: BackupStores): Promise<DrillCursor> {
  const [generation] = await completeGenerations(store);
  if (!generation) throw new BackupError("no-backup", "There is no complete backup.");
  return {
    generation,
    phase: "empty",
    part: 0,
    written: {},
    list: 0,
    file: 0,
    files: 0,
    bytes: 0,
    bad: 0,
  };
}

/** Removes what a drill restored. A database without its marker is none of its own and stays as it is. */
export async function clearScratch(scratch: Query): Promise<void> {
  const ours = await isOurs(scratch).catch((error) => {
    if (error instanceof BackupError) return false;
    throw error;
  });
  if (ours) await dropAll(scratch, [marker]);
}

/**
 * False for an empty one. Throws when it has data and no marker: a binding that points at a database in use must not
 * cost its data, so each step asks.
 */
async function isOurs(scratch: Query): Promise<boolean> {
  const tables = await scratch(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%cf_%'",
  );
  if (tables.some(({ name }) => name === marker)) return true;
  if (tables.length > 0) throw new BackupError("scratch-in-use", "DRILL is bound to a database with data.");
  return false;
}

async function work(
  stores: BackupStores,
  scratch: Query,
  manifest: Manifest,
  cursor: DrillCursor,
): Promise<DrillCursor> {
  switch (cursor.phase) {
    case "tables":
      await createItems(scratch, tablesOf(manifest.schema));
      return { ...cursor, phase: "rows" };
    case "rows":
      return rowsStep(stores, scratch, manifest, cursor);
    case "rest":
      await createItems(scratch, restOf(manifest.schema));
      await rebuildSearch(scratch, manifest.schema);
      return { ...cursor, phase: "compare" };
    case "compare":
      await compareCounts(scratch, manifest, cursor.written);
      return { ...cursor, phase: "clear" };
    case "clear":
      // A step of its own: made again after a kill, comparing would miss the tables that are gone already.
      await dropAll(scratch, [marker]);
      return { ...cursor, phase: "files" };
    default:
      return filesStep(stores, manifest, cursor);
  }
}

async function rowsStep(
  { store, keys }: BackupStores,
  scratch: Query,
  { parts }: Manifest,
  cursor: DrillCursor,
): Promise<DrillCursor> {
  const part = parts[cursor.part];
  if (!part) return { ...cursor, phase: "rest" };
  const content = await readRows(store, keys, part);
  const wrote = await insertRows(scratch, content, "REPLACE");
  const expected = new Map(content.rows.map((row) => [row[0], JSON.stringify(row)]));
  const from = Number(content.rows[0]?.[0]);
  const until = Number(content.rows.at(-1)?.[0]);
  const found = await readBetween(scratch, part.table, content.columns, from, until);
  const same = found.filter((row) => expected.get(row[0] ?? null) === JSON.stringify(row)).length;
  if (found.length !== wrote || same !== wrote) throw differs(part.table);
  const written = { ...cursor.written, [part.table]: (cursor.written[part.table] ?? 0) + wrote };
  return { ...cursor, part: cursor.part + 1, written };
}

async function compareCounts(
  scratch: Query,
  { tables }: Manifest,
  written: DrillCursor["written"],
): Promise<void> {
  for (const { name } of tables) {
    const [row] = await scratch(`SELECT count(*) AS n FROM ${quoted(name)}`);
    if (row?.n !== (written[name] ?? 0)) throw differs(name);
  }
}

const differs = (table: string) =>
  new BackupError("rows-differ", `${table} does not come back as it was backed up.`);

async function filesStep(
  { db, store, keys }: BackupStores,
  { lists }: Manifest,
  cursor: DrillCursor,
): Promise<DrillCursor> {
  const list = lists[cursor.list];
  if (!list) return { ...cursor, phase: "over" };
  const files = (await readFileList(store, keys, list)).slice(cursor.file, cursor.file + filesPerStep);
  if (files.length === 0) return { ...cursor, list: cursor.list + 1, file: 0 };
  let { bytes, bad } = cursor;
  for (const file of files) {
    try {
      bytes += (await readCopy(store, keys, file)).length;
    } catch (error) {
      // A copy that needs another key is whole: forgotten, it would be pruned.
      if (!(error instanceof BackupError) || error.code === "wrong-key") throw error;
      bad++;
      // Forgotten, so that the next night copies the file anew.
      await db.prepare("DELETE FROM backup_files WHERE copy = ?1").bind(file.copy).run();
    }
  }
  return { ...cursor, file: cursor.file + files.length, files: cursor.files + files.length, bytes, bad };
}
