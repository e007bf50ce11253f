import { deflateSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { inspectFile } from "~/features/leads/receive/inspect-file.server";
import { objectStream, pdfOf, pdfStream } from "~tests/support/sample-documents";
import { scanPdf } from "./pdf-document.server";
import { PdfTokens } from "./pdf-tokens.server";

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);

async function verdictOn(bytes: Uint8Array<ArrayBuffer>) {
  const verdict = await inspectFile(bytes);
  return "problem" in verdict ? verdict.problem : verdict.warning;
}

const actions: Record<string, string> = {
  script: "<< /S /JavaScript /JS (app.alert\\(1\\)) >>",
  "script with an escaped name": "<< /S /Java#53cript /#4a#53 (x) >>",
  "a program": "<< /S /Launch /F (cmd.exe) >>",
  "an embedded file": "<< /Type /EmbeddedFile >>",
  "a list of embedded files": "<< /Names << /EmbeddedFiles 9 0 R >> >>",
  "a file beside a note": "<< /Subtype /FileAttachment >>",
  "a file without a type": "<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>",
  "a film": "<< /Subtype /RichMedia >>",
  "a form of another kind": "<< /AcroForm << /XFA 9 0 R >> >>",
  "a form that is sent": "<< /S /SubmitForm /F (http://evil.example) >>",
  "a form that is filled in from elsewhere": "<< /S /ImportData >>",
  "a file inside": "<< /S /GoToE >>",
  "a file elsewhere": "<< /S /GoToR /F (\\\\\\\\evil\\\\a.pdf) >>",
  "something that happens by itself": "<< /AA << /O 9 0 R >> >>",
  "something that happens by itself, by reference": "<< /AA 9 0 R >>",
  "something that happens by itself, before a comment": "<< /AA 9%\n0 R >>",
  "a film as it was made before": "<< /Subtype /Movie /Movie << /F (a.avi) >> >>",
  "a sound": "<< /S /Sound /Sound 9 0 R >>",
  "a film by its action": "<< /S /Rendition /OP 0 >>",
  "a model in space": "<< /Subtype /3D /Rect [0 0 9 9] >>",
  "a model in space, behind a comment": "<< /Subtype % x\n/#33D >>",
  "a model that has script": "<< /OnInstantiate 9 0 R >>",
  "a thread of another file": "<< /S /Thread /F (a.pdf) >>",
  "a thread of another file by reference": "<< /Type /Action /S 9 0 R >> endobj 9 0 obj /Thread",
  "a picture with script": "<< /S /Rendition /JS 9 0 R >>",
};

test.each(Object.entries(actions))("marked, plain and packed: %s", async (_, action) => {
  expect(await verdictOn(pdfOf({ objects: [action] }))).toBe("active-content");
  expect(await verdictOn(pdfOf({ objects: [objectStream([action])] }))).toBe("active-content");
  // Not every reader asks for the type, and a name may be escaped.
  for (const dictionary of ["", "/Type /#4fbjStm", "/Type /ObjStm /Extends 9 0 R /X << /Type /Page >>"])
    expect(await verdictOn(pdfOf({ objects: [objectStream([action], dictionary)] })), dictionary).toBe(
      "active-content",
    );
});

test("packed objects hide behind no text, comment or white space", async () => {
  const packed = objectStream(
    [actions.script ?? ""],
    "/Type /ObjStm /T (endobj stream 1 0 obj << ) /C <3e3e> % >> obj\n",
  );
  expect(await verdictOn(pdfOf({ objects: [packed] }))).toBe("active-content");
});

test("an ordinary quote is not marked", async () => {
  const pages = objectStream(["<< /Type /Annot /S /URI /URI (https://voorbeeld.example) >>", "<< /F 4 >>"]);
  expect(await verdictOn(pdfOf())).toBeNull();
  expect(await verdictOn(pdfOf({ objects: [pages] }))).toBeNull();
  const outline = ["<< /First 6 0 R /Last 6 0 R /Count 1 >>", "<< /Title (/JS /AA) /N 1 >>"];
  const photo = pdfStream("/Subtype /Image /Width 1 /Height 1", "\xff\xd8\xff stream\nx", "/DCTDecode");
  expect(await verdictOn(pdfOf({ objects: [...outline, photo], trailer: "/Info 6 0 R" }))).toBeNull();
  for (const object of [
    "<< /OpenAction [3 0 R /Fit] >>",
    // Columns of a magazine, and layers that are named after what they hold.
    "<< /Threads [9 0 R] >> endobj 9 0 obj << /Type /Thread /F 8 0 R /I << /Title (Kolom) >> >>",
    "<< /Properties << /3D 9 0 R /Sounds 9 0 R >> >>",
  ])
    expect(await verdictOn(pdfOf({ objects: [object] })), object).toBeNull();
});

