import { expect, test } from "vitest";
import { inspectFile } from "~/features/leads/receive/inspect-file.server";
import { type Docx, docOf, docxOf, field, rel, wordStream } from "~tests/support/sample-documents";

async function verdictOn(bytes: Uint8Array<ArrayBuffer>) {
  const verdict = await inspectFile(bytes);
  return "problem" in verdict ? verdict.problem : verdict.warning;
}

const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
/** As Word writes it: each `\` twice. */
const inField = (target: string) =>
  ` HYPERLINK "${target.replaceAll("\\", "\\\\")}" \\o "Naar C: \\\\\\\\a" `;

/** The verdicts on one link, in each of the ways in which a document has it. */
async function verdictsOn(target: string) {
  const docs = {
    relationship: docxOf({ rels: rel("hyperlink", xml(target), "External") }),
    field: docxOf({ body: field(xml(inField(target))) }),
    bare: docxOf({ body: field(xml(` HYPERLINK \\l "x" "${target}" `)) }),
    doc: docOf({}, wordStream(`x\x13${inField(target)}\x14klik\x15`)),
  };
  return Promise.all(Object.values(docs).map(verdictOn));
}

const harmless = [
  ...["https://dak.example/a?b=1&c=2", "http://dak.example", "www.dak.example/a", "www.dak.example:8080/a"],
  ...["mailto:info@dak.example", "tel:+31401234567", "sms:+31612345678", "whatsapp://send?phone=31612345678"],
  ...["skype:dakdekker?call", "ftp://dak.example/a", "about:blank", "about:blank#a", "#_Toc1", "offerte.pdf"],
  ...[
    "../Downloads/offerte.pdf",
    "Tel. 040: 123",
    "file:///C:\\Users\\jan\\offerte.pdf",
    "C:\\Offertes\\dak.docx",
  ],
];

test.each(harmless)("accepted: a link to %s", async (target) => {
  expect(await verdictsOn(target)).toEqual([null, null, null, null]);
});

const unknown = [
  "htpp://www.dak.example",
  "E-mail: info@dak.example",
  "outlook:inbox",
  "onenote:https://dak.example",
];

test.each(unknown)("accepted and marked: a link to %s", async (target) => {
  expect(await verdictsOn(target)).toEqual(Array(4).fill("active-content"));
});

const harmful = [
  ...[
    "\\\\evil.example\\share\\x.exe",
    "//evil.example/x.exe",
    "/\\evil.example\\x",
    "%5C%5Cevil.example%5Cx",
  ],
  ...[
    "file:////evil.example/share/x.lnk",
    "file://evil.example/a.pdf",
    "file:///C:/Windows/System32/calc.exe",
  ],
  ...["C:\\Windows\\System32\\calc.exe", "ms-msdt:/id PCWDiagnostic", "MS-Excel:ofv|u|https://evil.example"],
  ...["search-ms:query=x&crumb=location:evil", "javascript:alert(1)", "vbscript:x", "data:text/html,x"],
  "java\u00adscript:alert(1)",
];

test.each(harmful)("refused: a link to %s", async (target) => {
  expect(await verdictsOn(target)).toEqual(Array(4).fill("macros"));
});

const docx = (more: Docx) => verdictOn(docxOf(more));

test("the address of a link is found behind its switches, and one that is too long to be read is marked", async () => {
  const to = '"\\\\\\\\evil\\\\x.exe"';
  for (const text of [
    `\\o "tip" ${to}`,
    `\\t _blank \\n ${to}`,
    `\\l"a"${to}`,
    `“\\\\\\\\evil”`,
    "\\\\\\\\evil",
  ])
    expect(await docx({ body: field(xml(` HYPERLINK ${text} `)) }), text).toBe("macros");
  for (const text of ['\\l "_Toc1"', '\\l "_Toc1" \\h', '"" \\l "C: \\\\\\\\a"'])
    expect(await docx({ body: field(xml(` HYPERLINK ${text} `)) }), text).toBeNull();
  expect(await docx({ body: field(xml(` HYPERLINK \\o "${"x".repeat(2000)}"`), xml(to)) })).toBe(
    "active-content",
  );
});

test("a picture that is fetched when the document is opened is marked, one that is stored in it is not", async () => {
  const picture = (address: string, rest: string) =>
    docx({ body: field(xml(` INCLUDEPICTURE "${address}" ${rest} `)) });
  for (const rest of ["\\d", "\\d \\* MERGEFORMAT", "\\* MERGEFORMAT \\D"])
    for (const scheme of ["http", "https"])
      expect(await picture(`${scheme}://dak.example/a.png`, rest)).toBe("active-content");
  expect(await picture("https://dak.example/a.png", "\\* MERGEFORMATINET")).toBeNull();
  expect(await picture("C:\\\\Fotos\\\\a.png", "\\d")).toBeNull();
  expect(
    await verdictOn(docOf({}, wordStream('\x13 INCLUDEPICTURE "http://dak.example/a" \\d \x14x\x15'))),
  ).toBe("active-content");
});

test("a base that makes every relative link lead to a folder or a network is refused", async () => {
  const base = (text: string) =>
    docx({ parts: [["docProps/app.xml", `<Properties>${text}<Pages>1</Pages></Properties>`]] });
  for (const text of [
    "\\\\evil.example\\share\\",
    "file:///C:/Windows/",
    "C:\\",
    "ms-msdt:",
    "\\\\evil<!-- -->\\a",
  ])
    expect(await base(`<HyperlinkBase>${text}</HyperlinkBase>`), text).toBe("macros");
  for (const text of ["", " ", "https://dak.example/", "http://dak.example/", "Offerte dak"])
    expect(await base(`<HyperlinkBase>${text}</HyperlinkBase>`), text).toBeNull();
  expect(await base("<HyperlinkBase/>")).toBeNull();
});
