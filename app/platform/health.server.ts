import { withTimeout } from "~/lib/with-timeout";

type BindingHealth = Record<"database" | "files" | "cache", "ok" | "failing">;

const limitMs = 2000;

/** No response within two seconds counts as failing. */
export async function bindingHealth(env: Pick<Env, "DB" | "UPLOADS" | "CACHE">): Promise<BindingHealth> {
  const [database, files, cache] = await Promise.all([
    check(() => env.DB.prepare("SELECT 1").first()),
    check(() => env.UPLOADS.head("healthz")),
    check(() => env.CACHE.get("healthz")),
  ]);
  return { database, files, cache };
}

async function check(ask: () => Promise<unknown>): Promise<"ok" | "failing"> {
  const asked = Promise.resolve().then(ask);
  return withTimeout(
    limitMs,
    asked.then(() => "ok" as const),
    "failing",
  );
}
