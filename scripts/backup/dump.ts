import {
  hasOwnContent,
  readSchema,
  dataTables as tablesOfData,
} from "../../app/features/backups/read-tables.server.ts";
import type { Row, Source } from "./stores.ts";

const pageSize = 500;

/** In the order in which they were made: what refers comes after what it refers to. */
export const dataTables = async ({ query }: Pick<Source, "query">) => tablesOfData(await readSchema(query));

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
  const numbered = hasOwnContent(String(sql ?? ""));
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
