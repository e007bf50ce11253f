import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import { freePorts } from "../../scripts/cli/ports.ts";
import { projectFolder } from "../../scripts/cli/run.ts";
import { d1Client } from "../../scripts/runtime/d1-client.ts";
import { applyMigrations } from "../../scripts/runtime/migrations.ts";
import { d1Address, storesWorker } from "../../scripts/runtime/stores-worker.ts";
import { readBuiltWorker } from "../../scripts/runtime/worker-config.ts";
import { emptySettings } from "./empty-settings.ts";

/** The built Worker twice on one database and bucket, like two isolates with separate memory. */
export async function startTwoWorkers() {
  const storage = mkdtempSync(join(tmpdir(), "two-"));
  const [first = 0, second = 0] = await freePorts(2);
  const workers = Object.entries({ a: first, b: second }).map(([name, port]) => {
    const built = readBuiltWorker(join(projectFolder, "build"), emptySettings());
    const { config } = built.options;
    for (const mail of built.mailBindings) delete config.env?.[mail];
    config.name = name;
    config.triggers = [];
    return {
      built,
      port,
      options: { config, dev: { unsafeDirectSockets: [{ host: "127.0.0.1", port }] } },
    };
  });
  const [a, b] = workers;
  if (!a || !b) throw new Error("two workers");
  const { [a.built.database]: database, [a.built.bucket]: bucket } = a.options.config.env ?? {};
  if (!database || !bucket) throw new Error("stores");
  const miniflare = new Miniflare({
    workers: [a.options, b.options, storesWorker("stores", { database, bucket })],
    host: "127.0.0.1",
    cf: false,
    telemetry: { enabled: false },
    logRequests: false,
    log: new Log(LogLevel.WARN),
    resourcePersistencePath: storage,
    handleStructuredLogs: () => {},
  });
  await miniflare.ready;
  const db = d1Client(miniflare, "DB", d1Address);
  await applyMigrations(db, join(projectFolder, "migrations"));
  return {
    db,
    urls: [a, b].map(({ port }) => `http://127.0.0.1:${port}`) as [string, string],
    async stop() {
      await miniflare.dispose();
      rmSync(storage, { recursive: true, force: true });
    },
  };
}
