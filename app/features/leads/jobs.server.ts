import type { RetentionDays } from "~/content/retention";
import { outboxResources, sendDue } from "./outbox.server";
import { purgeLeads, sweepOrphans } from "./sweep.server";

/**
 * Every minute, and whenever a queue message says that there is something new. `at` in ms; `office` are the
 * addresses that the office chose itself, none = those of MAIL_OFFICE.
 */
export async function sendDueDeliveries(env: Env, at: number, office: string[]): Promise<void> {
  const resources = outboxResources(env);
  await sendDue(office.length > 0 ? { ...resources, office } : resources, new Date(at));
}

/** Once a day: removes what belongs to nothing and what has been kept long enough. `at` in ms. */
export async function sweep(env: Env, at: number, retention: RetentionDays): Promise<void> {
  const stores = { db: env.DB, bucket: env.UPLOADS };
  await sweepOrphans(stores, new Date(at));
  await purgeLeads(stores, new Date(at), retention);
}
