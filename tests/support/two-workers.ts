import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import { projectFolder } from "../../scripts/cli/run.ts";
import { applyMigrations } from "../../scripts/runtime/migrations.ts";
import { readBuiltWorker } from "../../scripts/runtime/worker-config.ts";

/**
 * The built Worker twice on one database and one bucket, as two isolates of it run at the edge: each has a
 * memory of its own.
 */
export async function startTwoWorkers() {
  const storage = mkdtempSync(join(tmpdir(), "two-"));
  const workers = await Promise.all(
    ["a", "b"].map(async (name) => {
      const built = readBuiltWorker(join(projectFolder, "build"), {});
      const { config } = built.options;
      for (const mail of built.mailBindings) delete config.env?.[mail];
      config.name = name;
      config.triggers = [];
      const port = await freePort();
      return {
        built,
        port,
        options: { config, dev: { unsafeDirectSockets: [{ host: "127.0.0.1", port }] } },
      };
    }),
  );
  const [a, b] = workers;
  if (!a || !b) throw new Error("two workers");
  const miniflare = new Miniflare({
    workers: [a.options, b.options],
    host: "127.0.0.1",
    cf: false,
    telemetry: { enabled: false },
    logRequests: false,
    log: new Log(LogLevel.WARN),
    resourcePersistencePath: storage,
    handleStructuredLogs: () => {},
  });
  await miniflare.ready;
  const db = (await miniflare.getD1Database(a.built.database, "a")) as unknown as D1Database;
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
