/** Opening and closing time by ISO weekday (1 = Monday), local `HH:MM`; null = closed. */
export type OpeningHours = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, readonly [string, string] | null>>;

export type Weekday = keyof OpeningHours;

export const weekdays = [
  "maandag",
  "dinsdag",
  "woensdag",
  "donderdag",
  "vrijdag",
  "zaterdag",
  "zondag",
] as const;

/** One line per weekday in Google's notation: 'maandag: 08:00–17:00', 'zondag: Gesloten'. */
export function weekdayText(hours: OpeningHours): string[] {
  return weekdays.map((name, index) => {
    const span = hours[(index + 1) as Weekday];
    return `${name}: ${span === null ? "Gesloten" : span.join("–")}`;
  });
}

export function dayAndHours(line: string): [day: string, hours: string] {
  const at = line.indexOf(":");
  return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1).trim()];
}

/** 'Maandag t/m vrijdag 8:00-17:00'; days with other hours form a part of their own. */
export function workdaysText(hours: OpeningHours): string {
  const parts: { first: Day; last: Day; text: string }[] = [];
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

type Day = (typeof weekdays)[number];
