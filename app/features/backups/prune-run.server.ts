import { log } from "~/platform/log.server";
import {
  completeGenerations,
  copyLockDays,
  day,
  type Generation,
  type GenerationKind,
  generationDays,
  generationName,
  generationOf,
  isExpired,
  manifestName,
  readFileList,
  readManifest,
} from "./generation.server";
import type { Step } from "./runs.server";
import type { BackupStores } from "./stores.server";

/** `after`: the name in the bucket after which the next step goes on; while it adopts, the next list. */
export type PruneCursor = { phase: "manifests" | GenerationKind | "adopt" | "copies"; after: string };

const pageSize = 1000;
/** Rows about runs; longer than any generation, because they tell which ones are known. */
const runDays = 100;

/** Removes generations whose time is over, their manifest first, then the copies that no generation names. */
export const pruneStep: Step<PruneCursor> = async (stores, _run, cursor, now) => {
  const { phase, after } = cursor ?? { phase: "manifests", after: "" };
  if (phase === "manifests") {
    // The newest one stays, also when nights have failed for so long that its time is over.
    const [, ...generations] = await completeGenerations(stores.store);
    const expired = generations.filter((generation) => isExpired(generation, now));
    if (expired.length > 0) await stores.backups.delete(expired.map(manifestName));
    return { cursor: { phase: "daily", after: "" } };
  }
  if (phase === "adopt") {
    const next = await adopt(stores, Number(after));
    return { cursor: next === null ? { phase: "copies", after: "" } : { phase, after: String(next) } };
  }
  if (phase === "copies") {
    const last = await dropCopies(stores, after, now);
    return last === null ? { done: {} } : { cursor: { phase, after: last } };
  }
  const last = await dropParts(stores, phase, after, now);
  if (last !== null) return { cursor: { phase, after: last } };
  return { cursor: { phase: phase === "daily" ? "weekly" : "adopt", after: "" } };
};

/** Also those of generations that never became complete. Names begin with the moment, so the oldest come first. */
async function dropParts({ backups, store }: BackupStores, kind: GenerationKind, after: string, now: number) {
  const [newest] = await completeGenerations(store);
  const page = await backups.list({ prefix: `${kind}/parts/`, startAfter: after, limit: pageSize });
  const expired = page.objects.filter(({ key }) => {
    const generation = generationOf(key);
    return generation !== null && generation.at !== newest?.at && isExpired(generation, now);
  });
  // Younger ones, of a run that took long, are still locked.
  const free = expired.filter(({ uploaded }) => now - uploaded.getTime() >= (generationDays[kind] - 1) * day);
  if (free.length > 0) await backups.delete(free.map(({ key }) => key));
  return expired.length === page.objects.length ? (page.objects.at(-1)?.key ?? null) : null;
}

/** A copy is needed while the site has its file, or a generation from between its first night and its end exists. */
const needed = `(gone_at IS NULL OR EXISTS (
  SELECT 1 FROM json_each(?1) AS kept WHERE kept.value BETWEEN first_at AND gone_at))`;

async function dropCopies(stores: BackupStores, after: string, now: number): Promise<string | null> {
  const { db, backups, store } = stores;
  const generations = await completeGenerations(store);
  const kept = JSON.stringify(generations.map(({ at }) => at));
  const page = await backups.list({ prefix: "files/", startAfter: after, limit: pageSize });
  const names = page.objects.map(({ key }) => key);
  const { results } = await db
    .prepare(`SELECT copy FROM backup_files WHERE copy IN (SELECT value FROM json_each(?2)) AND ${needed}`)
    .bind(kept, JSON.stringify(names))
    .all<{ copy: string }>();
  const inUse = new Set(results.map(({ copy }) => copy));
  const free = page.objects.filter(
    ({ key, uploaded }) => !inUse.has(key) && now - uploaded.getTime() >= copyLockDays * day,
  );
  if (free.length > 0) {
    await backups.delete(free.map(({ key }) => key));
    log("info", "backup.copies-removed", { count: free.length });
  }
  if (page.truncated) return names.at(-1) ?? null;
  await db.batch([
    db.prepare(`DELETE FROM backup_files WHERE NOT ${needed}`).bind(kept),
    db.prepare("DELETE FROM backup_runs WHERE started_at < ?1").bind(now - runDays * day),
  ]);
  return null;
}

/**
 * After a restore the database does not know what the bucket's generations name: that is taken from their lists, one
 * in a step. Returns which list is next, null when all generations are known.
 */
async function adopt({ db, store, keys }: BackupStores, next: number): Promise<number | null> {
  const unknown = await firstUnknown(db, await completeGenerations(store));
  if (unknown === null) return null;
  const list = (await readManifest(store, keys, unknown)).lists[next];
  if (!list) {
    // Before all runs of the site's own: those tell how the last one went.
    await db
      .prepare(
        `INSERT OR IGNORE INTO backup_runs (id, kind, state, started_at, finished_at, generation)
         VALUES (-?1, 'backup', 'complete', ?1, ?1, ?2)`,
      )
      .bind(unknown.at, generationName(unknown))
      .run();
    return 0;
  }
  await db
    .prepare(
      `INSERT INTO backup_files (copy, key, sha256, byte_count, content_type, first_at, gone_at)
       SELECT value ->> 'copy', value ->> 'key', value ->> 'sha256', value ->> 'bytes', value ->> 'contentType', ?2, ?2
       FROM json_each(?1) WHERE true
       ON CONFLICT (copy) DO UPDATE SET first_at = min(first_at, ?2), gone_at = max(gone_at, ?2)`,
    )
    .bind(JSON.stringify(await readFileList(store, keys, list)), unknown.at)
    .run();
  return next + 1;
}

async function firstUnknown(db: D1Database, generations: Generation[]): Promise<Generation | null> {
  const { results } = await db
    .prepare("SELECT generation FROM backup_runs WHERE kind = 'backup' AND state = 'complete'")
    .all<{ generation: string }>();
  const known = new Set(results.map(({ generation }) => generation));
  return generations.find((generation) => !known.has(generationName(generation))) ?? null;
}
