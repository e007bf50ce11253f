import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesOfRow } from "../../app/features/backups/named-files.server.ts";
import { splitStatements } from "../runtime/migrations.ts";
import { dataTables, insertStatement, readTable } from "./dump.ts";
import type { Row, Source, StoredFile } from "./stores.ts";

type BackedUpFile = {
  key: string;
  bytes: number;
  sha256: string;
  contentType?: string;
  metadata?: object;
};

export type Manifest = {
  madeAt: string;
  /** The last migration of the database it was made from. */
  migration: string;
  rows: Record<string, number>;
  files: BackedUpFile[];
  /** Keys that the database names and the bucket did not have. */
  lost: string[];
};

const parallel = 6;

/** Data only: migrations/ makes the tables. `manifest.json` comes last: a folder without it is no backup. */
export async function writeBackup(source: Source, folder: string, now: Date): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  mkdirSync(join(folder, "files"), { recursive: true, mode: 0o700 });

  const migrations = await source.query("SELECT max(name) AS name FROM d1_migrations");
  const tables = await dataTables(source);
  const data = new Map<string, Row[]>();
  // Last table first: a row that is read never lacks the row that it refers to, although visitors go on.
  for (const table of tables.toReversed()) data.set(table, await readTable(source, table));
  const statements = tables.flatMap((table) =>
    (data.get(table) ?? []).map((row) => insertStatement(table, row)),
  );
  writeFileSync(join(folder, "database.sql"), statements.map((line) => `${line}\n`).join(""), {
    mode: 0o600,
  });

  const keys = [...data].flatMap(([table, rows]) => rows.flatMap((row) => filesOfRow(table, row)));
  const files: BackedUpFile[] = [];
  const lost: string[] = [];
  const queue = keys.values();
  const worker = async () => {
    for (const key of queue) {
      const file = await source.file(key);
      if (file === null) lost.push(key);
      else files.push(writeFile(folder, key, file));
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));

  const manifest: Manifest = {
    madeAt: now.toISOString(),
    migration: String(migrations[0]?.name ?? ""),
    rows: Object.fromEntries(tables.map((table) => [table, data.get(table)?.length ?? 0])),
    files: files.sort((a, b) => a.key.localeCompare(b.key)),
    lost,
  };
  writeFileSync(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

function writeFile(folder: string, key: string, { bytes, contentType, metadata }: StoredFile): BackedUpFile {
  writeFileSync(join(folder, "files", encodeURIComponent(key)), bytes, { mode: 0o600 });
  return { key, bytes: bytes.length, sha256: sha256(bytes), contentType, metadata };
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

export function readManifest(folder: string): Manifest {
  const file = join(folder, "manifest.json");
  if (!existsSync(file)) throw new Error(`${folder} holds no complete backup: manifest.json is missing.`);
  return JSON.parse(readFileSync(file, "utf8"));
}

export const readStatements = (folder: string) =>
  splitStatements(readFileSync(join(folder, "database.sql"), "utf8"));

/** The content of a file of the backup. Throws when it is not what was written. */
export function readBackedUp(folder: string, { key, sha256: expected }: BackedUpFile): Buffer {
  const bytes = readFileSync(join(folder, "files", encodeURIComponent(key)));
  if (sha256(bytes) !== expected) throw new Error(`The copy of ${key} in ${folder} is damaged.`);
  return bytes;
}
