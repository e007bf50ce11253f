import { expect, test } from "vitest";
import {
  answerBy,
  answerByText,
  clockText,
  latestToldBy,
  spokenMoment,
  toldMoment,
  type UrgentRule,
  urgentAnswerBy,
} from "./answer-by";

const promised = (received: string, ...rest: [] | ["standaard" | "spoed" | "direct"]) => {
  const since = new Date(received);
  return answerByText(answerBy(since, rest[0] ? "membership" : "request", ...rest), { since, now: since });
};
const said = (moment: string, since: string, now: string | null = since) =>
  spokenMoment(new Date(moment), { since: new Date(since), now: now === null ? null : new Date(now) });

test("a request is answered within 24 hours, in the time of Eindhoven and in words", () => {
  expect(promised("2026-11-20T10:40:59.999Z")).toBe("U hoort van ons vóór morgenochtend 11 uur");
  expect(promised("2026-11-20T14:59:00Z")).toBe("U hoort van ons vóór morgenmiddag 15 uur");
  expect(promised("2026-11-20T19:15:00Z")).toBe("U hoort van ons vóór morgenavond 20 uur");
});

test("nobody is told a minute in the night: it is the evening before, which is earlier", () => {
  expect(promised("2026-11-22T01:51:00Z")).toBe("U hoort van ons vóór vanavond 21 uur");
  expect(promised("2026-11-22T22:30:00Z")).toBe("U hoort van ons vóór morgenavond 21 uur");
  expect(promised("2026-07-01T22:05:00Z")).toBe("U hoort van ons vóór vanavond 21 uur");
  // The clock goes back an hour in that night.
  expect(promised("2026-10-24T01:30:00Z")).toBe("U hoort van ons vóór vanavond 21 uur");
});

test.each(["2026-11-22T01:51:00Z", "2026-11-20T10:40:59Z", "2026-11-22T22:30:00Z", "2026-10-24T01:30:00Z"])(
  "the office reckons by what the visitor was told at %s",
  (received) => {
    const receivedAt = Date.parse(received);
    const told = toldMoment({ answerBy: answerBy(new Date(received), "request").getTime(), receivedAt });
    const [, hour = ""] = /(\d+) uur$/.exec(promised(received)) ?? [];
    expect(clockText(told)).toMatch(new RegExp(` ${hour}:00$`));
    expect(told.getTime()).toBeGreaterThan(receivedAt);
    expect(told.getTime()).toBeLessThanOrEqual(receivedAt + 24 * 3_600_000);
  },
);

test("what was told as a moment has an answer-by before the end of it that is looked up", () => {
  const hour = 3_600_000;
  const start = Date.parse("2026-10-23T10:00:00Z");
  // Three days with the change of the clock in them; promises of 10 minutes to a day.
  for (let at = start; at < start + 72 * hour; at += 7 * 60_000) {
    for (const wait of [hour / 6, hour, 5 * hour, 12 * hour, 24 * hour]) {
      const told = toldMoment({ answerBy: at, receivedAt: at - wait });
      expect(at, `${told.toISOString()} ${wait}`).toBeLessThan(latestToldBy(told).getTime());
    }
  }
  const day = (time: string) =>
    latestToldBy(new Date(`2026-11-20T${time}:00Z`))
      .toISOString()
      .slice(8, 16);
  expect(["10:00", "10:59", "20:00", "03:00"].map(day)).toEqual([
    "20T11:00",
    "20T11:00",
    "21T07:00",
    "20T07:00",
  ]);
});

test("24 hours that pass are one hour less or more on the clock when it changes", () => {
  // 29 March 2026, 02:00 becomes 03:00; 25 October 2026, 03:00 becomes 02:00.
  expect(promised("2026-03-28T10:00:00Z")).toBe("U hoort van ons vóór morgenmiddag 12 uur");
  expect(promised("2026-10-24T10:00:00Z")).toBe("U hoort van ons vóór morgenochtend 11 uur");
});

test("a membership is answered as its priority says", () => {
  expect(promised("2026-11-20T10:40:00Z", "direct")).toBe("U hoort van ons vóór morgenochtend 11 uur");
  expect(promised("2026-11-20T10:40:00Z", "spoed")).toBe(
    "U hoort van ons vóór vrijdagochtend 27 november 11 uur",
  );
  expect(promised("2026-11-20T10:40:00Z", "standaard")).toBe(
    "U hoort van ons vóór vrijdagochtend 4 december 11 uur",
  );
});

test("what is promised for soon is said to the quarter, and never as a moment that is over", () => {
  expect(said("2026-11-20T14:20:00Z", "2026-11-20T13:20:00Z")).toBe("vanmiddag 15.15 uur");
  expect(said("2026-11-20T14:14:00Z", "2026-11-20T14:04:00Z")).toBe("vanmiddag 15.14 uur");
  expect(said("2026-11-21T10:40:00Z", "2026-11-20T10:40:00Z", "2026-11-21T10:10:00Z")).toBe(
    "vanochtend 11.30 uur",
  );
  expect(said("2026-11-23T09:00:00Z", "2026-11-22T18:00:00Z")).toBe("morgenochtend 10 uur");
  expect(said("2026-11-23T09:00:00Z", "2026-11-21T10:00:00Z")).toBe("maandagochtend 10 uur");
});

