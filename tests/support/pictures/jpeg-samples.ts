import { type Bytes, bytesOf, type Part, pixels, u16 } from "./parts.ts";
import { exifOf, secretText, xmp } from "./secrets.ts";

export function segment(marker: number, ...body: Part[]): Bytes {
  const content = bytesOf(...body);
  return bytesOf([0xff, marker], u16(content.length + 2), content);
}

export const jfif = segment(0xe0, "JFIF\0", [1, 1, 0, 0, 1, 0, 1, 0, 0]);
export const exifSegment = (exif: Uint8Array = exifOf()) => segment(0xe1, "Exif\0\0", exif);
export const xmpSegment = segment(0xe1, "http://ns.adobe.com/xap/1.0/\0", xmp);
export const icc = segment(0xe2, "ICC_PROFILE\0", [1, 1], pixels(60, 7));
const tables = [segment(0xdb, [0], pixels(64, 3)), segment(0xc4, [0], Array(16).fill(0))];
export const frame = (marker: number, width: number, height: number) =>
  segment(marker, [8, ...u16(height), ...u16(width), 1, 1, 0x11, 0]);
export const scanHead = segment(0xda, [1, 1, 0, 0, 63, 0]);
const scan = (seed: number, size = 200) =>
  bytesOf(scanHead, pixels(size, seed), [0xff, 0, 0xff, 0xd0], pixels(9, seed));
export const EOI = [0xff, 0xd9];

type JpegOptions = {
  /** Before the frame. */
  head?: Part[];
  /** Between the scans of a progressive picture; there are two. */
  between?: Part[] | undefined;
  tail?: Part[];
  seed?: number;
  width?: number;
  height?: number;
};

export function jpegWith(options: JpegOptions = {}): Bytes {
  const { head = [], between, tail = [], seed = 1, width = 64, height = 48 } = options;
  const scans = between ? [scan(seed), ...between, scan(seed + 1)] : [scan(seed)];
  const kind = between ? 0xc2 : 0xc0;
  return bytesOf([0xff, 0xd8], ...head, ...tables, frame(kind, width, height), ...scans, EOI, ...tail);
}

/** Everything that draws, as `jpegWith` writes it. */
export const plainJpeg = (seed: number, progressive = false) =>
  jpegWith({ head: [jfif, icc], between: progressive ? [] : undefined, seed });

const mpf = segment(0xe2, "MPF\0", "MM\0*", secretText);
const motion = bytesOf([0, 0, 0, 24], "ftypmp42\0\0\0\0mp42isom", [0, 0, 0, 60], "moov", secretText);
/** Samsung's trailer: blocks, then a directory, its length, and SEFT. */
const seft = bytesOf(
  [0, 0, 0x01, 0x0a, 14, 0, 0, 0],
  "Image_UTC_Data",
  secretText,
  "SEFH",
  [0x6b, 0, 0, 0, 1, 0, 0, 0],
  [24, 0, 0, 0],
  "SEFT",
);

/** Ways in which phones, cameras and apps put metadata into a JPEG; `drawn` is what must be left of each. */
export function jpegSamples(seed: number, orientation = 1): Record<string, Bytes> {
  const exif = exifSegment(exifOf({ orientation, little: seed % 2 === 0 }));
  const head = [jfif, exif, icc];
  return {
    phone: jpegWith({ head: [exif, xmpSegment, icc, segment(0xed, "Photoshop 3.0\0", secretText)], seed }),
    samsung: jpegWith({ head: [exif, icc], tail: [seft], seed }),
    ultraHdr: jpegWith({ head: [...head, mpf], tail: [jpegWith({ head: [exif, xmpSegment] })], seed }),
    motion: jpegWith({ head: [...head, xmpSegment], tail: [motion], seed }),
    progressive: jpegWith({ head, between: [exifSegment(), segment(0xfe, secretText)], seed }),
    twice: jpegWith({ head: [exif, exifSegment(exifOf({ orientation: 3 })), icc], seed }),
    page: jpegWith({ head, tail: [`<html><script>${secretText}</script>`], seed }),
    thermal: jpegWith({ head: [exif, segment(0xe1, "FLIR\0", secretText), segment(0xef, secretText)], seed }),
    thumbnail: jpegWith({
      head: [segment(0xe0, "JFIF\0", [1, 1, 0, 0, 1, 0, 1, 9, 9], secretText), exif],
      seed,
    }),
    filled: jpegWith({ head: [exif, [0xff, 0xff], icc], tail: [[0]], seed }),
  };
}
