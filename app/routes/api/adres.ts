import { normalQuery, suggestAddresses } from "~/features/leads/address/suggest.server";
import type { SuggestionAnswer } from "~/features/leads/address/suggestion";
import { bindings } from "~/platform/bindings.server";
import { cachedJson } from "~/platform/cache/answer-cache.server";
import { refuseForeignOrigin } from "~/platform/http/origin-guard.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import type { Route } from "./+types/adres";

const nothing: SuggestionAnswer = { results: [], outside: false, google: false };
const daySeconds = 24 * 60 * 60;

/** Suggestions while an address is typed. Always an answer: without a service an empty one. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const { env, ctx } = context.get(bindings);
  const refusal = refuseForeignOrigin(request, "public");
  if (refusal) return refusal;
  const query = normalQuery(url.searchParams.get("q") ?? "");
  if (query === null) return Response.json(nothing, { headers: { "Cache-Control": "no-store" } });
  if (await overLimit(env.API_LIMIT, request, "adres")) {
    return Response.json(nothing, { status: 429, headers: { "Retry-After": "60" } });
  }
  const key = new URL("/api/adres", url);
  key.search = new URLSearchParams({ q: query, v: env.VERSION.id }).toString();
  let keepSeconds = daySeconds;
  const answer = await cachedJson(
    key,
    (work) => ctx.waitUntil(work),
    async () => {
      const found = await suggestAddresses((target, init) => fetch(target, init), env, query);
      // Google's terms let nobody keep its suggestions.
      keepSeconds = found.complete && !found.answer.google ? daySeconds : 0;
      return { answer: found.answer, keepSeconds };
    },
  );
  return Response.json(answer, { headers: { "Cache-Control": `private, max-age=${keepSeconds}` } });
}

export function action(): Response {
  return new Response(null, { status: 405, headers: { Allow: "GET", "Cache-Control": "no-store" } });
}
