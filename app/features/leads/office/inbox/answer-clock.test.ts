import { expect, test } from "vitest";
import { answerClock } from "./answer-clock";

const minute = 60_000;
const hour = 60 * minute;

test("the time that is left, in whole units", () => {
  const left = (ms: number) => answerClock(ms, 0).text;
  expect(left(24 * hour)).toBe("nog 24 uur");
  expect(left(3 * hour + 59 * minute)).toBe("nog 3 uur");
  expect(left(59 * minute + 59_000)).toBe("nog 59 minuten");
  expect(left(90_000)).toBe("nog 1 minuut");
  expect(left(14 * 24 * hour)).toBe("nog 14 dagen");
});

test("what is too late says by how much", () => {
  expect(answerClock(0, 25 * minute)).toEqual({ text: "25 minuten te laat", tone: "late" });
  expect(answerClock(0, 30 * hour).text).toBe("30 uur te laat");
  expect(answerClock(0, 72 * hour).text).toBe("3 dagen te laat");
});

test("in its last four hours a request becomes urgent", () => {
  expect(answerClock(4 * hour, 0).tone).toBe("calm");
  expect(answerClock(4 * hour - 1, 0).tone).toBe("soon");
  expect(answerClock(0, 0).tone).toBe("late");
});
