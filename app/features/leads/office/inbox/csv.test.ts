import { expect, test } from "vitest";
import { csvLine, csvPhone } from "./csv";

test("values are separated by semicolons and quoted where they hold one", () => {
  expect(csvLine(["Jan", 3, null, "a;b", 'zei "ja"', "twee\nregels", ""])).toBe(
    'Jan;3;;"a;b";"zei ""ja""";"twee\nregels";\r\n',
  );
});

test("nothing that a visitor typed is computed", () => {
  for (const formula of [
    ...['=HYPERLINK("http://evil.example")', "+1+1", "-2+3", "@SUM(A1)", " =1+1", "\t=1", "\r=1", "\u200B=1"],
    ...["\uFEFF=1", "＝1+1", "＋1", "=cmd|' /C calc'!A0", "+31 6", "+31 612345678*9", "-"],
  ]) {
    expect(csvLine([formula]).replace(/^"/, "")[0], formula).toBe("'");
  }
  for (const harmless of ["Jan", "06 12345678", "a=b", "3-5", "1e3"]) {
    expect(csvLine([harmless])).toBe(`${harmless}\r\n`);
  }
});

test("phone numbers keep their zero and their plus, and hold a space so that they stay text", () => {
  expect(csvLine([csvPhone("06 12345678", "+31612345678")])).toBe("+31 612345678\r\n");
  expect(csvPhone("011 23 45 67", "+3211234567")).toBe("+32 11234567");
  expect(csvLine([csvPhone("0612345678", null)])).toBe("061 2345678\r\n");
  expect(csvLine([csvPhone("06-12345678", null)])).toBe("06-12345678\r\n");
  expect(csvLine([csvPhone("+1+2", null)])).toBe("'+1+2\r\n");
});
