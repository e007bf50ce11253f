import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { benchBrowser, browserRatios } from "./bench/browser-bench.ts";
import { benchLighthouse } from "./bench/lighthouse.ts";
import { benchMemory } from "./bench/memory-bench.ts";
import { benchServer, serverRatios } from "./bench/server-bench.ts";
import { build } from "./build.ts";
import { readOptions, wholeNumber } from "./cli/options.ts";
import { fail, step } from "./cli/run.ts";

const help = `npm run bench -- [--only PART] [--rounds 5] [--requests 1000] [--lighthouse FOLDER] [--json FILE]

Builds and measures; PART is server, browser, memory or lighthouse. docs/performance.md has the goals. On Linux, and on
a machine with nothing else to do.`;

/** All in one run: compare its rows with each other, never with another run's. */
async function bench(): Promise<void> {
  const options = readOptions(help, {
    rounds: { type: "string", default: "5" },
    requests: { type: "string", default: "1000" },
    only: { type: "string" },
    lighthouse: { type: "string" },
    json: { type: "string", default: ".local/bench.json" },
  });
  const rounds = wholeNumber("--rounds", options.rounds);
  const requests = wholeNumber("--requests", options.requests);
  const { lighthouse } = options;
  const result: Record<string, object[]> = {};
  async function part<Row extends object>(
    name: string,
    label: string,
    measure: () => Promise<Row[]>,
    ratios?: (rows: Row[]) => Record<string, string>,
  ): Promise<void> {
    if (options.only !== undefined && options.only !== name) return;
    const rows = await step(label, measure);
    console.table(rows.map(rounded));
    if (ratios) console.table(ratios(rows));
    result[name] = rows;
  }
  await build();
  await part("server", "Server, all in turn", () => benchServer(rounds, requests), serverRatios);
  await part("browser", "Slow phone, in turn", () => benchBrowser(rounds), browserRatios);
  await part("memory", "Five files of 10 MB, in turn", benchMemory);
  if (lighthouse !== undefined)
    await part("lighthouse", "Lighthouse, every template", () => benchLighthouse(lighthouse));
  const file = resolve(options.json);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`All figures: ${file}`);
}

const rounded = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === "number" ? Number(value.toFixed(value < 10 ? 2 : 0)) : value,
    ]),
  );

bench().catch((error) => fail(error));
