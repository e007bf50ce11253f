import { XmlError } from "./xml-scan.server";

/** Encodings in which every letter of a tag is the byte that it is in ASCII. */
const likeAscii = new Set(["utf-8", "us-ascii", "ascii", "iso-8859-1", "windows-1252"]);

/** The text of a part, by its byte order mark or first letter. Throws for an encoding that Word documents do not use. */
export function decodeXml(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return decode16(bytes, true);
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return decode16(bytes, false);
  const text = new TextDecoder().decode(bytes);
  const named = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']*)/.exec(text.slice(0, 300))?.[1];
  if (named !== undefined && !likeAscii.has(named.toLowerCase())) throw new XmlError("encoding");
  return text;
}

function decode16(bytes: Uint8Array, littleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pieces: string[] = [];
  for (let at = 0; at + 2 <= bytes.length; at += 8192) {
    const codes: number[] = [];
    const end = Math.min(at + 8192, bytes.length - 1);
    for (let i = at; i < end; i += 2) codes.push(view.getUint16(i, littleEndian));
    pieces.push(String.fromCharCode(...codes));
  }
  return pieces.join("").replace(/^\uFEFF/, "");
}
