import { expect, test } from "vitest";
import { dutchDate } from "./dutch-date";

test("a date is written out in Dutch, whatever the clock's zone", () => {
  expect(dutchDate("2026-11-21")).toBe("21 november 2026");
  expect(dutchDate("2027-03-01")).toBe("1 maart 2027");
});
