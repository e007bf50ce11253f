import { expect, test } from "vitest";
import { officeHours } from "./office-hours";

test("the holidays of the coming weeks are closed, across the turn of the year", () => {
  expect(officeHours(new Date("2026-12-10T12:00:00Z")).closedDates).toEqual([
    "2026-12-25",
    "2026-12-26",
    "2027-01-01",
  ]);
});

test("on the holiday itself it is still among them, also late at night", () => {
  expect(officeHours(new Date("2026-12-26T23:30:00Z")).closedDates).toContain("2026-12-26");
});
