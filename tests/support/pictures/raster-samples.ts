import { crc32 } from "node:zlib";
import { type Bytes, bytesOf, le24, le32, type Part, pixels, u32 } from "./parts.ts";
import { exifOf, secretText, xmp } from "./secrets.ts";

export function pngChunk(type: string, ...body: Part[]): Bytes {
  const content = bytesOf(type, ...body);
  return bytesOf(u32(content.length - 4), content, u32(crc32(content)));
}

export const PNG = "\x89PNG\r\n\x1A\n";
export const ihdr = (width = 64, height = 48, depth = 8, colour = 2) =>
  pngChunk("IHDR", u32(width), u32(height), [depth, colour, 0, 0, 0]);
export const iend = pngChunk("IEND");

/** What stays of `pngSamples`. */
export const plainPng = (seed: number) =>
  bytesOf(
    PNG,
    ihdr(),
    pngChunk("gAMA", u32(45455)),
    pngChunk("IDAT", pixels(80, seed)),
    pngChunk("IDAT", pixels(40, seed)),
    iend,
  );

export function pngSamples(seed: number, orientation = 1): Record<string, Bytes> {
  const gama = pngChunk("gAMA", u32(45455));
  const data = [pngChunk("IDAT", pixels(80, seed)), pngChunk("IDAT", pixels(40, seed))];
  const exif = pngChunk("eXIf", exifOf({ orientation }));
  const texts = [
    pngChunk("tEXt", "Comment\0", secretText),
    pngChunk("iTXt", "XML:com.adobe.xmp\0\0\0\0\0", xmp),
    pngChunk("zTXt", "Raw profile type exif\0\0", secretText),
    pngChunk("tIME", [7, 234, 11, 22, 12, 0, 0]),
  ];
  return {
    exif: bytesOf(PNG, ihdr(), exif, ...texts, gama, ...data, iend),
    late: bytesOf(PNG, ihdr(), gama, ...data, exif, pngChunk("caBX", secretText), iend, secretText),
  };
}

/** Faults that a header alone does not show: depth and colour that do not exist, check sums, missing and late parts. */
export function corruptPngs(): Record<string, Bytes> {
  const data = pngChunk("IDAT", pixels(80, 1));
  const spoilt = (chunk: Bytes) => chunk.with(-1, (chunk.at(-1) ?? 0) ^ 1);
  return {
    "header-sum.png": bytesOf(PNG, spoilt(ihdr()), data, iend),
    "colour-1.png": bytesOf(PNG, ihdr(64, 48, 8, 1), data, iend),
    "colour-9.png": bytesOf(PNG, ihdr(64, 48, 8, 9), data, iend),
    "depth-0.png": bytesOf(PNG, ihdr(64, 48, 0), data, iend),
    "depth-3.png": bytesOf(PNG, ihdr(64, 48, 3), data, iend),
    "depth-99.png": bytesOf(PNG, ihdr(64, 48, 99), data, iend),
    "no-pixels.png": bytesOf(PNG, ihdr(), iend),
    "pixel-sum.png": bytesOf(PNG, ihdr(), spoilt(data), iend),
    "no-end.png": bytesOf(PNG, ihdr(), data),
    "no-width.png": bytesOf(PNG, ihdr(0), data, iend),
    "no-palette.png": bytesOf(PNG, ihdr(64, 48, 8, 3), data, iend),
    "interrupted.png": bytesOf(PNG, ihdr(), data, pngChunk("gAMA", u32(1)), data, iend),
  };
}

export function riffChunk(type: string, ...body: Part[]): Bytes {
  const content = bytesOf(...body);
  return bytesOf(type, le32(content.length), content, content.length % 2 ? [0] : []);
}

export const riff = (...chunks: Part[]) => {
  const body = bytesOf("WEBP", ...chunks);
  return bytesOf("RIFF", le32(body.length), body);
};

export const vp8l = (seed: number, width = 64, height = 48) =>
  riffChunk("VP8L", [0x2f], le32((width - 1) | ((height - 1) << 14)), pixels(60, seed));
export const vp8 = (seed: number, width = 64, height = 48) =>
  riffChunk(
    "VP8 ",
    le24(20 << 5),
    [0x9d, 1, 0x2a, width & 255, width >> 8, height & 255, height >> 8],
    pixels(61, seed),
  );
export const vp8x = (flags: number, width = 64, height = 48) =>
  riffChunk("VP8X", [flags, 0, 0, 0], le24(width - 1), le24(height - 1));
const anim = riffChunk("ANIM", [0, 0, 0, 0, 0, 0]);
const anmf = (...chunks: Part[]) =>
  riffChunk("ANMF", le24(0), le24(0), le24(63), le24(47), le24(100), [0], ...chunks);

export function webpSamples(seed: number, orientation = 1): Record<string, Bytes> {
  const tiff = exifOf({ orientation });
  const [exif, meta] = [riffChunk("EXIF", tiff), riffChunk("XMP ", xmp)];
  const profile = riffChunk("ICCP", pixels(33, 9));
  return {
    lossy: bytesOf(riff(vp8x(0x2c), profile, vp8(seed), exif, meta), secretText),
    lossless: riff(
      vp8x(0x0c),
      vp8l(seed),
      riffChunk("EXIF", "Exif\0\0", tiff),
      meta,
      riffChunk("SECR", secretText),
    ),
    animated: riff(
      vp8x(0x0e),
      anim,
      anmf(vp8l(seed), riffChunk("NOTE", secretText)),
      anmf(vp8(seed)),
      exif,
      meta,
    ),
  };
}

const block = (...body: Part[]) => {
  const content = bytesOf(...body);
  return bytesOf([content.length], content, [0]);
};
export const gifImage = (seed: number) =>
  bytesOf([0x2c, 0, 0, 0, 0, 64, 0, 48, 0, 0, 2], block(pixels(90, seed)));
export const gifHead = bytesOf("GIF89a", [64, 0, 48, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255]);
export const gifLoop = bytesOf([0x21, 0xff, 11], "NETSCAPE2.0", [3, 1, 0, 0, 0]);
const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
export const plainGif = (seed: number) =>
  bytesOf(gifHead, gifLoop, control, gifImage(seed), control, gifImage(seed + 1), [0x3b]);

export function gifSamples(seed: number): Record<string, Bytes> {
  const notes = [
    bytesOf([0x21, 0xfe], block(secretText)),
    bytesOf([0x21, 0xff, 11], "XMP DataXMP", block(xmp.slice(0, 250))),
    bytesOf([0x21, 0x01, 12], Array(12).fill(0), block(secretText)),
  ];
  return {
    notes: bytesOf(
      gifHead,
      gifLoop,
      ...notes,
      control,
      gifImage(seed),
      control,
      ...notes,
      gifImage(seed + 1),
      [0x3b],
      secretText,
    ),
  };
}
