import { expect, test } from "vitest";
import { codedItem, heifOf } from "~tests/support/pictures/heif-samples";
import { exifSegment, icc, jfif, jpegWith, plainJpeg } from "~tests/support/pictures/jpeg-samples";
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
