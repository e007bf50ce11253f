import { expect, test } from "vitest";
import { figurePeriods } from "./figure-periods";

test("weeks begin on Monday at midnight in Eindhoven, also in the week in which the clock changes", () => {
  const periods = figurePeriods(new Date("2026-10-27T12:00:00Z"), 2, "week");
  expect(periods.map(({ from }) => from)).toEqual(["2026-10-19", "2026-10-26"]);
  const [before] = periods;
  expect(new Date(before?.start ?? 0).toISOString()).toBe("2026-10-18T22:00:00.000Z");
  expect(new Date(before?.end ?? 0).toISOString()).toBe("2026-10-25T23:00:00.000Z");
});

test("just after midnight on Monday a new week has begun", () => {
  expect(figurePeriods(new Date("2026-11-22T23:30:00Z"), 1, "week")[0]?.from).toBe("2026-11-23");
  expect(figurePeriods(new Date("2026-11-22T22:30:00Z"), 1, "week")[0]?.from).toBe("2026-11-16");
});

test("months are whole ones, from the one in which the first week begins up to this one", () => {
  const periods = figurePeriods(new Date("2027-01-01T08:00:00Z"), 12, "month");
  expect(periods.map(({ from }) => from)).toEqual(["2026-10-01", "2026-11-01", "2026-12-01", "2027-01-01"]);
  for (const [n, { end }] of periods.slice(0, -1).entries()) expect(periods[n + 1]?.start).toBe(end);
});
