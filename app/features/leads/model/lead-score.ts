/**
 * How much a visitor did before he asked, as the owner's specification counts it: two for each interaction and
 * one for every half minute, ten at most.
 */
export function leadScore(interactions: number, seconds: number): number {
  return interactions * 2 + Math.min(seconds / 30, 10);
}
