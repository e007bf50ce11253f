import { expect, test } from "vitest";
import { sumOfPlaywright, sumOfRunner, sumOfStep, sumOfVitest, total } from "./test-sums.ts";

const vitest = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 2, testResults: [] };

test("vitest's tests are counted", () => {
  expect(sumOfRunner(1, JSON.stringify(vitest), sumOfVitest)).toEqual({ passed: 4, failed: 1, skipped: 2 });
});

test("a test file that cannot be loaded is a failure", () => {
  const testResults = [
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults: [{}] },
    { status: "passed", assertionResults: [{}] },
  ];
  expect(sumOfVitest({ ...vitest, testResults }).failed).toBe(2);
});

test("Playwright's tests are counted, one that passed at its second try and an error outside the tests too", () => {
  const stats = { expected: 7, unexpected: 2, flaky: 1, skipped: 3 };
  expect(sumOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 8, failed: 3, skipped: 3 });
});

test("a runner that fails without saying what is one failure", () => {
  const green = JSON.stringify({ ...vitest, numFailedTests: 0 });
  expect(sumOfRunner(0, green, sumOfVitest).failed).toBe(0);
  expect(sumOfRunner(1, green, sumOfVitest).failed).toBe(1);
  expect(sumOfRunner(0, null, sumOfVitest).failed).toBe(1);
  expect(sumOfRunner(0, "{", sumOfVitest).failed).toBe(1);
  expect(sumOfRunner(0, "{}", sumOfPlaywright).failed).toBe(1);
});

test("a runner that ran nothing is a failure", () => {
  const empty = JSON.stringify({ ...vitest, numPassedTests: 0, numFailedTests: 0 });
  expect(sumOfRunner(0, empty, sumOfVitest).failed).toBe(1);
});

test("steps count as one each", () => {
  expect(total([sumOfStep(0), sumOfStep(2), { passed: 5, failed: 1, skipped: 4 }])).toEqual({
    passed: 6,
    failed: 2,
    skipped: 4,
  });
});
