import { expect, test } from "vitest";
import { numberOf } from "./posted-values";

test.each<[typed: string, value: number | string | null]>([
  ["", null],
  ["95", 95],
  ["95,00", 95],
  ["24,50", 24.5],
  ["24.50", 24.5],
  ["51,4416", 51.4416],
  ["51.4416", 51.4416],
  // As on a quotation.
  ["€ 4500", 4500],
  ["€4500,-", 4500],
  ["1.250,00", 1250],
  ["12 500", 12500],
  // On their way to another number, or none.
  ["24,", "24,"],
  ["-", "-"],
  ["€", "€"],
  [" ", " "],
  ["1.250", "1.250"],
  ["1.25,00", "1.25,00"],
  ["veel", "veel"],
])("'%s' is read as %s", (typed, value) => {
  expect(numberOf(typed)).toBe(value);
});
