import { fail, run } from "./cli/run.ts";

/**
 * Fills two databases with made-up requests, 1,000 and 100,000 or as asked, looks at every view of the inbox
 * in both, and prints statements and rows read of each.
 */
const sizes = process.argv[2] ?? "1000,100000";
const args = ["run", "--project", "unit", "--silent=false", "tests/unit/inbox-size.test.ts"];
run("vitest", args, { env: { INBOX_SIZES: sizes }, show: true }).then(
  ({ code }) => process.exit(code),
  (error) => fail(error),
);
