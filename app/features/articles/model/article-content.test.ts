import { expect, test } from "vitest";
import { sameJson } from "~/lib/same-json";
import { textDocument } from "~tests/support/article-samples";
import { emptyContent } from "./article-content";

test("two contents are the same whatever the order of their parts, and not when a word differs", () => {
  const one = { ...emptyContent, title: "Dak", body: textDocument("Lood en zink") };
  const { body, ...rest } = one;
  expect(sameJson(one, { body, ...rest })).toBe(true);
  expect(sameJson(one, { ...one, body: textDocument("Lood en koper") })).toBe(false);
  expect(sameJson(one, { ...one, relatedServices: ["daken/daklekkage"] })).toBe(false);
});
