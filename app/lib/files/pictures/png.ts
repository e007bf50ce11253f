import type { CleanPicture } from "./clean-picture";
import { crc32 } from "./crc32";
import { fourCC, fourCCs, viewOf } from "./four-cc";
import { orientationExif, readOrientation } from "./orientation";

const [IHDR, PLTE, IDAT, IEND, EXIF] = ["IHDR", "PLTE", "IDAT", "IEND", "eXIf"].map(fourCC) as [
  number,
  number,
  number,
  number,
  number,
];

/** Pixels, colour and animation. */
const kept = fourCCs(
  ...["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "pHYs", "sBIT", "bKGD"],
  ...["acTL", "fcTL", "fdAT"],
);

/** Bit depths of each colour type. */
const depths: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
const PALETTE = 3;

/** The check sum counts for chunks that are kept: a fault in any other goes with it. */
export function cleanPng(bytes: Uint8Array<ArrayBuffer>): CleanPicture | null {
  const view = viewOf(bytes);
  let write = 8;
  let header: ReturnType<typeof readHeader> = null;
  let palette = false;
  let pixels = false;
  let exif = false;
  let before = 0;
  for (let at = 8; ; ) {
    const length = view.getUint32(at);
    const type = view.getUint32(at + 4);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    if (header === null && type !== IHDR) return null;
    const sound = () => crc32(bytes, at + 4, end - 4) === view.getUint32(end - 4);
    if (type === EXIF && !exif && sound()) {
      exif = true;
      const orientation = readOrientation(bytes, at + 8, end - 4);
      if (orientation > 1) write += putOrientation(bytes, write, orientation, end - write);
    } else if (kept.has(type)) {
      if (!sound()) return null;
      if (type === IHDR) {
        if (header !== null || length !== 13) return null;
        header = readHeader(view, at + 8);
        if (header === null) return null;
      } else if (type === PLTE) {
        if (palette || length === 0 || length % 3 !== 0 || length > 768) return null;
        palette = true;
      } else if (type === IDAT) {
        // Pixels are one stream, not interrupted.
        if (pixels && before !== IDAT) return null;
        if (header?.colour === PALETTE && !palette) return null;
        pixels ||= length > 0;
      }
      bytes.copyWithin(write, at, end);
      write += end - at;
      before = type;
      if (type === IEND) {
        if (!pixels || length !== 0 || header === null) return null;
        return { bytes: bytes.subarray(0, write), width: header.width, height: header.height };
      }
    }
    at = end;
  }
}

function readHeader(view: DataView, at: number) {
  const [width, height] = [view.getUint32(at), view.getUint32(at + 4)];
  const [depth, colour] = [view.getUint8(at + 8), view.getUint8(at + 9)];
  const [packing, filter, interlace] = [10, 11, 12].map((n) => view.getUint8(at + n)) as [
    number,
    number,
    number,
  ];
  const sized = width > 0 && height > 0 && width < 2 ** 31 && height < 2 ** 31;
  const known = depths[colour]?.includes(depth) && packing === 0 && filter === 0 && interlace <= 1;
  return sized && known ? { width, height, colour } : null;
}

/** How many bytes the chunk takes; `room` is what the chunk has that it replaces. */
function putOrientation(bytes: Uint8Array, at: number, orientation: number, room: number): number {
  const tiff = orientationExif(orientation, room - 12);
  const view = viewOf(bytes);
  const end = at + 8 + tiff.length;
  view.setUint32(at, tiff.length);
  view.setUint32(at + 4, EXIF);
  bytes.set(tiff, at + 8);
  view.setUint32(end, crc32(bytes, at + 4, end));
  return tiff.length + 12;
}
