import { expect, test } from "vitest";
import { codedItem, heifOf } from "~tests/support/pictures/heif-samples";
import { exifSegment, icc, jfif, jpegWith, plainJpeg, scanHead } from "~tests/support/pictures/jpeg-samples";
import { bytesOf } from "~tests/support/pictures/parts";
import { secrets } from "~tests/support/pictures/secrets";
import { whatItTells } from "~tests/support/pictures/witness";
import { cleanPicture } from "./clean-picture";

/** As some apps leave them between two segments; decoders pass over them. */
const strayed = (stray: string | number[]) =>
  jpegWith({ head: [jfif, stray, exifSegment(), stray, icc, stray], between: [], seed: 3 });

test("a few stray bytes between segments are left out, and what draws is kept", () => {
  const plain = plainJpeg(3, true);
  for (const stray of [[0], [1, 2, 3], secrets.serial]) {
    const cleaned = cleanPicture(strayed(stray), "jpeg");
    if (cleaned === "damaged") throw new Error(`${stray}`);
    expect(Buffer.from(cleaned.bytes).equals(plain)).toBe(true);
  }
  expect(cleanPicture(strayed(Array(40).fill(7)), "jpeg")).toBe("damaged");
});

test("stray bytes of a JPEG within a HEIF tell nothing either, and nothing moves", () => {
  const jpeg = jpegWith({ head: [jfif, secrets.serial, exifSegment(), secrets.serial, icc], seed: 3 });
  const heif = heifOf({ items: [codedItem(1, 3), { id: 2, type: "jpeg", data: jpeg }] });
  expect(whatItTells(heif)).not.toEqual([]);
  const cleaned = cleanPicture(heif.slice(), "heic");
  if (cleaned === "damaged") throw new Error("damaged");
  expect(whatItTells(cleaned.bytes)).toEqual([]);
  expect(cleaned.bytes).toHaveLength(heif.length);
});

test("without its end of image it is refused: nothing tells it from one that is cut off", () => {
  const whole = plainJpeg(3);
  expect(cleanPicture(whole.slice(0, -2), "jpeg")).toBe("damaged");
});

test("more scans than any program writes are refused: a reader draws the whole picture anew for each", () => {
  const scan = bytesOf(scanHead, [1, 2, 3]);
  const many = (count: number) => jpegWith({ between: Array(count).fill(scan), seed: 3 });
  expect(cleanPicture(many(60), "jpeg")).toMatchObject({ width: 64, height: 48 });
  expect(cleanPicture(many(1000), "jpeg")).toBe("damaged");
  const heif = (count: number) =>
    heifOf({ items: [codedItem(1, 3), { id: 2, type: "jpeg", data: many(count) }] });
  expect(cleanPicture(heif(60), "heic")).toMatchObject({ width: 64, height: 48 });
  expect(cleanPicture(heif(1000), "heic")).toBe("damaged");
});
