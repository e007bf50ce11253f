/** Bytes from `start` to, not including, `end`. */
export type Range = { start: number; end: number };

/** Bytes of all of them, counted again where they overlap. */
export const totalLength = (ranges: Range[]): number =>
  ranges.reduce((sum, { start, end }) => sum + end - start, 0);

/** In order, those that touch or overlap as one. */
export function joinRanges(ranges: Range[]): Range[] {
  const joined: Range[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** Whether a byte is in both; `joined` as `joinRanges` makes it. */
export function overlaps(joined: Range[], others: Range[]): boolean {
  let n = 0;
  return others
    .toSorted((a, b) => a.start - b.start)
    .some(({ start, end }) => {
      while (n < joined.length && (joined[n] as Range).end <= start) n++;
      return n < joined.length && (joined[n] as Range).start < end && start < end;
    });
}

/** Zeros all of `within` but what lies in `joined`. */
export function zeroAround(bytes: Uint8Array, within: Range, joined: Range[]): void {
  let at = within.start;
  for (const { start, end } of joined) {
    if (end <= within.start || start >= within.end) continue;
    bytes.fill(0, at, start);
    at = end;
  }
  bytes.fill(0, at, within.end);
}
