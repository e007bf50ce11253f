import { expect, test } from "vitest";
import { retryTransient } from "./d1.server";

function failing(message: string, failures: number) {
  let calls = 0;
  const work = async () => {
    if (calls++ < failures) throw new Error(message);
    return "klaar";
  };
  return { work, calls: () => calls };
}

test("work is done again after a transient error, three times at most", async () => {
  const twice = failing("D1_ERROR: Network connection lost.", 2);
  expect(await retryTransient(twice.work, [0, 0, 0])).toBe("klaar");
  const always = failing("Internal error in D1 DB storage caused object to be reset.", 9);
  await expect(retryTransient(always.work, [0, 0, 0])).rejects.toThrow("storage caused");
  expect([twice.calls(), always.calls()]).toEqual([3, 4]);
});

test("any other error is final", async () => {
  const full = failing("D1_ERROR: database or disk is full: SQLITE_FULL", 1);
  await expect(retryTransient(full.work, [0, 0, 0])).rejects.toThrow("SQLITE_FULL");
  expect(full.calls()).toBe(1);
});
