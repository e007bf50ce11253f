import { expect, test } from "vitest";
import { previewAlias } from "./preview.ts";

test.each([
  ["fix/Form", "fix-form"],
  ["2026-kozijnen", "kozijnen"],
  ["dependabot/npm_and_yarn/react-router-8.5.1", "dependabot-npm-and-yarn-react-router-8-5-1"],
])("the branch %s is previewed at %s", (branch, alias) => {
  expect(previewAlias(branch, "site")).toBe(alias);
});

test("the names of long branches fit into an address, and stay apart", () => {
  const worker = "totaal-specialisten-staging";
  const [one, other] = ["a", "b"].map((end) =>
    previewAlias(`feature/een-hele-lange-naam-voor-een-tak-${end}`, worker),
  );
  for (const alias of [one, other]) expect(`${alias}-${worker}`).toMatch(/^[a-z][a-z0-9-]{0,62}$/);
  expect(one).not.toBe(other);
});

test("a branch without a letter cannot be previewed", () => {
  expect(() => previewAlias("2026/11", "site")).toThrow("no letter");
});
