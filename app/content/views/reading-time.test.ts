import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time";

test("reading time counts 200 words a minute and is never zero", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes("woord ".repeat(290))).toBe(1);
  expect(readingMinutes("woord\n".repeat(1000))).toBe(5);
});
