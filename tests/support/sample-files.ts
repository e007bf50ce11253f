import { joinBytes } from "../../app/lib/bytes/join-bytes.ts";
import { codedItem, heifOf } from "./pictures/heif-samples.ts";
import { EOI, frame, jfif, scanHead } from "./pictures/jpeg-samples.ts";
import { plainGif, plainPng, riff, vp8l } from "./pictures/raster-samples.ts";
import { docOf, docxOf, pdfOf } from "./sample-documents.ts";

/** Small files per type: whole pictures without metadata; documents with only the bytes that detection reads. */

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

/** A picture without metadata; `seed` makes files of one kind differ, `size` (at least 64) is its length in bytes. */
export function jpegOf(seed = 1, size = 64): Uint8Array<ArrayBuffer> {
  const head = joined(Uint8Array.of(0xff, 0xd8), jfif, frame(0xc0, 64, 48), scanHead);
  const bytes = new Uint8Array(size).map((_, i) => (i * 7 + seed * 13 + (seed >> 7)) & 127);
  bytes.set(head);
  bytes.set(EOI, size - 2);
  return bytes;
}

export const sampleFiles = {
  jpeg: jpegOf(),
  png: plainPng(1),
  webp: riff(vp8l(1)),
  gif: plainGif(1),
  heic: heifOf({ items: [codedItem(1, 1)] }),
  avif: heifOf({ brand: "avif", items: [codedItem(1, 1, "av01")] }),
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
