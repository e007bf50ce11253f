import type { Row, Source } from "./stores.ts";

const pageSize = 500;

/** In the order in which they were made: what refers comes after what it refers to. */
export async function dataTables({ query }: Source): Promise<string[]> {
  const all = (await query("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY rowid")) as {
    name: string;
    sql: string | null;
  }[];
  const virtual = all.filter(({ sql }) => /^CREATE VIRTUAL TABLE/i.test(sql ?? ""));
  // Full-text search keeps its data in tables named after it, which are made again with it.
  const inside = (name: string) => virtual.some((base) => name.startsWith(`${base.name}_`));
  const rebuilt = (sql: string | null) => /^CREATE VIRTUAL TABLE/i.test(sql ?? "") && !hasOwnContent(sql);
  return all
    .filter(({ name, sql }) => !inside(name) && !rebuilt(sql))
    .map(({ name }) => name)
    .filter((name) => !/^(sqlite_|_cf_|d1_migrations$)/.test(name));
}

/** A search table that holds its texts itself; one with `content = …` is rebuilt from the table it names. */
const hasOwnContent = (sql: string | null) =>
  /USING fts5/i.test(sql ?? "") && !/\bcontent\s*=/i.test(sql ?? "");

export async function searchTables({ query }: Source): Promise<string[]> {
  const rows = await query(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%USING fts5%'",
  );
  return rows.map(({ name }) => String(name));
}

/** All rows of a table, in the order in which they were written. */
export async function readTable({ query }: Pick<Source, "query">, table: string): Promise<Row[]> {
  const rows: Row[] = [];
  const [{ sql } = {}] = await query("SELECT sql FROM sqlite_master WHERE name = ?", [table]);
  // What is found leads to its row by this number alone.
  const numbered = hasOwnContent(typeof sql === "string" ? sql : null);
  const columns = await storedColumns({ query }, table);
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const page = await query(
      `SELECT rowid AS "backup rowid", ${columns} FROM ${quoted(table)} WHERE rowid > ? ORDER BY rowid LIMIT ${pageSize}`,
      [last],
    );
    for (const { "backup rowid": id, ...row } of page) {
      rows.push(numbered ? { rowid: id, ...row } : row);
      last = Number(id);
    }
    if (page.length < pageSize) return rows;
  }
}

/** Without the generated ones, which the database computes itself and does not let one write. */
async function storedColumns({ query }: Pick<Source, "query">, table: string): Promise<string> {
  const columns = await query(`SELECT name FROM pragma_table_info(${literal(table)})`);
  return columns.map(({ name }) => quoted(String(name))).join(", ");
}

/** A statement that writes this row again, also over one that a migration put into the new table. */
export function insertStatement(table: string, row: Row): string {
  const names = Object.keys(row).map(quoted).join(", ");
  const values = Object.values(row).map(literal).join(", ");
  return `INSERT OR REPLACE INTO ${quoted(table)} (${names}) VALUES (${values});`;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

function literal(value: unknown): string {
  if (value === null || value === undefined) return "NULL";
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (typeof value === "string" && !value.includes("\0")) return `'${value.replaceAll("'", "''")}'`;
  // SQL text ends at a zero byte.
  if (typeof value === "string") return `CAST(X'${Buffer.from(value).toString("hex")}' AS TEXT)`;
  const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : Uint8Array.from(value as number[]);
  return `X'${Buffer.from(bytes).toString("hex")}'`;
}
