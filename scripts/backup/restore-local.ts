import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BareStores } from "../runtime/bare-stores.ts";
import { applyMigrations } from "../runtime/migrations.ts";
import { dataTables, searchTables } from "./dump.ts";
import { readBackedUp, readManifest, readStatements } from "./folder.ts";
import { localSource } from "./stores.ts";

const batchSize = 500;

/** Tables are as at the backup; later migrations come after the data and change old rows as on the site. */
export async function restoreLocal(stores: BareStores, folder: string, migrations: string): Promise<void> {
  const { migration, files } = readManifest(folder);
  if (!existsSync(join(migrations, migration))) {
    throw new Error(`This backup was made by a newer version: migrations/ has no ${migration}.`);
  }
  const { database, bucket } = stores;
  const source = localSource(stores);
  const before = await dataTables(source);
  const [object] = (await bucket.list({ limit: 1 })).objects;
  const counts = await Promise.all(before.map((table) => source.query(`SELECT 1 FROM "${table}" LIMIT 1`)));
  if (object || counts.some((rows) => rows.length > 0)) {
    throw new Error("There is data already. Restore into an empty folder, so that nothing is overwritten.");
  }

  await applyMigrations(database, migrations, migration);
  const statements = readStatements(folder);
  for (let first = 0; first < statements.length; first += batchSize) {
    const next = statements.slice(first, first + batchSize);
    await database.batch(next.map((statement) => database.prepare(statement)));
  }
  for (const file of files) {
    const { key, sha256, contentType, metadata } = file;
    await bucket.put(key, readBackedUp(folder, file), {
      sha256,
      httpMetadata: contentType ? { contentType } : undefined,
      customMetadata: metadata as Record<string, string> | undefined,
    });
  }
  await applyMigrations(database, migrations);
  for (const table of await searchTables(source)) {
    await database.prepare(`INSERT INTO "${table}" ("${table}") VALUES ('rebuild')`).run();
  }
}
