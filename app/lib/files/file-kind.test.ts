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

test("a zip file whose directory lies about its place or size is no document", () => {
  const lying = zipOf("[Content_Types].xml", "word/document.xml");
  lying.fill(0xff, lying.length - 6, lying.length - 2);
  expect(fileKind(lying)).toBeNull();
});

test("10 MB that look like a Word file at every place take no time", () => {
  const hostile = new Uint8Array(10 * 1024 * 1024).fill(0x57);
  hostile.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const start = performance.now();
  expect(fileKind(hostile)).toBeNull();
  expect(performance.now() - start).toBeLessThan(1000);
});
