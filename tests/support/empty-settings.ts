import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../../scripts/cli/run.ts";

/** The settings of wrangler.toml, all empty: what the owner fills in there is not for tests. */
export function emptySettings(): Record<string, string> {
  const toml = readFileSync(join(projectFolder, "wrangler.toml"), "utf8");
  const names = [...toml.matchAll(/^([A-Z][A-Z_]+) = "/gm)].map(([, name = ""]) => name);
  // No address or key but a size, which tests take as it stands.
  return Object.fromEntries(names.filter((name) => name !== "PAGE_MEMORY_MB").map((name) => [name, ""]));
}
