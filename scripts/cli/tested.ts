import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFolder } from "./run.ts";

const stampFile = join(projectFolder, ".local", "tested.json");

/** Name that git gives to the content of the last commit; null when other content lies in the folder, or without git. */
export function cleanTree(folder = projectFolder): string | null {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    return git("status", "--porcelain") === "" ? git("rev-parse", "HEAD^{tree}") : null;
  } catch {
    return null;
  }
}

/** Writes down that every test passed on this content. */
export function stampTested(tree: string, file = stampFile): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ tree, at: new Date().toISOString() })}\n`);
}

/** A run that is under way, or failed, vouches for nothing. */
export function forgetTested(file = stampFile): void {
  rmSync(file, { force: true });
}

/** Why `tree` may not be deployed; null when its tests passed. */
export function untested(tree = cleanTree(), file = stampFile): string | null {
  if (tree === null) return "there are changes that are not committed";
  let stamped: unknown;
  try {
    stamped = JSON.parse(readFileSync(file, "utf8")).tree;
  } catch {
    return "npm test has not passed here since it was last started";
  }
  return stamped === tree ? null : "npm test passed on another commit than this one";
}
