import { expect, test } from "vitest";
import { sumOfPlaywright, sumOfRunner, sumOfStep, sumOfVitest, total } from "./test-sums.ts";

const vitest = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 2, testResults: [] };

test("vitest's tests are counted", () => {
  expect(sumOfRunner(1, JSON.stringify(vitest), sumOfVitest)).toMatchObject({
    passed: 4,
    failed: 1,
    skipped: 2,
  });
});

test("a test file that cannot be loaded is a failure", () => {
  const testResults = [
    { name: "a.test.ts", status: "failed", message: "Cannot find module", assertionResults: [] },
    {
      name: "b.test.ts",
      status: "failed",
      assertionResults: [
        { status: "passed", fullName: "reads", failureMessages: [] },
        {
          status: "failed",
          fullName: "writes",
          failureMessages: ["\u001b[31mexpected 1\u001b[0m\n\nto be 2"],
        },
      ],
    },
  ];
  const sums = sumOfVitest({ ...vitest, testResults });
  expect(sums.failed).toBe(2);
  expect(sums.failures).toEqual([
    "a.test.ts › cannot be loaded\n  Cannot find module",
    "b.test.ts › writes\n  expected 1\n  to be 2",
  ]);
});

test("Playwright's tests are counted, one that passed at its second try and an error outside the tests too", () => {
  const stats = { expected: 7, unexpected: 2, flaky: 1, skipped: 3 };
  const spec = (title: string, status: string) => ({
    title,
    file: "menu.test.ts",
    tests: [
      {
        status,
        projectName: "phone",
        results: [{}, { errors: [{ message: "Time is over." }, { message: `${title} failed` }] }],
      },
    ],
  });
  const suites = [{ specs: [spec("opens", "flaky")], suites: [{ specs: [spec("closes", "unexpected")] }] }];
  expect(sumOfPlaywright({ stats, errors: [{ message: "no browser" }], suites })).toEqual({
    passed: 8,
    failed: 3,
    skipped: 3,
    failures: [
      "playwright › outside the tests\n  no browser",
      "menu.test.ts › closes [phone]\n  Time is over.\n  closes failed",
    ],
  });
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
