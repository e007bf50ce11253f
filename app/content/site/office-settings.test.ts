import { expect, test } from "vitest";
import { company } from "./company";
import { urgentPromise } from "./office-settings";

const morning = { minutes: 60, outside: "morning", time: "10:00" } as const;

test("until the office sets it nothing more is promised than everywhere else", () => {
  expect(urgentPromise({ minutes: 1440, outside: "day", time: "10:00" }, company.hours)).toBe(
    "Wij bellen u zo snel mogelijk terug, in elk geval binnen 24 uur.",
  );
});

test("on the day itself, before it opens, the next morning is that same day", () => {
  expect(urgentPromise(morning, company.hours)).toBe(
    "Tijdens kantooruren bellen wij u binnen een uur terug. Daarbuiten uiterlijk om 10 uur op de dag dat wij weer opengaan, en altijd binnen 24 uur.",
  );
});

test("no time is promised at which the office is still closed", () => {
  // Saturday opens at nine.
  expect(urgentPromise({ ...morning, time: "08:30" }, company.hours)).toContain("uiterlijk om 9 uur");
  expect(urgentPromise({ ...morning, time: "06:00" }, { ...company.hours, 6: null })).toContain(
    "uiterlijk om 8 uur",
  );
  expect(urgentPromise({ ...morning, time: "09:30" }, company.hours)).toContain("uiterlijk om 9.30 uur");
});
