import type { Article, Block as Piece, RichText, Section } from "~/content/types";
import type {
  Block,
  Cell,
  Document,
  Inline,
  Line,
  LineName,
  ListItem,
  Mark,
  Paragraph,
} from "~/lib/document";
import { parseRichText, type RichNode } from "~/lib/rich-text";
import { type ArticleContent, emptyContent } from "./article-content";

/** An article that the site carries, as the editor and the pages hold articles. */
export function articleDocument(article: Article): ArticleContent {
  const { slug, title, category, excerpt, lead, meta, relatedServices, relatedArticles, sources } = article;
  return {
    ...emptyContent,
    ...{ slug, title, category, excerpt, lead, relatedServices, relatedArticles, sources },
    seoTitle: meta.title,
    seoDescription: meta.description,
    keywords: meta.keywords,
    body: sectionsDocument(article.sections),
  };
}

/** Ends with an empty line, as the editor has it: so that opening an article changes nothing. */
function sectionsDocument(sections: Section[]): Document {
  const content = sections.flatMap(({ id, heading, blocks }): Block[] => [
    { type: "heading", attrs: { level: 2, id }, content: text(heading) },
    ...blocks.flatMap(blocksOf),
  ]);
  return { type: "doc", content: [...content, { type: "paragraph" }] };
}

function blocksOf(piece: Piece): Block[] {
  switch (piece.type) {
    case "prose":
      return piece.paragraphs.map(paragraph);
    case "list": {
      const content = piece.items.map((item): ListItem => ({ type: "listItem", content: [paragraph(item)] }));
      const intro = piece.intro ? [paragraph(piece.intro)] : [];
      if (piece.style === "number") return [...intro, { type: "orderedList", content }];
      const attrs = piece.style === "check" ? { attrs: { style: "check" as const } } : {};
      return [...intro, { type: "bulletList", ...attrs, content }];
    }
    case "steps":
      return [
        {
          type: "steps",
          content: piece.steps.map((step) => ({
            type: "step",
            content: [plain("title", step.title), paragraph(step.text)],
          })),
        },
      ];
    case "table":
      return [tableOf(piece)];
    case "callout": {
      const { tone, title, text: words } = piece;
      return [{ type: "callout", attrs: { tone }, content: [plain("title", title), paragraph(words)] }];
    }
    case "facts":
      return [
        {
          type: "facts",
          content: piece.facts.map(({ label, value, note }) => ({
            type: "fact",
            content: [plain("factLabel", label), plain("factValue", value), marked("note", note ?? "")],
          })),
        },
      ];
    case "figure": {
      const { drawing, alt, caption, legend = [] } = piece;
      const content = [plain("caption", caption), ...legend.map((line) => marked("legendItem", line))];
      return [{ type: "figure", attrs: { drawing, alt }, content }];
    }
    case "faq":
      return [
        {
          type: "faq",
          content: piece.items.map(({ question, answer }) => ({
            type: "faqItem",
            content: [plain("title", question), ...answer.map(paragraph)],
          })),
        },
      ];
    case "countries":
      return [
        {
          type: "countries",
          content: [
            { type: "countryNl", content: piece.nl.map(paragraph) },
            { type: "countryBe", content: piece.be.map(paragraph) },
          ],
        },
      ];
    case "people":
    case "links":
      throw new Error(`Articles have no block '${piece.type}'.`);
  }
}

function tableOf({ caption, head, rows, note }: Extract<Piece, { type: "table" }>): Block {
  const cell = (type: Cell["type"], words: RichText): Cell => ({
    type,
    attrs: { colspan: 1, rowspan: 1 },
    content: [paragraph(words)],
  });
  const table = {
    type: "table" as const,
    content: [
      { type: "tableRow" as const, content: head.map((label) => cell("tableHeader", label)) },
      ...rows.map((words) => ({
        type: "tableRow" as const,
        content: words.map((one, column) => cell(column === 0 ? "tableHeader" : "tableCell", one)),
      })),
    ],
  };
  return { type: "tableFigure", content: [plain("caption", caption), table, marked("note", note ?? "")] };
}

const text = (words: string): Inline[] => (words === "" ? [] : [{ type: "text", text: words }]);

function plain<Name extends LineName>(type: Name, words: string): Line<Name> {
  return { type, content: text(words) };
}

function marked<Name extends LineName>(type: Name, words: RichText): Line<Name> {
  return { type, content: inline(parseRichText(words)) };
}

function paragraph(words: RichText): Paragraph {
  return { type: "paragraph", content: inline(parseRichText(words)) };
}

function inline(nodes: RichNode[], marks: Mark[] = []): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    const own = (words: string, more: Mark[] = marks): Inline => ({
      type: "text",
      text: words,
      ...(more.length > 0 && { marks: more }),
    });
    if (node.type === "text") return [own(node.text)];
    if (node.type === "strong") return inline(node.children, [...marks, { type: "bold" }]);
    return [own(node.label, [...marks, { type: "link", attrs: { href: node.href } }])];
  });
}
