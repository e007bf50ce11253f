import { readOptions } from "./cli/options.ts";
import { fail, run } from "./cli/run.ts";

const help = `npm run measure -- [1000,100000] [1000,10000]

Fills databases with made-up requests and articles of these sizes, looks at every view of each, and prints statements
and rows read.`;

async function measure(): Promise<void> {
  const [requests = "1000,100000", articles = "1000,10000"] = readOptions(help, {}, { words: 2 }).words;
  const tests = ["tests/unit/inbox-size.test.ts", "tests/unit/articles-size.test.ts"];
  const args = ["run", "--project", "unit*", "--silent=false", "--no-file-parallelism", ...tests];
  const env = { INBOX_SIZES: requests, ARTICLE_SIZES: articles };
  process.exitCode = (await run("vitest", args, { env, show: true })).code;
}

measure().catch((error) => fail(error));
