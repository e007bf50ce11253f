import { retentionRules } from "~/content/site/office-settings";
import { runArticlePlans } from "~/features/articles/desk/jobs.server";
import { continueRuns, startBackup, startDrill } from "~/features/backups/runs.server";
import { sendDueDeliveries, sweep } from "~/features/leads/deliver/jobs.server";
import { erasingPeriods, settingsNow } from "~/features/settings/settings.server";

/** The message is only a signal; the outbox says what is due. */
export async function sendDeliveries(env: Env, at: number): Promise<void> {
  await sendDueDeliveries(env, at, (await settingsNow(env.DB)).mails);
}

async function everyMinute(env: Env, at: number): Promise<void> {
  await Promise.all([sendDeliveries(env, at), runArticlePlans(env, at), continueRuns(env, at)]);
}

/** Without readable periods no lead is erased: the office's may be longer than the built-in ones. */
async function everyNight(env: Env, at: number): Promise<void> {
  const periods = await erasingPeriods(env.DB);
  try {
    await sweep(env, at, periods && retentionRules(periods));
  } finally {
    // After the sweep, so that what it erased is not in this night's backup.
    await startBackup(env, at);
  }
}

/** What a cron trigger of wrangler.toml starts. Weekly: the drill, which then waits for the backup of its night. */
export function jobOf(cron: string): (env: Env, at: number) => Promise<void> {
  if (cron === "* * * * *") return everyMinute;
  return cron === "17 3 * * *" ? everyNight : startDrill;
}