test("what cannot be looked into is marked as such", async () => {
  const cases = {
    password: pdfOf({ trailer: "/Encrypt 9 0 R" }),
    "another filter": pdfOf({
      objects: [pdfStream("/Type /ObjStm /N 1 /First 4", "20 0 <<>>", "/LZWDecode")],
    }),
    "two filters": pdfOf({
      objects: [pdfStream("/Type /ObjStm /N 1 /First 4", "x", "[/ASCIIHexDecode /FlateDecode]")],
    }),
    "a filter by reference": pdfOf({ objects: [pdfStream("/Type /ObjStm /N 1 /First 4", "x", "9 0 R")] }),
    "a predictor": pdfOf({
      objects: [objectStream(["<<>>"], "/Type /ObjStm /DecodeParms << /Predictor 12 >>")],
    }),
    "parameters by reference": pdfOf({
      objects: [objectStream(["<<>>"], "/Type /ObjStm /DecodeParms 9 0 R")],
    }),
    "more than is kept in memory": pdfOf({
      objects: [pdfStream("/Type /ObjStm /N 1 /First 4", new Uint8Array(10_000_000).fill(0x31))],
    }),
    broken: pdfOf({ objects: [pdfStream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", "rommel", "")] }),
    "no objects": pdfOf({ objects: [pdfStream("/Type /ObjStm /N 1 /First 4", "rommel")] }),
    "more than can be unpacked": pdfOf({
      objects: [pdfStream("/Type /ObjStm /N 1 /First 4", new Uint8Array(40_000_000).fill(0x20))],
    }),
  };
  for (const [name, bytes] of Object.entries(cases)) expect(await verdictOn(bytes), name).toBe("unreadable");
});

test("a page or a program that begins as a PDF is none; one that is cut off is damaged", async () => {
  const hta = "%PDF-1.4\n<html><script>new ActiveXObject('WScript.Shell').Run('calc')</script></html>";
  expect(await verdictOn(latin(hta))).toBe("wrongKind");
  expect(await verdictOn(latin(`${hta}\n%%EOF\n`))).toBe("wrongKind");
  expect(await verdictOn(latin(`%PDF-1.4\n@echo off\r\nstart calc\r\nstartxref\n0\n%%EOF`))).toBe(
    "wrongKind",
  );
  expect(
    await verdictOn(latin(`%PDF-1.4\n1 0 obj\n<< /Root 1 0 R >>\nendobj\n<script>alert(1)</script>`)),
  ).toBe("damaged");
  const whole = pdfOf();
  for (const share of [0.3, 0.6, 0.9])
    expect(await verdictOn(whole.slice(0, whole.length * share))).toBe("damaged");
  expect(await verdictOn(pdfOf({ after: "<script>".repeat(1000) }))).toBe("damaged");
});

test("what scanners and servers leave behind the end is tolerated", async () => {
  for (const after of ["", "\r\n\r\n", "\0".repeat(5000), "<!-- served in 12 ms -->", "x".repeat(1024)])
    expect(await verdictOn(pdfOf({ after })), JSON.stringify(after).slice(0, 30)).toBeNull();
});

const size = 10 * 1024 * 1024;
const repeated = (text: string) => {
  const unit = latin(text);
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += unit.length) bytes.set(unit.subarray(0, size - at), at);
  bytes.set(latin("%PDF-1.7\n"));
  return bytes;
};

test.each([
  ...[
    "/",
    "/#",
    "/JS ",
    "1 0 obj",
    "1 0 obj<<",
    "1 0 obj<</F(",
    "1 0 obj<</First 1/N 1>>stream\n",
    "((((",
    "<<<<",
  ],
  ...["1 0 obj<</First 1/N 1/Filter/Fl>>stream\nx", "/First 1/N 1>>stream\n", "%", "startxref 1 "],
])("10 MB of %j cost a fixed number of steps a byte", (text) => {
  expect(scanPdf(repeated(text)).work).toBeLessThan(32 * size);
});

test("packed objects that unpack without end cost no more than the limit", () => {
  const bomb = deflateSync(new Uint8Array(30 * 1024 * 1024).fill(0x2f));
  const stream = pdfStream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", bomb, "");
  const scan = scanPdf(pdfOf({ objects: Array.from({ length: 50 }, () => stream) }));
  expect(scan.unreadable).toBe(true);
  expect(scan.work).toBeLessThan(80 * 1024 * 1024);
});

test("of an object with many names only those that are asked for are kept", () => {
  const names = Array.from({ length: 5000 }, (_, i) => `/N${i}`).join("");
  const filters = "/A".repeat(5000);
  const tokens = new PdfTokens(latin(`1 0 obj<<${names}/First 1/N 1/Filter[${filters}]>>stream\n`));
  const [object] = tokens.objects();
  expect([...(object?.names ?? [])].sort()).toEqual(["Filter", "First", "N"]);
  expect(object?.filters.length).toBeLessThan(10);
});

test("a short name costs few steps, whatever stands behind it", () => {
  const made = vi.spyOn(String, "fromCharCode");
  const bytes = latin(`%PDF-1.7\n${"/AA".repeat(2000)}`);
  expect(scanPdf(bytes).active).toBe(false);
  const letters = made.mock.calls.reduce((total, codes) => total + codes.length, 0);
  made.mockRestore();
  // The names, and the last lines of the file.
  expect(letters).toBeLessThan(2 * bytes.length);
});
