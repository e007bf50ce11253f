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
