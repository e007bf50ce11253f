/** A file in an archive. */
export type ZipEntry = {
  /** As in the archive, with forward slashes. */
  name: string;
  deflated: boolean;
  /** As it lies in the archive. */
  data: Uint8Array;
};

/** Why an archive is not read. */
export class ZipError extends Error {
  readonly reason: "broken" | "encrypted";

  constructor(reason: "broken" | "encrypted") {
    super(reason);
    this.reason = reason;
  }
}

/** Office documents have some tens. */
const MAX_ENTRIES = 2000;
/** Bits of the flags: encrypted, strongly encrypted, local header masked. */
const ENCRYPTED = (1 << 0) | (1 << 6) | (1 << 13);

/**
 * The entries of an archive that every reader sees alike: the directory ends where the file ends, each local header
 * says what the directory says, no entry lies over another, no name comes twice in any case. Throws `ZipError`.
 */
export function zipDirectory(bytes: Uint8Array): ZipEntry[] {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(data);
  const count = data.getUint16(end + 10, true);
  const start = data.getUint32(end + 16, true);
  const whole = data.getUint16(end + 4, true) === 0 && data.getUint16(end + 8, true) === count;
  if (!whole || count > MAX_ENTRIES || start + data.getUint32(end + 12, true) !== end) broken();

  const names = new Set<string>();
  const taken: [from: number, to: number][] = [];
  const entries: ZipEntry[] = [];
  let at = start;
  for (let left = count; left > 0; left--) {
    if (at + 46 > end || data.getUint32(at, true) !== 0x02014b50) broken();
    const nameLength = data.getUint16(at + 28, true);
    const next = at + 46 + nameLength + data.getUint16(at + 30, true) + data.getUint16(at + 32, true);
    if (next > end) broken();
    if (data.getUint16(at + 8, true) & ENCRYPTED) throw new ZipError("encrypted");
    const rawName = bytes.subarray(at + 46, at + 46 + nameLength);
    const method = data.getUint16(at + 10, true);
    const size = data.getUint32(at + 20, true);
    const local = data.getUint32(at + 42, true);
    const content = contentAfter(data, bytes, local, { rawName, method });
    if ((method !== 0 && method !== 8) || content + size > start) broken();
    taken.push([local, content + size]);
    const name = cleanPath(rawName);
    const same = name.toLowerCase();
    if (names.has(same)) broken();
    names.add(same);
    entries.push({ name, deflated: method === 8, data: bytes.subarray(content, content + size) });
    at = next;
  }
  if (at !== end || overlap(taken)) broken();
  return entries;
}

function broken(): never {
  throw new ZipError("broken");
}

/** The end of the file, but for white space that some servers and mail programs add. */
function endOfDirectory(data: DataView): number {
  let last = data.byteLength;
  while (last > Math.max(22, data.byteLength - 64) && data.getUint8(last - 1) <= 0x20) last--;
  const first = Math.max(0, data.byteLength - 22 - 0xffff);
  for (let at = data.byteLength - 22; at >= first; at--) {
    if (data.getUint32(at, true) !== 0x06054b50) continue;
    const end = at + 22 + data.getUint16(at + 20, true);
    // The directory may itself end in bytes that look like space.
    if (end <= data.byteLength && end >= last) return at;
  }
  return broken();
}

/** Where the content begins; the local header must name the same file, packed the same way. */
function contentAfter(
  data: DataView,
  bytes: Uint8Array,
  local: number,
  { rawName, method }: { rawName: Uint8Array; method: number },
): number {
  if (local + 30 > data.byteLength || data.getUint32(local, true) !== 0x04034b50) broken();
  if (data.getUint16(local + 6, true) & ENCRYPTED) throw new ZipError("encrypted");
  const name = bytes.subarray(local + 30, local + 30 + data.getUint16(local + 26, true));
  const same = name.length === rawName.length && name.every((byte, i) => byte === rawName[i]);
  if (!same || data.getUint16(local + 8, true) !== method) broken();
  return local + 30 + name.length + data.getUint16(local + 28, true);
}

function cleanPath(rawName: Uint8Array): string {
  const name = new TextDecoder().decode(rawName).replaceAll("\\", "/");
  const steps = name.split("/");
  if (name.includes("\0") || name.startsWith("/") || steps.includes("..") || steps.includes(".")) broken();
  return name;
}

function overlap(ranges: [from: number, to: number][]): boolean {
  const sorted = ranges.toSorted(([a], [b]) => a - b);
  return sorted.some(([from], i) => i > 0 && from < (sorted[i - 1]?.[1] ?? 0));
}
