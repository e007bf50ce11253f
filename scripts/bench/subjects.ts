import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { seedArticles } from "../../tests/support/article-rows.ts";
import { sampleContent, textDocument } from "../../tests/support/article-samples.ts";
import { freePorts } from "../cli/ports.ts";
import { runtimeOf } from "../cli/runtime-of.ts";
import { startLocalRuntime } from "../runtime/local-runtime.ts";
import { openStateFolder } from "../runtime/state-folder.ts";

/**
 * Bare Workers that answer with a page which is already there: what no framework can go below. `string` returns
 * it, `cache` takes it out of the Cache API, `row` reads one row of D1 first; `formData` takes posted files in.
 */
const workers = {
  string: `export default { fetch: () => new Response(HTML, { headers }) };`,
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
      env.DB.prepare("INSERT OR REPLACE INTO articles VALUES ('a', ?)").bind(HTML.slice(0, 12000)),
    ]);
    await ready;
    const row = await env.DB.prepare("SELECT * FROM articles WHERE slug = ?").bind("a").first();
    return row ? new Response(HTML, { headers }) : new Response("", { status: 404 });
  } };`,
  formData: `export default { async fetch(request, env) {
    const form = await request.formData();
    for (const [index, file] of form.getAll("files").entries()) await env.FILES.put("file-" + index, await file.arrayBuffer());
    return new Response("ok");
  } };`,
};

export type BareWorker = keyof typeof workers;
type Measured = { url: string; pid: () => number; stop: () => Promise<void> };

/**
 * The built Worker, past the asset router, which here costs more than the Worker and at the edge is not part of its
 * CPU time. Its database holds one article of the office, at `officeArticle`.
 */
export const startSite = ({ memoryMb }: { memoryMb: number }) => start("site", String(memoryMb));
export const officeArticle = "/kennisbank/dak-1";

/** A bare Worker; `page` names a file with the HTML that it answers with. */
export const startBare = (worker: BareWorker, page = import.meta.filename) => start(worker, page);

/** In a process of its own, so that its CPU time can be told apart. */
async function start(subject: string, argument: string): Promise<Measured> {
  const child = fork(import.meta.filename, [subject, argument], { execArgv: [] });
  const exit = once(child, "exit");
  const [url] = await Promise.race([
    once(child, "message") as Promise<[string]>,
    exit.then(() => Promise.reject(new Error(`"${subject}" did not start.`))),
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

async function runSite(memoryMb: string) {
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  const [port = 0] = await freePorts(1);
  const state = await openStateFolder(folder);
  const vars = { PAGE_MEMORY_MB: memoryMb };
  const runtime = await startLocalRuntime({ state, port, vars, assets: false, onLog: () => {} });
  // About 900 words.
  const words = "Kijk na een storm of er pannen zijn verschoven en of het lood nog strak ligt. ".repeat(5);
  const article = sampleContent({ body: textDocument(...Array.from({ length: 12 }, () => words)) });
  await seedArticles(runtime.database, 1, 1, article);
  const stop = async () => {
    await runtime.stop();
    state.release();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function runBare(name: BareWorker, page: string) {
  const html = JSON.stringify(readFileSync(page, "utf8"));
  const contents = `const headers = { "Content-Type": "text/html; charset=utf-8" }; const HTML = ${html}; ${workers[name]}`;
  const miniflare = new Miniflare({
    cf: false,
    telemetry: { enabled: false },
    host: "127.0.0.1",
    workers: [
      {
        config: {
          name,
          compatibilityDate: "2026-10-01",
          manifest: {
            mainModule: "bare.js",
            modulesRoot: import.meta.dirname,
            modules: { "bare.js": { type: "esm", contents } },
          },
          env: { DB: { type: "d1", id: name }, FILES: { type: "r2", name: name.toLowerCase() } },
        },
        // A socket of the Worker itself, as the site's.
        dev: { unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] },
      },
    ],
  });
  await miniflare.ready;
  return { url: (await miniflare.unsafeGetDirectURL(name)).href, stop: () => miniflare.dispose() };
}

if (import.meta.main) {
  const [subject = "", argument = ""] = process.argv.slice(2);
  const { url, stop } = await (subject === "site"
    ? runSite(argument)
    : runBare(subject as BareWorker, argument));
  for (const event of ["SIGTERM", "disconnect"]) process.on(event, () => stop().then(() => process.exit(0)));
  process.send?.(url);
}
