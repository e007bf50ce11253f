import { expect, test } from "vitest";
import { contentSchema } from "~/features/articles/model/article-schema.server";
import type { Block } from "~/lib/document";
import { sampleContent, textDocument } from "~tests/support/article-samples";
import { toMarkdown } from "./markdown-export";
import { fromMarkdown } from "./markdown-import";

const bodyOf = (text: string) => fromMarkdown(text).body.content;
const paragraph = (text: string) => textDocument(text).content[0] as Extract<Block, { type: "paragraph" }>;

test("headings, lists, marks, links, tables, quotes and callouts are read", () => {
  const blocks = bodyOf(
    [
      "## Kop",
      "Gewone **vette** en _schuine_ tekst met [een link](/daken).",
      "",
      "- een",
      "- twee",
      "  - onder twee",
      "",
      "1. eerst",
      "2. dan",
      "",
      "> Een citaat.",
      "",
      "> [!WARNING]",
      "> Blijf eraf.",
      "",
      "| Klacht | Oorzaak |",
      "| --- | --- |",
      "| Vlek | Naad |",
    ].join("\n"),
  );
  expect(blocks.map(({ type }) => type)).toEqual([
    ...["heading", "paragraph", "bulletList", "orderedList", "blockquote", "callout", "table"],
  ]);
  expect(blocks[1]).toEqual({
    type: "paragraph",
    content: [
      { type: "text", text: "Gewone " },
      { type: "text", text: "vette", marks: [{ type: "bold" }] },
      { type: "text", text: " en " },
      { type: "text", text: "schuine", marks: [{ type: "italic" }] },
      { type: "text", text: " tekst met " },
      { type: "text", text: "een link", marks: [{ type: "link", attrs: { href: "/daken" } }] },
      { type: "text", text: "." },
    ],
  });
  expect(blocks[2]).toMatchObject({ content: [{}, { content: [{}, { type: "bulletList" }] }] });
  expect(blocks[5]).toEqual({
    type: "callout",
    attrs: { tone: "warning" },
    content: [paragraph("Blijf eraf.")],
  });
});

/** A list as the numbers and words of its items; what stands under an item in brackets. */
const shown = (block: unknown): string => {
  const {
    type,
    text,
    attrs,
    content = [],
  } = block as {
    type: string;
    text?: string;
    attrs?: { start?: number };
    content?: unknown[];
  };
  if (type === "text") return text ?? "";
  const inner = content.map(shown);
  if (type === "bulletList") return `[${inner.map((item) => `- ${item}`).join(", ")}]`;
  if (type !== "orderedList") return inner.join(type === "paragraph" ? "" : " ").trim();
  return `[${inner.map((item, index) => `${(attrs?.start ?? 1) + index}. ${item}`).join(", ")}]`;
};

test.each([
  ["1. een\n\n2. twee\n\n3. drie", "[1. een, 2. twee, 3. drie]"],
  ["- een\n\n- twee\n\n  ook twee\n\ndaarna", "[- een, - twee ook twee] | daarna"],
  [
    "1. een\n   uitleg\n\n   - onder een\n   - nog een\n\n2. twee",
    "[1. een uitleg [- onder een, - nog een], 2. twee]",
  ],
  ["- een\n3. drie\n4. vier", "[- een] | [3. drie, 4. vier]"],
  ["1. een\n2. twee\n\nTussendoor.\n\n3. drie", "[1. een, 2. twee] | Tussendoor. | [3. drie]"],
  ["> citaat\n>\n> | a | b |\n> |---|---|\n> | 1 | 2 |", "citaat a | b 1 | 2"],
  ["> > diep\n> > - lijst", "diep [- lijst]"],
  ["- een\n  | x | y |\n  |---|---|\n  | 1 | 2 |", "[- een x | y 1 | 2]"],
  ["- een\n  ---\n  Onder de streep.", "[- een Onder de streep.]"],
  ["2*3*4 m en een_twee_drie, ***beide***, 5 * 3", "2*3*4 m en een_twee_drie, beide, 5 * 3"],
])("nothing of it is lost and numbers stay what they were: %j", (text, seen) => {
  expect(bodyOf(text).map(shown).join(" | ")).toBe(seen);
});

