import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { projectFolder } from "../../scripts/cli/run.ts";

const folders = ["app", "migrations", "public", "scripts", "tests", "workers"];

/** A copy of this project in a temporary folder, with the same installed packages, to be changed and built there. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  const files = readdirSync(projectFolder).filter((name) => /\.(json|ts|toml|gitignore)$/.test(name));
  for (const name of [...folders, ...files]) {
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(projectFolder, "node_modules"), join(folder, "node_modules"), "junction");
  // What the test runner tells its own workers is not for another one.
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const PATH = [join(folder, "node_modules", ".bin"), env.PATH].join(delimiter);
  return {
    folder,
    /** Runs a command line there; what it printed, without colours, and its exit code. */
    run(...[program = "", ...args]: string[]) {
      const options = { cwd: folder, encoding: "utf8", env: { ...env, PATH, NO_COLOR: "1" } } as const;
      const { status, stdout, stderr } = spawnSync(program, args, options);
      return { code: status, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
