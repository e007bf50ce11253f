import { expect, test } from "vitest";
import { inspectFile } from "~/features/leads/receive/inspect-file.server";
import {
  type Docx,
  docxOf,
  docxParts,
  field,
  mainType,
  override,
  rel,
  relationships,
  zipped,
} from "~tests/support/sample-documents";

const ms = "application/vnd.ms-word";
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const program = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)]);
const msRel = "http://schemas.microsoft.com/office/2006/relationships";
async function verdictOn(docx: Docx) {
  const verdict = await inspectFile(docxOf(docx));
  return "problem" in verdict ? verdict.problem : verdict.kind;
}

/** Everything with which a .docx runs a program, or fetches or holds what could. */
const harmful: Record<string, Docx> = {
  "macros as Word writes them": {
    type: `${ms}.document.macroEnabled.main+xml`,
    rels: rel(`${msRel}/vbaProject`, "vbaProject.bin"),
    types: override("/word/vbaProject.bin", "application/vnd.ms-office.vbaProject"),
    parts: [["word/vbaProject.bin", program]],
  },
  "macros in capitals": { parts: [["word/VBAPROJECT.BIN", program]] },
  "macros in capitals, emptied": { parts: [["word/VBAPROJECT.BIN", "leeg"]] },
  "a macro part under another name, by its relationship": {
    rels: rel(`${msRel}/VBAproject`, "media/foto.bin"),
    parts: [["word/media/foto.bin", "geen ole"]],
  },
  "a macro part under another name, by its type": {
    types: override("/word/foto.bin", "application/vnd.ms-office.VBAPROJECT"),
    parts: [["word/foto.bin", "geen ole"]],
  },
  "a macro part under another name, by its content": { parts: [["word/media/foto.png", program]] },
  "a macro part under another name, stored in blocks": {
    parts: [["word/media/foto.png", Uint8Array.from([...program, ...new Uint8Array(60_000)])]],
    zip: { level: 0 },
  },
  "a macro part under another name, escaped": { parts: [["word/vba%50roject.bin", "geen ole"]] },
  "macro data": { parts: [["word/vbaData.xml", "<a/>"]] },
  "a macroEnabled content type alone": { type: `${ms}.document.macroEnabled.main+xml` },
  "a macroEnabled content type in another case": { type: `${ms}.document.MACROENABLED.main+xml` },
  "a macroEnabled content type with character references": {
    types: override("/word/x.xml", `${ms}.document.&#109;acro&#x45;nabled.main+xml`),
  },
  "a template with macros (.dotm)": { type: `${ms}.template.macroEnabledTemplate.main+xml` },
  "a template (.dotx)": { type: `${word}.template.main+xml` },
  "an embedded object": {
    rels: rel("oleObject", "embeddings/oleObject1.bin"),
    parts: [["word/embeddings/oleObject1.bin", program]],
  },
  "an embedded package": {
    rels: rel("package", "media/a.xlsx"),
    parts: [["word/media/a.xlsx", "PK\x03\x04"]],
  },
  "an ActiveX control": { rels: rel("control", "activeX/activeX1.xml") },
  "another format inside (altChunk)": {
    rels: rel("aFChunk", "deel.html"),
    parts: [["word/deel.html", "<html/>"]],
  },
  "a page inside": { types: override("/word/deel.x", "text/html"), parts: [["word/deel.x", "a"]] },
  "buttons of its own": { rels: rel(`${msRel}/ui/extensibility`, "customUI.xml") },
  "a frame": { rels: rel("frame", "http://evil.example", "External") },
  "a part of another document": { rels: rel("subDocument", "file:///C:/a.docx", "External") },
  "letters from a database": { body: "<w:mailMerge/>" },
  "a picture from elsewhere": { rels: rel("image", "http://evil.example/a.png", "External") },
  "an object from elsewhere": { rels: rel("oleObject", "mhtml:http://evil.example!x", "External") },
  "something from elsewhere, its mode in capitals": {
    rels: rel("header", "https://evil.example", "EXTERNAL"),
  },
  "something from elsewhere without a mode": { rels: rel("header", "//evil.example/x") },
  "something from a network path": { rels: rel("image", "\\\\evil\\share\\a.png") },
  "a link that starts a program": { rels: rel("hyperlink", "ms-msdt:/id", "External") },
  "a link to a program on the disk": { rels: rel("hyperlink", "C:\\Windows\\calc.exe", "External") },
  "a link to a program on a network": { rels: rel("hyperlink", "//evil/calc.exe", "External") },
  "a link to a file by its scheme": { rels: rel("hyperlink", "file:///C:/Windows/calc.exe", "External") },
  "a link that is script": { rels: rel("hyperlink", "javascript:alert(1)", "External") },
  "a template from the internet": {
    rels: rel("attachedTemplate", "https://evil.example/a.dotm", "External"),
  },
  "a template from a network": { rels: rel("attachedTemplate", "\\\\evil\\a.dotm", "External") },
  "a template from a network by file:": { rels: rel("attachedTemplate", "file://evil/a.dotm", "External") },
  "a template from a network by four slashes": {
    rels: rel("attachedTemplate", "file:////evil/a.dotm", "External"),
  },
  "a template in character references": {
    rels: rel("attachedTemplate", "&#104;ttp://evil.example/a", "External"),
  },
};

