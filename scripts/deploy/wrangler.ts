import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../cli/run.ts";

/** What wrangler writes down for programs, one line each: its own format, see WRANGLER_OUTPUT_FILE_PATH. */
export type Entry = {
  type: string;
  version_id?: string | null;
  preview_alias_url?: string;
  bundle_size?: { raw_bytes: number; gzip_bytes: number };
};

/** Runs wrangler, throws with what it printed when it fails. */
export type Wrangler = (...args: string[]) => Promise<{ output: string; entries: Entry[] }>;

/**
 * Wrangler for one environment. The environment goes by CLOUDFLARE_ENV, which the build and every command read; some
 * commands read what the build wrote and some read wrangler.toml, and both must mean the same Worker.
 */
export function wranglerFor(environment: string | undefined): Wrangler {
  return async (...args) => {
    console.log(`$ wrangler ${args.join(" ")}`);
    const folder = mkdtempSync(join(tmpdir(), "wrangler-"));
    const file = join(folder, "output.ndjson");
    try {
      const { code, output } = await run("wrangler", args, {
        env: {
          CLOUDFLARE_ENV: environment,
          WRANGLER_OUTPUT_FILE_PATH: file,
          WRANGLER_HIDE_BANNER: "true",
          FORCE_COLOR: "0",
        },
      });
      if (code !== 0) throw new Error(`${output.trim()}\n\nwrangler ${args.join(" ")} failed.`);
      return { output, entries: read(file) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** Says what would be run, and runs of it what changes nothing. */
export function rehearsal(wrangler: Wrangler): Wrangler {
  return async (...args) => {
    const [command, verb] = args;
    if (command === "versions" && verb === "upload") {
      await wrangler(...args, "--dry-run");
      return { output: "", entries: [{ type: "version-upload", version_id: "NEW" }] };
    }
    console.log(`would run: wrangler ${args.join(" ")}`);
    return { output: JSON.stringify({ versions: [{ version_id: "LIVE", percentage: 100 }] }), entries: [] };
  };
}

function read(file: string): Entry[] {
  try {
    const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
    return lines.map((line) => JSON.parse(line) as Entry);
  } catch {
    return [];
  }
}
