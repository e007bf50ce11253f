import { zipDirectory } from "./zip-directory";

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

/**
 * Detected from the content. Null for any other type, including SVG and HTML. Says what a file claims to be: whether
 * it is that to its end, and harmless, is judged when it is received.
 */
export function fileKind(bytes: Uint8Array): FileKind | null {
  const at = (offset: number, text: string) => latin(bytes, offset, text.length) === text;
  if (at(0, "\xFF\xD8\xFF")) return "jpeg";
  if (at(0, "\x89PNG\r\n\x1A\n") && at(12, "IHDR")) return "png";
  if (at(0, "GIF87a") || at(0, "GIF89a")) return "gif";
  if (at(0, "RIFF") && at(8, "WEBP")) return "webp";
  if (at(4, "ftyp")) return imageBrand(bytes);
  if (/^(?:\xEF\xBB\xBF)?\s{0,16}%PDF-\d/.test(latin(bytes, 0, 32))) return "pdf";
  if (at(0, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")) return "doc";
  if (at(0, "PK\x03\x04")) return holdsWordFile(bytes) ? "docx" : null;
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

/** What cannot be listed may be a Word file that came in cut off, and is told so when it is received. */
function holdsWordFile(bytes: Uint8Array): boolean {
  try {
    const names = zipDirectory(bytes).map(({ name }) => name.toLowerCase());
    return names.includes("[content_types].xml") && names.some((name) => name.startsWith("word/"));
  } catch {
    return true;
  }
}
