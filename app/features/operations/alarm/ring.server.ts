import { currentCompany } from "~/content/site/company-now.server";
import { gatherChecks } from "~/features/operations/watch/gather-checks.server";
import type { Check, CheckSource } from "~/lib/check";
import { withTimeout } from "~/lib/with-timeout";
import { paths } from "~/paths";
import { log } from "~/platform/log.server";
import { alarmChannels, sendAlarm } from "./alarm-channels.server";
import { alarmCheckName } from "./alarm-check.server";
import { overMessage, redMessage } from "./alarm-text";
import {
  type Alarm,
  adoptAlarms,
  claimOver,
  claimRed,
  lowerCounts,
  markOver,
  mayBeDue,
  openAlarms,
  settleOver,
  settleRed,
} from "./alarms.server";
import { forgetRung, keepRung, readRung, ringWithoutDatabase } from "./alarms-without-database.server";
import { lookTwice } from "./look-twice.server";

const databaseLimitMs = 5000;

type Found = { checks: Check[]; complete: boolean };

/**
 * Looks at everything that is watched and rings: for a red check at once and every hour until somebody takes it, and
 * once when it is over. Runs may overlap: the database gives each message to one. Never rejects. `secondLookMs`: see
 * `lookTwice`.
 */
export async function ringAlarms(
  env: Env,
  sources: readonly CheckSource[],
  now: number,
  { secondLookMs }: { secondLookMs?: number } = {},
): Promise<void> {
  const { DB: db, CACHE: kv } = env;
  const channels = alarmChannels(env);
  const look = channels.length > 0 ? lookTwice : gatherChecks;
  const found = await look(sources, env, now, secondLookMs);
  // That no alarm can be delivered is told through another channel, or on the page only.
  const red = found.checks.filter(
    ({ name, state }) => state === "red" && (name !== alarmCheckName || channels.length > 1),
  );
  const link = (env.PUBLIC_ORIGIN || currentCompany().origin) + paths.adminOperations;
  const send = (check: Check, redSince: number, reminder: boolean) =>
    sendAlarm(channels, redMessage(check, { redSince, reminder, now, link }), now);
  let due = red;
  const claim = async () => {
    const open = await bringUpToDate(db, kv, found, now);
    due = red.filter((check) => mayBeDue(open.get(check.name), check, now));
    if (channels.length === 0) return { begun: [], over: [] };
    return { begun: await claimRed(db, due, now), over: await claimOver(db, now) };
  };
  const claimed = await inTime(claim());
  if (claimed === null) {
    if (channels.length === 0) return;
    return ringWithoutDatabase(kv, due, now, (check, before) => send(check, before ?? now, before !== null));
  }
  const tellRed = claimed.begun.map(async ({ check, redSince, sentAt }) => {
    const outcome = await send(check, redSince, sentAt !== null);
    const noted = await inTime(settleRed(db, check.name, outcome, now).then(() => true));
    return noted === null && outcome.delivered ? [check] : [];
  });
  const tellOver = claimed.over.map(async (over) => {
    const outcome = await sendAlarm(channels, overMessage(over, { now, link }), now);
    await inTime(settleOver(db, over.name, outcome, now));
  });
  const [unnoted] = await Promise.all([Promise.all(tellRed), Promise.all(tellOver)]);
  await keepRung(kv, unnoted.flat(), now);
}

/** Null when the database does not answer in time, or fails. */
function inTime<T>(work: Promise<T>): Promise<T | null> {
  const failed = (error: unknown) => {
    log("warn", "alarm.no-database", { error });
    return null;
  };
  return withTimeout(databaseLimitMs, work.catch(failed), undefined).then((done) =>
    done === undefined ? failed(new Error("no answer in time")) : done,
  );
}

/** Makes the rows say what was found, and returns those that were open, as they were. */
async function bringUpToDate(
  db: D1Database,
  kv: KVNamespace,
  { checks, complete }: Found,
  now: number,
): Promise<Map<string, Alarm>> {
  const rung = Object.entries(await readRung(kv)).map(([name, kept]) => ({ name, ...kept }));
  if (rung.length > 0) {
    await adoptAlarms(db, rung);
    await forgetRung(kv);
  }
  const open = await openAlarms(db);
  const found = new Map(checks.map((check) => [check.name, check]));
  const fallen = open.flatMap(({ name, count }) => {
    const left = found.get(name)?.count ?? count;
    return count !== null && left !== null && left < count ? [{ name, count: left }] : [];
  });
  await lowerCounts(db, fallen);
  const over = open.filter(
    ({ name, overAt }) =>
      overAt === null && found.get(name)?.state !== "red" && (complete || found.has(name)),
  );
  await markOver(
    db,
    over.map(({ name }) => name),
    now,
  );
  return new Map(open.map((alarm) => [alarm.name, alarm]));
}
