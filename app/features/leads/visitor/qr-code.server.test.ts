import { expect, test } from "vitest";
import { readQr } from "~tests/support/read-qr";
import { qrCode } from "./qr-code.server";

/** As long as the addresses of visitors' pages are. */
const link = (origin: string, seed: number) => {
  const token = Array.from({ length: 110 }, (_, at) => ((at * seed + seed) % 36).toString(36)).join("");
  return `${origin}/aanvraag/${token}#fotos`;
};

test("what is drawn is the address, with four light modules around it", () => {
  for (const origin of ["https://daken.example", "https://www.totaalspecialisten.example"]) {
    for (let seed = 1; seed <= 40; seed++) {
      const address = link(origin, seed);
      expect(readQr(qrCode(address))).toBe(address);
    }
  }
});

test("the reader sees a run that is missing, and a quiet zone that is too narrow", () => {
  const address = link("https://daken.example", 7);
  const { size, path } = qrCode(address);
  // The first bytes stand at the bottom right.
  const wrong = path.replace(new RegExp(`M${size - 6} \\d+h\\d+v1h-\\d+z`, "g"), "");
  expect(wrong).not.toBe(path);
  expect(() => expect(readQr({ size, path: wrong })).toBe(address)).toThrow();
  expect(() => readQr({ size: size - 1, path })).toThrow("quiet zone");
});
