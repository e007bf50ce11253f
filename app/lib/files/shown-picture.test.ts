import { expect, test } from "vitest";
import { hugePictureText, isShown } from "./shown-picture";

test("a picture of more than 100 megapixels, or with a side over 30.000, is not shown but named", () => {
  expect(hugePictureText({ width: 30_000, height: 30_000 })).toBe(
    "zeer grote afbeelding, 30.000 × 30.000 beeldpunten: alleen te downloaden",
  );
  expect(hugePictureText({ width: 1, height: 30_001 })).toContain("1 × 30.001");
  expect(hugePictureText({ width: 10_001, height: 10_000 })).toContain("10.001 × 10.000");
  for (const [width, height] of [
    [12_000, 8_000],
    [30_000, 3_000],
    [null, null],
  ] as const)
    expect(hugePictureText({ width, height })).toBeNull();
  expect(isShown({ kind: "png", width: 30_000, height: 30_000, warning: null })).toBe(false);
  expect(isShown({ kind: "png", width: 300, height: 300, warning: null })).toBe(true);
  expect(isShown({ kind: "png", width: 300, height: 300, warning: "unreadable" })).toBe(false);
  expect(isShown({ kind: "heic", width: 300, height: 300, warning: null })).toBe(false);
});
