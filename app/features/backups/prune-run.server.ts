import { log } from "~/platform/log.server";
import {
  completeGenerations,
  copyLockDays,
  type GenerationKind,
  generationDays,
  generationName,
  generationOf,
  isExpired,
  manifestName,
} from "./generation.server";
import type { Step } from "./runs.server";
import type { BackupStores } from "./stores.server";

/** `after`: the name in the bucket after which the next step goes on. */
export type PruneCursor = { phase: "manifests" | GenerationKind | "copies"; after: string };

const pageSize = 1000;
const day = 24 * 60 * 60 * 1000;
/** Rows about runs; longer than any generation, because they tell which ones are known. */
const runDays = 100;

/** Removes generations whose time is over, their manifest first, then the copies that no generation names. */
export const pruneStep: Step<PruneCursor> = async (stores, _run, cursor, now) => {
  const { phase, after } = cursor ?? { phase: "manifests", after: "" };
  if (phase === "manifests") {
    const generations = await completeGenerations(stores.store);
    const expired = generations.filter((generation) => isExpired(generation, now));
    if (expired.length > 0) await stores.backups.delete(expired.map(manifestName));
    return { cursor: { phase: "daily", after: "" } };
  }
  if (phase === "copies") {
    const last = await dropCopies(stores, after, now);
    return last === null ? { done: {} } : { cursor: { phase, after: last } };
  }
  const last = await dropParts(stores, phase, after, now);
  if (last !== null) return { cursor: { phase, after: last } };
  return { cursor: { phase: phase === "daily" ? "weekly" : "copies", after: "" } };
};

/** Also those of generations that never became complete. Names begin with the moment, so the oldest come first. */
async function dropParts({ backups }: BackupStores, kind: GenerationKind, after: string, now: number) {
  const page = await backups.list({ prefix: `${kind}/parts/`, startAfter: after, limit: pageSize });
  const expired = page.objects.filter(({ key }) => {
    const generation = generationOf(key);
    return generation !== null && isExpired(generation, now);
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
  if (!(await allKnown(db, generations.map(generationName)))) {
    // After a restore the database does not know what older generations name; they all expire within weeks.
    log("warn", "backup.copies-kept", { reason: "unknown-generation" });
    return null;
  }
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

async function allKnown(db: D1Database, names: string[]): Promise<boolean> {
  const known = await db
    .prepare(
      `SELECT count(DISTINCT generation) AS n FROM backup_runs
       WHERE kind = 'backup' AND state = 'complete' AND generation IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(names))
    .first<number>("n");
  return known === names.length;
}
