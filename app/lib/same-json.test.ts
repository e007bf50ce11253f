import { expect, test } from "vitest";
import { sameJson } from "./same-json";

test("what JSON holds is the same in whatever order its names stand, and lists are not", () => {
  expect(sameJson({ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 })).toBe(true);
  expect(sameJson([1, 2], [2, 1])).toBe(false);
  expect(sameJson({ a: "" }, { a: null })).toBe(false);
  expect(sameJson({ a: undefined }, {})).toBe(true);
});
