import type { CleanPicture } from "./clean-picture";
import { fourCC, fourCCs, letters, viewOf } from "./four-cc";
import { orientationExif, readOrientation } from "./orientation";

const [VP8, VP8L, VP8X, ANMF, EXIF] = ["VP8 ", "VP8L", "VP8X", "ANMF", "EXIF"].map(fourCC) as [
  number,
  number,
  number,
  number,
  number,
];
const keptPlain = fourCCs("VP8 ", "VP8L");
const keptExtended = fourCCs("VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP");
const keptInFrame = fourCCs("VP8 ", "VP8L", "ALPH");

/** Flags of VP8X: colour profile, alpha and animation stay, Exif (0x08) as long as it tells the orientation. */
const DRAWING_FLAGS = 0x32;
const EXIF_FLAG = 0x08;

type Size = { width: number; height: number };

export function cleanWebp(bytes: Uint8Array<ArrayBuffer>): CleanPicture | null {
  const view = viewOf(bytes);
  // Some writers forget the last pad byte, here or in the file.
  const said = 8 + view.getUint32(4, true);
  const limit = Math.min(said + (said % 2), bytes.length);
  if (said > bytes.length + 1) return null;
  const extended = view.getUint32(12) === VP8X;
  let canvas: Size | null = null;
  let first: Size | null = null;
  let write = 12;
  let exif = false;
  for (let at = 12; at + 8 <= limit; ) {
    const type = view.getUint32(at);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length;
    if (end > limit) return null;
    const next = Math.min(end + (length % 2), limit);
    if (type === VP8X) {
      if (canvas === null && length >= 10 && at === 12) {
        canvas = { width: uint24(view, at + 12) + 1, height: uint24(view, at + 15) + 1 };
        view.setUint32(at + 4, 10, true);
        view.setUint32(at + 8, (bytes[at + 8] as number) & DRAWING_FLAGS, true);
        write += 18;
      }
    } else if (type === EXIF && extended && !exif) {
      exif = true;
      const start = at + (letters(bytes, at + 8, "Exif\0\0") ? 14 : 8);
      const orientation = readOrientation(bytes, start, end);
      if (orientation > 1) write += putOrientation(bytes, write, orientation, end - write);
    } else if ((extended ? keptExtended : keptPlain).has(type)) {
      const frame = type === ANMF ? keepFrame(bytes, at, end, write) : null;
      const size = type === ANMF ? frame : pixelSize(view, type, at + 8, end);
      if (size === "none") return null;
      if (size !== null) first ??= size;
      if (frame !== null && frame !== "none") write = frame.write;
      else if (extended || first === size) write = moved(bytes, at, next, write, length % 2 === 1);
    }
    at = next;
  }
  const size = extended ? canvas : first;
  if (size === null || first === null) return null;
  view.setUint32(4, write - 8, true);
  return { bytes: bytes.subarray(0, write), width: size.width, height: size.height };
}

/** Moves a chunk to `write` and clears its pad byte; returns where the next may stand. */
function moved(bytes: Uint8Array, start: number, end: number, write: number, padded: boolean): number {
  bytes.copyWithin(write, start, end);
  const after = write + end - start;
  if (padded && (end - start) % 2 === 0) bytes[after - 1] = 0;
  return after;
}

/** A frame of an animation is a list of chunks again; `none` when it shows nothing or is not whole. */
function keepFrame(
  bytes: Uint8Array<ArrayBuffer>,
  start: number,
  end: number,
  to: number,
): (Size & { write: number }) | "none" {
  const view = viewOf(bytes);
  if (end - start < 24) return "none";
  let size: Size | null = null;
  bytes.copyWithin(to, start, start + 24);
  let write = to + 24;
  for (let at = start + 24; at + 8 <= end; ) {
    const type = view.getUint32(at);
    const length = view.getUint32(at + 4, true);
    const chunkEnd = at + 8 + length;
    if (chunkEnd > end) return "none";
    const next = Math.min(chunkEnd + (length % 2), end);
    if (keptInFrame.has(type)) {
      const found = pixelSize(view, type, at + 8, chunkEnd);
      if (found === "none") return "none";
      size ??= found;
      write = moved(bytes, at, next, write, length % 2 === 1);
    }
    at = next;
  }
  if (size === null) return "none";
  view.setUint32(to + 4, write - to - 8, true);
  // Only where the last pad byte of its last chunk was missing.
  if (write % 2 === 1 && write < end + (end % 2)) bytes[write++] = 0;
  return { ...size, write };
}

/** Null for a chunk without pixels; `none` when its pixels do not begin as they must. */
function pixelSize(view: DataView, type: number, at: number, end: number): Size | "none" | null {
  if (type === VP8) {
    if (end - at < 10) return "none";
    const tag = uint24(view, at);
    const key = (tag & 1) === 0 && at + 10 + (tag >>> 5) <= end && uint24(view, at + 3) === 0x2a019d;
    const width = view.getUint16(at + 6, true) & 0x3fff;
    const height = view.getUint16(at + 8, true) & 0x3fff;
    return key && width > 0 && height > 0 ? { width, height } : "none";
  }
  if (type !== VP8L) return null;
  if (end - at < 6 || view.getUint8(at) !== 0x2f) return "none";
  const bits = view.getUint32(at + 1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

/** How many bytes the chunk takes, and VP8X is told; `room` is what the chunk has that it replaces. */
function putOrientation(bytes: Uint8Array, at: number, orientation: number, room: number): number {
  const tiff = orientationExif(orientation, room - 8);
  const view = viewOf(bytes);
  view.setUint32(at, EXIF);
  view.setUint32(at + 4, tiff.length, true);
  bytes.set(tiff, at + 8);
  bytes[20] = (bytes[20] as number) | EXIF_FLAG;
  return 8 + tiff.length;
}
