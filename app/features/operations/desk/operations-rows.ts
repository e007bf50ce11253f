import type { Alarm } from "~/features/operations/alarm/alarms.server";
import type { DeadLetter } from "~/features/operations/watch/dead-letters.server";
import type { EventCount } from "~/features/operations/watch/event-counts.server";
import type { Check } from "~/lib/check";
import { momentText } from "~/lib/text/moment-text";
import type { CheckRow } from "./check-list";
import { eventText } from "./event-text";
import type { OperationsEvent } from "./operations-events.server";
import type { CountRow, LetterRow } from "./operations-parts";

type Details = { alarms: Alarm[]; counts: EventCount[]; letters: DeadLetter[]; events: OperationsEvent[] };

/** Everything with its moments in words; `names` are labels of kinds of delivery. */
export function operationsRows(
  { checks, details }: { checks: Check[]; details: Details | null },
  names: Record<string, string>,
  now: number,
) {
  const when = (at: number) => momentText(at, now);
  const titles = Object.fromEntries(checks.map(({ name, title }) => [name, title]));
  const alarmOf = (check: Check) =>
    details?.alarms.find(({ name, overAt }) => name === check.name && overAt === null);
  return {
    known: details !== null,
    checks: checks.map((check): CheckRow => {
      const alarm = alarmOf(check);
      const taken =
        alarm?.takenUntil && alarm.takenUntil > now
          ? `${alarm.takenBy} kijkt ernaar tot ${when(alarm.takenUntil)}`
          : null;
      return { ...check, since: alarm ? when(alarm.redSince) : null, taken };
    }),
    letters: (details?.letters ?? []).map(({ id, at, body }): LetterRow => ({ id, since: when(at), body })),
    counts: (details?.counts ?? []).map(
      ({ what, name, count, lastAt, worst, requestIds }): CountRow => ({
        ...{ name, count, last: when(lastAt) },
        what: what === "error" ? "Fout" : "Trage vraag",
        detail:
          what === "slow-query"
            ? `traagste ${worst} ms`
            : requestIds.length > 0
              ? `verzoeken ${requestIds.join(", ")}`
              : "",
      }),
    ),
    events: (details?.events ?? []).map(({ id, at, actor, kind, detail }) => ({
      id,
      text: eventText(kind, detail, { ...names, ...titles }),
      by: `${when(at)} · ${actor}`,
    })),
  };
}
