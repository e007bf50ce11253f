import { expect, test } from "vitest";
import { type Block, type Document, plainText } from "~/lib/document";
import { textDocument } from "~tests/support/article-samples";
import { countWords, sectionsOf } from "./document-queries";

const heading = (text: string): Block => ({
  type: "heading",
  attrs: { level: 2 },
  content: [{ type: "text", text }],
});
const doc = (...content: Block[]): Document => ({ type: "doc", content });

test("sections begin at headings, with anchors that differ, and empty lines are left out", () => {
  const [lines] = textDocument("tekst").content;
  if (!lines) throw new Error();
  const sections = sectionsOf(
    doc(lines, { type: "paragraph" }, heading("Kop"), lines, heading("Kop"), heading(" ")),
  );
  expect(sections.map(({ id, heading: name, blocks }) => [id, name, blocks.length])).toEqual([
    ["begin", null, 1],
    ["kop", "Kop", 1],
    ["kop-2", "Kop", 0],
  ]);
});

test("words are counted as a reader counts them", () => {
  expect(countWords("Eén dak, 2,5 m² en 'n goot – klaar.")).toBe(8);
  expect(countWords(plainText(textDocument("een twee", "drie")))).toBe(3);
  expect(countWords("")).toBe(0);
});
