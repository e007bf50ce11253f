import CFB from "cfb";
import { expect, test } from "vitest";
import { inspectFile } from "~/features/leads/receive/inspect-file.server";
import { docOf, oleOf, wordStream } from "~tests/support/sample-documents";
import { OleFile } from "./ole-file.server";

const some = new Uint8Array(200).fill(9);
const large = new Uint8Array(6000).fill(9);

async function verdictOn(bytes: Uint8Array<ArrayBuffer>) {
  const verdict = await inspectFile(bytes);
  return "problem" in verdict ? verdict.problem : `${verdict.kind} ${verdict.warning}`;
}

const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, "utf16le"));
const objectPool = (name: string, content = some) => ({ [`/ObjectPool/_1234567890/${name}`]: content });

/** Everything with which a .doc runs a program, or holds what could. */
const harmful: Record<string, Uint8Array<ArrayBuffer>> = {
  "macros as Word writes them": docOf({
    "/Macros/VBA/dir": some,
    "/Macros/VBA/_VBA_PROJECT": large,
    "/Macros/PROJECT": some,
  }),
  "a macro project at the top": docOf({ "/_VBA_PROJECT": large }),
  "a macro project in capitals": docOf({ "/MACROS/vba/_vba_PROJECT": large }),
  "a macro project deep down": docOf({ "/a/b/c/_VBA_PROJECT_CUR/VBA/dir": some }),
  "an embedded spreadsheet": docOf(objectPool("Workbook", large)),
  "an embedded document": docOf(objectPool("WordDocument", large)),
  "a packed program": docOf(objectPool("\u0001Ole10Native", large)),
  "a packed document": docOf(objectPool("package_stream")),
  "a control": docOf(objectPool("\u0003OCXNAME")),
  "an object of another program": docOf(objectPool("CorelDRAW")),
  "a spreadsheet beside the document": docOf({ "/Workbook": large }),
  "a field DDE": docOf({}, wordStream("x\x13 DDEAUTO c:\\cmd.exe \x14y\x15")),
  "a field in small letters": docOf({}, wordStream("x\x13dde c:\\cmd.exe\x14y\x15")),
  "a field with two bytes a letter": docOf(
    {},
    wordStream(String.fromCharCode(...utf16("\x13 DDEAUTO cmd\x14\x15"))),
  ),
  "a field that brings in a file": docOf({}, wordStream("\x13INCLUDETEXT http://evil.example\x14\x15")),
  "a field behind much white space": docOf(
    {},
    wordStream(`x\x13${" ".repeat(300)}DDE c:\\cmd.exe \x14y\x15`),
  ),
  "a field behind much white space, with two bytes a letter": docOf(
    {},
    wordStream(String.fromCharCode(...utf16(`\x13${" \t\u00a0".repeat(50)}DDEAUTO cmd\x14\x15`))),
  ),
  "a field whose name is computed": docOf(
    {},
    wordStream("x\x13 \x13 QUOTE 68 68 69 \x14DDE\x15 c:\\cmd.exe \x14y\x15"),
  ),
  "a field whose name is computed, with two bytes a letter": docOf(
    {},
    wordStream(String.fromCharCode(...utf16("\x13\x13QUOTE 68\x14D\x15DE x\x14y\x15"))),
  ),
  "a picture from a network": docOf({}, wordStream('x\x13 INCLUDEPICTURE "\\\\evil\\a.png" \x14y\x15')),
  "a template (.dot)": docOf({}, wordStream("x", 0x0201)),
  "Word 95, which keeps its macros in the text": docOf(
    {},
    Uint8Array.from([0xdc, ...wordStream().subarray(1)]),
  ),
};

test.each(Object.entries(harmful))("refused: %s", async (_, bytes) => {
  expect(await verdictOn(bytes)).toBe("macros");
});

test("a document with an empty pool of objects, or with pictured ones, is accepted; a formula is marked", async () => {
  expect(await verdictOn(docOf())).toBe("doc null");
  const pictured = {
    ...objectPool("\u0001Ole"),
    ...objectPool("\u0003ObjInfo"),
    ...objectPool("\u0002OlePres000"),
  };
  expect(await verdictOn(docOf(pictured))).toBe("doc null");
  expect(await verdictOn(docOf(objectPool("Equation Native")))).toBe("doc active-content");
  expect(await verdictOn(docOf({}, wordStream("\x13 HYPERLINK http://voorbeeld.example \x14x\x15")))).toBe(
    "doc null",
  );
  const nested = "\x13 IF \x13 PAGE \x141\x15 = 1 \x13\x13\x01 \x14x\x15";
  expect(await verdictOn(docOf({}, wordStream(nested)))).toBe("doc null");
});

