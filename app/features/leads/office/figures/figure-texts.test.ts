import { expect, test } from "vitest";
import { answerFigures } from "./figure-texts";

test("a share is never rounded up to all, and nothing of nothing is no share", () => {
  const none = { answered: 0, inTime: 0, late: 0, unheard: 0, medianMs: null };
  const [inTime] = answerFigures({ ...none, answered: 1000, inTime: 999 }, { won: 0, lost: 0 });
  expect(inTime).toMatchObject({ value: "99%", text: "999 van 1000 binnen de belofte", alarm: false });
  const values = answerFigures(none, { won: 0, lost: 0 });
  // Who was never heard is one of those to whom it was promised.
  const [unheard] = answerFigures({ ...none, answered: 6, inTime: 6, unheard: 2 }, { won: 0, lost: 0 });
  expect(unheard).toMatchObject({ value: "75%", text: "6 van 8 binnen de belofte", alarm: true });
  expect(values.map(({ value }) => value)).toEqual(["–", "0", "–", "–"]);
});

test("broken promises are told in red", () => {
  const alarms = (late: number, inTime: number) =>
    answerFigures({ answered: 10, inTime, late, unheard: 0, medianMs: 5_400_000 }, { won: 1, lost: 1 }).map(
      ({ alarm }) => alarm,
    );
  expect(alarms(0, 9)).toEqual([false, false, false, false]);
  expect(alarms(1, 8)).toEqual([true, true, false, false]);
});
