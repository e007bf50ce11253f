import { expect, test } from "vitest";
import { type Document, plainText } from "./document";

test("the text of a document is its words, a line per part, with what is said of its pictures", () => {
  const body = {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Wat u ziet" }] },
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Een " },
          { type: "text", text: "scheur", marks: [{ type: "bold" }] },
          { type: "hardBreak" },
          { type: "text", text: "in de goot" },
        ],
      },
      { type: "paragraph" },
      {
        type: "bulletList",
        content: [
          { type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text: "lood" }] }] },
        ],
      },
      {
        type: "image",
        attrs: { media: "00112233445566aa", alt: "Een dak", caption: "", width: 16, height: 9 },
      },
    ],
  } as unknown as Document;
  expect(plainText(body)).toBe("Wat u ziet\nEen scheur\nin de goot\n\nlood\nEen dak");
});
