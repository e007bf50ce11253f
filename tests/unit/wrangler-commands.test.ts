import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unknownToWrangler } from "../support/wrangler-commands.ts";

const filesOf = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending) && !name.endsWith(".test.ts"))
    .map((name) => join(folder, name));

/** What people are told to type: in the documents, and by the scripts. */
const places = [
  ...filesOf("docs", ".md"),
  ...filesOf("docs/decisions", ".md"),
  "README.md",
  ...["scripts", "scripts/doctor", "scripts/deploy", "scripts/backup"].flatMap((folder) =>
    filesOf(folder, ".ts"),
  ),
];

test("every wrangler command that is written down is one of the pinned wrangler, with its options", () => {
  const calls = places.flatMap((where) =>
    [...readFileSync(where, "utf8").matchAll(/npx wrangler ((?:[^`#\n|;\\$]|\\\n|\$\w)+)/g)].map(
      ([, call = ""]) => {
        const words = call.split(/\\?\s+/).map((word) => word.replace(/^["'(]|["'),.:;]+$/g, ""));
        return { where, unknown: unknownToWrangler(words.filter(Boolean)) };
      },
    ),
  );
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter(({ unknown }) => unknown !== null)).toEqual([]);
});

test.each([
  [["d1", "restore", "DB"], "d1 restore"],
  [["nonsense"], "nonsense"],
  [["d1"], "d1"],
  [["rollback", "--now"], "rollback --now"],
  [["rollback", "id", "-y", "-m", "why", "--env=staging"], null],
])("wrangler %j", (words, unknown) => {
  expect(unknownToWrangler(words)).toBe(unknown);
});
