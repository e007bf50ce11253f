import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { readOptions } from "./cli/options.ts";
import { fail, projectFolder, run } from "./cli/run.ts";

/** What the build is made of. */
const sources = [
  "app",
  "workers",
  "public",
  "migrations",
  "wrangler.toml",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];

/** Builds the client and the Worker into build/. Throws with what the tools printed when that fails. */
export async function build({ show = false } = {}): Promise<void> {
  const { code, output } = await run("react-router", ["build"], { show, env: { NODE_ENV: "production" } });
  if (code !== 0) throw new Error(show ? "The build failed." : `${output.trim()}\n\nThe build failed.`);
}

/** Whether there is a build that is newer than all it is made of. */
export function buildIsCurrent(): boolean {
  const built = join(projectFolder, "build", "server", "wrangler.json");
  if (!existsSync(built)) return false;
  const time = statSync(built).mtimeMs;
  return sources.every((source) => newest(join(projectFolder, source)) <= time);
}

/** Time of the last change of a file, or within a folder; removing a file changes its folder. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const help = `npm run build

Builds the client and the Worker into build/, for production; for an environment with CLOUDFLARE_ENV=staging.`;

async function main(): Promise<void> {
  readOptions(help, {});
  await build({ show: true });
}

if (import.meta.main) main().catch((error) => fail(error));
