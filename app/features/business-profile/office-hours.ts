import { company } from "~/content/company";
import { publicHolidays } from "~/lib/holidays";
import type { OpeningHours } from "~/lib/opening-hours";

export type OfficeHours = {
  hours: OpeningHours;
  /** Local dates on which the office is closed although it is a working day. */
  closedDates: string[];
};

const daysAhead = 45;

/** The office is in the Netherlands and keeps its holidays; the coming weeks are enough for a cached page. */
export function officeHours(now: Date): OfficeHours {
  const first = isoDate(now, -1);
  const last = isoDate(now, daysAhead);
  const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1];
  const closedDates = years
    .flatMap((year) => publicHolidays("NL", year))
    .map(({ date }) => date)
    .filter((date) => date >= first && date <= last);
  return { hours: company.hours, closedDates };
}

function isoDate(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
