import type { RetentionDays } from "~/content/site/retention";
import { forgetClients, purgeLeads, sweepOrphans } from "~/features/leads/store/sweep.server";
import { log } from "~/platform/log.server";
import { outboxResources, sendDue } from "./outbox.server";

/** `at` in ms; `office`: the addresses from the settings, empty for those of MAIL_OFFICE. */
export async function sendDueDeliveries(env: Env, at: number, office: string[]): Promise<void> {
  const resources = outboxResources(env);
  await sendDue(office.length > 0 ? { ...resources, office } : resources, new Date(at));
}

/** `at` in ms; `retention`: null when the periods cannot be read, so that no lead is purged. */
export async function sweep(env: Env, at: number, retention: RetentionDays | null): Promise<void> {
  const stores = { db: env.DB, bucket: env.UPLOADS };
  await forgetClients(env.DB, new Date(at));
  await sweepOrphans(stores, new Date(at));
  if (retention === null) log("error", "lead.purge-stopped", { reason: "unreadable-periods" });
  else await purgeLeads(stores, new Date(at), retention);
}
