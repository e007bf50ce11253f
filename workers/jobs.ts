import { retentionRules } from "~/content/office-settings";
import { runArticlePlans } from "~/features/articles/jobs.server";
import { sendDueDeliveries, sweep } from "~/features/leads/jobs.server";
import { readSettings, settingsNow } from "~/features/settings/settings.server";

/** What a queue message wakes: it says only that there is something new, what is due stands in the outbox. */
export async function sendDue(env: Env, at: number): Promise<void> {
  await sendDueDeliveries(env, at, (await settingsNow(env.DB)).mails);
}

export async function everyMinute(env: Env, at: number): Promise<void> {
  await Promise.all([sendDue(env, at), runArticlePlans(env, at)]);
}

/** Without an answer of the database nothing is erased: the periods may not be the built-in ones. */
export async function everyNight(env: Env, at: number): Promise<void> {
  await sweep(env, at, retentionRules((await readSettings(env.DB)).retention));
}
