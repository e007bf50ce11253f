import type { Row, Rows, SchemaItem } from "./generation.server.ts";
import { hasOwnContent, isSearch, type Query, quoted, text } from "./read-tables.server.ts";

/** While this table is there, a restore is writing the others. */
export const restoringTable = "backup_restoring";

/** Tables alone; what watches or sorts their rows comes after these, so that no trigger changes a restored row. */
export const tablesOf = (schema: SchemaItem[]) => schema.filter(({ type }) => type === "table");
export const restOf = (schema: SchemaItem[]) => schema.filter(({ type }) => type !== "table");

/** Makes what is not there yet: after a kill it is called again. */
export async function createItems(query: Query, items: SchemaItem[]): Promise<void> {
  const there = await query("SELECT name FROM sqlite_master");
  const names = new Set(there.map(({ name }) => name));
  for (const { name, sql } of items) if (!names.has(name)) await query(sql);
}

/** Removes all but the tables named in `kept`. What refers goes before what it refers to. */
export async function dropAll(query: Query, kept: string[] = []): Promise<void> {
  const all = (await query(
    "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND type <> 'index' ORDER BY rowid DESC",
  )) as SchemaItem[];
  const search = all.filter(isSearch);
  const order = [
    ...all.filter(({ type }) => type === "trigger"),
    ...all.filter(({ type }) => type === "view"),
    ...search,
    ...all.filter(({ type }) => type === "table"),
  ];
  for (const { type, name } of order) {
    if (kept.includes(name) || /^(sqlite_|_cf_)/.test(name)) continue;
    await query(`DROP ${type} IF EXISTS ${quoted(name)}`);
  }
}

/** Fills the search tables that hold no text of their own. */
export async function rebuildSearch(query: Query, schema: SchemaItem[]): Promise<void> {
  for (const { name, sql } of schema.filter(isSearch)) {
    if (hasOwnContent(sql)) continue;
    await query(`INSERT INTO ${quoted(name)} (${quoted(name)}) VALUES ('rebuild')`);
  }
}

/** Bytes of rows in one statement; a bound value may have a million. */
const statementBytes = 700_000;

/**
 * Writes the rows of a part. With `REPLACE` also a second time, in a database that nobody else writes; with `ABORT` it
 * throws when a row of others stands in the place of one, and leaves that as it is. A row whose parent is not there is left out: it was erased while
 * the backup was made, after its children had been read or before. Returns how many were written.
 */
export async function insertRows(query: Query, part: Rows, conflict: "REPLACE" | "ABORT"): Promise<number> {
  const table = quoted(part.table);
  const numbered = !(await hasNumberedKey(query, part.table));
  const columns = numbered ? ["rowid", ...part.columns] : part.columns;
  const parents = await parentConditions(query, part.table, columns);
  let written = 0;
  const write = async (expressions: string[], from: string, param: unknown[]) => {
    const where = parents(expressions);
    await query(
      `INSERT OR ${conflict} INTO ${table} (${columns.map(quoted).join(", ")})
       SELECT ${expressions.join(", ")}${from} WHERE ${where}`,
      param,
    );
    const [counted] = await query(`SELECT count(*) AS n FROM (SELECT 1${from} WHERE ${where})`, param);
    written += Number(counted?.n);
  };

  const rows = part.rows.map((row) => (numbered ? row : row.slice(1)));
  const fromList = columns.map((_, index) => `value ->> '$[${index}]'`);
  for (const batch of batches(rows.filter(isPlain)))
    await write(fromList, " FROM json_each(?1)", [JSON.stringify(batch)]);
  for (const row of rows.filter((one) => !isPlain(one))) {
    const expressions = row.map((value, index) => bound(value, index + 1));
    // A parameter that no expression names is refused.
    const used = ` FROM (SELECT ${row.map((_, index) => `?${index + 1}`).join(", ")})`;
    await write(expressions, used, row.map(unbound));
  }
  return written;
}

/** JSON carries these unchanged, and its statement is not too long. */
function isPlain(row: Row): boolean {
  return (
    row.every((value) => value === null || typeof value === "number" || !special(value)) &&
    JSON.stringify(row).length < statementBytes / 2
  );
}

/** SQL text in JSON ends at a zero byte. */
const special = (value: Row[number]) => typeof value === "object" || String(value).includes("\0");

function* batches(rows: Row[]): Generator<Row[]> {
  let batch: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    batch.push(row);
    bytes += JSON.stringify(row).length;
    if (bytes < statementBytes / 2) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

function bound(value: Row[number], n: number): string {
  if (value === null || typeof value === "number" || !special(value)) return `?${n}`;
  return typeof value === "object" ? `unhex(?${n})` : `CAST(unhex(?${n}) AS TEXT)`;
}

function unbound(value: Row[number]): string | number | null {
  if (value === null || typeof value === "number" || !special(value)) return value as string | number | null;
  if (typeof value === "object") return value.hex;
  const bytes = new TextEncoder().encode(String(value));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a column is the rowid itself. */
async function hasNumberedKey(query: Query, table: string): Promise<boolean> {
  const keys = await query(`SELECT type FROM pragma_table_info(${text(table)}) WHERE pk > 0`);
  return keys.length === 1 && String(keys[0]?.type).toUpperCase() === "INTEGER";
}

/** The condition that every row which this one refers to is there, of the expressions for its columns. */
async function parentConditions(query: Query, table: string, columns: string[]) {
  const keys = (await query(
    `SELECT "table" AS parent, "from" AS child, "to" AS target FROM pragma_foreign_key_list(${text(table)})`,
  )) as { parent: string; child: string; target: string }[];
  return (expressions: string[]) =>
    keys
      .map(({ parent, child, target }) => {
        const value = expressions[columns.indexOf(child)];
        return `(${value} IS NULL OR EXISTS (SELECT 1 FROM ${quoted(parent)} AS p WHERE p.${quoted(target)} = ${value}))`;
      })
      .join(" AND ") || "1";
}
