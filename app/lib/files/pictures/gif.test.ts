import { expect, test } from "vitest";
import { hugePictureText } from "~/lib/files/shown-picture";
import { bytesOf } from "~tests/support/pictures/parts";
import { cleanPicture } from "./clean-picture";

type Frame = { left?: number; top?: number; width: number; height: number };

const u16 = (value: number) => [value & 255, value >> 8];

function gifOf(screen: [width: number, height: number], frames: Frame[]) {
  const images = frames.map(({ left = 0, top = 0, width, height }) =>
    bytesOf([0x2c, ...[left, top, width, height].flatMap(u16), 0], [2, 2, 0x44, 1, 0]),
  );
  return bytesOf("GIF89a", screen.flatMap(u16), [0x80, 0, 0], [0, 0, 0, 255, 0, 0], ...images, [0x3b]);
}

function measured(screen: [number, number], frames: Frame[]) {
  const cleaned = cleanPicture(gifOf(screen, frames), "gif");
  if (cleaned === "damaged") throw new Error("damaged");
  return cleaned;
}

test("a GIF is as large as its largest frame reaches: browsers draw it so, whatever its screen says", () => {
  const small = { width: 4, height: 3 };
  expect(measured([64, 48], [small])).toMatchObject({ width: 64, height: 48 });
  expect(measured([1, 1], [{ width: 500, height: 400 }])).toMatchObject({ width: 500, height: 400 });
  expect(measured([9, 9], [small, { left: 100, top: 200, ...small }])).toMatchObject({
    width: 104,
    height: 203,
  });
});

test("one of a few bytes that is drawn as hundreds of megabytes is named, not shown", () => {
  expect(hugePictureText(measured([1, 1], [{ width: 12_000, height: 12_000 }]))).toContain(
    "alleen te downloaden",
  );
  expect(hugePictureText(measured([1, 1], [{ width: 12, height: 12 }]))).toBeNull();
});
