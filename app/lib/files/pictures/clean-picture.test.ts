import ExifReader from "exifreader";
import { expect, test } from "vitest";
import { fileKind } from "~/lib/files/file-kind";
import { pictureSamples } from "~tests/support/pictures/all-samples";
import { jpegSamples, plainJpeg } from "~tests/support/pictures/jpeg-samples";
import {
  gifSamples,
  plainGif,
  plainPng,
  pngSamples,
  webpSamples,
} from "~tests/support/pictures/raster-samples";
import { whatItTells } from "~tests/support/pictures/witness";
import { cleanPicture, type PictureKind } from "./clean-picture";

type Bytes = Uint8Array<ArrayBuffer>;

function clean(bytes: Bytes, kind: PictureKind): Bytes {
  const cleaned = cleanPicture(bytes.slice(), kind);
  if (cleaned === "damaged") throw new Error("damaged");
  return cleaned.bytes;
}
const orientationOf = (bytes: Bytes) => ExifReader.load(bytes.slice().buffer).Orientation?.value;

test("nothing tells of the home any more, in whatever way a picture carried it", () => {
  for (const { name, kind, bytes } of pictureSamples(1)) {
    expect(fileKind(bytes), name).toBe(kind);
    expect(whatItTells(bytes), name).not.toEqual([]);
    const cleaned = cleanPicture(bytes.slice(), kind);
    if (cleaned === "damaged") throw new Error(name);
    expect(whatItTells(cleaned.bytes), name).toEqual([]);
    expect(cleaned, name).toMatchObject({ width: 64, height: 48 });
    expect(fileKind(cleaned.bytes), name).toBe(kind);
  }
});

test("what is clean is left as it is, in the buffer that it came in", () => {
  for (const { name, kind, bytes } of pictureSamples(2, 6)) {
    const once = clean(bytes, kind);
    const buffer = once.slice();
    const again = cleanPicture(buffer, kind);
    if (again === "damaged") throw new Error(name);
    expect([...again.bytes], name).toEqual([...once]);
    expect(again.bytes.buffer, name).toBe(buffer.buffer);
  }
});

test("what draws the picture stays, byte for byte", () => {
  for (const [name, bytes] of Object.entries(jpegSamples(3))) {
    const plain = plainJpeg(3, name === "progressive");
    const cleaned = Buffer.from(clean(bytes, "jpeg"));
    const from = (jpeg: Uint8Array) =>
      Buffer.from(jpeg).subarray(Buffer.from(jpeg).indexOf("\xff\xdb", 0, "latin1"));
    expect(from(cleaned).equals(from(plain)), name).toBe(true);
  }
  expect([...clean(jpegSamples(3).samsung as Bytes, "jpeg")].length).toBeGreaterThan(300);
  for (const [name, bytes] of Object.entries(pngSamples(3)))
    expect([...clean(bytes, "png")], name).toEqual([...plainPng(3)]);
  for (const [name, bytes] of Object.entries(gifSamples(3)))
    expect([...clean(bytes, "gif")], name).toEqual([...plainGif(3)]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a picture that was held as %d still says so, and nothing else",
  (orientation) => {
    const samples = [
      ...Object.values(jpegSamples(4, orientation)).map((bytes) => [bytes, "jpeg"] as const),
      ...Object.values(pngSamples(4, orientation)).map((bytes) => [bytes, "png"] as const),
      ...Object.values(webpSamples(4, orientation)).map((bytes) => [bytes, "webp"] as const),
    ];
    for (const [bytes, kind] of samples) {
      const cleaned = clean(bytes, kind);
      if (orientation === 1) expect(Buffer.from(cleaned).includes("Exif")).toBe(false);
      else expect(orientationOf(cleaned)).toBe(orientation);
    }
  },
);
