import { spawn } from "node:child_process";
import { join } from "node:path";

export const projectFolder = join(import.meta.dirname, "..", "..");

type RunOptions = {
  env?: Record<string, string | undefined>;
  /** Show what the program prints while it runs; it is returned either way. */
  show?: boolean;
};

/** Runs a program of `node_modules/.bin`, or any other, without input, so that none of them stops to ask. */
export function run(
  program: string,
  args: string[],
  { env = {}, show = false }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectFolder,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
      if (show) process.stderr.write(chunk);
    });
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Prints `label … 1.2 s` around a piece of work. */
export async function step<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now();
  process.stdout.write(`${label} … `);
  try {
    const result = await work();
    console.log(seconds(started));
    return result;
  } catch (error) {
    console.log("failed");
    throw error;
  }
}

export const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Tells a person what went wrong, without a stack, and ends. */
export function fail(error: unknown, hint = ""): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}${hint}`);
  process.exit(1);
}
