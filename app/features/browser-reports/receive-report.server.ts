import { isbot } from "isbot";
import { readTextLimited } from "~/lib/bytes/read-text-limited";
import { refuseForeignOrigin } from "~/platform/http/origin-guard.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import { countReports } from "./count-reports.server";
import { parseReport } from "./parse-report.server";

/** A batch of the Reporting API; a page's own report is less than 1 kB. */
const maxBytes = 32 * 1024;

/** Names of files that were found; there are no more than the build has. */
const foundAssets = new Set<string>();

type Options = { islands: ReadonlySet<string>; waitUntil: (work: Promise<unknown>) => void };

/** 204 for all that is read, whatever is in it: a browser can do nothing with a refusal. */
export async function receiveReport(request: Request, env: Env, options: Options): Promise<Response> {
  const refusal = refuseForeignOrigin(request, "public");
  if (refusal) return refusal;
  if (await overLimit(env.API_LIMIT, request, "browser-report")) {
    return new Response(null, { status: 429, headers: { "Retry-After": "60" } });
  }
  const body = await readTextLimited(request, maxBytes).catch(() => null);
  if (body !== null && !isbot(request.headers.get("User-Agent"))) {
    const { origin } = new URL(request.url);
    const known = { origin, islands: options.islands, isAsset: assetFinder(env.ASSETS, origin) };
    const counts = await parseReport(request.headers.get("Content-Type") ?? "", body, known);
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
    countReports(counts, { db: env.DB, now: Date.now(), waitUntil: options.waitUntil, pause });
  }
  return new Response(null, { status: 204 });
}

function assetFinder(assets: Fetcher, origin: string) {
  return async (file: string): Promise<boolean> => {
    if (foundAssets.has(file)) return true;
    const found = await assets.fetch(`${origin}/assets/${file}`, { method: "HEAD" }).catch(() => null);
    if (found?.ok) foundAssets.add(file);
    return found?.ok ?? false;
  };
}
