import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { run } from "../../scripts/cli/run.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
/** Our own programs; the others are tools with a help of their own. */
const own = Object.entries(scripts).filter(([, command]) => /^node scripts\/[\w./-]+( \w+)?$/.test(command));
const kinds = ["town", "service", "field"].map((kind) => [`new -- ${kind}`, `node scripts/new.ts ${kind}`]);

test("our programs are known by their command", () => {
  expect(own.length).toBeGreaterThan(15);
  expect(own.map(([name]) => name)).toContain("seed");
});

test.concurrent.each([...own, ...kinds])(
  "npm run %s -- --help prints how it is called, and does nothing",
  async (name = "", command = "") => {
    // What bootstrap.mjs goes on with: it would first install packages, below the feet of this run.
    const args = command
      .replace(/bootstrap\.mjs (\w+)$/, "$1.ts")
      .split(" ")
      .slice(1);
    const { code, output } = await run(process.execPath, [...args, "--help"]);
    const called = name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`;
    expect([code, output.trim().slice(0, `Usage: ${called}`.length)]).toEqual([0, `Usage: ${called}`]);
  },
);
