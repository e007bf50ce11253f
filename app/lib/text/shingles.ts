/** Lower case, without punctuation; letters with accents and digits remain. */
export function words(text: string): string[] {
  return text.toLocaleLowerCase("nl").match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** All distinct runs of `size` consecutive words. */
export function shingles(text: string, size = 5): Set<string> {
  const all = words(text);
  const found = new Set<string>();
  for (let start = 0; start + size <= all.length; start += 1) {
    found.add(all.slice(start, start + size).join(" "));
  }
  return found;
}

/** Overlap (0–1) relative to the smaller set, so that a short text copied into a long one counts as 1. */
export function shingleOverlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const shingle of small) {
    if (large.has(shingle)) shared += 1;
  }
  return shared / small.size;
}

/** Shared part of all that either has (0–1): 1 only for the same set. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const shingle of a) {
    if (b.has(shingle)) shared += 1;
  }
  return shared / (a.size + b.size - shared);
}