test("a table comes in whole, whatever its size", () => {
  const row = `|${" a |".repeat(25)}`;
  const [table] = bodyOf([row, `|${" --- |".repeat(25)}`, ...Array(299).fill(row)].join("\n"));
  if (table?.type !== "table") throw new Error("no table");
  expect(table.content.map(({ content }) => content.length)).toEqual(Array(300).fill(25));
});

test("the fields in front and a first heading give title and the rest", () => {
  const { fields, body } = fromMarkdown("---\ncategory: daken\nslug: een-stuk\n---\n# Een stuk\n\nTekst.\n");
  expect(Object.fromEntries(fields)).toEqual({ category: "daken", slug: "een-stuk", title: "Een stuk" });
  expect(body.content).toEqual([paragraph("Tekst.")]);
});

test("what is exported is read back the same", () => {
  const content = sampleContent({
    body: {
      type: "doc",
      content: [
        { type: "heading", attrs: { level: 3 }, content: [{ type: "text", text: "Kop *met* tekens" }] },
        {
          type: "paragraph",
          content: [
            { type: "text", text: "1. geen lijst, a_b_c [x] | y " },
            { type: "text", text: "vet", marks: [{ type: "bold" }] },
            { type: "hardBreak" },
            {
              type: "text",
              text: "link",
              marks: [{ type: "link", attrs: { href: "https://huis.example/a" } }],
            },
          ],
        },
        {
          type: "orderedList",
          attrs: { start: 4 },
          content: [{ type: "listItem", content: [paragraph("vier")] }],
        },
        { type: "orderedList", content: [{ type: "listItem", content: [paragraph("een")] }] },
        { type: "bulletList", content: [{ type: "listItem", content: [paragraph("punt")] }] },
        { type: "bulletList", content: [{ type: "listItem", content: [paragraph("ander")] }] },
        { type: "callout", attrs: { tone: "urgent" }, content: [paragraph("Bel."), paragraph("Nu.")] },
        {
          type: "image",
          attrs: {
            media: "00112233445566aa",
            alt: "Een [dak]",
            caption: "",
            width: 900,
            height: 600,
            size: "wide",
          },
        },
        { type: "horizontalRule" },
        { type: "video", attrs: { provider: "vimeo", video: "76979871", title: "Een `lek` zoeken" } },
        {
          type: "callToAction",
          attrs: { to: "membership" },
          content: [{ type: "title", content: [{ type: "text", text: "Elk jaar" }] }, paragraph("Kijken.")],
        },
      ],
    },
  });
  const { fields, body } = fromMarkdown(toMarkdown(content));
  expect(fields.get("title")).toBe(content.title);
  expect(body).toEqual(content.body);
});

test("whatever is read is a document that may be saved, in time that grows with its length", () => {
  const hostile = [
    "[x](javascript:alert(1)) <script>alert(1)</script>",
    "*".repeat(20_000),
    "[".repeat(20_000),
    "_a ".repeat(10_000),
    "> ".repeat(5_000),
    "- ".repeat(5_000),
    "|".repeat(5_000),
    '![x](y \'{"media":"../../x"}\')',
    "\\".repeat(9_999),
    "",
  ];
  for (const text of hostile) {
    const start = performance.now();
    const { body } = fromMarkdown(text);
    expect(performance.now() - start, text.slice(0, 20)).toBeLessThan(5_000);
    expect(JSON.stringify(body)).not.toContain('"href":"javascript');
    const saved = contentSchema.safeParse({ ...sampleContent(), body });
    if (!text.startsWith("!")) expect(saved.success, text.slice(0, 20)).toBe(true);
  }
});
