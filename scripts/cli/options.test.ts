import { expect, test } from "vitest";
import { run } from "./run.ts";

const script = (name: string, ...args: string[]) => run(process.execPath, [`scripts/${name}.ts`, ...args]);

test("an unknown option, a word too many and a number that is none are one line each", async () => {
  for (const args of [["--colour"], ["http://127.0.0.1:1", "extra"], ["--many", "veel"]]) {
    const { code, output } = await script("seed", ...args);
    expect(output.trim().split("\n"), output).toHaveLength(1);
    expect(output).toMatch(/--colour|extra|--many veel/);
    expect(code).toBe(1);
  }
});
