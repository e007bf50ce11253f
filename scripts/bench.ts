import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { benchBrowser, browserRatios, browserTable } from "./bench/browser-bench.ts";
import { benchBytes, byteRatios, byteTable } from "./bench/bytes-bench.ts";
import { benchDialogs, dialogRatios } from "./bench/dialogs-bench.ts";
import { benchLighthouse } from "./bench/lighthouse.ts";
import { benchMailMemory } from "./bench/mail-memory-bench.ts";
import { shown } from "./bench/median.ts";
import { benchMemory } from "./bench/memory-bench.ts";
import { benchOffice, benchPush } from "./bench/office/office-bench.ts";
import { benchServer, serverRatios } from "./bench/server-bench.ts";
import { benchTaps, tapRatios } from "./bench/taps-bench.ts";
import { benchTemplates, templateRatios, templateTable } from "./bench/template-bench.ts";
import { build } from "./build.ts";
import { readOptions, wholeNumber } from "./cli/options.ts";
import { fail, step } from "./cli/run.ts";

const help = `npm run bench -- [--only PART] [--rounds 5] [--requests 1000] [--template NAME,NAME] [--url ADDRESS] [--lighthouse FOLDER] [--json FILE]

Builds and measures; PART is bytes, server, browser, templates, taps, dialogs, memory, mail, office, push or lighthouse. Templates have the
names of tests/support/templates.ts; --url adds any page of this machine to the part 'browser', and may be repeated.
docs/performance.md has the goals. On Linux, and on a machine with nothing else to do.`;

type Output<Row> = { ratios?: (rows: Row[]) => Record<string, string>; table?: (rows: Row[]) => object[] };

/** All in one run: compare its rows with each other, never with another run's. */
async function bench(): Promise<void> {
  const options = readOptions(help, {
    rounds: { type: "string", default: "5" },
    requests: { type: "string", default: "1000" },
    only: { type: "string" },
    template: { type: "string" },
    url: { type: "string", multiple: true, default: [] },
    lighthouse: { type: "string" },
    json: { type: "string", default: ".local/bench.json" },
  });
  const rounds = wholeNumber("--rounds", options.rounds);
  const requests = wholeNumber("--requests", options.requests);
  const { lighthouse, template, url } = options;
  const result: Record<string, object[]> = {};
  async function part<Row extends object>(
    name: string,
    label: string,
    measure: () => Promise<Row[]>,
    { ratios, table = (rows) => rows }: Output<Row> = {},
  ): Promise<void> {
    if (options.only !== undefined && options.only !== name) return;
    const rows = await step(label, measure);
    console.table(table(rows).map(readable));
    if (ratios) console.table(ratios(rows));
    result[name] = rows;
  }
  await build();
  await part("bytes", "Kilobytes of HTML, raw / compressed, by kind", () => benchBytes(template), {
    ...{ table: byteTable, ratios: byteRatios },
  });
  await part("server", "Server, all in turn", () => benchServer(rounds, requests), { ratios: serverRatios });
  await part("browser", "Slow phone, in turn", () => benchBrowser(rounds, url), {
    ...{ table: browserTable, ratios: browserRatios },
  });
  await part("templates", "Slow phone, every template", () => benchTemplates(rounds, template), {
    ...{ table: templateTable, ratios: templateRatios },
  });
  await part("taps", "Slow phone, ten taps through the quote", () => benchTaps(rounds), {
    ratios: tapRatios,
  });
  await part("dialogs", "Slow phone, every step of every dialog", () => benchDialogs(rounds), {
    ratios: dialogRatios,
  });
  await part("memory", "Five files of 10 MB, in turn", benchMemory);
  await part("mail", "A mail with a photo, taken and read", benchMailMemory);
  await part("office", "Ten tasks of every day in the office", () => benchOffice(rounds));
  await part("push", "From an urgent request to its push", benchPush);
  if (lighthouse !== undefined)
    await part("lighthouse", "Lighthouse, every template", () => benchLighthouse(lighthouse));
  const file = resolve(options.json);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`All figures: ${file}`);
}

const readable = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shown(value)]));

bench().catch((error) => fail(error));
