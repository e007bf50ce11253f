import { expect, test } from "vitest";
import { certificateType } from "~/content/records/types/certificate";
import { claimType } from "~/content/records/types/claim";
import { endAttention, isOld } from "./attention";

const today = "2026-11-23";

test.each<[until: string | null, said: RegExp | null]>([
  [null, null],
  ["2027-01-01", null],
  ["2026-12-23", /^Loopt af op 23 december 2026\.$/],
  [today, /^Loopt af/],
  ["2026-11-22", /^Liep af op 22 november 2026 en staat niet meer op de site\.$/],
])("what is valid until %s is announced a month before, and as gone after", (until, said) => {
  const sentence = endAttention(until, today);
  if (said) expect(sentence).toMatch(said);
  else expect(sentence).toBeNull();
});

test("a year is over the day after it, in a leap year too", () => {
  expect([isOld("2025-11-23", today), isOld("2025-11-22", today)]).toEqual([false, true]);
  expect([isOld("2027-02-28", "2028-02-29"), isOld("2027-03-01", "2028-02-29")]).toEqual([true, false]);
});

test("a claim is announced while it is shown: its last day, or that it was last looked at long ago", () => {
  const claim = { ...claimType.defaults["footer-safety"], shown: true } as never as object;
  const said = (change: object) => claimType.attention?.({ ...claim, ...change } as never, today);
  expect(said({})).toBeNull();
  expect(said({ until: "2026-11-30" })).toMatch(/^Loopt af/);
  expect(said({ lastConfirmed: "2025-10-01" })).toMatch(/^Voor het laatst nagekeken op 1 oktober 2025/);
  expect(said({ lastConfirmed: "2026-10-01" })).toBeNull();
  expect(said({ until: "2026-11-01", shown: false })).toBeNull();
  expect(certificateType.attention?.({ until: "2026-11-01" } as never, today)).toMatch(/^Liep af/);
});
