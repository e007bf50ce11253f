import { expect, test } from "vitest";
import { textDocument } from "~tests/support/article-samples";
import { emptyContent, sameContent } from "./article-content";

test("two contents are the same whatever the order of their parts, and not when a word differs", () => {
  const one = { ...emptyContent, title: "Dak", body: textDocument("Lood en zink") };
  const { body, ...rest } = one;
  expect(sameContent(one, { body, ...rest })).toBe(true);
  expect(sameContent(one, { ...one, body: textDocument("Lood en koper") })).toBe(false);
  expect(sameContent(one, { ...one, relatedServices: ["daken/daklekkage"] })).toBe(false);
});
