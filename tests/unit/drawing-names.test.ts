import { expect, test } from "vitest";
import { drawingNames } from "../../app/content/records/fields/drawing-names.ts";
import { drawings } from "../../app/drawings/registry.ts";

test("every drawing can be chosen, and what can be chosen exists", () => {
  expect(Object.keys(drawingNames).toSorted()).toEqual(Object.keys(drawings).toSorted());
});
