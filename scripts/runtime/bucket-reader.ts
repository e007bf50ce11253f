import type { Miniflare, WorkerOptions } from "miniflare";

export type BucketReader = {
  list(): Promise<{ key: string; size: number }[]>;
  /** Null when there is no such object. */
  read(key: string): Promise<Uint8Array | null>;
};

const script = `export default {
  async fetch(request, env) {
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

/** A Worker beside ours that reads `bucket` within the runtime. */
export function bucketReaderWorker(name: string, bucket: Binding): WorkerOptions {
  return {
    config: {
      name,
      compatibilityDate: "2026-10-01",
      manifest: {
        mainModule: "reader.js",
        modulesRoot: "/",
        modules: { "reader.js": { type: "esm", contents: script } },
      },
      env: { BUCKET: bucket },
    },
  };
}

/**
 * Asks that Worker. Miniflare's own handle of a bucket asks the runtime for each property of each object and
 * stops the process meanwhile: seconds for a page of a thousand, after which the runtime has closed the
 * connection that the next page is asked on.
 */
export function bucketReader(miniflare: Miniflare, name: string): BucketReader {
  async function ask(search: string) {
    const answer = await (await miniflare.getWorker(name)).fetch(`http://bucket/${search}`);
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
