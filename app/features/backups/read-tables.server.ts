import type { Row, Rows, SchemaItem } from "./generation.server.ts";

/** Asks a database, whichever way it is reached. */
export type Query = (sql: string, params?: unknown[]) => Promise<Record<string, unknown>[]>;

/** A page never holds more rows, nor more bytes than this and its last row. */
export const pageLimits = { rows: 500, bytes: 256 * 1024 };

/** Kept by the platform, or by the backups themselves: no data of the site. */
const internal = /^(sqlite_|_cf_|backup_|d1_migrations$)/;

/** Tables, views, indexes and triggers in the order in which they were made, without the inner ones of search. */
export async function readSchema(query: Query): Promise<SchemaItem[]> {
  const all = (await query(
    "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid",
  )) as SchemaItem[];
  const search = all.filter(isSearch);
  // Full-text search keeps its data in tables named after it, which are made again with it.
  const inside = (name: string) => search.some((base) => name.startsWith(`${base.name}_`));
  return all.filter(({ type, name }) => !/^(sqlite_|_cf_)/.test(name) && !(type === "table" && inside(name)));
}

export const isSearch = ({ type, sql }: SchemaItem) => type === "table" && /^CREATE VIRTUAL TABLE/i.test(sql);

/** A search table that holds its texts itself; one with `content = …` is rebuilt from the table it names. */
export const hasOwnContent = (sql: string) => /USING fts5/i.test(sql) && !/\bcontent\s*=/i.test(sql);

/** Names of the tables whose rows are data; what refers comes after what it refers to. */
export function dataTables(schema: SchemaItem[]): string[] {
  return schema
    .filter((item) => item.type === "table" && (!isSearch(item) || hasOwnContent(item.sql)))
    .map(({ name }) => name)
    .filter((name) => !internal.test(name));
}

/** Without the generated ones, which the database computes itself and does not let one write. */
export async function storedColumns(query: Query, table: string): Promise<string[]> {
  const columns = await query(`SELECT name FROM pragma_table_info(${text(table)})`);
  return columns.map(({ name }) => String(name));
}

/** The rowid up to which a table is read, so that rows which come all the time do not keep it from ending. */
export async function lastRow(query: Query, table: string): Promise<number> {
  const [row] = await query(`SELECT max(rowid) AS last FROM ${quoted(table)}`);
  return Number(row?.last ?? Number.MIN_SAFE_INTEGER);
}

/** The next rows after rowid `after`, up to `until`. */
export async function readPage(
  query: Query,
  table: string,
  after: number,
  until: number,
  limits = pageLimits,
): Promise<Rows & { last: number | null }> {
  const columns = await storedColumns(query, table);
  const size = columns.map((column) => `ifnull(length(CAST(${quoted(column)} AS BLOB)), 0)`).join(" + ");
  const found = await query(
    `SELECT rowid AS "backup rowid", ${columns.map(quoted).join(", ")} FROM ${quoted(table)}
     WHERE rowid > ?1 AND rowid <= (
       SELECT max(id) FROM (
         SELECT id, sum(size) OVER (ORDER BY id) - size AS before FROM (
           SELECT rowid AS id, ${size} AS size FROM ${quoted(table)}
           WHERE rowid > ?1 AND rowid <= ?4 ORDER BY rowid LIMIT ?2))
       WHERE before < ?3)
     ORDER BY rowid`,
    [after, limits.rows, limits.bytes, until],
  );
  const rows = found.map((row) => Object.values(row).map(encoded));
  return { table, columns, rows, last: rows.length > 0 ? Number(rows.at(-1)?.[0]) : null };
}

/** Rows of a table between two rowids, in the form of a part. */
export async function readBetween(
  query: Query,
  table: string,
  columns: string[],
  from: number,
  until: number,
): Promise<Row[]> {
  const found = await query(
    `SELECT rowid AS "backup rowid", ${columns.map(quoted).join(", ")} FROM ${quoted(table)}
     WHERE rowid BETWEEN ?1 AND ?2 ORDER BY rowid`,
    [from, until],
  );
  return found.map((row) => Object.values(row).map(encoded));
}

function encoded(value: unknown): Row[number] {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : Uint8Array.from(value as number[]);
  return { hex: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") };
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
