import { expect, test } from "vitest";
import { projects } from "./projects";

test("the photos of listed projects come from our own library and say what they show", () => {
  for (const { before, after } of projects) {
    for (const { src, alt } of [before, after]) {
      expect(src).toMatch(/^\/media\//);
      expect(alt.length).toBeGreaterThan(5);
    }
  }
});
