import { log } from "~/platform/log.server";
import { backupStep } from "./backup-run.server";
import { clearScratch, drillStep } from "./drill-run.server";
import { completeGenerations } from "./generation.server";
import { pruneStep } from "./prune-run.server";
import { BackupError } from "./sealed-object.server";
import {
  areBackupsOn,
  type BackupEnv,
  type BackupStores,
  backupStores,
  queryOf,
  storeOf,
} from "./stores.server";
import { restoringTable } from "./write-tables.server";

type RunKind = "backup" | "prune" | "drill";

export type Run = { id: number; kind: RunKind; started_at: number; generation: string | null };

export type RunResult = {
  generation?: string;
  rows?: number;
  files?: number;
  bytes?: number;
  lost?: number;
};

/** What a step leaves: where the next one goes on, or the end. A cursor of null starts over. */
export type StepOutcome<Cursor> = { cursor: Cursor | null } | { done: RunResult };

/** One bounded piece of a run. May be made again with the same cursor: a kill leaves it half done. */
export type Step<Cursor> = (
  stores: BackupStores,
  run: Run,
  cursor: Cursor | null,
  now: number,
) => Promise<StepOutcome<Cursor>>;

// biome-ignore lint/suspicious/noExplicitAny: each kind reads its own cursor back from JSON
const stepsOf: Record<RunKind, Step<any>> = { backup: backupStep, prune: pruneStep, drill: drillStep };

/** Of one invocation: it ends after so many steps, or with the first after so many ms. */
export const invocationLimits = { steps: 15, ms: 20_000 };

/** Longer than an invocation takes; after a kill the next one waits so long. */
const leaseMs = 90_000;

/** With one per minute, a store may fail for half an hour. */
const maxAttempts = 30;

/**
 * Puts the backup of a night in line, and the clearing of what it replaces. Until `heldUntil` (ms), or
 * `releaseBackup` of the same moment, nothing in line begins: files may be replaced without one that reads them.
 */
export async function startBackup(env: BackupEnv, now: number, heldUntil = 0): Promise<void> {
  if (!areBackupsOn(env)) return;
  await start(env.DB, "backup", now, heldUntil);
  await start(env.DB, "prune", now);
}

/** After its moment this does nothing. */
export async function releaseBackup(env: BackupEnv, heldUntil: number): Promise<void> {
  await env.DB.prepare(
    "UPDATE backup_runs SET lease = 0 WHERE kind = 'backup' AND attempts = 0 AND lease = ?",
  )
    .bind(heldUntil)
    .run();
}

/** Puts a drill in line, where there is a database for it. */
export async function startDrill(env: BackupEnv, now: number): Promise<void> {
  if (areBackupsOn(env) && env.DRILL) await start(env.DB, "drill", now);
}

/** Not while one of its kind is in line or at work. */
async function start(db: D1Database, kind: RunKind, now: number, lease = 0): Promise<void> {
  await db
    .prepare(
      `INSERT INTO backup_runs (kind, state, started_at, lease) SELECT ?1, 'running', ?2, ?3
       WHERE NOT EXISTS (SELECT 1 FROM backup_runs WHERE state = 'running' AND kind = ?1) AND ${notRestoring}`,
    )
    .bind(kind, now, lease)
    .run();
}

/** Every minute: goes on with the oldest run for a bounded time. A site without any backup begins its first. */
export async function continueRuns(env: BackupEnv, now: number, limits = invocationLimits): Promise<void> {
  if (!areBackupsOn(env)) return;
  const lease = now + leaseMs;
  const run = await takeRun(env.DB, now, lease);
  if (run === null) return startFirst(env, now);
  if (run.state === "failed") return clearDrill(env, run, lease);
  try {
    // What kills the invocation itself, as too much memory does, never comes to the end of an attempt.
    if (run.attempts > maxAttempts) throw new BackupError("killed", "No attempt came to its end.");
    const saved = { cursor: run.cursor === null ? null : JSON.parse(run.cursor) };
    const stores = await backupStores(env);
    const began = Date.now();
    for (let step = 0; step < limits.steps && Date.now() - began < limits.ms; step++) {
      const outcome = await stepsOf[run.kind](stores, run, saved.cursor, now);
      if ("done" in outcome) return await finish(env.DB, run, lease, now, outcome.done);
      saved.cursor = outcome.cursor;
      if (!(await save(env.DB, run, lease, saved.cursor))) return;
    }
    await release(env.DB, run, lease, null);
  } catch (error) {
    await failed(env.DB, run, lease, now, error);
  }
}

