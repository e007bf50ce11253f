/** The specification's score: two for each interaction, one for every half minute, of which ten at most count. */
export function leadScore(interactions: number, seconds: number): number {
  return interactions * 2 + Math.min(seconds / 30, 10);
}
