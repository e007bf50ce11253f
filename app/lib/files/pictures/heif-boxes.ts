import { fourCC } from "./four-cc";

/** An ISO box: its type and where its body lies. */
export type Box = { type: number; header: number; start: number; end: number };

export const FREE = fourCC("free");

/** More than any camera writes; a table that is longer is not read. */
const MAX_BOXES = 4096;

/**
 * The box at `at`, within `limit`. Null when it does not fit: size 1 means that 64 bits follow, size 0 (`last` only)
 * that it goes on to the limit.
 */
export function boxAt(view: DataView, at: number, limit: number, last = false): Box | null {
  if (at + 8 > limit) return null;
  let size = view.getUint32(at);
  const type = view.getUint32(at + 4);
  let start = at + 8;
  if (size === 1) {
    if (at + 16 > limit) return null;
    size = uint64(view, at + 8);
    start = at + 16;
  } else if (size === 0 && last) size = limit - at;
  return size >= start - at && size <= limit - at ? { type, header: at, start, end: at + size } : null;
}

/** The boxes that fill the range; null when they do not fill it exactly. */
export function boxesIn(view: DataView, from: number, limit: number): Box[] | null {
  const boxes: Box[] = [];
  for (let at = from; at < limit; ) {
    const box = boxAt(view, at, limit);
    if (box === null || boxes.length === MAX_BOXES) return null;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** Makes of it a box that every reader passes over, with nothing in it. */
export function empty(bytes: Uint8Array, view: DataView, { header, start, end }: Box): void {
  view.setUint32(header + 4, FREE);
  bytes.fill(0, start, end);
}

/** Infinity for what no file can have. */
export function uint64(view: DataView, at: number): number {
  const high = view.getUint32(at);
  return high > 0xffff ? Number.POSITIVE_INFINITY : high * 2 ** 32 + view.getUint32(at + 4);
}

/** A number of 0, 2, 4 or 8 bytes; 0 bytes mean 0. */
export function uintOf(view: DataView, at: number, size: number): number {
  if (size === 8) return uint64(view, at);
  if (size === 4) return view.getUint32(at);
  return size === 2 ? view.getUint16(at) : 0;
}
