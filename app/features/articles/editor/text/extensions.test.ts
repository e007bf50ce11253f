import { getSchema } from "@tiptap/core";
import { expect, test } from "vitest";
import { articles } from "~/content/articles/list";
import { articleDocument } from "~/features/articles/model/article-document";
import { documentSchema } from "~/features/articles/model/document-schema.server";
import { insertable, newBlock } from "./blocks";
import { extensions } from "./extensions";
import { toDocument } from "./to-document";

const schema = getSchema(extensions);

test.each(articles)("the editor holds $slug and saves it as it was", (article) => {
  const { body } = articleDocument(article);
  const node = schema.nodeFromJSON(body);
  node.check();
  // An empty line has no content in the editor.
  const plain = JSON.parse(JSON.stringify(body).replaceAll(/,"content":\[\]/g, ""));
  expect(toDocument(node.toJSON())).toEqual(plain);
});

test("what the menu inserts is what may be saved", () => {
  for (const { content } of insertable) {
    const doc = schema.node("doc", null, [newBlock(schema, content)]);
    doc.check();
    expect(documentSchema.safeParse(toDocument(doc.toJSON())).error).toBeUndefined();
  }
});

test("a draft keeps a link to a video that is not understood yet", () => {
  const attrs = { provider: "youtube", video: "", title: "", link: "https://elders.example/film" };
  const body = { type: "doc", content: [{ type: "video", attrs }] };
  expect(documentSchema.parse(toDocument(schema.nodeFromJSON(body).toJSON()))).toEqual(body);
});

test.each([
  [1, undefined],
  [4, { start: 4 }],
  [123_456, { start: 9999 }],
])("a numbered list that begins with %i goes on with it", (start, attrs) => {
  const line = { type: "paragraph", content: [{ type: "text", text: "Dan" }] };
  const list = { type: "orderedList", attrs: { start }, content: [{ type: "listItem", content: [line] }] };
  const saved = documentSchema.parse(
    toDocument(schema.nodeFromJSON({ type: "doc", content: [list] }).toJSON()),
  );
  expect(saved.content).toEqual([{ ...list, attrs }]);
});

test("a draft keeps what was pasted as one line, however long, in a title too", () => {
  const text = [{ type: "text", text: "Een lang stuk. ".repeat(10_000) }];
  const title = { type: "title", content: text };
  const line = { type: "paragraph", content: text };
  const callout = { type: "callout", attrs: { tone: "tip" }, content: [title, line] };
  const body = { type: "doc", content: [callout, line] };
  expect(documentSchema.parse(toDocument(schema.nodeFromJSON(body).toJSON()))).toEqual(body);
});
