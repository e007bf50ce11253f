import { expect, test } from "vitest";
import { cronMatches } from "./cron.ts";

const at = (time: string) => new Date(`2026-11-${time}Z`);

test("every minute is every minute", () => {
  expect(cronMatches("* * * * *", at("21T03:17:00"))).toBe(true);
});

test("the nightly trigger fires at its minute in UTC and at no other", () => {
  const matches = Array.from({ length: 24 * 60 }, (_, minute) => new Date(Date.UTC(2026, 10, 21, 0, minute)))
    .filter((time) => cronMatches("17 3 * * *", time))
    .map((time) => time.toISOString());
  expect(matches).toEqual(["2026-11-21T03:17:00.000Z"]);
});

test("lists, ranges and steps", () => {
  const minutes = (field: string) =>
    Array.from({ length: 60 }, (_, minute) => minute).filter((minute) =>
      cronMatches(`${field} * * * *`, new Date(Date.UTC(2026, 0, 1, 0, minute))),
    );
  expect(minutes("1,3,5-7")).toEqual([1, 3, 5, 6, 7]);
  expect(minutes("*/20")).toEqual([0, 20, 40]);
  expect(minutes("50/5")).toEqual([50, 55]);
  expect(minutes("0-10/5")).toEqual([0, 5, 10]);
});

test("weekdays count from 1, Sunday, as on Cloudflare", () => {
  expect(cronMatches("* * * * 1", at("22T00:00:00"))).toBe(true);
  expect(cronMatches("* * * * 7", at("21T00:00:00"))).toBe(true);
  expect(cronMatches("* * * * 2-6", at("21T00:00:00"))).toBe(false);
});

test("what it does not understand it refuses", () => {
  expect(() => cronMatches("* * * *", new Date())).toThrow("five fields");
  expect(() => cronMatches("L * * * *", new Date())).toThrow('"L"');
});
