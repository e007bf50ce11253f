import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startEngine } from "../tests/engines/drivers/find.ts";
import { type EngineName, engineNames } from "../tests/engines/drivers/tab.ts";
import { build } from "./build.ts";
import { readOptions } from "./cli/options.ts";
import { fail, projectFolder, run, seconds } from "./cli/run.ts";
import { type Sums, sumOfPlaywright, sumOfRunner, sumOfStep, sumOfVitest, total } from "./cli/test-sums.ts";
import { cleanTree, forgetTested, stampTested } from "./cli/tested.ts";

const reports = join(projectFolder, ".local", "reports");
const results: { name: string; sums: Sums; time: string }[] = [];

const env = {
  // Hundreds of processes load the same packages: what Node compiled of them is kept.
  NODE_COMPILE_CACHE: join(projectFolder, ".local", "compiled"),
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  // What they print goes through us; on a terminal it may keep its colours.
  ...(process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: "1" } : { FORCE_COLOR: "0" }),
};

/** One part of the run: says what begins, then keeps how it ended. */
async function part(name: string, work: () => Promise<Sums>): Promise<void> {
  console.log(`\n── ${name} ${"─".repeat(70 - name.length)}`);
  const started = Date.now();
  const sums = await work().catch((error: Error) => {
    console.error(error.message);
    return sumOfStep(1);
  });
  results.push({ name, sums, time: seconds(started) });
}

const tool = (program: string, args: string[]) => async () =>
  sumOfStep((await run(program, args, { show: true, env })).code);

async function vitest(project: string, files: string[] = []): Promise<Sums> {
  const file = report(`${project}.json`);
  const args = [
    "run",
    // The unit tests are two.
    "--project",
    `${project}*`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...files,
  ];
  const { code } = await run("vitest", args, { show: true, env });
  return sumOfRunner(code, read(file), sumOfVitest);
}

async function playwright(): Promise<Sums> {
  const file = report("browser.json");
  const { code } = await run("playwright", ["test", "--reporter=list,json"], {
    show: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return sumOfRunner(code, read(file), sumOfPlaywright);
}

function report(name: string): string {
  const file = join(reports, name);
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : null);

const help = `npm test -- [--engines ${engineNames.join(",")}]

Lint, types, unit tests, build, Worker tests, a dry run of the deploy, browser tests, and the journeys in every engine.
When all passed on a commit, npm run deploy takes it.

--engines  the browser engines whose journeys are tested, with commas; all of them by default`;

function chosenEngines(): EngineName[] {
  const { engines } = readOptions(help, { engines: { type: "string" } });
  const wanted = engines?.split(",") ?? [];
  const unknown = wanted.find((name) => !engineNames.includes(name as EngineName));
  if (unknown !== undefined) throw new Error(`There is no engine '${unknown}'. ${help}`);
  return engineNames.filter((name) => engines === undefined || wanted.includes(name));
}

async function test(): Promise<void> {
  const engines = chosenEngines();
  forgetTested();
  const tree = cleanTree();
  const missingEngines: EngineName[] = [];
  // Chromium is needed in any case: the browser tests run in it.
  for (const name of new Set<EngineName>(["chromium", ...engines])) {
    await part(`Browser: ${name}`, async () => {
      const engine = await startEngine(name).catch((error) => {
        missingEngines.push(name);
        throw error;
      });
      console.log(engine.description);
      await engine.stop();
      return { passed: 0, failed: 0, skipped: 0 };
    });
  }
  const browserFound = !missingEngines.includes("chromium");

  // The build takes one core while lint and types use the other.
  const building = build().then(
    () => null,
    (error: Error) => error,
  );
  await part("Lint", tool("biome", ["check", "."]));
  await part("Types", tool("npm", ["run", "--silent", "typecheck"]));
  await part("Unit tests", () => vitest("unit"));

  const buildError = await building;
  await part("Build", async () => {
    if (buildError) throw buildError;
    return sumOfStep(0);
  });
  const without = (what: string) => async () => {
    console.error(`Not run: there is no ${what}.`);
    return sumOfStep(1);
  };
  const missing = buildError ? without("build") : null;
  await part("Worker tests", missing ?? (() => vitest("worker")));
  await part("Deploy, dry run", missing ?? tool("npm", ["run", "--silent", "dry-run"]));
  await part("Browser tests", missing ?? (browserFound ? playwright : without("browser")));
  const found = engines.filter((name) => !missingEngines.includes(name));
  const files = found.map((name) => `tests/engines/${name}.test.ts`);
  const named =
    engines.length < engineNames.length ? `Engines (${engines.join(", ")} only, as asked)` : "Engines";
  await part(named, missing ?? (found.length > 0 ? () => vitest("engines", files) : without("engine")));

  console.log("");
  for (const { name, sums, time } of results.filter(({ sums }) => sums.passed + sums.failed > 0)) {
    const skipped = sums.skipped > 0 ? `, ${sums.skipped} skipped` : "";
    console.log(
      `${name.padEnd(16)} ${sums.passed} passed, ${sums.failed} failed${skipped}`.padEnd(50) + time,
    );
  }
  // Once more and last, because a reader of a long log begins at its end.
  for (const { name, sums } of results) {
    for (const failure of sums.failures ?? []) console.log(`\nFailed in ${name}: ${failure}`);
  }
  const { passed, failed } = total(results.map((result) => result.sums));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
  if (failed > 0) return;
  if (engines.length < engineNames.length)
    return console.log("Not noted for npm run deploy: not every engine was tested.");
  // What was edited meanwhile is not what was tested.
  if (tree !== null && tree === cleanTree()) stampTested(tree);
  else console.log("Not noted for npm run deploy: there are changes that are not committed.");
}

test().catch((error) => fail(error));
