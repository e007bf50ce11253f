import { expect, test } from "vitest";
import { momentText } from "./moment-text";

function text(at: string, now: string): string {
  return momentText(Date.parse(at), Date.parse(now));
}

test("today and yesterday are said as such, by the local day", () => {
  expect(text("2026-11-20T08:05:00+01:00", "2026-11-20T17:00:00+01:00")).toBe("vandaag 08:05");
  expect(text("2026-11-19T23:55:00+01:00", "2026-11-20T00:10:00+01:00")).toBe("gisteren 23:55");
  expect(text("2026-11-19T23:30:00Z", "2026-11-20T10:00:00Z")).toBe("vandaag 00:30");
});

test("yesterday is right on the days of 23 and 25 hours", () => {
  expect(text("2026-03-28T00:30:00+01:00", "2026-03-29T23:30:00+02:00")).toBe("gisteren 00:30");
  expect(text("2026-10-24T00:30:00+02:00", "2026-10-25T23:30:00+01:00")).toBe("gisteren 00:30");
});

test("older moments have a date, and a year when it is another", () => {
  expect(text("2026-11-18T09:12:00+01:00", "2026-11-20T10:00:00+01:00")).toBe("18 nov 09:12");
  expect(text("2025-01-03T09:12:00+01:00", "2026-11-20T10:00:00+01:00")).toBe("3 jan 2025");
});

test("what is planned for another year still says at what time", () => {
  expect(text("2027-01-03T09:12:00+01:00", "2026-11-20T10:00:00+01:00")).toBe("3 jan 2027 09:12");
});
