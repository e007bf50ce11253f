import { expect, test } from "vitest";
import { dayOf, dutchDate } from "./dutch-date";

test("a date is written out in Dutch, whatever the clock's zone", () => {
  expect(dutchDate("2026-11-21")).toBe("21 november 2026");
  expect(dutchDate("2027-03-01")).toBe("1 maart 2027");
});

test("a day begins at midnight here, in summer and in winter", () => {
  expect(dayOf(Date.parse("2026-07-01T21:59:59Z"))).toBe("2026-07-01");
  expect(dayOf(Date.parse("2026-07-01T22:00:00Z"))).toBe("2026-07-02");
  expect(dayOf(Date.parse("2026-12-31T22:59:59Z"))).toBe("2026-12-31");
  expect(dayOf(Date.parse("2026-12-31T23:00:00Z"))).toBe("2027-01-01");
});
