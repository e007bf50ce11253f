import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "../cli/ports.ts";
import { runtimeOf } from "../cli/runtime-of.ts";
import { startLocalRuntime } from "../runtime/local-runtime.ts";
import { openStateFolder } from "../runtime/state-folder.ts";
import { articleStatements } from "./article.ts";

export type SiteServer = { url: string; pid: () => number; stop: () => Promise<void> };

/**
 * The built Worker in a process of its own, without the asset router, which here costs more than the Worker
 * and at the edge is not part of its CPU time. Its database holds one article of the office.
 */
export async function startSite({ memoryMb }: { memoryMb: number }): Promise<SiteServer> {
  const child = fork(import.meta.filename, [String(memoryMb)], { execArgv: [] });
  const exit = once(child, "exit");
  const [url] = await Promise.race([
    once(child, "message") as Promise<[string]>,
    exit.then(() => Promise.reject(new Error("The site did not start."))),
  ]);
  return {
    url,
    pid: () => runtimeOf(child),
    stop: async () => {
      child.kill("SIGTERM");
      await exit;
    },
  };
}

if (import.meta.main) {
  const [memoryMb = "24"] = process.argv.slice(2);
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  const [port = 0] = await freePorts(1);
  const state = await openStateFolder(folder);
  const vars = { PAGE_MEMORY_MB: memoryMb };
  const runtime = await startLocalRuntime({ state, port, vars, assets: false, onLog: () => {} });
  const database = await runtime.database();
  for (const [sql, ...values] of articleStatements())
    await database
      .prepare(sql)
      .bind(...values)
      .run();
  const stop = async () => {
    await runtime.stop();
    state.release();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("disconnect", stop);
  process.send?.(`http://127.0.0.1:${port}`);
}
