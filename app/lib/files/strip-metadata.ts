import { joinBytes } from "~/lib/bytes/join-bytes";

/** Removes EXIF (except orientation), GPS, XMP, IPTC and comments; returns unreadable files unchanged. */
export function stripMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  try {
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return stripJpeg(bytes);
    if (bytes[0] === 0x89 && bytes[1] === 0x50) return stripPng(bytes);
    if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WEBP") return stripWebp(bytes);
  } catch {}
  return bytes;
}

function ascii(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** APP1 (EXIF, XMP), APP3–APP13 (Ducky, IPTC …), APP15 and comments. */
function isJpegMetadata(marker: number): boolean {
  return marker === 0xe1 || (marker >= 0xe3 && marker <= 0xed) || marker === 0xef || marker === 0xfe;
}

function stripJpeg(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    // Damaged file: keep the rest as it is.
    if (bytes[at] !== 0xff || at + 4 > bytes.length) {
      parts.push(bytes.subarray(at));
      break;
    }
    const length = 2 + view.getUint16(at + 2);
    const segment = bytes.subarray(at, at + length);
    if (marker === 0xe1 && ascii(segment, 4, 4) === "Exif") orientation = exifOrientation(segment);
    if (marker === 0xda) {
      parts.push(bytes.subarray(at));
      break;
    }
    if (!isJpegMetadata(marker)) parts.push(segment);
    at += length;
  }
  if (orientation > 1) parts.splice(1, 0, orientationSegment(orientation));
  return joinBytes(parts);
}

/** EXIF tag 0x0112, 1–8; 1 (upright) when absent. */
function exifOrientation(segment: Uint8Array): number {
  if (segment.byteLength < 24) return 1;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 10, segment.byteLength - 10);
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return 1;
  const entries = tiff.getUint16(directory, little);
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + i * 12;
    if (entry + 12 > tiff.byteLength) break;
    if (tiff.getUint16(entry, little) === 0x0112) {
      const value = tiff.getUint16(entry + 8, little);
      return value >= 1 && value <= 8 ? value : 1;
    }
  }
  return 1;
}

/** A minimal EXIF segment: one directory with one entry. */
function orientationSegment(orientation: number): Uint8Array {
  // biome-ignore format: one line per part of the segment
  return new Uint8Array([
    0xff, 0xe1, 0x00, 0x22,
    0x45, 0x78, 0x69, 0x66, 0x00, 0x00,
    0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08,
    0x00, 0x01,
    0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00,
  ]);
}

const PNG_METADATA = ["eXIf", "tEXt", "zTXt", "iTXt", "tIME"];

function stripPng(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    const length = 12 + view.getUint32(at);
    if (!PNG_METADATA.includes(ascii(bytes, at + 4, 4))) parts.push(bytes.subarray(at, at + length));
    at += length;
  }
  return joinBytes(parts);
}

function stripWebp(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [bytes.slice(0, 12)];
  for (let at = 12; at < bytes.length; ) {
    const name = ascii(bytes, at, 4);
    const size = view.getUint32(at + 4, true);
    const length = 8 + size + (size % 2);
    if (name !== "EXIF" && name !== "XMP ") {
      const chunk = bytes.slice(at, at + length);
      // Clear the header flags of the removed chunks: bit 3 EXIF, bit 2 XMP.
      if (name === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~0x0c;
      parts.push(chunk);
    }
    at += length;
  }
  const out = joinBytes(parts);
  new DataView(out.buffer).setUint32(4, out.length - 8, true);
  return out;
}
