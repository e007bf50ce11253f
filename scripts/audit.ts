import { readFileSync } from "node:fs";
import { join } from "node:path";
import { advisories } from "./audit/advisories.ts";
import { type Lock, refusedLicences } from "./audit/licences.ts";
import { readOptions } from "./cli/options.ts";
import { fail, projectFolder, run } from "./cli/run.ts";

const help = `npm run audit

Fails when a package of the site has a licence that is not on the list in scripts/audit/licences.ts, or a known hole.
Holes in the tools are told, and do not fail.`;

async function audit(): Promise<void> {
  readOptions(help, {});
  const lock = JSON.parse(readFileSync(join(projectFolder, "package-lock.json"), "utf8")) as Lock;
  const licences = refusedLicences(lock);
  tell("Licences", licences);
  const ofTheSite = await holes("Holes in the site", "--omit=dev");
  await holes("Holes in the site or its tools");
  process.exitCode = licences.length + ofTheSite.length === 0 ? 0 : 1;
}

async function holes(title: string, ...only: string[]): Promise<string[]> {
  const { output } = await run("npm", ["audit", "--json", ...only]);
  const found = advisories(output);
  if (found) tell(title, found);
  else console.log(`${title}: NOT CHECKED, the registry tells no advisories.`);
  return found ?? [];
}

function tell(title: string, found: string[]): void {
  console.log(`${title}: ${found.length === 0 ? "in order" : `\n  ${found.join("\n  ")}`}`);
}

audit().catch((error) => fail(error));
