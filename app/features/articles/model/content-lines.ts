import { type Block, type ListItem, plainText } from "~/lib/document";
import type { ArticleContent } from "./article-content";

const headings = { 2: "Kop: ", 3: "Tussenkop: ", 4: "Kleine kop: " };
const tones = { tip: "Tip: ", warning: "Let op: ", urgent: "Spoed: " };

/** An article as readable lines, for comparing two versions. */
export function contentLines(content: ArticleContent): string[] {
  const { title, slug, excerpt, seoTitle, seoDescription, relatedServices, cover, category } = content;
  return [
    `Titel: ${title}`,
    `Inleiding: ${excerpt}`,
    ...content.body.content.flatMap(blockLines),
    `Webadres: ${slug}`,
    `Rubriek: ${category}`,
    `Omslagfoto: ${cover ? cover.alt || "zonder beschrijving" : "geen"}`,
    `Diensten: ${relatedServices.join(", ") || "geen"}`,
    `Titel voor zoekmachines: ${seoTitle}`,
    `Omschrijving voor zoekmachines: ${seoDescription}`,
  ];
}

function blockLines(block: Block): string[] {
  switch (block.type) {
    case "paragraph":
      return [plainText(block)].filter(Boolean);
    case "heading":
      return [headings[block.attrs.level] + plainText(block)];
    case "bulletList":
    case "orderedList":
      return block.content.map((item: ListItem) => `• ${item.content.map(plainText).join(" / ")}`);
    case "blockquote":
      return [`Citaat: ${plainText(block)}`];
    case "callout":
      return [tones[block.attrs.tone] + plainText(block)];
    case "image":
      return [`Afbeelding: ${block.attrs.alt || "zonder beschrijving"}`];
    case "table":
      return block.content.map((row) => `| ${row.content.map(plainText).join(" | ")} |`);
  }
}
