import { expect, test } from "vitest";
import { bucketOf, metrics, p75, vitals } from "./vitals";

test("a value falls into the bucket that ends at or after it, and nothing is too high", () => {
  expect(bucketOf("lcp", 0)).toBe(400);
  expect(bucketOf("lcp", 2500)).toBe(2500);
  expect(bucketOf("lcp", 2500.1)).toBe(3000);
  expect(bucketOf("inp", 1e9)).toBe(10_000);
});

test("the limit of 'good' is a bound of its buckets", () => {
  for (const metric of metrics) expect(vitals[metric].bounds, metric).toContain(vitals[metric].good);
});

test("three in four visits are within the 75th percentile", () => {
  expect(p75("lcp", new Map())).toBeNull();
  // All of them between 2000 and 2500: three quarters of the way.
  expect(p75("lcp", new Map([[2500, 8]]))).toBe(2375);
  // 75 of 100 within the limit is good, 74 is not.
  const split = (within: number) =>
    p75(
      "inp",
      new Map([
        [200, within],
        [300, 100 - within],
      ]),
    ) ?? 0;
  expect(split(75)).toBe(200);
  expect(split(74)).toBeGreaterThan(200);
});
