import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { d1Client, d1Service } from "../../scripts/runtime/d1-client";
import { applyMigrations } from "../../scripts/runtime/migrations";
import { emptySettings } from "./empty-settings";

/**
 * The real bindings of wrangler.toml in the local runtime, empty, in memory and migrated: D1, R2, KV,
 * queue, rate limits, mail. Settings are empty, whatever wrangler.toml says. One per test file:
 *
 *     const { env, dispose } = await localBindings();
 *     afterAll(dispose);
 *
 * With `images` also the binding that only some accounts have; migrated up to `last`.
 *
 * Not `getPlatformProxy`: importing wrangler takes longer than all tests of a file.
 */
export async function localBindings({
  images = false,
  last = "~",
} = {}): Promise<{ env: Env & { IMAGES?: ImagesBinding }; dispose: () => Promise<void> }> {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: `export default { fetch: ${d1Service} };`,
      compatibilityDate: "2026-10-01",
      cf: false,
      d1Databases: ["DB", "DRILL"],
      r2Buckets: ["UPLOADS", "BACKUPS"],
      kvNamespaces: ["CACHE"],
      queueProducers: { OUTBOX: "outbox" },
      ratelimits: {
        LEAD_LIMIT: { namespace_id: "1001", simple: { limit: 30, period: 60 } },
        API_LIMIT: { namespace_id: "1002", simple: { limit: 120, period: 60 } },
      },
      ...(images && { images: { binding: "IMAGES" } }),
      email: { send_email: [{ name: "EMAIL" }] },
      bindings: { ...emptySettings(), VERSION: { id: "local", tag: "", timestamp: "" } },
    }),
  );
  const bindings = await runtime.getBindings<Env>();
  const env = { ...bindings, DB: d1Client(runtime, "DB"), DRILL: d1Client(runtime, "DRILL") } as Env;
  await applyMigrations(env.DB, `${root}migrations`, last);
  return { env, dispose: () => runtime.dispose() };
}

const root = new URL("../../", import.meta.url).pathname;

type Fault = {
  method: string;
  error: Error;
  /** Number of calls that succeed first; default 0. */
  after?: number;
  /** Number of calls that fail; default all. */
  times?: number;
  /** The call succeeds but its result is lost. */
  lost?: boolean;
};

/** The real binding with one failing method. */
export function faulty<Binding extends object>(binding: Binding, fault: Fault): Binding {
  const { method, error, after = 0, times = Number.POSITIVE_INFINITY, lost = false } = fault;
  let calls = 0;
  return new Proxy(binding, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      if (name !== method) return member.bind(target);
      return (...args: unknown[]) => {
        const call = calls++;
        if (call < after || call >= after + times) return member.apply(target, args);
        if (lost) return member.apply(target, args).then(() => Promise.reject(error));
        // The only method that returns no promise.
        if (method === "prepare") throw error;
        return Promise.reject(error);
      };
    },
  });
}
