import { joinBytes } from "../../app/lib/bytes/join-bytes.ts";
import { docOf, docxOf, pdfOf } from "./sample-documents.ts";

/** Minimal files per type, with only the bytes that detection reads. */

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const joined = (...pieces: (string | Uint8Array)[]) =>
  joinBytes(pieces.map((piece) => (typeof piece === "string" ? latin(piece) : piece)));

function little(value: number, size: 2 | 4): Uint8Array {
  return Uint8Array.from({ length: size }, (_, i) => (value >>> (8 * i)) & 255);
}

/** A zip of empty files with these names. */
export function zipOf(...names: string[]): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const name of names) {
    const sizes = joined(little(name.length, 2), little(0, 2));
    const local = joined("PK\x03\x04", new Uint8Array(22), sizes, name);
    directory.push(
      joined("PK\x01\x02", new Uint8Array(24), sizes, new Uint8Array(10), little(offset, 4), name),
    );
    locals.push(local);
    offset += local.length;
  }
  const entries = joined(...directory);
  const counts = joined(little(names.length, 2), little(names.length, 2));
  const end = joined(
    "PK\x05\x06",
    new Uint8Array(4),
    counts,
    little(entries.length, 4),
    little(offset, 4),
    little(0, 2),
  );
  return joined(...locals, entries, end);
}

const ftyp = (main: string, ...others: string[]) =>
  joined(
    `\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp`,
    main,
    "\0\0\0\0",
    ...others,
    "\0\0\0\x08mdat",
  );

/** `seed` makes files of one kind differ, `size` pads them. */
export function jpegOf(seed = 1, size = 64): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).map((_, i) => (i * 7 + seed * 13) & 255);
  bytes.set(latin("\xFF\xD8\xFF\xE0\0\x10JFIF\0"));
  return bytes;
}

export const sampleFiles = {
  jpeg: jpegOf(),
  png: joined("\x89PNG\r\n\x1A\n", "\0\0\0\rIHDR", new Uint8Array(20)),
  webp: joined("RIFF\x20\0\0\0WEBPVP8 ", new Uint8Array(20)),
  gif: joined("GIF89a", new Uint8Array(20)),
  heic: ftyp("heic", "mif1", "heic"),
  avif: ftyp("mif1", "avif", "miaf"),
  pdf: pdfOf(),
  doc: docOf(),
  docx: docxOf(),
} as const;

/** Files whose name or type does not match their content. */
export const disguisedFiles = {
  html: latin("<!doctype html><script>alert(1)</script>"),
  svg: latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  mp4: ftyp("isom", "mp42"),
  zip: zipOf("foto.jpg"),
  xlsx: zipOf("[Content_Types].xml", "xl/workbook.xml"),
  exe: latin("MZ\x90\0\x03\0\0\0"),
  htmlBeforePdf: latin("<script>alert(1)</script>%PDF-1.7"),
  text: latin("Gewoon een zin."),
} as const;
