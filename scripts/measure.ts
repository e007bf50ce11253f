import { fail, run } from "./cli/run.ts";

/**
 * Fills databases with made-up requests (1,000 and 100,000) and articles (1,000 and 10,000), looks at every view
 * of both sizes, and prints statements and rows read of each. Other sizes: `npm run measure -- 1000,50000 1000,20000`.
 */
const [, , requests = "1000,100000", articles = "1000,10000"] = process.argv;
const tests = ["tests/unit/inbox-size.test.ts", "tests/unit/articles-size.test.ts"];
const args = ["run", "--project", "unit", "--silent=false", "--no-file-parallelism", ...tests];
run("vitest", args, { env: { INBOX_SIZES: requests, ARTICLE_SIZES: articles }, show: true }).then(
  ({ code }) => process.exit(code),
  (error) => fail(error),
);
