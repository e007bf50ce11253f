import { expect, test } from "vitest";
import { leadScore } from "./lead-score";

test("an interaction counts for two, a half minute for one", () => {
  expect(leadScore(0, 0)).toBe(0);
  expect(leadScore(3, 60)).toBe(8);
  expect(leadScore(1, 45)).toBe(3.5);
});

test("time counts for ten at most", () => {
  expect(leadScore(0, 300)).toBe(10);
  expect(leadScore(2, 3600)).toBe(14);
});
