import { type OpeningHours, type Weekday, weekdays } from "~/lib/text/opening-hours";

type OpenState = {
  open: boolean;
  /** 'Nu open', or 'Gesloten, opent maandag 08:00'. */
  text: string;
  /** Local closing time of today; only while open. */
  until?: string;
};

/** Local wall-clock time: comparing it is right across DST changes. The Swedish notation is ISO. */
const localClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "short",
});
const dayMonth = new Intl.DateTimeFormat("nl-NL", { day: "numeric", month: "long", timeZone: "UTC" });

/** Longer than any run of holidays. */
const lookAheadDays = 21;

/** `closedDates` are local dates (`2026-12-25`) on which a working day is closed. */
export function openState(hours: OpeningHours, closedDates: readonly string[], now: Date): OpenState {
  const [today = "", time = ""] = localClock.format(now).split(" ");
  for (let offset = 0; offset < lookAheadDays; offset++) {
    const day = addDays(today, offset);
    const span = closedDates.includes(day.date) ? null : hours[day.weekday];
    if (span === null) continue;
    const [opens, closes] = span;
    if (offset > 0) return closed(dayName(day, offset), opens);
    if (time < opens) return closed("vandaag", opens);
    if (time < closes) return { open: true, text: "Nu open", until: closes };
  }
  return { open: false, text: "Gesloten" };
}

function closed(day: string, opens: string): OpenState {
  return { open: false, text: `Gesloten, opent ${day} ${opens}` };
}

function dayName(day: { date: string; weekday: Weekday }, offset: number): string {
  const weekday = weekdays[day.weekday - 1] ?? "";
  if (offset < 7) return weekday;
  return `${weekday} ${dayMonth.format(new Date(`${day.date}T00:00:00Z`))}`;
}

function addDays(date: string, days: number): { date: string; weekday: Weekday } {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return { date: moved.toISOString().slice(0, 10), weekday: (moved.getUTCDay() || 7) as Weekday };
}
