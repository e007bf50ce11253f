import { expect, test } from "vitest";
import { inspectFile } from "~/features/leads/receive/inspect-file.server";
import { docxOf } from "~tests/support/sample-documents";
import { riskOfFields } from "./word-fields.server";
import { scanXml, XmlError } from "./xml-scan.server";

const nothing = { open: () => {} };

test("elements that are never closed are followed a thousand deep and no further", () => {
  let opened = 0;
  expect(() => scanXml("<a>".repeat(1_000_000), { open: () => opened++ })).toThrow(XmlError);
  expect(opened).toBeLessThan(1100);
});

test("what is not closed, or closed too often, is not well-formed", () => {
  for (const xml of ["<a>", "<a><b></a>", "</a>", "<a/></a>", "</a><a>"])
    expect(() => scanXml(xml, nothing), xml).toThrow(XmlError);
});

test("deep documents, declarations, marks, comments and white space around them are read", () => {
  const deep = "<a>".repeat(900) + "</a>".repeat(900);
  const declared =
    '<?xml version="1.0"?>\n<?mso-application progid="Word.Document"?><!-- x --><a/>\n<!-- </b> -->\n';
  for (const xml of ["", deep, declared, `\uFEFF${declared}`, "<a><![CDATA[</b><c>]]></a>\0"])
    expect(() => scanXml(xml, nothing)).not.toThrow();
});

test("a Word document of some kilobytes whose elements are never closed is damaged", async () => {
  for (const xml of ["<a>".repeat(2_700_000), "<a><b>", '<a xmlns:z="urn:z"><z:b></a>'])
    expect(await inspectFile(docxOf({ parts: [["word/x.xml", xml]] }))).toEqual({ problem: "damaged" });
});

test("a part that declares prefixes without end is not well-formed", () => {
  const prefixes = (count: number) =>
    Array.from({ length: count }, (_, i) => `<a xmlns:p${i}="urn:x"/>`).join("");
  expect(riskOfFields(`<a>${prefixes(500)}</a>`)).toBeNull();
  expect(() => riskOfFields(`<a>${prefixes(5000)}</a>`)).toThrow(XmlError);
});
