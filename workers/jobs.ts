import { retentionRules } from "~/content/site/office-settings";
import { runArticlePlans } from "~/features/articles/desk/jobs.server";
import { continueRuns, releaseBackup, startBackup, startDrill } from "~/features/backups/runs.server";
import { purgeBrowserReports } from "~/features/browser-reports/read-reports.server";
import { noteMailEvents, withoutReceiver } from "~/features/leads/deliver/mails/mail-events.server";
import { sendDueDeliveries, sweep } from "~/features/leads/deliver/outbox/jobs.server";
import { planPushes } from "~/features/leads/deliver/push/push-plan.server";
import { purgeMails } from "~/features/leads/mail-in/purge-mails.server";
import { receiveMails } from "~/features/leads/mail-in/receive-mails.server";
import { inspectOlderFiles } from "~/features/leads/receive/inspect-older-files.server";
import { forgetFiles } from "~/features/leads/store/files/forget-files.server";
import { askDueReviews } from "~/features/leads/store/lead-review.server";
import { forgetPatterns } from "~/features/leads/store/sweep.server";
import { remindOfTomorrow } from "~/features/leads/store/visits/visit-mails.server";
import { forgetPictures } from "~/features/media/forget-pictures.server";
import { purgeAlarms } from "~/features/operations/alarm/alarms.server";
import { keepDeadLetters } from "~/features/operations/watch/dead-letters.server";
import { purgeCounts } from "~/features/operations/watch/event-counts.server";
import { sendBundles } from "~/features/push/bundles.server";
import { forgetStrangers, remindersAsked } from "~/features/push/people.server";
import { noticeSender } from "~/features/push/send-notice.server";
import { runRecordPlans } from "~/features/records/desk/jobs.server";
import { erasingPeriods, settingsNow } from "~/features/settings/settings.server";
import { log } from "~/platform/log.server";

/**
 * A message is a signal only, as the database says which mails came in and what is due; or what the mail service reports
 * of a mail.
 */
export async function handleOutbox(env: Env, messages: readonly Message[], at: number): Promise<void> {
  await noteMailEvents(
    env.DB,
    messages.map(({ body }) => body),
    new Date(at),
  );
  await receiveMails(env, new Date(at));
  // Reading may take a minute, and a lease counts from now.
  await sendDeliveries(env, Math.max(at, Date.now()));
}

/** What the queue gave up on. */
export async function keepDead(env: Env, messages: readonly Message[]): Promise<void> {
  const kept = messages.map(({ id, attempts, timestamp, body }) => ({
    ...{ id, attempts, timestamp },
    body: withoutReceiver(body),
  }));
  await keepDeadLetters(env.DB, kept);
}

export async function sendDeliveries(env: Env, at: number): Promise<void> {
  await sendDueDeliveries(env, at, await settingsNow(env.DB), noticeSender(env));
}

/** What time makes due, then all that is due. */
async function sendWhatTimeBrings(env: Env, at: number): Promise<void> {
  const now = new Date(at);
  const planned = remindersAsked(env.DB).then((reminders) => planPushes(env.DB, reminders, now));
  // Mails leave also where this cannot be read.
  await planned.catch((error) => log("error", "push.plan-failed", { error }));
  await remindOfVisits(env, now).catch((error) => log("error", "visit.remind-failed", { error }));
  await Promise.all([sendDeliveries(env, at), sendBundles(env, now)]);
}

/** Before an appointment, where the office wants it. */
async function remindOfVisits(env: Env, now: Date): Promise<void> {
  const { visits } = await settingsNow(env.DB);
  if (visits.reminder) await remindOfTomorrow(env.DB, now);
}

/**
 * A trigger may come late, and leases of mails and backups count from now. Ahead of the clock it comes in rehearsals only.
 */
async function everyMinute(env: Env, scheduled: number): Promise<void> {
  const at = Math.max(scheduled, Date.now());
  const all = await Promise.allSettled([
    sendWhatTimeBrings(env, at),
    receiveMails(env, new Date(at)),
    runArticlePlans(env, at),
    runRecordPlans(env, at),
    continueRuns(env, at),
    forgetPatterns(env.DB, new Date(at)),
    forgetPictures(env),
    forgetFiles({ db: env.DB, bucket: env.UPLOADS }),
  ]);
  // After all of them: what still runs when the handler ends may be cut off.
  const failed = all.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

/** Longer than Cloudflare lets a cron run. */
const longestCronMs = 16 * 60_000;

/** Without readable periods no lead is erased: the office's may be longer than the built-in ones. */
async function everyNight(env: Env, at: number): Promise<void> {
  const periods = await erasingPeriods(env.DB);
  try {
    await sweep(env, at, periods && retentionRules(periods));
    const { reviews } = await settingsNow(env.DB);
    if (reviews.on) await askDueReviews(env.DB, reviews, new Date(at));
    await Promise.all([purgeCounts(env.DB, at), purgeAlarms(env.DB, at), purgeBrowserReports(env.DB, at)]);
    await forgetStrangers(env);
    await purgeMails(env.DB, new Date(at));
  } finally {
    // After the sweep, so that what it erased is not in this night's backup.
    await inspectThenBackUp(env, at);
  }
}

/** In line first: an older file may end the Worker. It begins afterwards, so that what was replaced is not in it. */
async function inspectThenBackUp(env: Env, at: number): Promise<void> {
  const heldUntil = Math.max(at, Date.now()) + longestCronMs;
  await startBackup(env, at, heldUntil);
  try {
    await inspectOlderFiles({ db: env.DB, bucket: env.UPLOADS }, new Date(at));
  } finally {
    await releaseBackup(env, heldUntil);
  }
}

/** The cron triggers of wrangler.toml. Weekly: the drill, which then waits for the backup of its night. */
const jobs = { minute: everyMinute, night: everyNight, week: startDrill };

export function cronName(cron: string): keyof typeof jobs {
  if (cron === "* * * * *") return "minute";
  return cron === "17 3 * * *" ? "night" : "week";
}

export function jobOf(cron: string): (env: Env, at: number) => Promise<void> {
  return jobs[cronName(cron)];
}
