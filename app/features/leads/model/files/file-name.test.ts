import { expect, test } from "vitest";
import { fileName, nameAsText } from "./file-name";

test("a file is named by its request, its number and its judged kind", () => {
  expect(fileName("AB23CD45", { n: 1, kind: "jpeg" })).toBe("TS-AB23CD45-1.jpg");
  expect(fileName("AB23CD45", { n: 5, kind: "docx" })).toBe("TS-AB23CD45-5.docx");
});

test("what the visitor called it is one line of visible text, of at most 100 characters with its ending", () => {
  expect(nameAsText("foto\u202Egpj.exe")).toBe("fotogpj.exe");
  expect(nameAsText("C:\\fakepath\\dak voor.jpg")).toBe("dak voor.jpg");
  expect(nameAsText("../../etc/passwd")).toBe("passwd");
  expect(nameAsText("a\u0000\r\n\u2028b\u200Bc\uFEFF\uD800.jpg")).toBe("abc.jpg");
  expect(nameAsText("cafe\u0301.pdf")).toBe("caf\u00E9.pdf");
  expect(nameAsText("TS-dak.jpg")).toBe("TS-dak.jpg");
  for (const empty of ["", "..", ".", " . . ", "map/", "\u202E", "\u200B.\u200B."])
    expect(nameAsText(empty), JSON.stringify(empty)).toBe("bestand");
  expect([...nameAsText(`${"😀".repeat(300)}.jpg`)].length).toBe(100);
  expect(nameAsText(`${"x".repeat(300)}.tekening.pdf`)).toMatch(/^x{89}…kening\.pdf$/);
});
