import { expect, test } from "vitest";
import { pictureSources, variantFiles, variantWidths } from "./media-variants";

test("a picture has a variant for every screen, none larger than itself", () => {
  expect(variantWidths(4000)).toEqual([480, 960, 1600]);
  expect(variantWidths(700)).toEqual([480, 700]);
  expect(variantWidths(200)).toEqual([200]);
  expect(variantFiles(700)).toEqual(["480.webp", "700.webp", "480.jpg", "700.jpg", "social.jpg"]);
  expect(pictureSources("aa", 200).src).toBe("/media/aa/200.jpg");
});
