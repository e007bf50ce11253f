import { expect, test } from "vitest";
import { urgentPromise } from "~/content/site/office-settings";
import { localMoment } from "~/lib/text/local-clock";
import { openingAt, openText } from "~/lib/text/open-state";
import { weekdays } from "~/lib/text/opening-hours";
import { answerBy, answerByText, type UrgentRule, urgentAnswerBy } from "./answer-by";

const hour = 3_600_000;
const office = ["08:00", "17:00"] as const;
const rule: UrgentRule = {
  ...{ minutes: 60, outside: "morning", time: "08:30" },
  hours: { 1: office, 2: office, 3: office, 4: office, 5: office, 6: ["09:00", "16:00"], 7: null },
  // Christmas and New Year, and Easter, on which the clock goes forward.
  closedDates: ["2026-12-25", "2026-12-26", "2027-01-01", "2027-03-28", "2027-03-29"],
};

/** Each hour of the two weeks from a day on, seven minutes past. */
const weeksFrom = (day: string) =>
  Array.from({ length: 14 * 24 }, (_, index) => new Date(Date.parse(`${day}T00:07:00Z`) + index * hour));
const moments = [...weeksFrom("2026-12-21"), ...weeksFrom("2027-03-22")];

const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "short",
});
const local = (moment: Date) => clock.format(moment).split(" ") as [date: string, time: string];
const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 24 * hour).toISOString().slice(0, 10);
const dayName = (date: string) => weekdays[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7];
/** The first day of that name after today. */
const nextCalled = (name: string, today: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((days) => daysAfter(today, days)).find((date) => dayName(date) === name) ?? "";

const partHours = { nacht: [0, 5], ochtend: [6, 11], middag: [12, 17], avond: [18, 23] } as const;

/** What a reader takes a sentence to mean. */
function meant(text: string, now: Date): { date: string; moment: Date } {
  const [today, time] = local(now);
  if (text.endsWith(" middernacht")) {
    const date = daysAfter(today, 1);
    return { date, moment: localMoment(date, "00:00") };
  }
  const said = / (van|morgen|[a-z]+dag)(nacht|ochtend|middag|avond) (\d+)(?:\.(\d\d))? uur$/.exec(text);
  const [, day = "", part = "nacht", hours = "", minutes = "00"] = said ?? [];
  const tonight = part === "nacht" && time >= "06:00" ? daysAfter(today, 1) : today;
  const date = day === "van" ? tonight : day === "morgen" ? daysAfter(today, 1) : nextCalled(day, today);
  const [first, last] = partHours[part as keyof typeof partHours];
  expect(said && Number(hours) >= first && Number(hours) <= last, text).toBe(true);
  return { date, moment: localMoment(date, `${hours.padStart(2, "0")}:${minutes}`) };
}

test("each hour of two weeks with holidays, and with a change of the clock, the answer is named on its own day", () => {
  for (const since of moments) {
    for (const by of [urgentAnswerBy(since, rule), answerBy(since, "request")]) {
      for (const now of [since, ...[1, 9, 21, 23].map((later) => new Date(since.getTime() + later * hour))]) {
        if (now >= by) continue;
        const text = answerByText(by, { since, now });
        const told = meant(text, now);
        const [date, time] = local(by);
        const what = `${text}, said on ${local(now)} of ${local(by)}`;
        expect(told.moment <= by && told.moment > new Date(now.getTime() - 60_000), what).toBe(true);
        const early = by.getTime() - told.moment.getTime();
        const inTheNight = time < "08:00" || time >= "22:00";
        if (early >= hour || told.date !== date) {
          expect(inTheNight, what).toBe(true);
          expect(local(told.moment)[1], what).toBe("21:00");
          expect(early, what).toBeLessThan(12 * hour);
        }
      }
    }
  }
});

test("the promise of the emergency page is never for an earlier moment than the answer to a request", () => {
  const text = urgentPromise(rule, rule.hours);
  const [, hours = ""] =
    /uiterlijk om (\d+) uur op de dag dat wij weer opengaan, en altijd binnen 24 uur/.exec(text) ?? [];
  for (const now of moments) {
    const opening = openingAt(rule, now);
    if (opening === null || opening.open) continue;
    const day = localMoment(opening.date, `${hours.padStart(2, "0")}:00`).getTime();
    const told = Math.min(day, now.getTime() + 24 * hour);
    expect(told, `${text} on ${local(now)}`).toBeGreaterThanOrEqual(urgentAnswerBy(now, rule).getTime());
  }
});

test("when the office opens is named by the day on which it does", () => {
  const isOpen = (moment: Date) => openingAt(rule, moment)?.open === true;
  for (const now of moments) {
    const text = openText(rule, now);
    const [, day = "", time = ""] = /^Gesloten, opent (\w+) (\d\d:\d\d)$/.exec(text) ?? [];
    expect(text === "Nu open", `${text} on ${local(now)}`).toBe(isOpen(now));
    if (isOpen(now)) continue;
    const [today] = local(now);
    const opens = localMoment(day === "vandaag" ? today : nextCalled(day, today), time);
    const what = `${text} on ${local(now)}`;
    expect(isOpen(opens) && !isOpen(new Date(opens.getTime() - 60_000)), what).toBe(true);
    for (let at = now.getTime(); at < opens.getTime(); at += hour)
      expect(isOpen(new Date(at)), what).toBe(false);
  }
});
