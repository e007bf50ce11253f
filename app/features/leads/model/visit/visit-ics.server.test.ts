import { expect, test } from "vitest";
import { localMoment } from "~/lib/text/local-clock";
import { propertyOf, readIcs } from "~tests/support/read-ics";
import { calendarFile, invitation } from "./visit-ics.server";
import { hoursText, spokenSpan } from "./visit-words";

const entry = {
  id: "6f1c2a3b-0000-4000-8000-000000000001",
  sequence: 2,
  changedAt: Date.parse("2026-11-23T10:00:00Z"),
  startsAt: Date.parse("2026-11-24T08:00:00Z"),
  endsAt: Date.parse("2026-11-24T11:00:00Z"),
  summary: "Bezoek: daklekkage, Geldrop; Son & Breugel",
  description: `Mevrouw ’t Hoen-Çelik\nTelefoon: +31612345678\\\n${"é€😀".repeat(40)}`,
  location: "Kerkstraat 1, 5611 GJ Eindhoven; achterom",
};
const organizer = { name: "Bedrijf, Dak; Bouw", email: "aanvraag+7kq2m9xp.mfrggzdfmztwq2lk@bedrijf.example" };
const attendee = "iemand.met.een.lange.naam@een-heel-lang-domein.voorbeeld.example";

test("an invitation is read by the letter: short lines, texts as they were, times in UTC, who and to whom", () => {
  const lines = readIcs(invitation(entry, { organizer, attendee, cancelled: false }));
  expect(propertyOf(lines, "METHOD")).toBe("REQUEST");
  expect(propertyOf(lines, "UID")).toBe(entry.id);
  expect(propertyOf(lines, "SEQUENCE")).toBe("2");
  expect(propertyOf(lines, "STATUS")).toBe("CONFIRMED");
  expect(propertyOf(lines, "DTSTAMP")).toBe("20261123T100000Z");
  expect(propertyOf(lines, "DTSTART")).toBe("20261124T080000Z");
  expect(propertyOf(lines, "DTEND")).toBe("20261124T110000Z");
  expect(propertyOf(lines, "SUMMARY")).toBe(entry.summary);
  expect(propertyOf(lines, "DESCRIPTION")).toBe(entry.description);
  expect(propertyOf(lines, "LOCATION")).toBe(entry.location);
  expect(propertyOf(lines, "ORGANIZER").toLowerCase()).toBe(`mailto:${organizer.email}`);
  expect(propertyOf(lines, "ATTENDEE").toLowerCase()).toBe(`mailto:${attendee}`);
  expect(lines.find(({ name }) => name === "ATTENDEE")?.params.RSVP).toBe("TRUE");
});

test("one that is off keeps its UID and says so in both places where programs look", () => {
  const lines = readIcs(invitation({ ...entry, sequence: 3 }, { organizer, attendee, cancelled: true }));
  expect([propertyOf(lines, "METHOD"), propertyOf(lines, "STATUS")]).toEqual(["CANCEL", "CANCELLED"]);
  expect([propertyOf(lines, "UID"), propertyOf(lines, "SEQUENCE")]).toEqual([entry.id, "3"]);
});

test("no line of a calendar file floats or names a zone", () => {
  const lines = readIcs(calendarFile([entry, { ...entry, id: "b" }], "Bezoeken"));
  expect(lines.filter(({ name }) => name === "UID")).toHaveLength(2);
  for (const { name, params, value } of lines) {
    if (name.startsWith("DT")) expect(value, name).toMatch(/^\d{8}T\d{6}Z$/);
    expect(params.TZID, name).toBeUndefined();
  }
});

test.each([
  // In the night that summer time begins the clock skips 02:30: it is an hour later.
  ["2026-03-29", "02:30", "20260329T013000Z", "03:30"],
  ["2026-03-29", "09:00", "20260329T070000Z", "09:00"],
  ["2026-03-28", "09:00", "20260328T080000Z", "09:00"],
  ["2027-03-28", "09:00", "20270328T070000Z", "09:00"],
  // In the night that it ends there are two of it: the later one, and what is said is what was typed.
  ["2026-10-25", "02:30", "20261025T013000Z", "02:30"],
  ["2026-10-25", "09:00", "20261025T080000Z", "09:00"],
  ["2027-10-31", "09:00", "20271031T080000Z", "09:00"],
  ["2026-11-24", "23:30", "20261124T223000Z", "23:30"],
  ["2026-11-24", "00:00", "20261123T230000Z", "00:00"],
])("%s %s in Eindhoven is %s", (date, time, utc, said) => {
  const startsAt = localMoment(date, time).getTime();
  const lines = readIcs(calendarFile([{ ...entry, startsAt, endsAt: startsAt + 60_000 }]));
  expect(propertyOf(lines, "DTSTART")).toBe(utc);
  expect(hoursText({ startsAt, endsAt: startsAt })).toBe(`${said}–${said}`);
});

test("a span is said as people say it", () => {
  expect(spokenSpan(entry)).toBe("dinsdag 24 november tussen 9 en 12 uur");
  const half = { startsAt: entry.startsAt + 30 * 60_000, endsAt: entry.endsAt };
  expect(spokenSpan(half)).toBe("dinsdag 24 november tussen 9.30 en 12 uur");
});