test("what may be read days later names the day", () => {
  expect(said("2026-11-21T10:40:00Z", "2026-11-20T10:40:00Z", null)).toBe(
    "zaterdagochtend 21 november 11 uur",
  );
});

test("the night has its own name, and midnight too", () => {
  const since = "2026-11-20T01:20:00Z";
  expect(said("2026-11-21T01:20:00Z", since, "2026-11-20T21:30:00Z")).toBe("vannacht 2.15 uur");
  expect(said("2026-11-21T01:20:00Z", since, "2026-11-21T00:30:00Z")).toBe("vannacht 2.15 uur");
  expect(said("2026-11-21T06:20:00Z", "2026-11-20T06:20:00Z", "2026-11-21T05:30:00Z")).toBe(
    "vanochtend 7.15 uur",
  );
  expect(said("2026-11-20T23:07:00Z", "2026-11-19T23:07:00Z", "2026-11-20T21:30:00Z")).toBe("middernacht");
  expect(said("2026-11-20T23:37:00Z", "2026-11-20T22:37:00Z", null)).toBe("zaterdag 21 november 0.30 uur");
});

test("of a promise that is over it names the date, and that it is over", () => {
  const told = { since: new Date("2026-11-23T08:00:00Z"), now: new Date("2026-11-23T08:00:00Z") };
  const over = "U zou van ons horen vóór zaterdagochtend 21 november 11 uur";
  expect(answerByText(new Date("2026-11-21T10:07:00Z"), told)).toBe(over);
  expect(answerByText(new Date("2026-11-21T10:07:00Z"), { ...told, now: null })).toBe(over);
});

test("what is said is never later than what is promised, at any minute of a year", () => {
  const minute = 60_000;
  const months =
    "januari februari maart april mei juni juli augustus september oktober november december".split(" ");
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 61 * minute) {
    const by = answerBy(new Date(at), "request");
    const text = spokenMoment(by, { since: new Date(at), now: null });
    const [, day, month = "", hours, minutes = "0"] =
      /dag\w+ (\d+) (\w+) (\d+)(?:\.(\d+))? uur$/.exec(text) ?? [];
    const local = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Amsterdam",
      dateStyle: "short",
      timeStyle: "short",
    }).format(by);
    const two = (part: string | number | undefined) => String(part).padStart(2, "0");
    const year = local.slice(0, 4) === "2027" && month === "december" ? 2026 : local.slice(0, 4);
    const told = `${year}-${two(months.indexOf(month) + 1)}-${two(day)} ${two(hours)}:${two(minutes)}`;
    expect(told <= local, `${text} for ${local}`).toBe(true);
    expect(Number(hours) >= 8 && Number(hours) <= 21, text).toBe(true);
  }
});

const weekday = ["08:00", "17:00"] as const;
const rule: UrgentRule = {
  ...{ minutes: 60, outside: "morning", time: "10:00", closedDates: ["2026-12-25"] },
  hours: { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday, 6: null, 7: null },
};
const urgent = (received: string, change: Partial<UrgentRule> = {}) =>
  urgentAnswerBy(new Date(received), { ...rule, ...change }).toISOString();

test("what is urgent is answered within the office's own time while it is open", () => {
  expect(urgent("2026-11-20T10:00:00Z")).toBe("2026-11-20T11:00:00.000Z");
  expect(urgent("2026-11-20T10:00:00Z", { minutes: 1440 })).toBe("2026-11-21T10:00:00.000Z");
});

test("outside office hours the next morning that it opens counts, never later than 24 hours", () => {
  // Sunday evening, Monday 07:30, Saturday, Christmas.
  expect(urgent("2026-11-22T18:00:00Z")).toBe("2026-11-23T09:00:00.000Z");
  expect(urgent("2026-11-23T06:30:00Z")).toBe("2026-11-23T09:00:00.000Z");
  expect(urgent("2026-11-21T10:00:00Z")).toBe("2026-11-22T10:00:00.000Z");
  expect(urgent("2026-12-25T10:00:00Z")).toBe("2026-12-26T10:00:00.000Z");
  // A time before it opens, and the rule of 24 hours.
  expect(urgent("2026-11-22T18:00:00Z", { time: "06:00" })).toBe("2026-11-23T07:00:00.000Z");
  expect(urgent("2026-11-22T18:00:00Z", { outside: "day" })).toBe("2026-11-23T18:00:00.000Z");
  // The clock goes forward in that night.
  expect(urgent("2026-03-28T18:00:00Z", { hours: { ...rule.hours, 7: weekday } })).toBe(
    "2026-03-29T08:00:00.000Z",
  );
});
