import { inflate } from "~/lib/bytes/inflate";
import type { DocumentVerdict } from "./inspect-document.server";
import { isRegular, type PdfObject, PdfTokens, WorkError } from "./pdf-tokens.server";

/** Names of what acts by itself, or carries another file. */
const activeNames = new Set([
  ...["JavaScript", "Launch", "EmbeddedFile", "EmbeddedFiles", "FileAttachment", "RichMedia", "XFA"],
  ...["SubmitForm", "ImportData", "GoToE", "GoToR", "OnInstantiate", "Movie", "Sound", "Rendition"],
]);
/** So short that they stand in packed pictures by chance: they count before a value only. */
const shortNames = new Set(["JS", "AA", "EF"]);
const LONGEST = 20;

/** A name, and where it ends. */
type Name = { text: string; end: number };

/** A model in space is one where it is a type: a name as short stands elsewhere by chance. */
const isModel = (name: string, before: Name, at: number) =>
  name === "3D" && (before.text === "Type" || before.text === "Subtype") && at - before.end < 256;

/** An action, which may open another file; the columns of a magazine have it as their type. */
function isThreadAction(bytes: Uint8Array, name: string, before: Name, at: number): boolean {
  if (name !== "Thread") return false;
  return before.text !== "Type" || !bytes.subarray(before.end, at).every(isSpace);
}

/** Bytes that come out of packed objects, all together; for a moment they are in memory twice. */
const MAX_UNPACKED = 8 * 1024 * 1024;
/** To unpack one costs as much as looking at so many bytes, however small it is; a large drawing has some hundred. */
const UNPACK_WORK = 32 * 1024;
const MAX_PACKS = 4000;
/** What may follow the end of a PDF that a reader still opens, beside white space. */
const TAIL = 2048;

/** Judges a PDF. It is kept whatever it holds, as long as it is one to its end. */
export function inspectPdf(bytes: Uint8Array): DocumentVerdict {
  const scan = scanPdf(bytes);
  if (scan.objects === 0) return { problem: "wrongKind" };
  if (!scan.ends || !scan.hasRoot) return { problem: "damaged" };
  if (scan.active) return { warning: "active-content" };
  return { warning: scan.unreadable ? "unreadable" : null };
}

/** `work` counts the bytes that were looked at: at most some times the length of the file. */
export function scanPdf(bytes: Uint8Array) {
  const names = namesIn(bytes);
  const objects = packedObjects(bytes);
  return {
    objects: objects.count,
    hasRoot: names.root,
    ends: endsAsPdf(bytes),
    active: names.active || objects.active,
    unreadable: names.encrypted || objects.unreadable,
    work: names.work + objects.work,
  };
}

const [SLASH, PERCENT] = [0x2f, 0x25];

/** Looks at every name, also in strings, comments and pictures: a crafted file may have objects anywhere. */
function namesIn(bytes: Uint8Array) {
  const found = { active: false, encrypted: false, root: false, work: bytes.length };
  let before: Name = { text: "", end: 0 };
  for (let at = bytes.indexOf(SLASH); at !== -1; at = bytes.indexOf(SLASH, at + 1)) {
    let name = "";
    let end = at + 1;
    for (; name.length <= LONGEST && isRegular(bytes[end]); end++) {
      const hex = bytes[end] === 0x23 ? hexAt(bytes, end + 1) : null;
      if (hex !== null) end += 2;
      name += String.fromCharCode(hex ?? bytes[end] ?? 0);
    }
    found.work += end - at;
    if (activeNames.has(name) || (!found.active && shortNames.has(name) && hasValue(bytes, end)))
      found.active = true;
    if (isModel(name, before, at) || isThreadAction(bytes, name, before, at)) found.active = true;
    before = { text: name, end };
    if (name === "Encrypt") found.encrypted = true;
    if (name === "Root") found.root = true;
  }
  return found;
}

function hexAt(bytes: Uint8Array, at: number): number | null {
  const text = String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0);
  return /^[0-9a-f]{2}$/i.test(text) ? Number.parseInt(text, 16) : null;
}

/** A string, a dictionary, a reference or a comment follows, after at most 64 white spaces. */
function hasValue(bytes: Uint8Array, from: number): boolean {
  let at = from;
  while (at < from + 64 && isSpace(bytes[at])) at++;
  if (at === from + 64 || valueStarts.has(bytes[at] ?? 0)) return true;
  const number = at;
  while (at < from + 66 && isDigit(bytes[at])) at++;
  return at > number && (at === from + 66 || isSpace(bytes[at]) || bytes[at] === PERCENT);
}

const valueStarts = new Set([..."(<%"].map((letter) => letter.charCodeAt(0)));

/** Also what some readers alone take for white space. */
function isSpace(byte: number | undefined): boolean {
  return byte === 0 || byte === 0x20 || byte === 0xa0 || (byte !== undefined && byte >= 9 && byte <= 13);
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

/** Objects may lie in packed streams (ISO 32000, 7.5.7); what is packed otherwise than by Flate is not read. */
function packedObjects(bytes: Uint8Array) {
  const found = { count: 0, active: false, unreadable: false, work: 0 };
  const tokens = new PdfTokens(bytes);
  let left = MAX_UNPACKED;
  let packs = 0;
  try {
    for (const object of tokens.objects()) {
      found.count++;
      if (!holdsObjects(object)) continue;
      if (!isPlainFlate(object)) {
        found.unreadable ||= object.names.has("Filter");
        continue;
      }
      packs++;
      if (packs > MAX_PACKS) throw new WorkError("too many packed objects");
      found.work += UNPACK_WORK;
      const unpacked = inflate(tokens.streamOf(object), "zlib", left);
      left -= unpacked.length;
      const names = namesIn(unpacked);
      found.work += names.work;
      found.active ||= names.active;
      // Objects in here begin after a table of numbers; anything else is not what a reader sees.
      found.unreadable ||= !/^[\0\s]*\d/.test(String.fromCharCode(...unpacked.subarray(0, 16)));
    }
  } catch {
    // Broken, too large or too much work: what is in it is not known.
    found.unreadable = true;
    if (found.count === 0) found.count = 1;
  }
  found.work += tokens.work;
  return found;
}

/** Not every reader asks for the type. */
function holdsObjects({ streamAt, names }: PdfObject): boolean {
  return streamAt !== null && (names.has("ObjStm") || (names.has("First") && names.has("N")));
}

/** Parameters may name a predictor, also by reference. */
function isPlainFlate({ filters, names }: PdfObject): boolean {
  const isFlate = filters.length === 1 && /^Fl(?:ateDecode)?$/.test(filters[0] ?? "");
  return isFlate && !names.has("DecodeParms") && !names.has("DP");
}

/** `startxref` and a number, with `%%EOF` or nothing behind it; scanners add zeros, servers some lines. */
function endsAsPdf(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] ?? 0) <= 0x20) end--;
  const tail = String.fromCharCode(...bytes.subarray(Math.max(0, end - TAIL), end));
  return /startxref\s+\d+\s*(?:%|$)/.test(tail);
}
