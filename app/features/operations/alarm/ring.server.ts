import { company } from "~/content/site/company";
import { gatherChecks } from "~/features/operations/watch/gather-checks.server";
import type { Check, CheckSource } from "~/lib/check";
import { withTimeout } from "~/lib/with-timeout";
import { paths } from "~/paths";
import { log } from "~/platform/log.server";
import { alarmChannels, sendAlarm } from "./alarm-channels.server";
import { alarmCheckName } from "./alarm-check.server";
import { overMessage, redMessage } from "./alarm-text";
import {
  adoptAlarms,
  claimOver,
  claimRed,
  markOver,
  openAlarms,
  settleOver,
  settleRed,
} from "./alarms.server";
import { forgetRung, readRung, ringWithoutDatabase } from "./alarms-without-database.server";

const databaseLimitMs = 5000;

/**
 * Looks at everything that is watched and rings: for a red check at once and every hour until somebody takes it, and
 * once when it is over. Runs may overlap: the database gives each message to one. Never rejects.
 */
export async function ringAlarms(env: Env, sources: readonly CheckSource[], now: number): Promise<void> {
  const found = await gatherChecks(sources, env, now);
  const channels = alarmChannels(env);
  // That no alarm can be delivered is told through another channel, or on the page only.
  const red = found.checks.filter(
    ({ name, state }) => state === "red" && (name !== alarmCheckName || channels.length > 1),
  );
  const link = (env.PUBLIC_ORIGIN || company.origin) + paths.adminOperations;
  const send = (check: Check, redSince: number, reminder: boolean) =>
    sendAlarm(channels, redMessage(check, { redSince, reminder, now, link }), now);
  try {
    const { DB: db, CACHE: kv } = env;
    const begun = await prepare(db, kv, { ...found, now });
    for (const check of channels.length > 0 ? red : []) {
      if (!isDue(begun.get(check.name), now)) continue;
      const claimed = await claimRed(db, check, now);
      if (claimed === null) continue;
      const outcome = await send(check, claimed.redSince, claimed.sentAt !== null);
      await settleRed(db, check.name, outcome, now);
    }
    for (const over of channels.length > 0 ? await claimOver(db, now) : []) {
      await settleOver(db, over.name, await sendAlarm(channels, overMessage(over, { now, link }), now));
    }
  } catch (error) {
    log("warn", "alarm.no-database", { error });
    if (channels.length === 0) return;
    await ringWithoutDatabase(env.CACHE, red, now, (check, before) =>
      send(check, before ?? now, before !== null),
    );
  }
}

type Due = { overAt: number | null; takenAt: number | null; nextAt: number };

const isDue = (alarm: Due | undefined, now: number) =>
  alarm === undefined || alarm.overAt !== null || (alarm.takenAt === null && alarm.nextAt <= now);

/** Brings the rows up to date with what was found. Rejects when the database does not answer in time. */
async function prepare(
  db: D1Database,
  kv: KVNamespace,
  { checks, complete, now }: { checks: Check[]; complete: boolean; now: number },
): Promise<Map<string, Due>> {
  const work = async () => {
    const rung = Object.entries(await readRung(kv)).map(([name, kept]) => ({ name, ...kept }));
    if (rung.length > 0) {
      await adoptAlarms(db, rung);
      await forgetRung(kv);
    }
    const open = await openAlarms(db);
    const found = new Map(checks.map((check) => [check.name, check.state]));
    const over = open.filter(
      ({ name, overAt }) => overAt === null && found.get(name) !== "red" && (complete || found.has(name)),
    );
    await markOver(
      db,
      over.map(({ name }) => name),
      now,
    );
    return new Map<string, Due>(open.map((alarm) => [alarm.name, alarm]));
  };
  const done = await withTimeout(databaseLimitMs, work().catch(asFailure), new Error("no answer in time"));
  if (done instanceof Error) throw done;
  return done;
}

const asFailure = (error: unknown) => (error instanceof Error ? error : new Error("unknown"));
