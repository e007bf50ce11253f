import { keepLast } from "~/lib/keep-last";
import { localMoment, localTime } from "./local-clock";
import { type OpeningHours, type Weekday, weekdays } from "./opening-hours";

/** The office's hours, and the local dates (`2026-12-25`) on which it is closed although it is a working day. */
export type OfficeHours = {
  hours: OpeningHours;
  closedDates: readonly string[];
  /** Somebody answers an emergency number outside these hours. */
  emergency?: boolean;
};

type OpenState = {
  open: boolean;
  /** 'Nu open', or 'Gesloten, opent maandag 08:00'. */
  text: string;
  /** Local closing time of today; only while open. */
  until?: string;
};

const dayMonth = new Intl.DateTimeFormat("nl-NL", { day: "numeric", month: "long", timeZone: "UTC" });

/** Longer than any run of holidays. */
const lookAheadDays = 21;

type Opening =
  | { open: true; until: string }
  /** Local date and time; `days` from today. */
  | { open: false; date: string; days: number; weekday: Weekday; opens: string };

/** Whether the office is open, or else when it opens; null when that is weeks away. */
export function openingAt({ hours, closedDates }: OfficeHours, now: Date): Opening | null {
  const { date, time } = localTime(now.getTime());
  return openingOn(hours, closedDates, date, time);
}

const openingOn = keepLast(
  (hours: OpeningHours, closedDates: readonly string[], today: string, time: string): Opening | null => {
    for (let days = 0; days < lookAheadDays; days++) {
      const { date, weekday } = addDays(today, days);
      const span = closedDates.includes(date) ? null : hours[weekday];
      if (span === null) continue;
      const [opens, closes] = span;
      if (days > 0 || time < opens) return { open: false, date, days, weekday, opens };
      if (time < closes) return { open: true, until: closes };
    }
    return null;
  },
);

/** When what is said about the opening stops being true: when it closes or opens; null when that is weeks away. */
export function nextChange(office: OfficeHours, now: Date): Date | null {
  const opening = openingAt(office, now);
  if (opening === null) return null;
  return opening.open
    ? localMoment(localTime(now.getTime()).date, opening.until)
    : localMoment(opening.date, opening.opens);
}

/** The one sentence about who is there: 'Nu open', or 'Kantoor gesloten, opent maandag 08:00. Spoed: 24/7'. */
export function openText({ hours, closedDates, emergency = false }: OfficeHours, now: Date): string {
  const { open, text } = openState(hours, closedDates, now);
  return open || !emergency ? text : `Kantoor ${text.replace("Gesloten", "gesloten")}. Spoed: 24/7`;
}

/** Who takes the phone at this moment, in a sentence. */
export function answeringText({ hours, closedDates, emergency = false }: OfficeHours, now: Date): string {
  const { open, text, until } = openState(hours, closedDates, now);
  if (open) return `Nu neemt het kantoor op, tot ${until} uur.`;
  const closed = `Het kantoor is nu ${text.replace("Gesloten", "gesloten")}.`;
  return emergency ? `Nu neemt de spoedservice op. ${closed}` : `${closed} Laat u terugbellen.`;
}

/**
 * Beside the office's number, in a few words that name their own hours (`emergency`: this number is answered at all hours): a page that was left open says nothing false for long, and
 * nothing sets it right.
 */
export function phoneHintText(office: OfficeHours, now: Date): string {
  const opening = openingAt(office, now);
  if (opening?.open) return `nu open tot ${opening.until}`;
  if (office.emergency) return "spoed 24/7";
  return opening && opening.days < 7 ? `opent ${dayName(opening)} ${opening.opens}` : "nu gesloten";
}

export function openState(hours: OpeningHours, closedDates: readonly string[], now: Date): OpenState {
  const opening = openingAt({ hours, closedDates }, now);
  if (opening === null) return { open: false, text: "Gesloten" };
  if (opening.open) return { open: true, text: "Nu open", until: opening.until };
  return { open: false, text: `Gesloten, opent ${dayName(opening)} ${opening.opens}` };
}

function dayName({ date, days, weekday }: { date: string; days: number; weekday: Weekday }): string {
  if (days === 0) return "vandaag";
  const name = weekdays[weekday - 1] ?? "";
  return days < 7 ? name : `${name} ${dayMonth.format(new Date(`${date}T00:00:00Z`))}`;
}

/** The moment at which a local date is over in Amsterdam. */
export function dayEnd(date: string): Date {
  return localMoment(addDays(date, 1).date, "00:00");
}

function addDays(date: string, days: number): { date: string; weekday: Weekday } {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return { date: moved.toISOString().slice(0, 10), weekday: (moved.getUTCDay() || 7) as Weekday };
}
