import { expect, onTestFinished, test, vi } from "vitest";
import { localMoment, localTime } from "./local-clock";

test("the clock of Eindhoven, on both sides of a DST change and in any order", () => {
  const asked = [
    ["2026-10-25T00:59:59Z", "2026-10-25", "02:59"],
    ["2026-10-25T01:00:00Z", "2026-10-25", "02:00"],
    ["2026-10-24T21:59:59.999Z", "2026-10-24", "23:59"],
    ["2026-10-24T22:00:00Z", "2026-10-25", "00:00"],
    ["2026-10-25T00:59:00Z", "2026-10-25", "02:59"],
  ] as const;
  for (const [at, date, time] of asked) expect(localTime(Date.parse(at)), at).toMatchObject({ date, time });
  expect(() => localTime(Number.NaN)).toThrow(RangeError);
});

test("a local moment is the same however often and after how many others it is asked for", () => {
  const noon = localMoment("2026-07-01", "12:00");
  expect(noon.toISOString()).toBe("2026-07-01T10:00:00.000Z");
  noon.setFullYear(1999);
  for (let day = 0; day < 1_200; day++) {
    const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
    expect(localMoment(date, "12:00").toISOString().slice(0, 10)).toBe(date);
  }
  expect(localMoment("2026-07-01", "12:00").toISOString()).toBe("2026-07-01T10:00:00.000Z");
  // Skipped by the clock.
  expect(localMoment("2026-03-29", "02:30").toISOString()).toBe("2026-03-29T01:30:00.000Z");
});

test("what every page asks is formatted once a minute and once a moment", () => {
  const format = vi.spyOn(Intl.DateTimeFormat.prototype as { readonly format: unknown }, "format", "get");
  onTestFinished(() => format.mockRestore());
  const minute = Date.parse("2026-11-28T13:00:00Z");
  const asked = () => {
    for (let ms = 0; ms < 60_000; ms += 5_000) localTime(minute + ms);
    for (let times = 0; times < 5; times++) localMoment("2026-11-28", "17:00");
  };
  asked();
  expect(format).toHaveBeenCalledTimes(3);
  asked();
  expect(format).toHaveBeenCalledTimes(3);
  localTime(minute + 60_000);
  expect(format).toHaveBeenCalledTimes(4);
});
