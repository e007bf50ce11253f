import { expect, test } from "vitest";
import { hmacSha256, randomHex, sha256 } from "./hash";

test("known answers come out", async () => {
  expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(await sha256(new Uint8Array([97, 98, 99, 100]).subarray(0, 3))).toBe(await sha256("abc"));
  expect(await hmacSha256("Jefe", "what do ya want for nothing?")).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});

test("random text has the asked length and differs", () => {
  expect(randomHex(16)).toMatch(/^[0-9a-f]{32}$/);
  expect(randomHex(16)).not.toBe(randomHex(16));
});
