import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { accessHeaders } from "./cli/access-token.ts";
import { readOptions } from "./cli/options.ts";
import { fail, projectFolder, run, step } from "./cli/run.ts";
import { untested } from "./cli/tested.ts";
import { preview, previewAlias } from "./deploy/preview.ts";
import { type Release, release } from "./deploy/release.ts";
import { rehearsal, type Wrangler, wranglerFor } from "./deploy/wrangler.ts";
import { type Check, showChecks, smoke } from "./smoke.ts";

const help = `npm run deploy -- [--env staging] [--preview BRANCH] [--first] [--untested] [--site URL] [--dry-run]

Checks, builds, migrates, uploads, looks, lets the visitors in, looks again, and goes back when that fails.

--env       the environment of wrangler.toml; production without it
--preview   uploads a branch beside what is live, at an address of its own; of an environment only
--first     the first time: there is nothing to go back to
--untested  skips the question whether npm test passed on this commit; every other check stays
--site      where to look, when PUBLIC_ORIGIN does not answer yet
--dry-run   says what would be run, and runs of it what changes nothing`;

type Target = { environment: string | undefined; name: string; origin: string };

async function deploy(): Promise<void> {
  const options = readOptions(help, {
    env: { type: "string" },
    preview: { type: "string" },
    first: { type: "boolean", default: false },
    untested: { type: "boolean", default: false },
    site: { type: "string" },
    "dry-run": { type: "boolean", default: false },
  });
  const target = readTarget(options.env, options.site);
  const dry = options["dry-run"];
  if (options.preview && !target.environment)
    throw new Error("Previews are of an environment only: they would show the data of visitors.");

  refuseUntested(options.untested, dry);
  await doctor(target, dry);
  await step(`Building ${target.name}`, () => build(target));
  const wrangler = dry ? rehearsal(wranglerFor(target.environment)) : wranglerFor(target.environment);
  const label = describeCommit();
  if (options.preview) return showPreview(target, wrangler, label, options.preview, dry);
  if (options.first) return firstTime(target, wrangler, dry);
  if (!dry) await refuseClosedDoor(target.origin);
  await release({ wrangler, label, look: (at) => look(target, dry, at) });
  console.log(dry ? "\nNothing was changed." : `\nDeployed: ${target.origin}`);
}

function readTarget(environment: string | undefined, site: string | undefined): Target {
  const file = join(projectFolder, "wrangler.toml");
  const { definedEnvironments = [] } = readConfig({ config: file, env: "" });
  if (environment !== undefined && !definedEnvironments.includes(environment))
    throw new Error(`wrangler.toml has no [env.${environment}]; it has: ${definedEnvironments.join(", ")}`);
  const { name = "", vars } = readConfig({ config: file, env: environment ?? "" });
  return { environment, name, origin: site ?? String(vars.PUBLIC_ORIGIN ?? "") };
}

function refuseUntested(skip: boolean, dry: boolean): void {
  const reason = untested();
  if (reason !== null && !skip && !dry)
    throw new Error(`Not deployed: ${reason}. Run npm test, or say --untested.`);
  if (reason === null) console.log("Tested: npm test passed on this commit.");
  else console.log(skip ? `NOT CHECKED, as asked: ${reason}.` : `would refuse: ${reason}.`);
}

async function doctor({ environment }: Target, dry: boolean): Promise<void> {
  const args = ["scripts/doctor.ts", "--remote", ...(environment ? ["--env", environment] : [])];
  if (dry) {
    console.log(`would run: node ${args.join(" ")}`);
    return;
  }
  const { code } = await run("node", args, { show: true });
  if (code !== 0) throw new Error("Not deployed: something is missing, see above.");
}

/** The environment is chosen here: what is built knows no other one. */
async function build({ environment, name }: Target): Promise<void> {
  const env = { NODE_ENV: "production", CLOUDFLARE_ENV: environment };
  const { code, output } = await run("react-router", ["build"], { env });
  if (code !== 0) throw new Error(`${output.trim()}\n\nThe build failed.`);
  const built = JSON.parse(readFileSync(join(projectFolder, "build", "server", "wrangler.json"), "utf8"));
  if (built.name !== name) throw new Error(`The build is of ${built.name}, and not of ${name}.`);
}

function describeCommit(): Release["label"] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: projectFolder, encoding: "utf8" }).trim();
  // Wrangler's limit of a message is 100 characters where it shows them.
  return { tag: git("rev-parse", "--short", "HEAD"), message: git("log", "-1", "--format=%s").slice(0, 100) };
}

async function look(
  { name, origin }: Target,
  dry: boolean,
  at?: { version: string; hidden: boolean },
): Promise<Check[]> {
  const named = at ? `version ${at.version}${at.hidden ? ", asked for by name" : ""}` : "what is live now";
  console.log(`${dry ? "would look" : "Looking"} at ${origin}: ${named}`);
  if (dry) return [];
  const override: Record<string, string> = at?.hidden
    ? { "Cloudflare-Workers-Version-Overrides": `${name}="${at.version}"` }
    : {};
  return smoke(origin, { headers: { ...accessHeaders(), ...override }, version: at?.version });
}

/** Whether Access sends whoever asks with these headers to its sign-in page. */
async function isClosed(address: string, headers: Record<string, string>): Promise<boolean> {
  const answer = await fetch(address, { redirect: "manual", headers }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.headers.get("Location")?.includes("/cdn-cgi/access/login") ?? false;
}

/** Behind Access everything would fail in the same way, before and after: that is no finding. */
async function refuseClosedDoor(origin: string): Promise<void> {
  if (!(await isClosed(origin, accessHeaders()))) return;
  throw new Error(
    `Access stands in front of ${origin}. Set CF_ACCESS_CLIENT_ID and CF_ACCESS_CLIENT_SECRET to a service token.`,
  );
}

async function firstTime(target: Target, wrangler: Wrangler, dry: boolean): Promise<void> {
  await wrangler("d1", "migrations", "apply", "DB", "--remote");
  await wrangler("deploy");
  const checks = await look(target, dry);
  showChecks(checks);
  if (checks.every(({ problems }) => problems.length === 0)) return;
  throw new Error("It is live, and not in order. A new address may need some minutes: npm run smoke again.");
}

async function showPreview(
  { name }: Target,
  wrangler: Wrangler,
  label: Release["label"],
  branch: string,
  dry: boolean,
): Promise<void> {
  const alias = previewAlias(branch, name);
  if (dry) {
    console.log(`would run: wrangler versions upload --preview-alias ${alias}`);
    return;
  }
  const address = await preview({ wrangler, label }, alias);
  if (!(await isClosed(address, {})))
    throw new Error(
      `${address} does not ask a stranger to sign in. Put Access in front of it: docs/deploy.md, Staging.`,
    );
  console.log(`\nPreview, behind Access: ${address}`);
  const headers = accessHeaders();
  if (Object.keys(headers).length === 0)
    return console.log(
      "Not looked at: there is no service token (CF_ACCESS_CLIENT_ID, CF_ACCESS_CLIENT_SECRET).",
    );
  const checks = await smoke(address, { headers });
  showChecks(checks);
  if (checks.some(({ problems }) => problems.length > 0)) throw new Error("The preview is not in order.");
}

deploy().catch((error) => fail(error));
