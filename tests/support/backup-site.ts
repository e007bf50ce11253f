import { type Generation, generationOf } from "../../app/features/backups/generation.server";
import { continueRuns, type invocationLimits } from "../../app/features/backups/runs.server";
import { storeOf } from "../../app/features/backups/stores.server";
import { localBindings } from "./local-bindings";

export const backupKey = "QkFDS1VQLUtFWS1PRi1URVNUUy0wMDAwMDAwMDAwMDA=";
export const otherKey = "QU5PVEhFUi1LRVktT0YtVEVTVFMtMDAwMDAwMDAwMDA=";

export const minute = 60_000;
export const day = 24 * 60 * minute;

export type BackupSite = Env & { BACKUPS: R2Bucket; DRILL: D1Database; BACKUP_KEY: string };

type RunRow = {
  kind: string;
  state: string;
  generation: string | null;
  error: string | null;
  attempts: number;
  row_count: number;
  file_count: number;
  lost_count: number;
};

/** What became of every run, oldest first. */
export async function runs(env: Env): Promise<RunRow[]> {
  return (await env.DB.prepare("SELECT * FROM backup_runs ORDER BY id").all<RunRow>()).results;
}

/** Every minute from `from` on until no run is left. Returns how many minutes that took. */
export async function untilDone(
  env: BackupSite,
  from: number,
  limits?: typeof invocationLimits,
): Promise<number> {
  for (let minutes = 1; minutes <= 2000; minutes++) {
    await continueRuns(env, from + minutes * minute, limits);
    const running = await env.DB.prepare("SELECT 1 FROM backup_runs WHERE state = 'running' LIMIT 1").first();
    if (running === null) return minutes;
  }
  throw new Error("The runs do not end.");
}

/** The complete generation of a run. */
export function generationNamed(name: string | null | undefined): Generation {
  const generation = generationOf(name ?? "");
  if (generation === null) throw new Error(`${name} is no generation.`);
  return generation;
}

/** Names in a bucket. */
export const names = (bucket: R2Bucket, prefix = ""): Promise<string[]> => storeOf(bucket).names(prefix);

/** A site with backups of its own, and what ends it. `bare` lacks the key, so that backups are off in it. */
export async function backupSite() {
  const { env: bare, dispose } = await localBindings();
  return { env: { ...bare, BACKUP_KEY: backupKey } as BackupSite, bare, dispose };
}

/** No run, no known copy and no object is left. */
export async function clearBackups({ DB, BACKUPS }: BackupSite): Promise<void> {
  await DB.batch(["DELETE FROM backup_runs", "DELETE FROM backup_files"].map((sql) => DB.prepare(sql)));
  const there = await names(BACKUPS);
  if (there.length > 0) await BACKUPS.delete(there);
}

/**
 * The stores as an invocation sees them that is killed: call number `calls` is still carried out, but its answer
 * and every later call are lost.
 */
export function mortal(env: BackupSite, calls: number): BackupSite {
  let left = calls;
  const dying = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (left <= 0) throw new Error("killed");
    const result = await work();
    if (--left <= 0) throw new Error("killed");
    return result;
  };
  const wrap = <Store extends object>(store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const member = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        if (name === "prepare" || name === "bind")
          return (...args: unknown[]) => wrap(member.apply(target, args));
        if (name === "batch") return (args: unknown[]) => dying(() => member.call(target, args));
        return (...args: unknown[]) => dying(() => member.apply(target, args));
      },
    });
  const { DB, UPLOADS, BACKUPS, DRILL } = env;
  return { ...env, DB: wrap(DB), UPLOADS: wrap(UPLOADS), BACKUPS: wrap(BACKUPS), DRILL: wrap(DRILL) };
}
