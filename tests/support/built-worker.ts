import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectFolder } from "../../scripts/cli/run.ts";
import { countedDb } from "./counted-db.ts";
import { localBindings } from "./local-bindings.ts";

type Worker = { fetch(request: Request, env: Env, ctx: unknown): Promise<Response> };
type Overrides = (env: Env) => { [Name in keyof Env]?: Env[Name] extends string ? string : Env[Name] };

/**
 * Runs the built Worker in this process on local D1, R2 and KV, so that its queries can be counted. The Cache
 * API stores nothing: a hit comes from the isolate's memory.
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
  // Of one request each: what the Worker keeps by it is not of the next.
  const newCtx = () => ({
    waitUntil: (work: Promise<unknown>) => void behind.push(work),
    passThroughOnException() {},
  });
  /** The response, and the D1 usage of it, including work after the response. */
  async function get(path: string, headers: Record<string, string> = {}) {
    take();
    const response = await worker.fetch(
      new Request(`https://site.example${path}`, { headers }),
      own,
      newCtx(),
    );
    const body = await response.text();
    await Promise.allSettled(behind.splice(0));
    const { status, headers: answered } = response;
    return { status, headers: answered, cache: answered.get("X-Cache"), body, asked: take() };
  }
  return {
    db: env.DB,
    env: own,
    get,
    /** Resolves at the headers. */
    begin: (path: string) => worker.fetch(new Request(`https://site.example${path}`), own, newCtx()),
    /** The Worker loads its islands beside its first request, and a page waits for them: nothing may load after a test. */
    async dispose() {
      await get("/bestaat-niet");
      await dispose();
    },
  };
}
