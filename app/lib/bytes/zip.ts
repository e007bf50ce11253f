/** A file for a zip: its whole content, since its checksum stands before it. */
export type ZipEntry = { name: string; content: Uint8Array };

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 as zip and PNG use it. */
export function crc32(content: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of content) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] as number);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Names are UTF-8. */
const utf8 = 0x0800;
/** 1 January 1980: no date is known, and zip has none that says so. */
const noDate = 0x0021;

/**
 * A zip that is made while it is read: one entry in memory at a time. Nothing is compressed, because photos
 * already are. Up to 4 GB and 65,535 entries.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  const directory: Uint8Array[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const fileName = new TextEncoder().encode(name);
    // Flags, method, time, date, checksum, sizes, length of the name, no extra field: in both headers.
    const shared = [
      [2, utf8],
      [2, 0],
      [2, 0],
      [2, noDate],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, fileName.length],
      [2, 0],
    ] as const;
    const local = record([[4, 0x04034b50], [2, 20], ...shared], fileName);
    // No comment, one disk, no attributes, and where the entry starts.
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const;
    directory.push(record([[4, 0x02014b50], [2, 20], [2, 20], ...shared, ...rest], fileName));
    yield local;
    yield content;
    offset += local.length + content.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = directory.length;
  yield* directory;
  yield record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ]);
}

/** Numbers of two or four bytes, the lowest byte first, and a name behind them. */
function record(
  numbers: readonly (readonly [bytes: 2 | 4, value: number])[],
  name = new Uint8Array(),
): Uint8Array {
  const length = numbers.reduce((sum, [bytes]) => sum + bytes, 0);
  const record = new Uint8Array(length + name.length);
  const view = new DataView(record.buffer);
  let at = 0;
  for (const [bytes, value] of numbers) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  record.set(name, length);
  return record;
}
