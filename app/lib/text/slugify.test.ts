import { expect, test } from "vitest";
import { slugify } from "./slugify";

test("a slug keeps letters and digits, at most 80 characters", () => {
  expect(slugify("  Het platte dak: één lek & 'n naad! ")).toBe("het-platte-dak-een-lek-n-naad");
  expect(slugify("!!!")).toBe("");
  expect(slugify("x".repeat(300))).toHaveLength(80);
});
