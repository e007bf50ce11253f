import { addressAt, pointFrom } from "~/features/leads/address/reverse.server";
import { normalQuery, suggestAddresses } from "~/features/leads/address/suggest.server";
import type { SuggestionAnswer } from "~/features/leads/address/suggestion";
import { bindings } from "~/platform/bindings.server";
import { cachedJson } from "~/platform/cache/answer-cache.server";
import { formDataOf, PUBLIC_FORM } from "~/platform/http/form-data.server";
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

/**
 * The address where a visitor's device says that it is. Posted, so that the point stands in no address and no log; it is
 * not kept, nor is the answer.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  if (request.method !== "POST")
    return new Response(null, { status: 405, headers: { ...headers, Allow: "GET, POST" } });
  const { env } = context.get(bindings);
  const refusal = refuseForeignOrigin(request, "public");
  if (refusal) return refusal;
  if (await overLimit(env.API_LIMIT, request, "adres"))
    return Response.json(null, { status: 429, headers: { ...headers, "Retry-After": "60" } });
  const point = pointFrom(await formDataOf(request, PUBLIC_FORM));
  if (!point) return Response.json({ address: null, complete: true }, { headers });
  const answer = await addressAt((target, init) => fetch(target, init), env, point);
  return Response.json(answer, { headers });
}
