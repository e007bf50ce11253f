import { expect, test, vi } from "vitest";
import { builtInSettings } from "~/content/site/office-settings";
import { closureTexts, officeHours } from "./office-hours";

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

test("pages of one day get the same record, and another one when the day or the hours are others", () => {
  const own = { ...builtInSettings.hours };
  const first = officeHours(new Date("2026-12-10T08:00:00Z"), own);
  expect(officeHours(new Date("2026-12-10T17:00:00Z"), own)).toBe(first);
  expect(officeHours(new Date("2026-12-11T08:00:00Z"), own)).not.toBe(first);
  expect(officeHours(new Date("2026-12-10T08:00:00Z"), { ...own })).not.toBe(first);
});

test("days that the office closed itself are closed too, and told until they are over", () => {
  const week = { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null };
  const own = { week, closures: [{ from: "2026-08-03", until: "2026-08-05", reason: "Bouwvak" }] };
  const before = new Date("2026-07-30T12:00:00Z");
  expect(officeHours(before, own)).toEqual({
    hours: week,
    closedDates: ["2026-08-03", "2026-08-04", "2026-08-05"],
    emergency: true,
  });
  expect(closureTexts(own, before)).toEqual(["3 augustus 2026 tot en met 5 augustus 2026 (Bouwvak)"]);
  expect(closureTexts(own, new Date("2026-08-05T21:30:00Z"))).toHaveLength(1);
  // Half past twelve at night, here.
  expect(closureTexts(own, new Date("2026-08-05T22:30:00Z"))).toEqual([]);
});

test("beside the office's number '24/7' stands only where that number is the one for emergencies", async () => {
  const { company } = await import("~/content/site/company");
  const hintAtNight = async (emergencyPhone: typeof company.emergencyPhone) => {
    vi.resetModules();
    vi.doMock("~/content/site/company", () => ({ company: { ...company, emergencyPhone } }));
    const hours = await import("./office-hours");
    const { phoneHintText } = await import("~/lib/text/open-state");
    const night = new Date("2026-11-24T02:00:00Z");
    return phoneHintText(hours.phoneHours(hours.officeHours(night)), night);
  };
  expect(await hintAtNight(company.phone)).toBe("spoed 24/7");
  expect(await hintAtNight({ display: "040 000 00 01", e164: "+31400000001" })).toBe("opent vandaag 08:00");
});
