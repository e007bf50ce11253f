import { type Box, boxesIn, uintOf } from "./heif-boxes";

/** `text`: where its name ends and begins; names tell files and apps. */
export type Item = { type: number; name: { start: number; end: number } };
/**
 * From `start` to `end`, in the file (method 0) or in the body of `idat` (method 1). `open`: its length is 0, which
 * stands for all that follows, and is what tools leave of data that they removed.
 */
export type Extent = { item: number; inIdat: boolean; start: number; end: number; open: boolean };

/** A picture of 200 megapixels in tiles has some thousand. */
const MAX_EXTENTS = 20_000;

/** ISO/IEC 14496-12 `iinf`: type and name of each item. Null when it is not as it should be. */
export function readItems(view: DataView, box: Box): Map<number, Item> | null {
  const version = view.getUint8(box.start);
  const [count, first] =
    version === 0
      ? [view.getUint16(box.start + 4), box.start + 6]
      : [view.getUint32(box.start + 4), box.start + 8];
  const entries = boxesIn(view, first, box.end);
  if (entries === null || entries.length < count) return null;
  const items = new Map<number, Item>();
  for (const { start, end } of entries) {
    const entryVersion = view.getUint8(start);
    if (entryVersion !== 2 && entryVersion !== 3) return null;
    const wide = entryVersion === 3 ? 4 : 2;
    const id = uintOf(view, start + 4, wide);
    const type = start + 6 + wide;
    if (type + 4 > end || items.has(id)) return null;
    let nameEnd = type + 4;
    while (nameEnd < end && view.getUint8(nameEnd) !== 0) nameEnd++;
    items.set(id, { type: view.getUint32(type), name: { start: type + 4, end: nameEnd } });
  }
  return items;
}

/** `iloc`: where the data of each item lies. Null for a table that is not whole, or points outside of this file. */
export function readExtents(view: DataView, box: Box, fileEnd: number): Extent[] | null {
  const version = view.getUint8(box.start);
  if (version > 2) return null;
  const sizes = view.getUint16(box.start + 4);
  const nibbles = [sizes >>> 12, (sizes >>> 8) & 15, (sizes >>> 4) & 15, version > 0 ? sizes & 15 : 0];
  if (nibbles.some((size) => size !== 0 && size !== 4 && size !== 8)) return null;
  const [offsetSize, lengthSize, baseSize, indexSize] = nibbles as [number, number, number, number];
  const wide = version < 2 ? 2 : 4;
  let at = box.start + 6 + wide;
  const extents: Extent[] = [];
  const seen = new Set<number>();
  for (let left = uintOf(view, box.start + 6, wide); left > 0; left--) {
    const item = uintOf(view, at, wide);
    if (seen.has(item) || seen.size === MAX_EXTENTS) return null;
    seen.add(item);
    at += wide;
    const method = version > 0 ? view.getUint16(at) & 15 : 0;
    if (version > 0) at += 2;
    // Data of another file, or made of other items.
    if (method > 1 || view.getUint16(at) !== 0) return null;
    const base = uintOf(view, at + 2, baseSize);
    let count = view.getUint16(at + 2 + baseSize);
    at += 4 + baseSize;
    if (extents.length + count > MAX_EXTENTS) return null;
    for (; count > 0; count--) {
      const start = base + uintOf(view, at + indexSize, offsetSize);
      const length = uintOf(view, at + indexSize + offsetSize, lengthSize);
      at += indexSize + offsetSize + lengthSize;
      if (at > box.end) return null;
      // Length 0: to the end of what holds it; that of `idat` the caller knows.
      const end = length > 0 ? start + length : method === 0 ? fileEnd : Number.POSITIVE_INFINITY;
      extents.push({ item, inIdat: method === 1, start, end, open: length === 0 });
    }
    if (at > box.end) return null;
  }
  return extents;
}

/** `ipma`: the properties of an item, as places in `ipco` counted from 1. */
export function propertiesOf(view: DataView, box: Box, item: number): number[] {
  const wide = view.getUint8(box.start) < 1 ? 2 : 4;
  const large = (view.getUint8(box.start + 3) & 1) === 1;
  let at = box.start + 8;
  for (let left = view.getUint32(box.start + 4); left > 0 && at < box.end; left--) {
    const id = uintOf(view, at, wide);
    const count = view.getUint8(at + wide);
    at += wide + 1;
    if (id === item) {
      return Array.from({ length: count }, (_, n) =>
        large ? view.getUint16(at + n * 2) & 0x7fff : view.getUint8(at + n) & 0x7f,
      );
    }
    at += count * (large ? 2 : 1);
  }
  return [];
}
