import { expect, test } from "vitest";
import { scanDocFields } from "./doc-fields.server";

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);
const wide = (text: string) => Uint8Array.from(Buffer.from(text, "utf16le"));

const size = 1024 * 1024;
function repeated(unit: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += unit.length) bytes.set(unit.subarray(0, size - at), at);
  return bytes;
}

const letter = (code: number) => String.fromCharCode(code);
const units = {
  ...Object.fromEntries(
    [
      "A",
      "D",
      "DDE1",
      "LINKA ",
      "HYPERLINKA",
      "HYPERLINK ",
      'HYPERLINK "',
      "INCLUDEPICTURE ",
      " ",
      "  \x01",
      "\x13",
    ].map((text) => [JSON.stringify(text), latin(`\x13${text}`)]),
  ),
  "letters of two bytes": wide("\x13A"),
  "white space of two bytes": wide("\x13 "),
  "links of two bytes": wide("\x13HYPERLINK x"),
  "one byte and two bytes by turns": latin("\x13\0A\x13A"),
  "letters that look like fields": latin(`\x13\0${letter(0x41)}\x13\0`),
};

test.each(Object.entries(units))("fields of %s cost a fixed number of steps a byte", (_, unit) => {
  expect(scanDocFields(repeated(unit)).work).toBeLessThan(12 * size);
});

test("links inside links without end are not judged one by one", () => {
  expect(scanDocFields(repeated(latin("\x13HYPERLINK a"))).risk).toBe("macros");
});

test("a table of contents of ten thousand links is an honest one", () => {
  const link =
    '\x13 HYPERLINK \\l "_Toc12345678" \x14Hoofdstuk\t\x13 PAGEREF _Toc12345678 \\h \x1412\x15\x15\r';
  for (const encode of [latin, wide]) {
    const { risk, work } = scanDocFields(encode(`\x13 TOC \\o "1-3" \\h \\z \x14${link.repeat(10_000)}\x15`));
    expect(risk).toBeNull();
    expect(work).toBeLessThan(3 * 10_000 * link.length * 2);
  }
});
