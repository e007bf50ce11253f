import { expect, test } from "vitest";
import { dayEnd, nextChange, openState, phoneHintText } from "./open-state";
import type { OpeningHours } from "./opening-hours";

const office: readonly [string, string] = ["08:00", "17:00"];
const hours: OpeningHours = {
  1: office,
  2: office,
  3: office,
  4: office,
  5: office,
  6: ["09:00", "16:00"],
  7: null,
};
const christmas = ["2026-12-25", "2026-12-26"];

/** `at` is an instant with its offset, so that the test itself does not depend on a time zone. */
function at(instant: string, closedDates: string[] = christmas): string {
  return openState(hours, closedDates, new Date(instant)).text;
}

test("open from the first minute to the last", () => {
  expect(at("2026-11-20T07:59:00+01:00")).toBe("Gesloten, opent vandaag 08:00");
  expect(at("2026-11-20T08:00:00+01:00")).toBe("Nu open");
  expect(at("2026-11-20T16:59:59+01:00")).toBe("Nu open");
  expect(at("2026-11-20T17:00:00+01:00")).toBe("Gesloten, opent zaterdag 09:00");
});

test("after Saturday's hours and on Sunday it opens on Monday", () => {
  expect(at("2026-11-21T16:00:00+01:00")).toBe("Gesloten, opent maandag 08:00");
  expect(at("2026-11-22T12:00:00+01:00")).toBe("Gesloten, opent maandag 08:00");
});

test("closed dates are skipped", () => {
  expect(at("2026-12-24T17:30:00+01:00")).toBe("Gesloten, opent maandag 08:00");
  expect(at("2026-12-25T10:00:00+01:00")).toBe("Gesloten, opent maandag 08:00");
  expect(at("2026-12-25T10:00:00+01:00", [])).toBe("Nu open");
});

test("local time decides on both sides of the DST changes", () => {
  expect(at("2026-03-28T08:30:00Z")).toBe("Nu open");
  expect(at("2026-03-30T06:00:00Z")).toBe("Nu open");
  expect(at("2026-03-30T05:59:00Z")).toBe("Gesloten, opent vandaag 08:00");
  expect(at("2026-10-26T06:59:00Z")).toBe("Gesloten, opent vandaag 08:00");
  expect(at("2026-10-26T07:00:00Z")).toBe("Nu open");
  expect(at("2026-10-23T06:00:00Z")).toBe("Nu open");
});

test("shortly after midnight the local day counts, not that of UTC", () => {
  expect(at("2026-11-22T23:30:00Z")).toBe("Gesloten, opent vandaag 08:00");
});

test("an opening a week or more away is named with its date", () => {
  const closure = ["21", "23", "24", "25", "26", "27", "28", "30"].map((day) => `2026-11-${day}`);
  expect(at("2026-11-20T18:00:00+01:00", closure)).toBe("Gesloten, opent dinsdag 1 december 08:00");
});

test("without any opening in sight it just says closed", () => {
  const never: OpeningHours = { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null };
  expect(openState(never, [], new Date("2026-11-20T12:00:00Z"))).toEqual({ open: false, text: "Gesloten" });
});

test("while open it says until when", () => {
  expect(openState(hours, [], new Date("2026-11-21T12:00:00+01:00")).until).toBe("16:00");
});

test("what is said of the opening is true until it opens or closes, by the clock of Eindhoven", () => {
  const next = (instant: string) =>
    nextChange({ hours, closedDates: christmas }, new Date(instant))?.toISOString();
  expect(next("2026-11-20T07:59:00+01:00")).toBe("2026-11-20T07:00:00.000Z");
  expect(next("2026-11-20T08:00:00+01:00")).toBe("2026-11-20T16:00:00.000Z");
  expect(next("2026-12-24T17:00:00+01:00")).toBe("2026-12-28T07:00:00.000Z");
  // The clock goes forward in that weekend.
  expect(next("2026-03-28T16:00:00+01:00")).toBe("2026-03-30T06:00:00.000Z");
  expect(
    nextChange(
      { hours: { ...hours, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null }, closedDates: [] },
      new Date(0),
    ),
  ).toBeNull();
});

test("a day is over at midnight in Eindhoven, also when the clock changes", () => {
  expect(dayEnd("2026-12-31").toISOString()).toBe("2026-12-31T23:00:00.000Z");
  expect(dayEnd("2026-03-29").toISOString()).toBe("2026-03-29T22:00:00.000Z");
  expect(dayEnd("2026-10-25").toISOString()).toBe("2026-10-25T23:00:00.000Z");
});

test("beside the number: until when it is answered, else when it will be, and at any hour where somebody is", () => {
  const hint = (instant: string, more = {}) =>
    phoneHintText({ hours, closedDates: christmas, ...more }, new Date(instant));
  expect(hint("2026-11-20T08:00:00+01:00")).toBe("nu open tot 17:00");
  expect(hint("2026-11-20T08:00:00+01:00", { emergency: true })).toBe("nu open tot 17:00");
  expect(hint("2026-11-20T17:00:00+01:00")).toBe("opent zaterdag 09:00");
  expect(hint("2026-11-20T07:59:00+01:00")).toBe("opent vandaag 08:00");
  expect(hint("2026-11-20T17:00:00+01:00", { emergency: true })).toBe("spoed 24/7");
  expect(
    hint("2026-11-20T17:00:00+01:00", {
      hours: { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null },
    }),
  ).toBe("nu gesloten");
});
