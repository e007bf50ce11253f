import { serviceAreaData } from "~/features/service-area/map-data.server";
import { nearestTown } from "~/features/service-area/nearest-town";
import { bindings } from "~/platform/bindings.server";
import { refuseForeignOrigin } from "~/platform/http/origin-guard.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import type { Route } from "./+types/nearest-town";

/** One visitor's answer; nothing of it is kept. */
const headers = { "Cache-Control": "private, no-store" };

/** The served town nearest to where Cloudflare thinks that the visitor is. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const refusal = refuseForeignOrigin(request, "public");
  if (refusal) return refusal;
  if (await overLimit(env.API_LIMIT, request, "nearest-town")) {
    return Response.json({ town: null }, { status: 429, headers: { ...headers, "Retry-After": "60" } });
  }
  const { towns } = serviceAreaData(env);
  const page = url.searchParams.get("page") ?? "";
  return Response.json({ town: nearestTown((request as { cf?: object }).cf, towns, page) }, { headers });
}

export function action(): Response {
  return Response.json({ town: null }, { status: 405, headers: { ...headers, Allow: "GET" } });
}
