/** LCP and INP in ms; CLS in thousandths, so that all three are counted in whole numbers. */
export const vitals = {
  lcp: { good: 2500, bounds: [400, 800, 1200, 1600, 2000, 2500, 3000, 4000, 6000, 10_000, 60_000] },
  cls: { good: 100, bounds: [10, 25, 50, 100, 150, 250, 500, 10_000] },
  inp: { good: 200, bounds: [50, 100, 150, 200, 300, 500, 1000, 10_000] },
} as const satisfies Record<string, { good: number; bounds: readonly number[] }>;

export type Metric = keyof typeof vitals;
export const metrics = Object.keys(vitals) as Metric[];

/** Upper bound of the bucket that a value falls into; the last one takes all that is higher. */
export function bucketOf(metric: Metric, value: number): number {
  const bounds: readonly number[] = vitals[metric].bounds;
  return bounds.find((bound) => value <= bound) ?? bounds.at(-1) ?? 0;
}

/** How many fell into each bucket, by its upper bound. */
export type Histogram = Map<number, number>;

/**
 * The value that three in four visits stay within, taken as evenly spread in its bucket; null without visits.
 * The limit of 'good' is a bound, so that on which side of it a value lies is exact.
 */
export function p75(metric: Metric, histogram: Histogram): number | null {
  const wanted = visitsOf(histogram) * 0.75;
  if (wanted === 0) return null;
  let seen = 0;
  let lower = 0;
  for (const bound of vitals[metric].bounds) {
    const count = histogram.get(bound) ?? 0;
    if (seen + count >= wanted) return Math.round(lower + ((wanted - seen) / count) * (bound - lower));
    seen += count;
    lower = bound;
  }
  return lower;
}

export const visitsOf = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0);
