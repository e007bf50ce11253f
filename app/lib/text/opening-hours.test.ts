import { expect, test } from "vitest";
import { type OpeningHours, weekdayText, workdaysText } from "./opening-hours";

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

test("the week in words", () => {
  expect(weekdayText(hours)).toEqual([
    "maandag: 08:00–17:00",
    "dinsdag: 08:00–17:00",
    "woensdag: 08:00–17:00",
    "donderdag: 08:00–17:00",
    "vrijdag: 08:00–17:00",
    "zaterdag: 09:00–16:00",
    "zondag: Gesloten",
  ]);
});

test("working days stand in one line, days with other hours apart", () => {
  expect(workdaysText(hours)).toBe("Maandag t/m vrijdag 8:00-17:00");
  expect(workdaysText({ ...hours, 3: null, 5: ["10:00", "12:30"] })).toBe(
    "Maandag t/m dinsdag 8:00-17:00, woensdag gesloten, donderdag 8:00-17:00, vrijdag 10:00-12:30",
  );
});
