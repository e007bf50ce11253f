import { configuredPlaceId, placesConfig, profileAnswer } from "~/features/business-profile/profile.server";
import { bindings } from "~/platform/bindings.server";
import { refuseForeignOrigin } from "~/platform/http/origin-guard.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import type { Route } from "./+types/google-business";

const headers = { "Cache-Control": "private, no-store" };

/** The business profile for parts of a page that are mounted after it was loaded. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { env, ctx } = context.get(bindings);
  const refusal = refuseForeignOrigin(request, "public");
  if (refusal) return refusal;
  if (params.placeId !== configuredPlaceId(env)) {
    return Response.json({ success: false, error: "Unknown place" }, { status: 404, headers });
  }
  if (await overLimit(env.API_LIMIT, request, "google-business")) {
    const limited = { status: 429, headers: { ...headers, "Retry-After": "60" } };
    return Response.json({ success: false, error: "Too many requests" }, limited);
  }
  const resources = {
    kv: env.CACHE,
    fetch: (url: URL, init: RequestInit) => fetch(url, init),
    now: new Date(),
    waitUntil: (work: Promise<unknown>) => ctx.waitUntil(work),
  };
  return Response.json(await profileAnswer(resources, placesConfig(env)), { headers });
}

export function action(): Response {
  const error = { success: false, error: "Method not allowed" };
  return Response.json(error, { status: 405, headers: { ...headers, Allow: "GET" } });
}
