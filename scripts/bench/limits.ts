import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { runtimeOf } from "../cli/runtime-of.ts";

/**
 * Bare Workers that answer with a page which is already there: what no framework can go below.
 * `string` and `bytes` return it, `cache` takes it out of the Cache API, `row` reads one row of D1 first.
 */
const scripts = {
  string: `const html = HTML; export default { fetch: () => new Response(html, { headers }) };`,
  bytes: `const bytes = new TextEncoder().encode(HTML); export default { fetch: () => new Response(bytes, { headers }) };`,
  cache: `export default { async fetch(request) {
    const found = await caches.default.match(request.url);
    if (found) return found;
    const response = new Response(HTML, { headers: { ...headers, "Cache-Control": "public, max-age=3600" } });
    await caches.default.put(request.url, response.clone());
    return response;
  } };`,
  row: `let ready; export default { async fetch(request, env) {
    ready ??= env.DB.batch([
      env.DB.prepare("CREATE TABLE IF NOT EXISTS articles (slug TEXT PRIMARY KEY, body TEXT)"),
      env.DB.prepare("INSERT OR REPLACE INTO articles VALUES ('a', ?)").bind(ROW),
    ]);
    await ready;
    const row = await env.DB.prepare("SELECT * FROM articles WHERE slug = ?").bind("a").first();
    if (!row) return new Response("", { status: 404 });
    return new Response(HTML, { headers });
  } };`,
  formData: `export default { async fetch(request, env) {
    const form = await request.formData();
    for (const [index, file] of form.getAll("files").entries()) await env.FILES.put("file-" + index, await file.arrayBuffer());
    return new Response("ok");
  } };`,
};

export type Limit = keyof typeof scripts;
export type LimitServer = { url: string; pid: () => number; stop: () => Promise<void> };

/** A bare Worker that takes files out of `request.formData()` and puts them into R2. */
export const startFormDataWorker = () => startLimit("formData", import.meta.filename);

/** Starts one of them in a process of its own; `page` names a file with the HTML that it answers with. */
export async function startLimit(limit: Limit, page: string): Promise<LimitServer> {
  const child = fork(import.meta.filename, [limit, page], { execArgv: [] });
  const exit = once(child, "exit");
  const [url] = await Promise.race([
    once(child, "message") as Promise<[string]>,
    exit.then(() => Promise.reject(new Error(`The bare Worker "${limit}" did not start.`))),
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
  const [limit, page] = process.argv.slice(2) as [Limit, string];
  const html = JSON.stringify(readFileSync(page, "utf8"));
  const contents = `const headers = { "Content-Type": "text/html; charset=utf-8" }; const HTML = ${html}; const ROW = HTML.slice(0, 12000); ${scripts[limit]}`;
  const miniflare = new Miniflare({
    cf: false,
    telemetry: { enabled: false },
    host: "127.0.0.1",
    workers: [
      {
        config: {
          name: limit,
          compatibilityDate: "2026-10-01",
          manifest: {
            mainModule: "limit.js",
            modulesRoot: import.meta.dirname,
            modules: { "limit.js": { type: "esm", contents } },
          },
          env:
            limit === "row"
              ? { DB: { type: "d1", id: "limit" } }
              : limit === "formData"
                ? { FILES: { type: "r2", name: "limit" } }
                : {},
        },
        // A socket of the Worker itself, as the site's.
        dev: { unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] },
      },
    ],
  });
  await miniflare.ready;
  const url = await miniflare.unsafeGetDirectURL(limit);
  process.on("SIGTERM", () => miniflare.dispose().then(() => process.exit(0)));
  process.on("disconnect", () => miniflare.dispose().then(() => process.exit(0)));
  process.send?.(url.href);
}
