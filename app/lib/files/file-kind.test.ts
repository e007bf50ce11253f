import { expect, test } from "vitest";
import { disguisedFiles, sampleFiles, zipOf } from "~tests/support/sample-files";
import { type FileKind, fileKind } from "./file-kind";

test("each kind is told by its content", () => {
  for (const [kind, bytes] of Object.entries(sampleFiles))
    expect(fileKind(bytes), kind).toBe(kind as FileKind);
});

test("nothing else passes", () => {
  for (const [kind, bytes] of Object.entries(disguisedFiles)) expect(fileKind(bytes), kind).toBeNull();
});

test("a file cut off anywhere is judged without an error", () => {
  for (const bytes of [...Object.values(sampleFiles), ...Object.values(disguisedFiles)]) {
    for (let length = 0; length < bytes.length; length++) fileKind(bytes.slice(0, length));
  }
  expect(fileKind(new Uint8Array())).toBeNull();
});

test("a view into a larger buffer is judged by its own bytes", () => {
  const larger = new Uint8Array(sampleFiles.docx.length + 50);
  larger.set(sampleFiles.docx, 25);
  expect(fileKind(larger.subarray(25, 25 + sampleFiles.docx.length))).toBe("docx");
});

test("an archive that holds no Word document is none, also when it calls itself one", () => {
  for (const names of [["word/document.xml"], ["[Content_Types].xml", "xl/workbook.xml"], ["foto.jpg"]])
    expect(fileKind(zipOf(...names)), names.join()).toBeNull();
});
