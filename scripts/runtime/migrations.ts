import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Wrangler's own table, so that `wrangler d1 migrations list --local` agrees with us. */
const createTable = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** By name, each in one transaction with its mark. Returns those applied; `last` is where it stops. */
export async function applyMigrations(db: D1Database, folder: string, last = "~"): Promise<string[]> {
  await db.prepare(createTable).run();
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const done = new Set(results.map((row) => row.name));
  const due = readdirSync(folder)
    .filter((name) => name.endsWith(".sql") && name <= last && !done.has(name))
    .sort();
  for (const name of due) {
    const statements = splitStatements(readFileSync(join(folder, name), "utf8"));
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
  }
  return due;
}

/** File name of the last migration, which the built Worker expects the database to have. */
export function newestMigration(folder: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return names.sort().at(-1) ?? "";
}

const tokens = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|;|\w+|[^\w]/g;

/** Splits SQL at its semicolons; those in strings, comments and bodies of triggers do not count. */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let current = "";
  let inTrigger = false;
  let depth = 0;
  for (const [token] of sql.matchAll(tokens)) {
    if (token.startsWith("--") || token.startsWith("/*")) continue;
    const word = token.toUpperCase();
    if (word === "TRIGGER" && /^\s*CREATE(\s+TEMP(ORARY)?)?\s*$/i.test(current)) inTrigger = true;
    if (inTrigger && (word === "BEGIN" || word === "CASE")) depth++;
    if (inTrigger && word === "END") depth--;
    if (token === ";" && depth <= 0) {
      if (current.trim() !== "") statements.push(current.trim());
      current = "";
      inTrigger = false;
      depth = 0;
    } else current += token;
  }
  if (current.trim() !== "") statements.push(current.trim());
  return statements;
}
