import { expect, test } from "vitest";
import { inspectFile } from "~/features/leads/receive/inspect-file.server";
import { type Docx, docxOf, override, rel, relationships, zipped } from "~tests/support/sample-documents";

async function verdictOn(docx: Docx) {
  const verdict = await inspectFile(docxOf(docx));
  return "problem" in verdict ? verdict.problem : verdict.warning;
}

const program = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The numbers of a chart, as Word packs them. */
function workbook({ types = "" } = {}, parts: [string, string | Uint8Array][] = []): Uint8Array {
  const list = `<Types>${override("/xl/workbook.xml", `${sheet}.main+xml`)}${types}</Types>`;
  return zipped([["[Content_Types].xml", list], ["xl/workbook.xml", "<workbook/>"], ...parts]);
}

/** A document with a chart whose numbers lie in `embedded`. */
function chart(embedded: Uint8Array): Docx {
  return {
    types: `<Default Extension="xlsx" ContentType="${sheet}"/>${override("/word/charts/chart1.xml", "application/vnd.openxmlformats-officedocument.drawingml.chart+xml")}`,
    rels: rel("chart", "charts/chart1.xml"),
    parts: [
      ["word/charts/chart1.xml", "<c:chartSpace/>"],
      ["word/charts/_rels/chart1.xml.rels", relationships(rel("package", "../embeddings/Werkblad1.xlsx"))],
      ["word/embeddings/Werkblad1.xlsx", embedded],
    ],
  };
}

const font = (content: string): Docx => ({
  types: `<Default Extension="odttf" ContentType="application/vnd.openxmlformats-officedocument.obfuscatedFont"/>`,
  parts: [["word/fonts/font1.odttf", content]],
});

/** What a document leads to that runs, holds or fetches something. */
const harmful: Record<string, Docx> = {
  "an embedded package that is no workbook": {
    rels: rel("package", "embeddings/a.docx"),
    parts: [["word/embeddings/a.docx", workbook()]],
  },
  "a workbook with macros in a chart": chart(workbook({}, [["xl/vbaProject.bin", program]])),
  "a workbook with a type of macros": chart(
    workbook({ types: override("/xl/a.bin", "application/vnd.ms-excel.sheet.macroEnabled.main+xml") }),
  ),
  "a workbook with data from elsewhere": chart(
    workbook({ types: override("/xl/a.xml", `${sheet.replace("sheet", "externalLink")}+xml`) }),
  ),
  "a panel of a web extension": {
    rels: rel(`http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes`, "a.xml"),
  },
  "a workbook elsewhere": { rels: rel("package", "https://evil.example/a.xlsx", "External") },
  "a picture from a network by file:": { rels: rel("image", "file://evil/a.png", "External") },
  "a link to a file of a network": { rels: rel("hyperlink", "file://evil/a.pdf", "External") },
  "a link to a file of a network by slashes": { rels: rel("hyperlink", "file://///evil/a.pdf", "External") },
};

test.each(Object.entries(harmful))("refused: %s", async (_, docx) => {
  expect(await verdictOn(docx)).toBe("macros");
});

const honest: Record<string, Docx> = {
  "links to files of its maker's computer": {
    rels: [
      rel("hyperlink", "file:///C:\\Users\\Jan\\Offerte 12.pdf", "External"),
      rel("hyperlink", "file:///Users/jan/foto.jpg", "External"),
    ].join(""),
  },
  "a picture of a pasted mail": { rels: rel("image", "cid:image001.png@01D9", "External") },
  "a font that begins like XML": font("<\x01\x02"),
  "a font that begins like a program": font("MZ\x02"),
};

test.each(Object.entries(honest))("accepted: %s", async (_, docx) => {
  expect(await verdictOn(docx)).toBeNull();
});

test("the numbers of a chart and a picture of a page are accepted and marked", async () => {
  const picture = { rels: rel("image", "https://voorbeeld.example/a.png", "External") };
  for (const docx of [chart(workbook()), picture]) expect(await verdictOn(docx)).toBe("active-content");
});
