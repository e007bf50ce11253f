export type FileKind = "jpeg" | "png" | "webp" | "gif" | "heic" | "avif" | "pdf" | "doc" | "docx";

export const mediaTypes = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  heic: "image/heic",
  avif: "image/avif",
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const satisfies Record<FileKind, string>;

/** Kinds that browsers show inline; all others are only offered as a download. */
export const shownKinds: ReadonlySet<FileKind> = new Set(["jpeg", "png", "webp", "gif", "avif"]);

const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);
const avifBrands = new Set(["avif", "avis"]);

/** Detected from the content. Null for any other type, including SVG, HTML and Word files with macros. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  const at = (offset: number, text: string) => latin(bytes, offset, text.length) === text;
  if (at(0, "\xFF\xD8\xFF")) return "jpeg";
  if (at(0, "\x89PNG\r\n\x1A\n") && at(12, "IHDR")) return "png";
  if (at(0, "GIF87a") || at(0, "GIF89a")) return "gif";
  if (at(0, "RIFF") && at(8, "WEBP")) return "webp";
  if (at(4, "ftyp")) return imageBrand(bytes);
  if (/^(?:\xEF\xBB\xBF)?\s{0,16}%PDF-\d/.test(latin(bytes, 0, 32))) return "pdf";
  if (at(0, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")) return holdsWordDocument(bytes) ? "doc" : null;
  if (at(0, "PK\x03\x04")) return isDocx(zipEntries(bytes)) ? "docx" : null;
  return null;
}

function latin(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The `ftyp` box holds a major brand, a version, then compatible brands (ISO/IEC 14496-12). */
function imageBrand(bytes: Uint8Array): FileKind | null {
  const length = Math.min(view(bytes).getUint32(0), bytes.length, 256);
  const brands: string[] = [];
  for (let offset = 8; offset + 4 <= length; offset += 4) {
    if (offset !== 12) brands.push(latin(bytes, offset, 4));
  }
  if (brands.some((brand) => avifBrands.has(brand))) return "avif";
  if (brands.some((brand) => heicBrands.has(brand))) return "heic";
  return brands.includes("mif1") || brands.includes("msf1") ? "heic" : null;
}

/** An OLE file (also .xls, .msg, .msi) is a Word file when its directory lists this stream, in UTF-16. */
function holdsWordDocument(bytes: Uint8Array): boolean {
  const name = [..."WordDocument"].flatMap((letter) => [letter.charCodeAt(0), 0]);
  // Directory entries start at multiples of 128 bytes, after a header of 512.
  for (let at = 512; at < bytes.length; at += 128) {
    if (name.every((byte, i) => bytes[at + i] === byte)) return true;
  }
  return false;
}

function isDocx(entries: Set<string>): boolean {
  return (
    entries.has("[Content_Types].xml") &&
    entries.has("word/document.xml") &&
    !entries.has("word/vbaProject.bin")
  );
}

/** File names in the central directory; empty when it is damaged or longer than 2000 entries. */
function zipEntries(bytes: Uint8Array): Set<string> {
  const names = new Set<string>();
  const data = view(bytes);
  const end = endOfCentralDirectory(data);
  if (end === -1) return names;
  let offset = data.getUint32(end + 16, true);
  for (let left = Math.min(data.getUint16(end + 10, true), 2000); left > 0; left--) {
    if (offset + 46 > end || data.getUint32(offset, true) !== 0x02014b50) return new Set();
    const nameLength = data.getUint16(offset + 28, true);
    names.add(latin(bytes, offset + 46, Math.min(nameLength, 256)));
    offset += 46 + nameLength + data.getUint16(offset + 30, true) + data.getUint16(offset + 32, true);
  }
  return names;
}

function endOfCentralDirectory(data: DataView): number {
  const first = Math.max(0, data.byteLength - 22 - 0xffff);
  for (let at = data.byteLength - 22; at >= first; at--) {
    if (data.getUint32(at, true) === 0x06054b50) return at;
  }
  return -1;
}
