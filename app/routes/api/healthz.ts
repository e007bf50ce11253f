import { outboxHealth } from "~/features/leads/deliver/outbox-health.server";
import { withTimeout } from "~/lib/with-timeout";
import { bindings } from "~/platform/bindings.server";
import { bindingHealth } from "~/platform/health.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import type { Route } from "./+types/healthz";

/** A mail normally leaves within a minute; after this one the office should know. */
const lateMs = 15 * 60_000;

/** For an uptime monitor: 200 when requests can be received and what is due goes out, else 503. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  if (await overLimit(env.API_LIMIT, request, "healthz")) {
    return new Response(null, { status: 429, headers: { "Retry-After": "60" } });
  }
  const [stores, outbox] = await Promise.all([
    bindingHealth(env),
    withTimeout(2000, outboxHealth(env.DB, new Date()), null),
  ]);
  const oldestUnsentMs = outbox?.oldestUnsentMs ?? null;
  const ok =
    outbox !== null && (oldestUnsentMs ?? 0) < lateMs && Object.values(stores).every((s) => s === "ok");
  const { id, tag, timestamp } = env.VERSION;
  const body = { status: ok ? "ok" : "failing", ...stores, oldestUnsentMs, version: { id, tag, timestamp } };
  return Response.json(body, { status: ok ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
