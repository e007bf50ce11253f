import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { inflateStart } from "./inflate";

test("the first bytes of what is packed, or all when there are fewer", () => {
  const text = new TextEncoder().encode("abc".repeat(1000));
  for (const level of [0, 6]) {
    expect(inflateStart(deflateRawSync(text, { level }), 64)).toEqual(text.subarray(0, 64));
    expect(inflateStart(deflateRawSync(text.subarray(0, 10), { level }), 64)).toEqual(text.subarray(0, 10));
  }
  expect(() => inflateStart(new Uint8Array([7, 7]), 64)).toThrow();
});

test("the first bytes cost the same however much would come out", () => {
  const packed = deflateRawSync(new Uint8Array(8 * 1024 * 1024));
  // With megabytes unpacked at each of them, minutes.
  for (let i = 0; i < 4000; i++) expect(inflateStart(packed, 64).length).toBe(64);
});
