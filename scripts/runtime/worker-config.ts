import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative, resolve, sep } from "node:path";
import type { WorkerOptions } from "miniflare";

type Named = { binding: string };

/** What we use of `build/server/wrangler.json`, the flattened configuration that the build writes. */
type BuiltConfig = {
  name: string;
  main: string;
  compatibility_date: string;
  compatibility_flags?: string[];
  vars?: Record<string, unknown>;
  assets?: {
    directory: string;
    binding?: string;
    html_handling?: HtmlHandling;
    run_worker_first?: boolean | string[];
  };
  d1_databases?: (Named & { database_id: string; migrations_dir?: string })[];
  r2_buckets?: (Named & { bucket_name: string })[];
  kv_namespaces?: (Named & { id: string })[];
  queues?: {
    producers?: (Named & { queue: string })[];
    consumers?: {
      queue: string;
      max_batch_size?: number;
      max_batch_timeout?: number;
      max_retries?: number;
      retry_delay?: number;
      dead_letter_queue?: string;
    }[];
  };
  ratelimits?: { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } }[];
  send_email?: { name: string }[];
  version_metadata?: Named;
  images?: Named;
  triggers?: { crons?: string[] };
};

type HtmlHandling = "auto-trailing-slash" | "drop-trailing-slash" | "force-trailing-slash" | "none";
type Env = NonNullable<WorkerOptions["config"]["env"]>;

type BuiltWorker = {
  name: string;
  options: WorkerOptions;
  crons: string[];
  /** Names of the bindings, so that nothing outside wrangler.toml has to repeat them. */
  database: string;
  bucket: string;
  mailBindings: string[];
};

const translated = new Set(
  "d1_databases r2_buckets kv_namespaces queues ratelimits send_email version_metadata images assets vars".split(
    " ",
  ),
);

/** wrangler's `unstable_getMiniflareWorkerOptions` is not used: it loads longer than the runtime starts. */
export function readBuiltWorker(buildFolder: string, vars: Record<string, string>): BuiltWorker {
  const file = join(buildFolder, "server", "wrangler.json");
  if (!existsSync(file)) throw new Error("There is no build yet. Run `npm run build` first.");
  const built: BuiltConfig = JSON.parse(readFileSync(file, "utf8"));
  refuseUntranslated(built);

  const serverFolder = dirname(file);
  const mailBindings = (built.send_email ?? []).map((binding) => binding.name);
  const crons = built.triggers?.crons ?? [];
  const [database] = built.d1_databases ?? [];
  const [bucket] = built.r2_buckets ?? [];
  if (database === undefined || bucket === undefined)
    throw new Error(`${file} binds no D1 database or no R2 bucket.`);
  return {
    name: built.name,
    crons,
    mailBindings,
    database: database.binding,
    bucket: bucket.binding,
    options: {
      config: {
        name: built.name,
        compatibilityDate: built.compatibility_date,
        compatibilityFlags: built.compatibility_flags,
        manifest: {
          mainModule: built.main,
          modulesRoot: serverFolder,
          modules: readModules(serverFolder),
        },
        assets: built.assets && {
          directory: resolve(serverFolder, built.assets.directory),
          hasUserWorker: true,
          htmlHandling: built.assets.html_handling,
          runWorkerFirst: built.assets.run_worker_first,
        },
        triggers: [
          ...crons.map((schedule) => ({ type: "scheduled" as const, schedule })),
          ...(built.queues?.consumers ?? []).map((consumer) => ({
            type: "queue" as const,
            name: consumer.queue,
            maxBatchSize: consumer.max_batch_size,
            maxBatchTimeout: consumer.max_batch_timeout,
            maxRetries: consumer.max_retries,
            retryDelay: consumer.retry_delay,
            deadLetterQueue: consumer.dead_letter_queue,
          })),
        ],
        env: { ...bindings(built), ...variables({ ...built.vars, ...vars }) },
      },
    },
  };
}

function bindings(built: BuiltConfig): Env {
  const env: Env = {};
  for (const db of built.d1_databases ?? []) env[db.binding] = { type: "d1", id: db.database_id };
  for (const bucket of built.r2_buckets ?? []) env[bucket.binding] = { type: "r2", name: bucket.bucket_name };
  for (const kv of built.kv_namespaces ?? []) env[kv.binding] = { type: "kv", id: kv.id };
  for (const queue of built.queues?.producers ?? [])
    env[queue.binding] = { type: "queue", name: queue.queue };
  for (const { name, namespace_id, simple } of built.ratelimits ?? []) {
    env[name] = { type: "rate-limit", namespace: namespace_id, simple };
  }
  if (built.version_metadata) env[built.version_metadata.binding] = { type: "version-metadata" };
  if (built.images) env[built.images.binding] = { type: "images" };
  if (built.assets?.binding) env[built.assets.binding] = { type: "assets" };
  return env;
}

function variables(vars: Record<string, unknown>): Env {
  const entries = Object.entries(vars).map(([name, value]) => [
    name,
    typeof value === "string" ? { type: "text", value } : { type: "json", value },
  ]);
  return Object.fromEntries(entries);
}

function readModules(folder: string): Record<string, { type: "esm"; contents: string }> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && [".js", ".mjs"].includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [
      relative(folder, file).split(sep).join("/"),
      { type: "esm" as const, contents: readFileSync(file, "utf8") },
    ]),
  );
}

/** A binding that wrangler.toml gains later must not go missing here in silence. */
function refuseUntranslated(built: BuiltConfig): void {
  for (const [key, value] of Object.entries(built)) {
    if (!translated.has(key) && isBinding(value)) {
      throw new Error(
        `wrangler.toml sets "${key}", which scripts/runtime/worker-config.ts does not know yet.`,
      );
    }
  }
}

function isBinding(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => typeof item === "object" && "binding" in item);
  if (typeof value !== "object" || value === null) return false;
  return "binding" in value || ("bindings" in value && isBinding(value.bindings));
}
