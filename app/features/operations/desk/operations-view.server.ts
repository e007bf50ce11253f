import { openAlarms } from "~/features/operations/alarm/alarms.server";
import { listDeadLetters } from "~/features/operations/watch/dead-letters.server";
import { readCounts } from "~/features/operations/watch/event-counts.server";
import { gatherChecks } from "~/features/operations/watch/gather-checks.server";
import type { CheckSource } from "~/lib/check";
import { withTimeout } from "~/lib/with-timeout";
import { listEvents } from "./operations-events.server";

const limitMs = 4000;

/** Checks, and what stands behind them; `details` is null while the database does not answer. */
export async function operationsView(env: Env, sources: readonly CheckSource[], now: number) {
  const { DB: db } = env;
  const read = Promise.all([
    openAlarms(db),
    readCounts(db, now),
    listDeadLetters(db, 50),
    listEvents(db, 20),
  ]);
  const [{ checks }, details] = await Promise.all([
    gatherChecks(sources, env, now),
    withTimeout(limitMs, read, null),
  ]);
  if (details === null) return { checks, details: null };
  const [alarms, counts, letters, events] = details;
  return { checks, details: { alarms, counts, letters, events } };
}

/** For machines: no reference, no body of a message, no name of an employee. */
export function operationsJson(
  { checks, details }: Awaited<ReturnType<typeof operationsView>>,
  { now, version }: { now: number; version: { id: string; tag: string; timestamp: string } },
) {
  return {
    at: new Date(now).toISOString(),
    status: checks.some(({ state }) => state === "red") ? "red" : "ok",
    version,
    checks,
    alarms: details?.alarms.map(({ name, redSince, sentAt, takenAt, takenUntil, overAt, lastError }) => ({
      ...{ check: name, redSince, sentAt, takenAt, takenUntil, overAt, lastError },
    })),
    counts: details?.counts,
    deadLetters: details?.letters.map(({ at, attempts }) => ({ at, attempts })),
  };
}
