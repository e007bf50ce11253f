import { variantFiles } from "../../lib/files/media-variants.ts";
import { type Query, quoted } from "./read-tables.server.ts";

/** Tables of mails as they came: their key is called so, and may be missing. */
const rawMails = new Set(["lead_messages", "incoming_mails"]);

const keyColumn = (table: string) => (rawMails.has(table) ? "raw_key" : "object_key");

/** Keys of the files that a row names: that of its own, and the variants of a picture. */
export function filesOfRow(table: string, row: Record<string, unknown>): string[] {
  const key = row[keyColumn(table)];
  if (typeof key === "string") return [key];
  if (table !== "media") return [];
  return variantFiles(Number(row.width)).map((file) => `media/${row.id}/${file}`);
}

/** Tables whose rows name files. */
export async function fileTables(query: Query): Promise<string[]> {
  const found = await query(
    `SELECT name FROM sqlite_master AS t WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%cf_%' AND (
       name = 'media' OR EXISTS (SELECT 1 FROM pragma_table_info(t.name) AS c WHERE c.name IN ('object_key', 'raw_key')))`,
  );
  return found.map(({ name }) => String(name));
}

/** Files that the next rows of such a table name, by rowid. `last` is null at its end: what comes later is not waited for. */
export async function filesAfter(
  query: Query,
  table: string,
  after: number,
  rows: number,
): Promise<{ keys: string[]; last: number | null }> {
  const columns = table === "media" ? "id, width" : keyColumn(table);
  const found = await query(
    `SELECT rowid AS "backup rowid", ${columns} FROM ${quoted(table)} WHERE rowid > ?1 ORDER BY rowid LIMIT ?2`,
    [after, rows],
  );
  return {
    keys: found.flatMap((row) => filesOfRow(table, row)),
    last: found.length === rows ? Number(found.at(-1)?.["backup rowid"]) : null,
  };
}

/** Those of `keys` that a row still names. */
export async function namedNow(query: Query, tables: string[], keys: string[]): Promise<Set<string>> {
  const named = new Set<string>();
  for (const table of tables) {
    if (table === "media") {
      const ids = [...new Set(keys.flatMap((key) => /^media\/([^/]+)\//.exec(key)?.[1] ?? []))];
      const found = await query("SELECT id, width FROM media WHERE id IN (SELECT value FROM json_each(?1))", [
        JSON.stringify(ids),
      ]);
      for (const key of found.flatMap((row) => filesOfRow("media", row))) named.add(key);
    } else {
      const found = await query(
        `SELECT ${keyColumn(table)} AS key FROM ${quoted(table)}
         WHERE ${keyColumn(table)} IN (SELECT value FROM json_each(?1))`,
        [JSON.stringify(keys)],
      );
      for (const { key } of found) named.add(String(key));
    }
  }
  return named;
}
