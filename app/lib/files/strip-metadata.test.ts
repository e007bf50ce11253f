import { expect, test } from "vitest";
import { stripMetadata } from "./strip-metadata";

const bytes = (...parts: (number[] | string)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const has = (data: Uint8Array, text: string) => new TextDecoder("latin1").decode(data).includes(text);

function jpegSegment(marker: number, ...body: (number[] | string)[]) {
  const content = bytes(...body);
  return [0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff, ...content];
}
const exif = (orientation: number, extra = "GPS51.44N") =>
  jpegSegment(
    0xe1,
    "Exif\0\0",
    "II",
    [0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0],
    extra,
  );
const scan = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9];

test("a JPEG loses EXIF, XMP, IPTC and comments and keeps picture and colour profile", () => {
  const jpeg = bytes(
    [0xff, 0xd8],
    jpegSegment(0xe0, "JFIF\0"),
    exif(1),
    jpegSegment(0xe1, "http://ns.adobe.com/xap/1.0/\0secret"),
    jpegSegment(0xe2, "ICC_PROFILE\0"),
    jpegSegment(0xed, "Photoshop 3.0"),
    jpegSegment(0xfe, "made at home"),
    scan,
  );
  const clean = stripMetadata(jpeg);
  for (const secret of ["GPS51", "Exif", "secret", "Photoshop", "home"])
    expect(has(clean, secret)).toBe(false);
  expect(has(clean, "ICC_PROFILE")).toBe(true);
  expect([...clean.slice(-scan.length)]).toEqual(scan);
});

test("a JPEG that stands on its side keeps its orientation and nothing else of its EXIF", () => {
  const clean = stripMetadata(bytes([0xff, 0xd8], exif(6), scan));
  expect(has(clean, "GPS51")).toBe(false);
  expect(has(clean, "Exif")).toBe(true);
  // Stripping again finds the same orientation: the new segment is a valid one.
  expect([...stripMetadata(clean)]).toEqual([...clean]);
});

test("a PNG loses its text and EXIF chunks", () => {
  const chunk = (name: string, body: string) => bytes([0, 0, 0, body.length], name, body, [0, 0, 0, 0]);
  const png = bytes(
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    [...chunk("IHDR", "size")],
    [...chunk("tEXt", "where")],
    [...chunk("eXIf", "gps")],
    [...chunk("IDAT", "pixels")],
  );
  const clean = stripMetadata(png);
  expect(has(clean, "where")).toBe(false);
  expect(has(clean, "gps")).toBe(false);
  expect(has(clean, "pixels")).toBe(true);
});

test("a WebP loses EXIF and XMP, and its header says so", () => {
  const chunk = (name: string, body: number[]) => [
    ...bytes(name, [body.length, 0, 0, 0]),
    ...body,
    ...(body.length % 2 ? [0] : []),
  ];
  const webp = bytes(
    "RIFF",
    [0, 0, 0, 0],
    "WEBP",
    chunk("VP8X", [0x0c, 0, 0, 0, 1, 0, 0, 1, 0, 0]),
    chunk("VP8 ", [1, 2, 3]),
    chunk("EXIF", [71, 80, 83]),
    chunk("XMP ", [1]),
  );
  const clean = stripMetadata(webp);
  expect(has(clean, "EXIF")).toBe(false);
  expect(has(clean, "XMP ")).toBe(false);
  expect(clean[20]).toBe(0);
  expect(new DataView(clean.buffer).getUint32(4, true)).toBe(clean.length - 8);
});

test.each([
  ["cut off in a segment", bytes([0xff, 0xd8, 0xff, 0xe1, 0x40, 0, 1, 2])],
  ["no picture at all", bytes("%PDF-1.7")],
  ["empty", bytes()],
])("a file that is %s does not throw", (_name, data) => {
  expect(() => stripMetadata(data)).not.toThrow();
});

test("a file of another kind is not touched", () => {
  const pdf = bytes("%PDF-1.7 with GPS text");
  expect(stripMetadata(pdf)).toBe(pdf);
});
