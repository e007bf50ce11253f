const ORIENTATION = 0x0112;

/** How the camera was held, 1–8, from Exif (a TIFF structure) between `start` and `end`; 1 = upright, or not said. */
export function readOrientation(bytes: Uint8Array, start: number, end: number): number {
  if (end - start < 22) return 1;
  const tiff = new DataView(bytes.buffer, bytes.byteOffset + start, end - start);
  const order = tiff.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const little = order === 0x4949;
  const directory = tiff.getUint32(4, little);
  if (directory < 8 || directory + 2 > tiff.byteLength) return 1;
  const entries = tiff.getUint16(directory, little);
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + i * 12;
    if (entry + 12 > tiff.byteLength) break;
    if (tiff.getUint16(entry, little) !== ORIENTATION) continue;
    const value = tiff.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/**
 * Exif that tells the orientation and nothing else: one directory with one entry, then "no further directory". The
 * last four bytes are left out where the Exif that it replaces, at least 22 bytes, had none either.
 */
export function orientationExif(orientation: number, room: number): Uint8Array {
  // biome-ignore format: one line per part
  const tiff = [
    0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08,
    0x00, 0x01,
    0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00,
  ];
  return Uint8Array.from(tiff.slice(0, room < 26 ? 22 : 26));
}
