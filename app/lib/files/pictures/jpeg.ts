import type { CleanPicture } from "./clean-picture";
import { letters, viewOf } from "./four-cc";
import { orientationExif, readOrientation } from "./orientation";

const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda];
const [APP0, APP1, APP2, APP14] = [0xe0, 0xe1, 0xe2, 0xee];

type Size = { width: number; height: number };
/** `end`: after its end of image. */
type Walked = Size & { end: number };
/** `start` is the marker's 0xFF; `end` that of the segment or, of a scan, of its coded data. */
type Visit = (marker: number, start: number, end: number) => void;

/** Bytes between two segments that belong to none: some apps leave them, decoders pass over them. */
const MOST_STRAY = 16;

/** Programs write some ten; a reader of one that has more goes over all pixels anew for each. */
const MAX_SCANS = 100;

/**
 * Every segment of the JPEG from `from` to its own end of image, through all its scans. Null when it is not whole by
 * `limit` (without its end of image it may be cut off anywhere), has no picture, or too many scans. `visit` may overwrite what lies
 * before `end`.
 */
function walkJpeg(bytes: Uint8Array, from: number, limit: number, visit: Visit): Walked | null {
  const view = viewOf(bytes);
  if (from + 4 > limit || bytes[from] !== 0xff || bytes[from + 1] !== SOI) return null;
  let size: Size | null = null;
  let scans = 0;
  for (let at = from + 2; ; ) {
    const stray = bytes.subarray(at, at + MOST_STRAY + 1).indexOf(0xff);
    if (stray === -1) return null;
    at += stray;
    while (bytes[at + 1] === 0xff) at++;
    if (at + 2 > limit) return null;
    const marker = bytes[at + 1] as number;
    if (marker === EOI) return size && scans > 0 ? { ...size, end: at + 2 } : null;
    if (marker === 0x01 || isRestart(marker)) {
      at += 2;
      continue;
    }
    if (marker < 0xc0 || marker === SOI || at + 4 > limit) return null;
    const length = view.getUint16(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > limit) return null;
    if (isFrame(marker)) {
      const frame: Size | null = size === null ? frameSize(view, at + 4, length) : null;
      if (frame === null) return null;
      size = frame;
    } else if (marker === SOS) {
      const coded = end;
      end = endOfScan(bytes, coded, limit);
      if (size === null || end === coded) return null;
      scans++;
      if (scans > MAX_SCANS) return null;
    }
    visit(marker, at, end);
    at = end;
  }
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** SOF0–15 without DHT, JPG and DAC, which stand between them. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function frameSize(view: DataView, at: number, length: number): Size | null {
  if (length < 11) return null;
  const [height, width, components] = [view.getUint16(at + 1), view.getUint16(at + 3), view.getUint8(at + 5)];
  const whole = components >= 1 && components <= 4 && length === 8 + 3 * components;
  return whole && width > 0 && height > 0 ? { width, height } : null;
}

/** Where the next marker stands that is no part of coded data. */
function endOfScan(bytes: Uint8Array, from: number, limit: number): number {
  for (let at = from; ; ) {
    at = bytes.indexOf(0xff, at);
    if (at === -1 || at + 1 >= limit) return limit;
    const next = bytes[at + 1] as number;
    if (next === 0xff) at++;
    else if (next === 0 || isRestart(next)) at += 2;
    else return at;
  }
}

/** Frames, tables, scans and their definitions; every other segment is not needed to draw. */
function drawsJpeg(bytes: Uint8Array, marker: number, start: number): boolean {
  if (marker >= 0xc0 && marker <= 0xcf) return marker !== 0xc8;
  if (marker >= SOS && marker <= 0xdd) return true;
  return marker === APP2 && letters(bytes, start + 4, "ICC_PROFILE\0");
}

export function cleanJpeg(bytes: Uint8Array<ArrayBuffer>): CleanPicture | null {
  let write = 2;
  let jfif = false;
  let exif = false;
  let scanned = false;
  const keep = (start: number, end: number) => {
    bytes.copyWithin(write, start, end);
    write += end - start;
  };
  /** The first bytes of a segment, with a length of their own. */
  const keepHead = (start: number, length: number) => {
    keep(start, start + 2 + length);
    bytes[write - length] = 0;
    bytes[write - length + 1] = length;
  };
  const size = walkJpeg(bytes, 0, bytes.length, (marker, start, end) => {
    if (drawsJpeg(bytes, marker, start)) {
      scanned ||= marker === SOS;
      keep(start, end);
    } else if (marker === APP0 && !jfif && end - start >= 18 && letters(bytes, start + 4, "JFIF\0")) {
      jfif = true;
      keepHead(start, 16);
      // Width and height of its thumbnail.
      bytes.fill(0, write - 2, write);
    } else if (marker === APP14 && end - start >= 16 && letters(bytes, start + 4, "Adobe")) {
      keepHead(start, 14);
    } else if (marker === APP1 && !exif && !scanned && letters(bytes, start + 4, "Exif\0")) {
      exif = true;
      const orientation = readOrientation(bytes, start + 10, end);
      if (orientation > 1) write += putOrientation(bytes, write, orientation, end - write);
    }
  });
  if (size === null) return null;
  bytes[write] = 0xff;
  bytes[write + 1] = EOI;
  return { bytes: bytes.subarray(0, write + 2), width: size.width, height: size.height };
}

/** The JPEG in this range without its metadata, all of it where it was; false when it is none. */
export function blankJpeg(bytes: Uint8Array, start: number, end: number): boolean {
  let last = start + 2;
  /** Fills what lies before the next marker with what may stand there. */
  const passTo = (from: number, to: number) => {
    bytes.fill(0xff, last, from);
    last = to;
  };
  const walked = walkJpeg(bytes, start, end, (marker, from, to) => {
    passTo(from, to);
    if (!drawsJpeg(bytes, marker, from) && marker !== APP14) bytes.fill(0, from + 4, to);
  });
  if (walked) {
    passTo(walked.end - 2, walked.end);
    bytes.fill(0, walked.end, end);
  }
  return walked !== null;
}

/** How many bytes the segment takes; `room` is what the Exif has that it replaces. */
function putOrientation(bytes: Uint8Array, at: number, orientation: number, room: number): number {
  const tiff = orientationExif(orientation, room - 10);
  bytes.set([0xff, APP1, 0, 8 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0], at);
  bytes.set(tiff, at + 10);
  return 10 + tiff.length;
}
