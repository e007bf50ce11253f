import { localTime } from "./local-clock.ts";

const format = new Intl.DateTimeFormat("nl-NL", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** '2026-11-21' becomes '21 november 2026'. */
export function dutchDate(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** The date in Amsterdam at `at` (ms), as '2026-11-21'. */
export function dayOf(at: number): `${number}-${number}-${number}` {
  return localTime(at).date;
}

const monthFormat = new Intl.DateTimeFormat("nl-NL", { month: "long", year: "numeric", timeZone: "UTC" });

/** '2026-11-21' becomes 'november 2026'. */
export function dutchMonth(date: string): string {
  return monthFormat.format(new Date(`${date}T00:00:00Z`));
}
