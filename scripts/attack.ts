import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readOptions, wholeNumber } from "./cli/options.ts";
import { fail, projectFolder, run, seconds } from "./cli/run.ts";

const tests = "tests/worker";
/** Each part is the tests of a file, of which `npm test` runs a short form. */
const parts: Record<string, { file: string; only?: string; what: string }> = {
  requests: { file: "attack-requests", what: "odd targets, methods and headers, and redirects" },
  texts: {
    file: "attack-texts",
    what: "hostile texts through every form, read by the office, in mails, the CSV and Chromium",
  },
  files: { file: "attack-files", what: "files that are not what they say" },
  tokens: {
    file: "admin-access",
    only: "forged",
    what: "forged tokens on every address of /admin by every method",
  },
  cache: { file: "cache-safety", what: "headers that could get into the page of the next visitor" },
  writers: {
    file: "interleavings",
    only: "interleavings",
    what: "random meetings of two writers in one article",
  },
};

const help = `npm run attack -- [--only ${Object.keys(parts).join(",")}] [--requests 8000] [--texts 2] [--open 40] [--every 4] [--writers 1000] [--seed 1]

Tries on the last build what npm test tries a sample of, and names what gives way. It reaches this machine alone and
ends what it started.

${Object.entries(parts)
  .map(([name, { what }]) => `${name.padEnd(10)}${what}`)
  .join("\n")}

--only      these parts, with commas; all of them by default
--requests  so many random requests; the same seed makes the same ones
--texts     one text of so many begins a post; 1: all of them
--open      so many pages of each kind are opened in Chromium
--every     one forged token of so many is tried on every address, the others on two; 1: all of them
--writers   so many meetings, from --seed on`;

type Told = { part: string; counts: Record<string, number> };

async function attack(): Promise<void> {
  const values = readOptions(help, {
    only: { type: "string" },
    requests: { type: "string", default: "8000" },
    texts: { type: "string", default: "2" },
    open: { type: "string", default: "40" },
    every: { type: "string", default: "4" },
    writers: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
  });
  const chosen = values.only?.split(",") ?? Object.keys(parts);
  const unknown = chosen.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined)
    throw new Error(`There is no part '${unknown}': ${Object.keys(parts).join(", ")}.`);
  const report = join(projectFolder, ".local", "reports", "attack.jsonl");
  mkdirSync(join(report, ".."), { recursive: true });
  rmSync(report, { force: true });
  const env = {
    ATTACK_REPORT: report,
    ATTACK_REQUESTS: String(wholeNumber("--requests", values.requests)),
    ATTACK_TEXTS_STRIDE: String(wholeNumber("--texts", values.texts)),
    ATTACK_OPENED: String(wholeNumber("--open", values.open)),
    ATTACK_EVERY: String(wholeNumber("--every", values.every)),
    ATTACK_WRITERS: String(wholeNumber("--writers", values.writers)),
    ATTACK_SEED: String(wholeNumber("--seed", values.seed)),
  };
  const gaveWay: string[] = [];
  for (const name of chosen) {
    const { file, only, what } = parts[name] ?? { file: "", what: "" };
    console.log(`\n── ${name}: ${what}`);
    const begun = Date.now();
    const filter = only === undefined ? [] : ["-t", only];
    const args = ["run", "--project", "worker", ...filter, `${tests}/${file}.test.ts`];
    const { code } = await run("vitest", args, { env, show: true });
    if (code !== 0) gaveWay.push(name);
    console.log(`${name}: ${code === 0 ? "held" : "GAVE WAY"}, ${seconds(begun)}`);
  }
  tell(readTold(report), gaveWay);
  process.exitCode = gaveWay.length === 0 ? 0 : 1;
}

function readTold(report: string): Told[] {
  try {
    return readFileSync(report, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Told);
  } catch {
    return [];
  }
}

function tell(told: Told[], gaveWay: string[]): void {
  console.log("");
  for (const { part, counts } of told) {
    const figures = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
    console.log(`${part.padEnd(10)}${figures.join(", ")}`);
  }
  const inputs = told.reduce((sum, { counts }) => sum + (counts.inputs ?? 0), 0);
  console.log(
    `\n${inputs} inputs. ${gaveWay.length === 0 ? "All held." : `Gave way: ${gaveWay.join(", ")}.`}`,
  );
}

attack().catch((error) => fail(error));
