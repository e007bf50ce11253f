import { dayOf } from "./dutch-date";

const timeZone = "Europe/Amsterdam";
const time = new Intl.DateTimeFormat("nl-NL", { timeZone, hour: "2-digit", minute: "2-digit" });
const dayMonth = new Intl.DateTimeFormat("nl-NL", { timeZone, day: "numeric", month: "short" });
const year = new Intl.DateTimeFormat("nl-NL", { timeZone, year: "numeric" });

/** 'vandaag 11:40', 'gisteren 16:05', '18 nov 09:12', '3 jan 2025'; a future moment always has its time. */
export function momentText(at: number, now: number): string {
  const moment = new Date(at);
  const day = dayOf(at);
  if (day === dayOf(now)) return `vandaag ${time.format(moment)}`;
  if (day === dayOf(dayBefore(now))) return `gisteren ${time.format(moment)}`;
  const date = dayMonth.format(moment).replace(".", "");
  const thisYear = year.format(moment) === year.format(new Date(now));
  const parts = [date, !thisYear && year.format(moment), (thisYear || at > now) && time.format(moment)];
  return parts.filter(Boolean).join(" ");
}

function dayBefore(now: number): number {
  const noon = new Date(`${dayOf(now)}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.getTime();
}
