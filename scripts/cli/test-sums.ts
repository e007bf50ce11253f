import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What a part of the run comes to. `failures` says of each failed test its file, its name and why. */
export type Sums = { passed: number; failed: number; skipped: number; failures?: string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** The part of Playwright's JSON report that counts. A flaky test passed at its second and last try. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; projectName: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
};

/** File, name and the beginning of each reason, without a terminal's colours: enough to run it alone. */
function failure(file: string, name: string, ...reasons: (string | undefined)[]): string {
  const said = reasons.flatMap((reason = "") =>
    stripVTControlCharacters(reason)
      .split("\n")
      .filter((line) => line.trim() !== "")
      .slice(0, 8),
  );
  return [`${relative("", file)} › ${name}`, ...said.map((line) => `  ${line}`)].join("\n");
}

/** A step without tests of its own, such as the linter. */
export const sumOfStep = (code: number): Sums => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
});

export function sumOfVitest(report: VitestReport): Sums {
  // A file that cannot be loaded has no failing test, but it has failed.
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  const failed = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => failure(file.name, test.fullName, test.failureMessages[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
    failures: [...broken.map((file) => failure(file.name, "cannot be loaded", file.message)), ...failed],
  };
}

export function sumOfPlaywright({ stats, errors, suites }: PlaywrightReport): Sums {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map((error) => failure("playwright", "outside the tests", error.message)),
      ...suites.flatMap(failuresOfSuite),
    ],
  };
}

function failuresOfSuite({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === "unexpected")
      .map(({ projectName, results }) => {
        // The first only says that the time was over; where it went, and what the page still said, says the next.
        const errors = results.at(-1)?.errors ?? [];
        return failure(file, `${title} [${projectName}]`, ...errors.map(({ message }) => message));
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** A runner that fails without a failing test, leaves no readable report or runs nothing is one failure. */
export function sumOfRunner(code: number, report: string | null, sum: (report: never) => Sums): Sums {
  let sums: Sums = { passed: 0, failed: 0, skipped: 0 };
  try {
    if (report !== null) sums = sum(JSON.parse(report) as never);
  } catch {
    sums = { passed: 0, failed: 1, skipped: 0 };
  }
  const silent = sums.failed === 0 && (code !== 0 || sums.passed === 0);
  return silent ? { ...sums, failed: 1 } : sums;
}

export function total(all: Sums[]): Sums {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
