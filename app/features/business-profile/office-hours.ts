import { currentCompany } from "~/content/site/company-now.server";
import { builtInSettings, type OfficeSettings } from "~/content/site/office-settings";
import { keepLast } from "~/lib/keep-last";
import { dayOf, dutchDate } from "~/lib/text/dutch-date";
import { answeringText, dayEnd, type OfficeHours, openText } from "~/lib/text/open-state";
import { publicHolidays } from "./holidays";

/** The office's hours, and what 'Nu open' says at one moment. */
export type OfficeNow = { office: OfficeHours; text: string };

const daysAhead = 45;
const DAY_MS = 86_400_000;

/**
 * The office is in the Netherlands and keeps its holidays, and the days that it closed itself; the coming
 * weeks are enough for a cached page. The same record for every page of one day.
 */
export function officeHours(now: Date, hours: OfficeSettings["hours"] = builtInSettings.hours): OfficeHours {
  return officeOn(Math.floor(now.getTime() / DAY_MS), hours, currentCompany().emergencyPhone !== null);
}

const officeOn = keepLast(
  (day: number, hours: OfficeSettings["hours"], emergency: boolean): OfficeHours => ({
    hours: hours.week,
    closedDates: closedFrom(new Date(day * DAY_MS), hours.closures),
    ...(emergency && { emergency }),
  }),
);

/** The same of the office's own number: another one for emergencies does not make this one answered at night. */
export const phoneHours = (office: OfficeHours): OfficeHours => {
  const { phone, emergencyPhone } = currentCompany();
  return { ...office, emergency: emergencyPhone?.e164 === phone.e164 };
};

export function officeNow(now: Date, hours?: OfficeSettings["hours"]): OfficeNow {
  const office = officeHours(now, hours);
  return { office, text: openText(office, now) };
}

/** Who takes the phone at a moment, and the hours by which that is known. */
export function answeringNow(now: Date, hours?: OfficeSettings["hours"]) {
  const office = officeHours(now, hours);
  return { office, answering: answeringText(office, now) };
}

function closedFrom(now: Date, closures: OfficeSettings["hours"]["closures"]): string[] {
  const window = Array.from({ length: daysAhead + 2 }, (_, index) => isoDate(now, index - 1));
  const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1];
  const holidays = new Set(years.flatMap((year) => publicHolidays("NL", year)).map(({ date }) => date));
  const isClosed = (date: string) =>
    holidays.has(date) || closures.some(({ from, until }) => from <= date && date <= until);
  return window.filter(isClosed);
}

/** The days that the office closed itself and that are not over: '24 december 2026 tot en met … (Kerst)'. */
export function closureTexts({ closures }: OfficeSettings["hours"], now: Date): string[] {
  return notOver(closures, now).map(({ from, until, reason }) => {
    const days = from === until ? dutchDate(from) : `${dutchDate(from)} tot en met ${dutchDate(until)}`;
    return reason ? `${days} (${reason})` : days;
  });
}

/** When the first of `closureTexts` is over; null when there are none. */
export function closuresChange({ closures }: OfficeSettings["hours"], now: Date): Date | null {
  const [first] = notOver(closures, now)
    .map(({ until }) => until)
    .sort();
  return first ? dayEnd(first) : null;
}

function notOver(closures: OfficeSettings["hours"]["closures"], now: Date) {
  const today = dayOf(now.getTime());
  return closures.filter(({ until }) => until >= today);
}

function isoDate(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
