import { expect, test } from "vitest";
import { pictureSamples } from "~tests/support/pictures/all-samples";
import { codedItem, type HeifItem, heifOf, xmpItem } from "~tests/support/pictures/heif-samples";
import { plainJpeg } from "~tests/support/pictures/jpeg-samples";
import { cleanPicture } from "./clean-picture";

/** The same numbers on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const samples = pictureSamples(5, 6);
const whole = new Set(samples.map(({ bytes }) => bytes.length));

test("a picture that is cut off before its end is refused, wherever the cut is", () => {
  expect(whole.size).toBeGreaterThan(20);
  for (const { name, kind, bytes } of samples) {
    const cleaned = cleanPicture(bytes.slice(), kind);
    if (cleaned === "damaged") throw new Error(name);
    for (let length = 0; length < bytes.length; length++) {
      const cut = cleanPicture(bytes.slice(0, length), kind);
      if (cut === "damaged") continue;
      // Whole after all: what is missing was no part of the picture.
      expect([...cut.bytes], `${name} ${length}`).toEqual([...cleaned.bytes]);
    }
  }
});

test("no byte that is changed makes it fail, and none brings back what was taken out where it still is a picture", () => {
  const next = numbers(7);
  let pictures = 0;
  for (const { name, kind, bytes } of samples) {
    for (let round = 0; round < 400; round++) {
      const changed = bytes.slice();
      for (let left = 1 + next(4); left > 0; left--) changed[next(changed.length)] = next(256);
      const cleaned = cleanPicture(changed, kind);
      if (cleaned === "damaged") continue;
      pictures++;
      expect(cleaned.width > 0 && cleaned.height > 0, name).toBe(true);
      expect(cleaned.bytes.buffer, name).toBe(changed.buffer);
    }
  }
  expect(pictures).toBeGreaterThan(1000);
});

test("tables of random numbers are refused without an error", () => {
  const next = numbers(11);
  for (const { kind, bytes } of samples) {
    for (let round = 0; round < 200; round++) {
      const random = bytes.slice();
      const from = next(random.length);
      const length = next(64);
      for (let at = from; at < Math.min(from + length, random.length); at++) random[at] = next(256);
      expect(() => cleanPicture(random, kind)).not.toThrow();
    }
  }
});

test("a HEIF that has the same bytes read again and again is refused", () => {
  const jpeg = { id: 2, type: "jpeg", data: plainJpeg(4) };
  const named = (item: HeifItem, times: number) =>
    cleanPicture(heifOf({ items: [codedItem(1, 3), { ...item, named: times }] }), "heic");
  for (const item of [jpeg, xmpItem(2)]) {
    expect(named(item, 1), item.type).toMatchObject({ width: 64, height: 48 });
    expect(named(item, 200), item.type).toBe("damaged");
  }
});
