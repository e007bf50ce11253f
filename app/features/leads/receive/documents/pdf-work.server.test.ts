import { expect, test, vi } from "vitest";
import { inflate } from "~/lib/bytes/inflate";
import { joinBytes } from "~/lib/bytes/join-bytes";
import { objectStream, pdfOf, pdfStream } from "~tests/support/sample-documents";
import { inspectPdf, scanPdf } from "./pdf-document.server";

vi.mock("~/lib/bytes/inflate", { spy: true });

const tiny = joinBytes([
  pdfStream("/First 1 /N 1", "1"),
  Uint8Array.from("endobj\n1 0 obj", (letter) => letter.charCodeAt(0)),
]);

test("packed objects without end are not all unpacked, and the file is marked", () => {
  vi.mocked(inflate).mockClear();
  const scan = scanPdf(pdfOf({ objects: [joinBytes(Array(50_000).fill(tiny))] }));
  expect(scan.unreadable).toBe(true);
  expect(inflate).toHaveBeenCalled();
  expect(vi.mocked(inflate).mock.calls.length).toBeLessThan(5000);
});

test("a drawing of a hundred thousand objects in two thousand packs is read to its end", () => {
  const pack = objectStream(Array(50).fill("<< /Type /Annot >>"));
  expect(inspectPdf(pdfOf({ objects: Array(2000).fill(pack) }))).toEqual({ warning: null });
});