test("a template of another place is marked", async () => {
  for (const [text, warning] of [
    ["https://evil.example/a.dot", "active-content"],
    ["\\\\evil\\share\\a.dot", "active-content"],
    ["C:\\Sjablonen\\Normal.dot", null],
  ] as const) {
    const table = Uint8Array.from([...new Uint8Array(5000), ...utf16(text)]);
    expect(await verdictOn(docOf({ "/1Table": table })), text).toBe(`doc ${warning}`);
  }
});

test("other compound files are no document, whatever bytes they carry; with a password they are locked", async () => {
  const workbook = Uint8Array.from([...large, ...utf16("WordDocument"), ...large]);
  expect(await verdictOn(oleOf({ "/Workbook": workbook }))).toBe("wrongKind");
  expect(await verdictOn(oleOf({ "/__properties_version1.0": some }))).toBe("wrongKind");
  expect(await verdictOn(oleOf({ "/a/WordDocument": wordStream(), "/1Table": large }))).toBe("wrongKind");
  expect(await verdictOn(oleOf({ "/EncryptedPackage": large, "/EncryptionInfo": some }))).toBe("locked");
  expect(await verdictOn(docOf({}, wordStream("x", 0x0300)))).toBe("locked");
});

test("a compound file is read as the library of its makers' format reads it", () => {
  const streams = {
    "/WordDocument": wordStream("abc"),
    "/1Table": large,
    "/a/b/klein": some,
    "/leeg": new Uint8Array(),
  };
  const bytes = oleOf(streams);
  const ours = new OleFile(bytes);
  const theirs = CFB.read(bytes, { type: "array" });
  for (const [path, content] of Object.entries(streams)) {
    const entry = ours.entries.find(
      ({ name, path: to }) => `/${[...(to ?? ["?"]), name].join("/")}` === path,
    );
    expect(entry && ours.read(entry), path).toEqual(content);
    expect(Uint8Array.from(CFB.find(theirs, path)?.content ?? [])).toEqual(content);
  }
  expect(ours.entries.filter(({ name }) => name).length).toBe(theirs.FullPaths.length);
});

/** A table in which sector `i` is followed by `next(i)`. */
function chained(sectors: number, next: (sector: number) => number): Uint8Array<ArrayBuffer> {
  const tables = Math.ceil(sectors / 128);
  const bytes = Buffer.alloc(512 * (sectors + 1));
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(bytes);
  for (const [at, value] of [
    [26, 3],
    [30, 9],
    [32, 6],
  ] as const)
    bytes.writeUInt16LE(value, at);
  for (const [at, value] of [
    [44, tables],
    [48, sectors - tables - 1],
    [56, 4096],
  ] as const)
    bytes.writeUInt32LE(value, at);
  bytes.writeInt32LE(-2, 60);
  bytes.writeInt32LE(-2, 68);
  for (let i = 0; i < 109; i++) bytes.writeInt32LE(i < tables ? sectors - tables + i : -1, 76 + 4 * i);
  for (let s = 0; s < sectors - tables; s++)
    bytes.writeInt32LE(next(s), 512 * (sectors - tables + (s >> 7) + 1) + 4 * (s & 127));
  return Uint8Array.from(bytes);
}

test("chains that loop, run backwards or share sectors cost no more than the file and are refused", async () => {
  const before = process.memoryUsage().arrayBuffers;
  for (const next of [
    (s: number) => (s === 0 ? -2 : s - 1),
    (s: number) => (s === 0 ? 13_000 : s - 1),
    () => 5,
    (s: number) => s,
    (s: number) => s + 1,
  ]) {
    const bytes = chained(13_500, next);
    expect(await verdictOn(bytes)).toBe("damaged");
  }
  // Five files of 7 MB; a library that copies each chain takes gigabytes.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(120 * 1024 * 1024);
});
