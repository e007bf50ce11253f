import { type Generation, generationOf } from "../../app/features/backups/generation.server";
import { continueRuns, type invocationLimits } from "../../app/features/backups/runs.server";
import { variantFiles } from "../../app/lib/files/media-variants.ts";
import { seedManyLeads } from "../../scripts/seed/many-leads.ts";
import { seedArticles } from "./article-rows.ts";

export const backupKey = "QkFDS1VQLUtFWS1PRi1URVNUUy0wMDAwMDAwMDAwMDA=";
export const otherKey = "QU5PVEhFUi1LRVktT0YtVEVTVFMtMDAwMDAwMDAwMDA=";

/** The first night. */
export const night = Date.parse("2026-11-22T03:17:00Z");
export const minute = 60_000;
export const day = 24 * 60 * minute;

export type BackupSite = Env & { BACKUPS: R2Bucket; DRILL: D1Database; BACKUP_KEY: string };

/** A site with so many requests with their files, articles and pictures; every file has content of its own. */
export async function seedSite(env: Env, requests: number): Promise<void> {
  await seedManyLeads(env.DB, requests, ["bas@voorbeeld.example"], new Date(night));
  await seedArticles(env.DB, 1, 20);
  await env.DB.prepare(
    `INSERT INTO media (id, name, alt, width, height, bytes, sha256, created_at, created_by)
     VALUES ('00112233445566aa', 'nok.jpg', 'De nok', 480, 320, 9, 'x', 1, 'bas')`,
  ).run();
  await env.DB.prepare("INSERT INTO media_search (rowid, name, alt) VALUES (1, 'nok', 'nok')").run();
  const { results } = await env.DB.prepare("SELECT object_key AS key FROM lead_files").all<{ key: string }>();
  const keys = [
    ...results.map(({ key }) => key),
    ...variantFiles(480).map((file) => `media/00112233445566aa/${file}`),
  ];
  for (let first = 0; first < keys.length; first += 50)
    await Promise.all(keys.slice(first, first + 50).map((key) => putFile(env.UPLOADS, key)));
}

const contentOf = (key: string) => new TextEncoder().encode(`file ${key} `.repeat(8));

export const putFile = (bucket: R2Bucket, key: string) =>
  bucket.put(key, contentOf(key), { httpMetadata: { contentType: "image/jpeg" } });

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
export async function names(bucket: R2Bucket, prefix = ""): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await bucket.list({ prefix, cursor });
    found.push(...page.objects.map(({ key }) => key));
    if (!page.truncated) return found;
    cursor = page.cursor;
  }
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
