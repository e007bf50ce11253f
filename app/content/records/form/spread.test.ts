import { expect, test } from "vitest";
import { spreadOver } from "./spread";

const stages = ["before", "during", "after"];

test.each([
  ["eight at once into an empty list", [], 8, ["before", ...Array(6).fill("during"), "after"]],
  ["two into an empty list", [], 2, ["before", "after"]],
  ["one into an empty list", [], 1, ["before"]],
  ["one behind the first", ["before"], 1, ["after"]],
  ["three behind the first", ["before"], 3, ["during", "during", "after"]],
  ["behind a finished list", ["before", "after"], 2, ["during", "during"]],
  ["behind photos of which nothing was chosen", [null], 1, ["after"]],
  ["none", [], 0, []],
])("%s", (_, standing, added, expected) => {
  expect(spreadOver(stages, standing, added)).toEqual(expected);
});

test("two options have no middle", () => {
  expect(spreadOver(["closed", "open"], [], 3)).toEqual(["closed", "open", "open"]);
});
