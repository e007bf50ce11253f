import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { articlePath } from "./bench/article.ts";
import { type BrowserRow, benchBrowser } from "./bench/browser-bench.ts";
import { benchLighthouse, type LighthouseRow } from "./bench/lighthouse.ts";
import { benchMemory, type MemoryRow } from "./bench/memory-bench.ts";
import { benchServer, type ServerRow } from "./bench/server-bench.ts";
import { build } from "./build.ts";
import { fail, step } from "./cli/run.ts";

const pages = {
  home: "/",
  town: "/nl/eindhoven",
  article: "/kennisbank/plat-dak",
  "D1 article": articlePath,
};

/** Builds, starts and measures everything in one run: compare its rows with each other, never with another run's. */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "5" },
      requests: { type: "string", default: "1000" },
      only: { type: "string" },
      lighthouse: { type: "string" },
      json: { type: "string", default: ".local/bench.json" },
    },
  });
  const rounds = Number(values.rounds);
  await build();
  const wanted = (part: string) => values.only === undefined || values.only === part;
  const result: {
    server?: ServerRow[];
    browser?: BrowserRow[];
    memory?: MemoryRow[];
    lighthouse?: LighthouseRow[];
  } = {};
  if (wanted("server")) {
    const options = { rounds, requests: Number(values.requests), pages };
    result.server = await step("Server, all in turn", () => benchServer(options));
    printServer(result.server);
  }
  if (wanted("browser")) {
    result.browser = await step("Slow phone, in turn", () => benchBrowser(rounds));
    printBrowser(result.browser);
  }
  if (wanted("memory")) {
    result.memory = await step("Five files of 10 MB, in turn", benchMemory);
    console.table(
      result.memory.map(({ from, aboveIdle }) => ({ from, "MB above idle": Math.round(aboveIdle) })),
    );
  }
  const folder = values.lighthouse;
  if (folder !== undefined && wanted("lighthouse")) {
    result.lighthouse = await step("Lighthouse, every template", () => benchLighthouse(folder));
    console.table(result.lighthouse);
  }
  const file = resolve(values.json);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`All figures: ${file}`);
}

function printServer(rows: ServerRow[]): void {
  const cpuOf = (page: string, from: string) =>
    rows.find((row) => row.page === page && row.from === from)?.cpu ?? Number.NaN;
  console.table(
    rows.map((row) => ({
      page: row.page,
      from: row.from,
      "CPU s/1000": row.cpu.toFixed(3),
      "÷ string": (row.cpu / cpuOf(row.page, "Worker: string")).toFixed(2),
      "req/s": Math.round(row.perSecond),
      "p50 ms": row.p50.toFixed(1),
      "p99 ms": row.p99.toFixed(1),
      "first byte ms": row.firstByte.toFixed(2),
      "HTML kB": (row.bytes / 1000).toFixed(1),
      "gzip kB": (row.gzip / 1000).toFixed(1),
    })),
  );
  const ratio = (page: string, from: string, limit: string) =>
    (cpuOf(page, from) / cpuOf(page, limit)).toFixed(2);
  console.table({
    "home from memory ÷ Worker returning the string": ratio("home", "site: memory", "Worker: string"),
    "home from the Cache API ÷ Worker that serves it from there": ratio(
      "home",
      "site: Cache API",
      "Worker: cache",
    ),
    "cold home ÷ Worker returning the string": ratio("home", "site: cold", "Worker: string"),
    "cold D1 article ÷ Worker that reads the row": ratio("D1 article", "site: cold", "Worker: row"),
  });
}

function printBrowser(rows: BrowserRow[]): void {
  console.table(rows.map(rounded));
  const [site, limit] = rows;
  if (!site || !limit) return;
  const ratio = (figure: "fcp" | "lcp" | "dialogFrom") => (site[figure] / limit[figure]).toFixed(2);
  console.table({
    "first paint ÷ static limit": ratio("fcp"),
    "largest paint ÷ static limit": ratio("lcp"),
    "a click shows the dialog from ÷ static limit": ratio("dialogFrom"),
  });
}

const rounded = (row: BrowserRow) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === "number" ? Number(value.toFixed(value < 10 ? 2 : 0)) : value,
    ]),
  );

bench().catch((error) => fail(error));