type TakenRun = Run & { state: string; cursor: string | null; attempts: number };

/** A backup of a half restored database would pass for the newest. */
const notRestoring = `NOT EXISTS (SELECT 1 FROM sqlite_master WHERE name = '${restoringTable}')`;

/**
 * One at a time, in the order in which they were started: a drill waits for the backup of its night. After them failed
 * drills that have a cursor still: their rows lie in the scratch database.
 */
async function takeRun(db: D1Database, now: number, lease: number): Promise<TakenRun | null> {
  return db
    .prepare(
      `UPDATE backup_runs SET lease = ?2, attempts = attempts + 1
       WHERE id = (SELECT id FROM backup_runs
           WHERE state = 'running' OR (state = 'failed' AND kind = 'drill' AND cursor IS NOT NULL)
           ORDER BY state = 'failed', id LIMIT 1)
         AND NOT EXISTS (SELECT 1 FROM backup_runs WHERE lease > ?1) AND ${notRestoring}
       RETURNING id, kind, state, started_at, generation, cursor, attempts`,
    )
    .bind(now, lease)
    .first<TakenRun>();
}

/** A database that was restored has no runs, but its bucket has generations: it waits for its night. */
async function startFirst(env: BackupEnv, now: number): Promise<void> {
  const any = await env.DB.prepare("SELECT 1 FROM backup_runs WHERE kind = 'backup' LIMIT 1").first();
  if (any !== null || (await completeGenerations(storeOf(env.BACKUPS as R2Bucket))).length > 0) return;
  await startBackup(env, now);
}

/** Tried every minute in which nothing else is to do, until nothing of what a failed drill restored is left. */
async function clearDrill(env: BackupEnv, run: TakenRun, lease: number): Promise<void> {
  try {
    if (env.DRILL) await clearScratch(queryOf(env.DRILL));
    await env.DB.prepare("UPDATE backup_runs SET cursor = NULL WHERE id = ?1 AND lease = ?2")
      .bind(run.id, lease)
      .run();
  } catch (error) {
    log("error", "backup.failed", { kind: run.kind, reason: "not-cleared", attempt: run.attempts, error });
  }
  await release(env.DB, run, lease, null);
}

/** False when another invocation has taken over. */
async function save(db: D1Database, { id }: Run, lease: number, cursor: unknown): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE backup_runs SET cursor = ?3, attempts = 1, error = NULL
       WHERE id = ?1 AND lease = ?2 AND ${notRestoring}`,
    )
    .bind(id, lease, cursor === null ? null : JSON.stringify(cursor))
    .run();
  return meta.changes > 0;
}

async function finish(db: D1Database, run: Run, lease: number, now: number, done: RunResult): Promise<void> {
  const { generation = null, rows = null, files = null, bytes = null, lost = null } = done;
  await db
    .prepare(
      `UPDATE backup_runs SET state = 'complete', finished_at = ?3, cursor = NULL, error = NULL, lease = 0,
         generation = ?4, row_count = ?5, file_count = ?6, byte_count = ?7, lost_count = ?8
       WHERE id = ?1 AND lease = ?2`,
    )
    .bind(run.id, lease, now, generation, rows, files, bytes, lost)
    .run();
  log("info", "backup.complete", { kind: run.kind, count: files ?? 0, bytes: bytes ?? 0 });
}

async function failed(db: D1Database, run: TakenRun, lease: number, now: number, error: unknown) {
  const code = error instanceof BackupError ? error.code : "store-failed";
  log("error", "backup.failed", { kind: run.kind, reason: code, attempt: run.attempts, error });
  if (error instanceof BackupError || run.attempts >= maxAttempts) {
    await db
      .prepare(
        `UPDATE backup_runs SET state = 'failed', finished_at = ?3, error = ?4, lease = 0,
           cursor = CASE kind WHEN 'drill' THEN cursor END
         WHERE id = ?1 AND lease = ?2`,
      )
      .bind(run.id, lease, now, code)
      .run();
  } else await release(db, run, lease, code);
}

async function release(db: D1Database, { id }: Run, lease: number, error: string | null): Promise<void> {
  await db
    .prepare("UPDATE backup_runs SET lease = 0, error = coalesce(?3, error) WHERE id = ?1 AND lease = ?2")
    .bind(id, lease, error)
    .run();
}
