import type { UrgentAnswer } from "~/content/site/office-settings";
import { localMoment } from "~/lib/text/local-clock";
import { type OfficeHours, openingAt } from "~/lib/text/open-state";
import { ANSWER_HOURS } from "./answer-promise";
import type { LeadKind, MembershipPriority } from "./lead-options";

const hour = 60 * 60 * 1000;

const afterMembership = {
  standaard: 14 * 24 * hour,
  spoed: 7 * 24 * hour,
  direct: ANSWER_HOURS * hour,
} as const satisfies Record<MembershipPriority, number>;

/** The latest moment of an answer. Hours that pass: a change to summer time moves the clock time by one. */
export function answerBy(receivedAt: Date, kind: LeadKind, priority?: MembershipPriority): Date {
  const wait = kind === "membership" ? afterMembership[priority ?? "standaard"] : ANSWER_HOURS * hour;
  return new Date(receivedAt.getTime() + wait);
}

/** What the office promises for urgent requests, with its hours. */
export type UrgentRule = UrgentAnswer & OfficeHours;

/** The latest moment of an answer to an urgent request: never later than that of any other. */
export function urgentAnswerBy(receivedAt: Date, rule: UrgentRule): Date {
  const opening = openingAt(rule, receivedAt);
  const own =
    opening?.open === true
      ? new Date(receivedAt.getTime() + rule.minutes * 60_000)
      : opening && rule.outside === "morning"
        ? localMoment(opening.date, rule.time > opening.opens ? rule.time : opening.opens)
        : null;
  const latest = answerBy(receivedAt, "request");
  return own && own < latest ? own : latest;
}

const clock = /* @__PURE__ */ new Intl.DateTimeFormat("nl-NL", {
  timeZone: "Europe/Amsterdam",
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** 'zaterdag 21 november 11:40', the time in Eindhoven; seconds are cut off, so never later than promised. */
export function clockText(moment: Date): string {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const [weekday, day, month, hours, minutes] = (["weekday", "day", "month", "hour", "minute"] as const).map(
    (type) => parts.get(type),
  );
  return `${weekday} ${day} ${month} ${hours}:${minutes}`;
}

/** When a promise was made, which decides how finely it is said, and when it is read; `now` null: also days later. */
export type Told = { since: Date; now: Date | null };

/**
 * A moment to come as people say it: 'vanmiddag 15 uur', 'morgenochtend 9.30 uur', 'maandagochtend 23 november 10 uur'.
 * Rounded down, and out of the night to the evening before it, so never later than `moment`. What is promised for
 * within four hours is said to the quarter, all else to the hour.
 */
export function spokenMoment(moment: Date, { since, now }: Told): string {
  const said = sensible(moment, { since, now: now ?? since });
  const { date, hours, minutes } = wallClock(said);
  const part = hours < FIRST_OF_MORNING ? "nacht" : hours < 12 ? "ochtend" : hours < 18 ? "middag" : "avond";
  const time = minutes === 0 ? `${hours} uur` : `${hours}.${minutes} uur`;
  const away = now && daysBetween(wallClock(now).date, date);
  const tonight = part === "nacht" && (away === 0 || away === 1);
  if (tonight) return hours === 0 && minutes === 0 ? "middernacht" : `vannacht ${time}`;
  if (away === 0) return `van${part} ${time}`;
  if (away === 1) return `morgen${part} ${time}`;
  // 'Zondagnacht' is to one the night before it, to another the night after.
  const day = `${weekday.format(said)}${part === "nacht" ? "" : part}`;
  return away !== null && away > 1 && away < 7 ? `${day} ${time}` : `${day} ${dayMonth.format(said)} ${time}`;
}

/**
 * What the visitor was told of that moment when he sent it, which may be hours before it: who answers reckons by this.
 * Figures and order reckon by the moment itself.
 */
export function toldMoment({ answerBy, receivedAt }: { answerBy: number; receivedAt: number }): Date {
  const since = new Date(receivedAt);
  return sensible(new Date(answerBy), { since, now: since });
}

/** Before this lies every answer-by that a visitor may have been told as `moment` or earlier: what an index can be asked for. */
export function latestToldBy(moment: Date): Date {
  const { hours } = wallClock(moment);
  if (hours >= FIRST_HOUR && hours < LAST_HOUR) return new Date(roundDown(moment, 60).getTime() + hour);
  const morning = wallClock(new Date(moment.getTime() + 12 * hour)).date;
  return localMoment(morning, `0${FIRST_HOUR}:00`);
}

/** 'U hoort van ons vóór morgenmiddag 15 uur'. Of an answer to what was sent again, the moment may be over. */
export function answerByText(answerBy: Date, { since, now }: Told): string {
  return answerBy > (now ?? since)
    ? `U hoort van ons vóór ${spokenMoment(answerBy, { since, now })}`
    : `U zou van ons horen vóór ${spokenMoment(answerBy, { since, now: null })}`;
}

const timeZone = "Europe/Amsterdam";
const weekday = /* @__PURE__ */ new Intl.DateTimeFormat("nl-NL", { timeZone, weekday: "long" });
const dayMonth = /* @__PURE__ */ new Intl.DateTimeFormat("nl-NL", {
  timeZone,
  day: "numeric",
  month: "long",
});
const isoClock = /* @__PURE__ */ new Intl.DateTimeFormat("sv-SE", {
  timeZone,
  dateStyle: "short",
  timeStyle: "short",
});

function wallClock(moment: Date): { date: string; hours: number; minutes: number } {
  const [date = "", time = ""] = isoClock.format(moment).split(" ");
  return { date, hours: Number(time.slice(0, 2)), minutes: Number(time.slice(3)) };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * hour));
}

const FIRST_OF_MORNING = 6;
/** Hours of the day in which somebody waits for an answer. */
const FIRST_HOUR = 8;
const LAST_HOUR = 21;

/** The roundest that is yet to come, or was when it is over. */
function sensible(moment: Date, { since, now }: { since: Date; now: Date }): Date {
  if (moment <= now) return byDay(roundDown(moment, 60));
  const minute = roundDown(moment, 1);
  const quarter = roundDown(moment, 15);
  if (moment.getTime() - since.getTime() < 4 * hour) return quarter > now ? quarter : minute;
  return [byDay(roundDown(moment, 60)), quarter].find((each) => each > now) ?? minute;
}

/** To whole minutes of the clock of which `step` is a multiple. */
function roundDown(moment: Date, step: 1 | 15 | 60): Date {
  const whole = Math.floor(moment.getTime() / 60_000);
  return new Date((whole - (wallClock(moment).minutes % step)) * 60_000);
}

/** A whole hour, or the last one of the day before it when it is in the night. */
function byDay(moment: Date): Date {
  const { hours } = wallClock(moment);
  if (hours >= FIRST_HOUR && hours <= LAST_HOUR) return moment;
  const back = hours < FIRST_HOUR ? hours + 24 - LAST_HOUR : hours - LAST_HOUR;
  const evening = new Date(moment.getTime() - back * hour);
  // One more or less where the clock changed in between.
  return new Date(evening.getTime() - (wallClock(evening).hours - LAST_HOUR) * hour);
}
