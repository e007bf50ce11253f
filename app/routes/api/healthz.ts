import { outboxHealth } from "~/features/leads/deliver/outbox/outbox-health.server";
import { gatherChecks, isVital } from "~/features/operations/watch/gather-checks.server";
import { sharedLook } from "~/features/operations/watch/shared-look.server";
import type { Check, CheckSource } from "~/lib/check";
import { withTimeout } from "~/lib/with-timeout";
import { bindings } from "~/platform/bindings.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import type { Route } from "./+types/healthz";

type Seen = { checks: Check[]; oldestUnsentMs: number | null };

/** Shared, because anybody may ask and each look is a dozen queries. The sources are the same at every request. */
const looks = new WeakMap<readonly CheckSource[], ReturnType<typeof sharedLook<Seen>>>();

/**
 * For an uptime monitor: 503 when the site does not do what it promises, else 200. `red` names the checks that make it
 * so, `attention` those that are red without that.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { env, ctx, checkSources } = context.get(bindings);
  if (await overLimit(env.API_LIMIT, request, "healthz")) {
    return new Response(null, { status: 429, headers: { "Retry-After": "60" } });
  }
  const { checks, oldestUnsentMs } = await lookAt(checkSources)(env, ctx, Date.now());
  const failing = checks.filter(({ state }) => state === "red");
  const red = failing.filter(isVital).map(({ name }) => name);
  const attention = failing.filter((check) => !isVital(check)).map(({ name }) => name);
  const store = (name: string) => (red.includes(name) ? "failing" : "ok");
  const { id, tag, timestamp } = env.VERSION;
  const body = {
    status: red.length === 0 ? "ok" : "failing",
    red,
    attention,
    database: store("database"),
    files: store("files"),
    cache: store("cache"),
    oldestUnsentMs,
    version: { id, tag, timestamp },
  };
  return Response.json(body, {
    status: red.length === 0 ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}

function lookAt(sources: readonly CheckSource[]) {
  let shared = looks.get(sources);
  if (shared === undefined) {
    shared = sharedLook(async (env: Env, now: number): Promise<Seen> => {
      const [{ checks }, outbox] = await Promise.all([
        gatherChecks(sources, env, now),
        withTimeout(2000, outboxHealth(env.DB, new Date(now)), null),
      ]);
      return { checks, oldestUnsentMs: outbox?.oldestUnsentMs ?? null };
    });
    looks.set(sources, shared);
  }
  return shared;
}
