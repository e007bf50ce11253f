export type Sums = { passed: number; failed: number; skipped: number };

/** The part of vitest's JSON report that counts. */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** The part of Playwright's JSON report that counts. A flaky test passed at its second and last try. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

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
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
  };
}

export function sumOfPlaywright({ stats, errors }: PlaywrightReport): Sums {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * What a runner's report comes to, given how the runner ended: one that fails without a failing test, leaves
 * no readable report or runs nothing at all counts as one failure.
 */
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
