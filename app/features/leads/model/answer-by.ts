import type { LeadKind, MembershipPriority } from "./lead-options";

const hour = 60 * 60 * 1000;

/** Hours within which a lead is answered. The texts of the specification quote it. */
const ANSWER_HOURS = 24;
export const ANSWER_PROMISE = `Wij nemen binnen ${ANSWER_HOURS} uur contact met u op.`;

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

const clock = new Intl.DateTimeFormat("nl-NL", {
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

export function answerByText(answerBy: Date): string {
  return `U hoort van ons vóór ${clockText(answerBy)}`;
}
