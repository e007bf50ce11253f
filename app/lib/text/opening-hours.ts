/** Opening and closing time by ISO weekday (1 = Monday), local `HH:MM`; null = closed. */
export type OpeningHours = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, readonly [string, string] | null>>;

export type OpenState = {
  open: boolean;
  /** 'Nu open', or 'Gesloten, opent maandag 08:00'. */
  text: string;
  /** Local time at which it closes today; only while open. */
  until?: string;
};

type Weekday = keyof OpeningHours;

const weekdays = ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"] as const;

/** How far to look for the next opening: past any run of holidays, short enough to be useful. */
const lookAheadDays = 21;

/**
 * Whether the office is open at `now`. `closedDates` are local dates (`2026-12-25`) on which it is closed
 * although it is a working day: public holidays and own closures.
 */
export function openState(
  hours: OpeningHours,
  closedDates: readonly string[],
  now: Date,
  timeZone = "Europe/Amsterdam",
): OpenState {
  const local = localDateAndTime(now, timeZone);
  for (let offset = 0; offset < lookAheadDays; offset++) {
    const day = addDays(local.date, offset);
    const span = closedDates.includes(day.date) ? null : hours[day.weekday];
    if (span === null) continue;
    const [opens, closes] = span;
    if (offset > 0) return closed(nameOf(day, offset), opens);
    if (local.time < opens) return closed("vandaag", opens);
    if (local.time < closes) return { open: true, text: "Nu open", until: closes };
  }
  return { open: false, text: "Gesloten" };
}

/** One line per weekday as Google gives them: 'maandag: 08:00–17:00', 'zondag: Gesloten'. */
export function weekdayText(hours: OpeningHours): string[] {
  return weekdays.map((name, index) => {
    const span = hours[(index + 1) as Weekday];
    return `${name}: ${span === null ? "Gesloten" : span.join("–")}`;
  });
}

/** The day and the hours of such a line: ours, or Google's own. */
export function dayAndHours(line: string): [day: string, hours: string] {
  const at = line.indexOf(":");
  return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1).trim()];
}

/**
 * The working days in one line, as at the foot of a page: 'Maandag t/m vrijdag 8:00-17:00'. Days with other hours
 * have a part of their own; a closed one says so.
 */
export function workdaysText(hours: OpeningHours): string {
  const parts: { first: string; last: string; text: string }[] = [];
  for (const [index, name] of weekdays.slice(0, 5).entries()) {
    const span = hours[(index + 1) as Weekday];
    const text = span === null ? "gesloten" : span.map((time) => time.replace(/^0/, "")).join("-");
    const open = parts.at(-1);
    if (open?.text === text) open.last = name;
    else parts.push({ first: name, last: name, text });
  }
  const line = parts
    .map(({ first, last, text }) => `${first === last ? first : `${first} t/m ${last}`} ${text}`)
    .join(", ");
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function closed(day: string, opens: string): OpenState {
  return { open: false, text: `Gesloten, opent ${day} ${opens}` };
}

function nameOf(day: { date: string; weekday: Weekday }, offset: number): string {
  const weekday = weekdays[day.weekday - 1] ?? "";
  if (offset < 7) return weekday;
  const date = new Intl.DateTimeFormat("nl-NL", { day: "numeric", month: "long", timeZone: "UTC" });
  return `${weekday} ${date.format(new Date(`${day.date}T00:00:00Z`))}`;
}

/** Wall-clock date and time; comparing those instead of instants keeps both DST changes out of it. */
function localDateAndTime(now: Date, timeZone: string): { date: string; time: string } {
  const [date = "", time = ""] = clockOf(timeZone).format(now).split(" ");
  return { date, time };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than a page's worth of formatting. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  // The Swedish notation is ISO: '2026-11-20 08:00'.
  clock ??= new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  clocks.set(timeZone, clock);
  return clock;
}

function addDays(date: string, days: number): { date: string; weekday: Weekday } {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return { date: moved.toISOString().slice(0, 10), weekday: (moved.getUTCDay() || 7) as Weekday };
}
