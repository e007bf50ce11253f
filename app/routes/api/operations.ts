import { data } from "react-router";
import { countDeliveries } from "~/features/leads/deliver/outbox/failed-deliveries.server";
import { operationsJson, operationsView } from "~/features/operations/desk/operations-view.server";
import { withTimeout } from "~/lib/with-timeout";
import { bindings } from "~/platform/bindings.server";
import { hasBearerKey } from "~/platform/http/bearer-key.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import type { Route } from "./+types/operations";

/** What /admin/werking shows, for a machine with OPERATIONS_KEY; 404 while none is set. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { env, checkSources } = context.get(bindings);
  const { OPERATIONS_KEY: key } = env;
  const headers = { "Cache-Control": "no-store" };
  if (!key) throw data(null, { status: 404 });
  if (await overLimit(env.API_LIMIT, request, "operations")) {
    return new Response(null, { status: 429, headers: { ...headers, "Retry-After": "60" } });
  }
  if (!(await hasBearerKey(request, key))) {
    return new Response(null, { status: 401, headers: { ...headers, "WWW-Authenticate": "Bearer" } });
  }
  const now = Date.now();
  const [view, deliveries] = await Promise.all([
    operationsView(env, checkSources, now),
    withTimeout(4000, countDeliveries(env.DB), null),
  ]);
  const { id, tag, timestamp } = env.VERSION;
  const shown = operationsJson(view, { now, version: { id, tag, timestamp } });
  return Response.json({ ...shown, deliveries }, { headers });
}
