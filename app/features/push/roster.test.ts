import { expect, test } from "vitest";
import { isWithin, nextTime, onDuty, type Shift, uncovered } from "./roster";
import { gapTexts, overlapTexts } from "./roster-text.server";

const at = (text: string) => new Date(text);
const workdays: Shift = { days: [1, 2, 3, 4, 5], from: "08:00", until: "17:00", people: ["els", "bas"] };
const nights: Shift = { days: [5, 6], from: "22:00", until: "06:00", people: ["jan"] };

test.each([
  // 20 November 2026 is a Friday; Amsterdam is an hour ahead of UTC.
  ["2026-11-20T07:00:00Z", ["els", "bas"]],
  ["2026-11-20T06:59:00Z", []],
  ["2026-11-20T15:59:00Z", ["els", "bas"]],
  ["2026-11-20T16:00:00Z", []],
  ["2026-11-21T10:00:00Z", []],
  // Past midnight it is still Friday's night, and on Sunday morning Saturday's.
  ["2026-11-20T21:00:00Z", ["jan"]],
  ["2026-11-20T23:30:00Z", ["jan"]],
  ["2026-11-21T04:59:00Z", ["jan"]],
  ["2026-11-21T05:00:00Z", []],
  ["2026-11-22T04:59:00Z", ["jan"]],
  ["2026-11-22T21:30:00Z", []],
])("at %s %o are on duty", (moment, people) => {
  expect(onDuty([workdays, nights], at(moment))).toEqual(people);
});

test("a shift keeps its hours of the clock when summer time begins and ends", () => {
  // Monday 30 March 2026, summer time since the day before: 8 o'clock is 6:00 UTC. Monday 26 October: 7:00 UTC.
  expect(onDuty([workdays], at("2026-03-30T06:00:00Z"))).toEqual(["els", "bas"]);
  expect(onDuty([workdays], at("2026-03-27T06:30:00Z"))).toEqual([]);
  expect(onDuty([workdays], at("2026-10-26T06:30:00Z"))).toEqual([]);
  expect(onDuty([workdays], at("2026-10-26T07:00:00Z"))).toEqual(["els", "bas"]);
  // The hour that comes twice, and the night from which one is missing.
  const sunday: Shift = { days: [7], from: "02:00", until: "03:00", people: ["els"] };
  for (const moment of ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"])
    expect(onDuty([sunday], at(moment))).toEqual(["els"]);
  expect(onDuty([sunday], at("2026-03-29T01:30:00Z"))).toEqual([]);
});

test("a whole day goes from midnight to midnight, and a week has no hole", () => {
  const always: Shift = { days: [1, 2, 3, 4, 5, 6, 7], from: "00:00", until: "00:00", people: ["els"] };
  for (let hour = 0; hour < 7 * 24; hour++)
    expect(onDuty([always], new Date(at("2026-11-16T00:00:00Z").getTime() + hour * 3_600_000))).toEqual([
      "els",
    ]);
});

test("who stands in two lines that run is there once, where he comes first", () => {
  const second: Shift = { ...workdays, from: "09:00", people: ["jan", "els"] };
  expect(onDuty([workdays, second], at("2026-11-20T10:00:00Z"))).toEqual(["els", "bas", "jan"]);
});

test("where two lines run at once it says who is first", () => {
  const early: Shift = { days: [6], from: "04:00", until: "04:00", people: ["bas", "jan"] };
  expect(overlapTexts([workdays, nights, early], { jan: "Jan", bas: "Bas" })).toEqual([
    "Regel 2 en regel 3 lopen een tijd gelijk. Dan krijgt eerst Jan, daarna Bas de melding.",
  ]);
});

test("a span may go past midnight", () => {
  const night = { from: "22:00", until: "07:00" };
  expect(isWithin(night, at("2026-11-20T21:00:00Z"))).toBe(true);
  expect(isWithin(night, at("2026-11-21T05:59:00Z"))).toBe(true);
  expect(isWithin(night, at("2026-11-21T06:00:00Z"))).toBe(false);
  expect(isWithin({ from: "12:00", until: "12:00" }, at("2026-11-20T11:00:00Z"))).toBe(false);
});

test.each([
  ["07:00", "2026-11-20T21:30:20Z", "2026-11-21T06:00Z"],
  ["07:00", "2026-11-21T06:00Z", "2026-11-22T06:00Z"],
  // The nights in which summer time begins and ends.
  ["07:00", "2027-03-27T21:30Z", "2027-03-28T05:00Z"],
  ["07:00", "2027-10-30T20:30Z", "2027-10-31T06:00Z"],
  // There is no 02:30 that night.
  ["02:30", "2027-03-27T21:30Z", "2027-03-28T01:30Z"],
])("it is %s next after %s at %s", (time, now, next) => {
  expect(nextTime(time, at(now))).toEqual(at(next));
});

test("the hours in which nobody is on duty are said, nights together and a weekend as one stretch", () => {
  const evenings: Shift = { days: [1, 2, 3, 4], from: "17:00", until: "22:00", people: ["jan"] };
  expect(gapTexts([workdays, evenings])).toEqual([
    "maandag t/m donderdag, 22:00 – 08:00 (de dag erna)",
    "vrijdag 17:00 tot maandag 08:00",
  ]);
  const always: Shift = { days: [1, 2, 3, 4, 5, 6, 7], from: "00:00", until: "00:00", people: ["jan"] };
  expect(gapTexts([always])).toEqual([]);
  expect(gapTexts([{ ...always, from: "07:00", until: "23:00" }])).toEqual([
    "elke dag, 23:00 – 07:00 (de dag erna)",
  ]);
  // A line on which nobody stands covers nothing; without a roster nobody is left out.
  expect(uncovered([{ ...always, people: [] }])).toEqual([{ from: 0, until: 7 * 24 * 60 }]);
  expect(gapTexts([])).toEqual([]);
});
