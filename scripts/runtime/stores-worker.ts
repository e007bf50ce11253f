import type { Miniflare, WorkerOptions } from "miniflare";
import { d1Service } from "./d1-client.ts";

export type BucketReader = {
  list(): Promise<{ key: string; size: number }[]>;
  /** Null when there is no such object. */
  read(key: string): Promise<Uint8Array | null>;
};

/** Where the Worker of the stores answers within a runtime; nothing outside Node's own process can ask it. */
const host = "stores.invalid";
export const d1Address = `http://${host}/d1`;

const script = `
const d1 = ${d1Service};
export default {
  async fetch(request, env) {
    if (request.method === "POST") return d1(request, env);
    const key = new URL(request.url).searchParams.get("key");
    if (key !== null) {
      const object = await env.BUCKET.get(key);
      return object ? new Response(object.body) : new Response(null, { status: 404 });
    }
    const all = [];
    let page;
    do {
      page = await env.BUCKET.list({ cursor: page?.cursor, limit: 100 });
      all.push(...page.objects.map(({ key, size }) => ({ key, size })));
    } while (page.truncated);
    return Response.json(all);
  },
};`;

type Binding = NonNullable<WorkerOptions["config"]["env"]>[string];

/**
 * A Worker beside ours on the same database and bucket, for `d1Client` (at `d1Address`, binding `DB`) and
 * `bucketReader`. Miniflare's own handles ask the runtime for each statement and each property of each object while
 * Node stands still: half a second for our migrations, seconds for a page of a thousand objects, after which the
 * runtime has closed the connection that the next page is asked on.
 */
export function storesWorker(name: string, stores: { database: Binding; bucket: Binding }): WorkerOptions {
  return {
    config: {
      name,
      compatibilityDate: "2026-10-01",
      manifest: {
        mainModule: "stores.js",
        modulesRoot: "/",
        modules: { "stores.js": { type: "esm", contents: script } },
      },
      env: { DB: stores.database, BUCKET: stores.bucket },
      triggers: [{ type: "fetch", pattern: `${host}/*` }],
    },
  };
}

export function bucketReader(miniflare: Miniflare): BucketReader {
  async function ask(search: string) {
    const answer = await miniflare.dispatchFetch(`http://${host}/${search}`);
    if (!answer.ok && answer.status !== 404)
      throw new Error(`The bucket answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
  return {
    list: async () => (await (await ask("")).json()) as { key: string; size: number }[],
    async read(key) {
      const answer = await ask(`?key=${encodeURIComponent(key)}`);
      const content = new Uint8Array(await answer.arrayBuffer());
      return answer.ok ? content : null;
    },
  };
}
