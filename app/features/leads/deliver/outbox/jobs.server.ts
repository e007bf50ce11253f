import type { RetentionDays } from "~/content/site/retention";
import { releaseSiteHeld, releaseStranded } from "~/features/leads/deliver/mails/held-mails.server";
import { purgeMailCounts } from "~/features/leads/deliver/mails/mail-caps.server";
import type { MailCaps } from "~/features/leads/model/mail/mail-caps";
import { forgetClients, purgeLeads, sweepOrphans } from "~/features/leads/store/sweep.server";
import { log } from "~/platform/log.server";
import type { SendNotice } from "~/platform/push/push-sender";
import { sendDue } from "./outbox.server";
import { outboxResources } from "./outbox-resources.server";

/** From the settings; no address of the office: those of MAIL_OFFICE. */
type MailSettings = { mails: string[]; mailCaps: MailCaps };

/** `at` in ms. */
export async function sendDueDeliveries(
  env: Env,
  at: number,
  { mails, mailCaps: caps }: MailSettings,
  push: SendNotice | null = null,
): Promise<void> {
  const resources = { ...outboxResources(env), caps, push };
  await releaseStranded(env.DB, new Date(at));
  await releaseSiteHeld(env.DB, caps.site, new Date(at));
  await sendDue(mails.length > 0 ? { ...resources, office: mails } : resources, new Date(at));
}

/** `at` in ms; `retention`: null when the periods cannot be read, so that no lead is purged. */
export async function sweep(env: Env, at: number, retention: RetentionDays | null): Promise<void> {
  const stores = { db: env.DB, bucket: env.UPLOADS };
  await forgetClients(env.DB, new Date(at));
  await sweepOrphans(stores, new Date(at));
  await purgeMailCounts(env.DB, new Date(at));
  if (retention === null) log("error", "lead.purge-stopped", { reason: "unreadable-periods" });
  else await purgeLeads(stores, new Date(at), retention);
}
