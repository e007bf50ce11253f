import { join } from "node:path";
import { Log, LogLevel, Miniflare, type WorkerOptions } from "miniflare";
import { projectFolder } from "../cli/run.ts";
import { startCron } from "./cron.ts";
import { d1Client } from "./d1-client.ts";
import { startLifeline } from "./lifeline.ts";
import { mailboxWorker } from "./mailbox.ts";
import { applyMigrations } from "./migrations.ts";
import type { StateFolder } from "./state-folder.ts";
import { type BucketReader, bucketReader, d1Address, storesWorker } from "./stores-worker.ts";
import { readBuiltWorker } from "./worker-config.ts";

type RuntimeOptions = {
  state: StateFolder;
  /** Port of the Worker on 127.0.0.1; without one the bindings are there, but nothing listens. */
  port?: number;
  /** Settings and secrets; they win over wrangler.toml. */
  vars?: Record<string, string>;
  /** Where the last build is; the project's own when left out. */
  buildFolder?: string;
  /** False: requests go straight to the Worker, past the asset router, and assets are not served. */
  assets?: boolean;
  /** Gets every line that the Worker logs; stdout when left out. */
  onLog?: (line: string, level: string) => void;
};

export type LocalRuntime = {
  database: D1Database;
  bucket: BucketReader;
  migrated: string[];
  /** Where it takes mails, see scripts/mail. */
  mailUrl: string;
  runCron(cron: string, time?: Date): Promise<void>;
  stop(): Promise<void>;
};

/**
 * The built Worker in workerd behind production's asset router, migrated, with its cron triggers running.
 * Requests come in through a socket of the Worker itself: miniflare's entry compresses whole responses and so
 * holds back streamed pages.
 */
export async function startLocalRuntime(options: RuntimeOptions): Promise<LocalRuntime> {
  const { state, port, onLog = (line) => console.log(line) } = options;
  const worker = readBuiltWorker(options.buildFolder ?? join(projectFolder, "build"), options.vars ?? {});
  const mailbox = `${worker.name}-mailbox`;
  const env = worker.options.config.env ?? {};
  const { [worker.database]: databaseBinding, [worker.bucket]: bucketBinding } = env;
  if (databaseBinding === undefined || bucketBinding === undefined)
    throw new Error(`The build binds no ${worker.database} or no ${worker.bucket}.`);
  for (const name of worker.mailBindings) {
    env[name] = { type: "worker", worker: mailbox, exportName: "Mailbox" };
  }
  if (options.assets === false) {
    for (const [name, binding] of Object.entries(env)) if (binding.type === "assets") delete env[name];
    delete worker.options.config.assets;
  }
  if (port !== undefined) worker.options.dev = { unsafeDirectSockets: [{ host: "127.0.0.1", port }] };

  const stopLifeline = startLifeline();
  const workers: [WorkerOptions, ...WorkerOptions[]] = [
    worker.options,
    mailboxWorker(mailbox, state.mail),
    storesWorker(`${worker.name}-stores`, { database: databaseBinding, bucket: bucketBinding }),
  ];
  const miniflare = new Miniflare({
    workers,
    host: "127.0.0.1",
    // The default asks a server of Cloudflare for an example of `request.cf`.
    cf: false,
    telemetry: { enabled: false },
    // Mails come in by its own address, never by the port of the site.
    unsafeTriggerHandlers: true,
    logRequests: false,
    log: new Log(LogLevel.WARN),
    resourcePersistencePath: state.storage,
    handleStructuredLogs: ({ message, level }) => onLog(message, level),
  });
  try {
    const mailUrl = String(await miniflare.ready);
    const database = d1Client(miniflare, "DB", d1Address);
    const migrated = await applyMigrations(database, join(projectFolder, "migrations"));

    const runCron = async (cron: string, time = new Date()) => {
      const { outcome } = await (await miniflare.getWorker(worker.name)).scheduled({
        cron,
        scheduledTime: time,
      });
      if (outcome !== "ok") throw new Error(`The cron trigger "${cron}" ended with "${outcome}".`);
    };
    const stopCron = startCron(worker.crons, (cron, time) =>
      runCron(cron, time).catch((error: Error) => onLog(error.message, "error")),
    );
    return {
      database,
      bucket: bucketReader(miniflare),
      migrated,
      mailUrl,
      runCron,
      async stop() {
        stopCron();
        await miniflare.dispose();
        stopLifeline();
      },
    };
  } catch (error) {
    await miniflare.dispose();
    stopLifeline();
    throw error;
  }
}