test.each(Object.entries(harmful))("refused: %s", async (_, docx) => {
  expect(await verdictOn(docx)).toBe("macros");
});

const honest: Record<string, Docx> = {
  "a letter": {},
  "links to pages, mail and telephone": {
    rels: [
      rel("hyperlink", "https://voorbeeld.example/a?b=1&amp;c=2", "External"),
      rel("hyperlink", "mailto:jan@voorbeeld.example", "External"),
      rel("hyperlink", "tel:+31612345678", "External"),
      rel("hyperlink", "#_Toc1", "External"),
      rel("hyperlink", "www.voorbeeld.example/a", "External"),
    ].join(""),
  },
  "the template that Word's own documents name": {
    types: override("/word/settings.xml", `${word}.settings+xml`),
    parts: [
      ["word/settings.xml", '<w:settings xmlns:w="x"><w:attachedTemplate r:id="rId1"/></w:settings>'],
      [
        "word/_rels/settings.xml.rels",
        relationships(
          rel(
            "attachedTemplate",
            "file:///C:\\Users\\Jan\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm",
            "External",
          ),
        ),
      ],
    ],
  },
  "a template on a Mac": { rels: rel("attachedTemplate", "file:///Users/jan/Normal.dotm", "External") },
  "a template without a place": { rels: rel("attachedTemplate", "Normal.dotm", "External") },
  "headers, comments, notes, a picture, a font and data of its own": {
    types: [
      override("/word/header1.xml", `${word}.header+xml`),
      override("/word/comments.xml", `${word}.comments+xml`),
      override(
        "/customXml/itemProps1.xml",
        "application/vnd.openxmlformats-officedocument.customXmlProperties+xml",
      ),
      override("/word/fonts/font1.odttf", "application/vnd.openxmlformats-officedocument.obfuscatedFont"),
    ].join(""),
    rels:
      rel("header", "header1.xml") +
      rel("comments", "comments.xml") +
      rel("image", "media/image1.png") +
      rel("customXml", "../customXml/item1.xml"),
    parts: [
      [
        "word/header1.xml",
        `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${field(" PAGE ")}</w:hdr>`,
      ],
      ["word/comments.xml", '<w:comments xmlns:w="x"/>'],
      ["word/media/image1.png", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
      ["word/fonts/font1.odttf", Uint8Array.from([1, 2, 3, 4])],
      ["customXml/item1.xml", '<b:Sources xmlns:b="x" SelectedStyle=""/>'],
      ["customXml/itemProps1.xml", '<ds:datastoreItem xmlns:ds="x"/>'],
    ],
  },
  "a drawing with a document type": {
    types: '<Default Extension="svg" ContentType="image/svg+xml"/>',
    parts: [["word/media/image1.svg", '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg/>']],
  },
  "data descriptors, as LibreOffice and Google write them": { zip: { flags: () => 0x0808 } },
};

test.each(Object.entries(honest))("accepted: %s", async (_, docx) => {
  expect(await verdictOn(docx)).toBe("docx");
});

test("a main part under any name and in any order is found by what the package says", async () => {
  const parts = docxParts().map(([name, content]): [string, string | Uint8Array] => [
    name.replace("document.xml", "document2.xml"),
    String(content).replaceAll("document.xml", "document2.xml"),
  ]);
  expect(await inspectFile(zipped(parts.reverse()))).toMatchObject({ kind: "docx" });
});

test("an archive that two readers could see differently is damaged, an encrypted one is locked", async () => {
  const of = (zip: Docx["zip"], parts: Docx["parts"] = []) => verdictOn({ ...(zip && { zip }), parts });
  expect(await of({ localName: (name) => name.replace("styles.xml", "vbaProj.xm") })).toBe("damaged");
  expect(await of({}, [["word/DOCUMENT.xml", "<a/>"]])).toBe("damaged");
  expect(await of({}, [["../start.bat", "x"]])).toBe("damaged");
  expect(await of({ flags: () => 0x0801 })).toBe("locked");
  const whole = docxOf();
  const [cut, trailed] = [whole.slice(0, -400), Uint8Array.from([...whole, ...new Uint8Array(100).fill(65)])];
  for (const bytes of [cut, trailed]) expect(await inspectFile(bytes)).toEqual({ problem: "damaged" });
  const newline = Uint8Array.from([...whole, 10]);
  expect(await inspectFile(newline)).toMatchObject({ kind: "docx" });
});

test("what two answers say of one part, or of the document, is not accepted", async () => {
  const twice = override("/word/document.xml", mainType) + override("/WORD/document.xml", `${word}.x+xml`);
  expect(await verdictOn({ types: twice })).toBe("macros");
  const parts = docxParts().map(([name, content]): [string, string | Uint8Array] =>
    name === "_rels/.rels"
      ? [
          name,
          relationships(rel("officeDocument", "word/document.xml") + rel("officeDocument", "word/b.xml")),
        ]
      : [name, content],
  );
  expect(await inspectFile(zipped(parts))).toEqual({ problem: "wrongKind" });
});

test("a spreadsheet inside the folders of a document is none", async () => {
  const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
  expect(await verdictOn({ type: sheet })).toBe("wrongKind");
});

test("a part that unpacks to more than a book is not read to its end, whatever size it declares", async () => {
  const bomb = new Uint8Array(120 * 1024 * 1024).fill(0x20);
  bomb.set(new TextEncoder().encode("<a>"));
  const before = process.memoryUsage().arrayBuffers;
  const declared = (name: string) => (name === "word/bom.xml" ? 10 : undefined);
  expect(await verdictOn({ parts: [["word/bom.xml", bomb]], zip: { declared } })).toBe("macros");
  // Some times the limit of a part, as long as nothing is collected.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * 1024 * 1024);
});

test("an XML part with a document type or in an encoding that Word does not write is refused", async () => {
  const twice = rel("image", "http://evil.example").replace("/>", ' x:Target="media/a.png"/>');
  expect(await verdictOn({ rels: twice })).toBe("damaged");
  for (const xml of [
    '<!DOCTYPE a [<!ENTITY b "DDE">]><a/>',
    '<?xml version="1.0" encoding="utf-7"?><a/>',
    "<a",
  ])
    expect(await verdictOn({ parts: [["word/x.xml", xml]] }), xml).toBe("damaged");
});
