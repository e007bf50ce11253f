import { retentionRules } from "~/content/site/office-settings";
import { runArticlePlans } from "~/features/articles/desk/jobs.server";
import { purgeBrowserReports } from "~/features/browser-reports/read-reports.server";
import { sendDueDeliveries, sweep } from "~/features/leads/deliver/jobs.server";
import { purgeAlarms } from "~/features/operations/alarm/alarms.server";
import { purgeCounts } from "~/features/operations/watch/event-counts.server";
import { erasingPeriods, settingsNow } from "~/features/settings/settings.server";

/** The message is only a signal; the outbox says what is due. */
export async function sendDeliveries(env: Env, at: number): Promise<void> {
  await sendDueDeliveries(env, at, (await settingsNow(env.DB)).mails);
}

export async function everyMinute(env: Env, at: number): Promise<void> {
  await Promise.all([sendDeliveries(env, at), runArticlePlans(env, at)]);
}

/** Without readable periods no lead is erased: the office's may be longer than the built-in ones. */
export async function everyNight(env: Env, at: number): Promise<void> {
  const periods = await erasingPeriods(env.DB);
  await sweep(env, at, periods && retentionRules(periods));
  await Promise.all([purgeCounts(env.DB, at), purgeAlarms(env.DB, at), purgeBrowserReports(env.DB, at)]);
}
