import { weekdays } from "~/lib/text/opening-hours";
import { DAY, overlaps, type Shift, type Stretch, uncovered } from "./roster";

/** One line of the roster in words. */
export function shiftText({ days, from, until, people }: Shift, names: Readonly<Record<string, string>>) {
  const allDay = from === until && from === "00:00";
  const overnight = until <= from && until !== "00:00";
  const hours = allDay ? "de hele dag" : `${from} – ${until === "00:00" ? "24:00" : until}`;
  return {
    when: `${daysText(days)}, ${hours}${overnight ? " (de dag erna)" : ""}`,
    who: people.map((email) => names[email] ?? email).join(", daarna "),
  };
}

/** 'maandag t/m vrijdag', 'zaterdag en zondag', 'elke dag'. */
function daysText(days: Shift["days"]): string {
  const sorted = [...days].sort();
  if (sorted.length === 7) return "elke dag";
  const names = sorted.map((day) => weekdays[day - 1] ?? "");
  const [first = 1] = sorted;
  const isRow = sorted.length > 2 && sorted.every((day, index) => day === first + index);
  if (isRow) return `${names[0]} t/m ${names.at(-1)}`;
  return new Intl.ListFormat("nl").format(names);
}

/**
 * When nobody is on duty: 'elke dag, 22:00 – 07:00 (de dag erna)', 'vrijdag 18:00 tot maandag 08:00'. Empty without a roster:
 * then nobody is left out.
 */
export function gapTexts(roster: readonly Shift[]): string[] {
  if (roster.length === 0) return [];
  const gaps = uncovered(roster);
  const short = gaps.filter(({ from, until }) => until - from <= DAY);
  const alike = new Map<string, Stretch[]>();
  for (const gap of short) {
    const key = `${clock(gap.from)} ${clock(gap.until)}`;
    alike.set(key, [...(alike.get(key) ?? []), gap]);
  }
  const nightly = [...alike.values()].map((group) => {
    const [{ from, until } = { from: 0, until: 0 }] = group;
    const days = group.map((gap) => dayOf(gap.from));
    return shiftText({ days, from: clock(from), until: clock(until), people: [] }, {}).when;
  });
  const long = gaps
    .filter((gap) => !short.includes(gap))
    .map(({ from, until }) => `${moment(from)} tot ${moment(until)}`);
  return [...nightly, ...long];
}

/** Who comes first where two lines run at once. */
export function overlapTexts(roster: readonly Shift[], names: Readonly<Record<string, string>>): string[] {
  return overlaps(roster).flatMap(([first, second]) => {
    const people = [...new Set([first, second].flatMap((line) => roster[line]?.people ?? []))];
    if (people.length < 2) return [];
    const order = people.map((email) => names[email] ?? email).join(", daarna ");
    return `Regel ${first + 1} en regel ${second + 1} lopen een tijd gelijk. Dan krijgt eerst ${order} de melding.`;
  });
}

const clock = (at: number) =>
  `${String(Math.floor((at % DAY) / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
const dayOf = (at: number) => ((Math.floor(at / DAY) % 7) + 1) as Shift["days"][number];
const moment = (at: number) => `${weekdays[dayOf(at) - 1]} ${clock(at)}`;
