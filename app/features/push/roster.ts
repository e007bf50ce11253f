import type { Weekday } from "~/lib/text/opening-hours";

/**
 * One line of the roster: these people on these weekdays, from `from` to `until` (local, HH:MM). Until the same time or an
 * earlier one is until that time on the next day. The first is woken first.
 */
export type Shift = { days: Weekday[]; from: string; until: string; people: string[] };

const localClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "short",
});

/** Weekday and time on the clock of Amsterdam: comparing these is right across changes of summer time. */
function wallClock(now: Date): { weekday: Weekday; time: string } {
  const [date = "", time = ""] = localClock.format(now).split(" ");
  return { weekday: (new Date(`${date}T00:00:00Z`).getUTCDay() || 7) as Weekday, time };
}

/** Who is on duty now, in the order in which they are woken. */
export function onDuty(roster: readonly Shift[], now: Date): string[] {
  const { weekday, time } = wallClock(now);
  const yesterday = (weekday === 1 ? 7 : weekday - 1) as Weekday;
  const running = roster.filter(({ days, from, until }) => {
    const overnight = until <= from;
    if (days.includes(weekday) && time >= from && (overnight || time < until)) return true;
    return overnight && days.includes(yesterday) && time < until;
  });
  return [...new Set(running.flatMap(({ people }) => people))];
}

/** Whether a local time lies in a span that may go past midnight; an empty span holds nothing. */
export function isWithin({ from, until }: { from: string; until: string }, now: Date): boolean {
  const { time } = wallClock(now);
  if (from === until) return false;
  return from < until ? time >= from && time < until : time >= from || time < until;
}

/** When a local time comes next, on the minute; where the clock leaves it out, as long after what was left out. */
export function nextTime(time: string, now: Date): Date {
  const wait = minutesBetween(wallClock(now).time, time);
  const moment = new Date((Math.floor(now.getTime() / 60_000) + wait) * 60_000);
  // Summer time may begin or end in between.
  const late = ((minutes(wallClock(moment).time) - minutes(time) + 1.5 * DAY) % DAY) - DAY / 2;
  const right = new Date(moment.getTime() - late * 60_000);
  return wallClock(right).time === time ? right : moment;
}

/** In minutes. */
export const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** A stretch of the week, in minutes since Monday 00:00; it ends in the next week where `until` is past 10080. */
export type Stretch = { from: number; until: number };

/** When nobody is on duty, in the order of the week; the whole week without a roster. */
export function uncovered(roster: readonly Shift[]): Stretch[] {
  const covered = coveredBy(roster.filter(({ people }) => people.length > 0));
  const starts = [...covered.keys()].filter((at) => !covered[at] && covered[(at + WEEK - 1) % WEEK]);
  if (starts.length === 0) return covered[0] ? [] : [{ from: 0, until: WEEK }];
  return starts.map((from) => {
    let until = from;
    while (!covered[until % WEEK]) until++;
    return { from, until };
  });
}

/** Each minute of the week: 1 where one of these lines runs. */
function coveredBy(roster: readonly Shift[]): Uint8Array {
  const covered = new Uint8Array(WEEK);
  for (const { days, from, until } of roster)
    for (const day of days) {
      const start = (day - 1) * DAY + minutes(from);
      const end = start + minutesBetween(from, until);
      for (let at = start; at < end; at++) covered[at % WEEK] = 1;
    }
  return covered;
}

/** The numbers of each two lines that run at the same time, somewhere in the week. */
export function overlaps(roster: readonly Shift[]): [number, number][] {
  const weeks = roster.map((shift) => coveredBy([shift]));
  return weeks.flatMap((week, first) =>
    weeks.flatMap((other, second): [number, number][] =>
      second > first && other.some((runs, at) => runs === 1 && week[at] === 1) ? [[first, second]] : [],
    ),
  );
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** From one time of the day to the next other, at most a whole day. */
const minutesBetween = (from: string, until: string) => (minutes(until) - minutes(from) + DAY) % DAY || DAY;
