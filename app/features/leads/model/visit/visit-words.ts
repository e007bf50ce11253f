import { dayOf } from "~/lib/text/dutch-date";

export type Span = { startsAt: number; endsAt: number };

const timeZone = "Europe/Amsterdam";
const longDay = /* @__PURE__ */ new Intl.DateTimeFormat("nl-NL", {
  timeZone,
  weekday: "long",
  day: "numeric",
  month: "long",
});
const shortDay = /* @__PURE__ */ new Intl.DateTimeFormat("nl-NL", {
  timeZone,
  weekday: "short",
  day: "numeric",
  month: "short",
});
const clock = /* @__PURE__ */ new Intl.DateTimeFormat("nl-NL", {
  timeZone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** The time in Amsterdam, as fields hold it: '09:00'. */
export const timeOf = (at: number): string => clock.format(at);

/** 'dinsdag 24 november'. */
export const dayText = (at: number): string => longDay.format(at);

/** 'di 24 nov'. */
export const shortDayText = (at: number): string => shortDay.format(at).replaceAll(".", "");

/** '09:00–12:00'. */
export const hoursText = ({ startsAt, endsAt }: Span): string => `${timeOf(startsAt)}–${timeOf(endsAt)}`;

/** 'di 24 nov 09:00–12:00'. */
export const spanText = (span: Span): string => `${shortDayText(span.startsAt)} ${hoursText(span)}`;

/** As people say it: 'dinsdag 24 november tussen 9 en 12 uur'. */
export function spokenSpan({ startsAt, endsAt }: Span): string {
  return `${dayText(startsAt)} tussen ${spoken(startsAt)} en ${spoken(endsAt)} uur`;
}

function spoken(at: number): string {
  return timeOf(at).replace(/^0/, "").replace(":00", "").replace(":", ".");
}

/** The local date, as fields hold it: '2026-11-24'. */
export const dateOf = (at: number): string => dayOf(at);

/** Parts of a day in which people wait for somebody, offered before a free choice. */
export const dayParts = [
  { name: "morning", label: "Ochtend", from: "09:00", until: "12:00" },
  { name: "afternoon", label: "Middag", from: "13:00", until: "17:00" },
] as const;
