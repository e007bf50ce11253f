import type { RetentionDays } from "~/content/site/retention";
import { purgeLeads, sweepOrphans } from "~/features/leads/store/sweep.server";
import { log } from "~/platform/log.server";
import { outboxResources, sendDue } from "./outbox.server";

/**
 * Every minute, and whenever a queue message says that there is something new. `at` in ms; `office` are the
 * addresses that the office chose itself, none = those of MAIL_OFFICE.
 */
export async function sendDueDeliveries(env: Env, at: number, office: string[]): Promise<void> {
  const resources = outboxResources(env);
  await sendDue(office.length > 0 ? { ...resources, office } : resources, new Date(at));
}

/**
 * Once a day: removes what belongs to nothing and what has been kept long enough. `at` in ms; `retention` is null
 * when nobody knows how long that is.
 */
export async function sweep(env: Env, at: number, retention: RetentionDays | null): Promise<void> {
  const stores = { db: env.DB, bucket: env.UPLOADS };
  await sweepOrphans(stores, new Date(at));
  if (retention === null) log("error", "lead.purge-stopped", { reason: "unreadable-periods" });
  else await purgeLeads(stores, new Date(at), retention);
}
