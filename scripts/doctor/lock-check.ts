import { copyLockDays, generationDays } from "../../app/features/backups/generation.server.ts";
import { type Api, ApiError } from "./cloudflare-api.ts";
import type { Finding } from "./findings.ts";
import type { Config } from "./local-checks.ts";

/** Days for which objects of each prefix cannot be removed: a day less than the site keeps them. */
const lockDays = {
  "daily/": generationDays.daily - 1,
  "weekly/": generationDays.weekly - 1,
  "files/": copyLockDays - 1,
};

type LockRule = {
  prefix?: string;
  enabled: boolean;
  condition: { type: string; maxAgeSeconds?: number };
};

/** Compares the lock of the bucket of backups with how long backups are kept. */
export async function locks(
  api: Api,
  at: string,
  { bucket_name = "", jurisdiction }: Config["r2_buckets"][number],
): Promise<Finding> {
  const name = "lock";
  const headers = jurisdiction ? { "cf-r2-jurisdiction": jurisdiction } : undefined;
  const path = `${at}/r2/buckets/${bucket_name}/lock`;
  const found = await api<{ rules?: LockRule[] }>(path, { headers }).catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  const open = Object.entries(lockDays).filter(
    ([prefix, days]) =>
      !found?.rules?.some(
        (rule) => rule.enabled && rule.prefix === prefix && rule.condition.maxAgeSeconds === days * 86_400,
      ),
  );
  if (open.length === 0) return { level: "ok", name, text: "backups cannot be removed before their time" };
  const flag = jurisdiction ? ` --jurisdiction ${jurisdiction}` : "";
  return {
    level: "missing",
    name,
    text: `backups under ${open.map(([prefix]) => prefix).join(", ")} are not locked for the days that they should be`,
    how: open
      .map(([prefix, days]) => {
        const rule = `${prefix.replace("/", "")} ${prefix} --retention-days ${days}`;
        return `npx wrangler r2 bucket lock add ${bucket_name} ${rule}${flag}`;
      })
      .join("\n"),
  };
}
