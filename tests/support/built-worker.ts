import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectFolder } from "../../scripts/cli/run.ts";
import { countedDb } from "./counted-db.ts";
import { localBindings } from "./local-bindings.ts";

type Worker = { fetch(request: Request, env: Env, ctx: unknown): Promise<Response> };
type Overrides = (env: Env) => { [Name in keyof Env]?: Env[Name] extends string ? string : Env[Name] };

/**
 * The built Worker run here, on the real local D1, R2 and KV, so that what it asks of the database can be counted.
 * One isolate per test file; the edge's cache holds nothing: a hit is one of the isolate's memory.
 */
export async function builtWorker(overrides: Overrides = () => ({})) {
  const { env, dispose } = await localBindings();
  const { db, take } = countedDb(env.DB);
  const own = { ...env, DB: db, PAGE_MEMORY_MB: "24", ...overrides(env) } as unknown as Env;
  const empty = { match: async () => undefined, put: async () => undefined };
  Object.assign(globalThis, { caches: { default: empty } });
  const file = pathToFileURL(join(projectFolder, "build/server/index.js")).href;
  const { default: worker } = (await import(file)) as { default: Worker };
  const behind: Promise<unknown>[] = [];
  const ctx = { waitUntil: (work: Promise<unknown>) => void behind.push(work), passThroughOnException() {} };
  return {
    db: env.DB,
    env: own,
    /** What the Worker answers, and what it asked of D1 for that, also behind the answer. */
    async get(path: string, headers: Record<string, string> = {}) {
      take();
      const response = await worker.fetch(new Request(`https://site.example${path}`, { headers }), own, ctx);
      const body = await response.text();
      await Promise.allSettled(behind.splice(0));
      return { status: response.status, cache: response.headers.get("X-Cache"), body, asked: take() };
    },
    /** The answer as it comes, without waiting for its end. */
    begin: (path: string) => worker.fetch(new Request(`https://site.example${path}`), own, ctx),
    dispose,
  };
}
