import type { Picture } from "~/content/types";
import { type Block, type ListItem, lineText, plainText } from "~/lib/document";
import { readText } from "~/lib/text/source-read";
import { videoAddress } from "~/lib/video-address";
import type { ArticleContent } from "./article-content";

const headings = { 2: "Kop: ", 3: "Tussenkop: ", 4: "Kleine kop: " };
/** Where the button of a call to action leads, for the office. */
export const callsToAction = {
  inspection: "Gratis inspectie",
  quote: "Gratis offerte",
  emergency: "Spoed",
  membership: "Zorgeloos Wonen",
} as const;
const tones = { tip: "Tip: ", warning: "Let op: ", urgent: "Spoed: " };

/** An article as readable lines, for comparing two versions. */
export function contentLines(content: ArticleContent): string[] {
  const { title, slug, excerpt, lead, seoTitle, seoDescription, relatedServices, cover, category } = content;
  const { keywords, relatedArticles, sources } = content;
  return [
    `Titel: ${title}`,
    `Inleiding: ${excerpt}`,
    ...(lead ? [`Boven het artikel: ${lead}`] : []),
    ...content.body.content.flatMap(blockLines),
    `Webadres: ${slug}`,
    `Rubriek: ${category}`,
    `Omslagfoto: ${cover ? coverText(cover) : "geen"}`,
    `Diensten: ${relatedServices.join(", ") || "geen"}`,
    `Titel voor zoekmachines: ${seoTitle}`,
    `Omschrijving voor zoekmachines: ${seoDescription}`,
    ...(keywords.length > 0 ? [`Trefwoorden: ${keywords.join(", ")}`] : []),
    ...(relatedArticles.length > 0 ? [`Verder lezen: ${relatedArticles.join(", ")}`] : []),
    ...sources.map((source) =>
      [`Bron: ${source.title}`, source.url, readText(source)].filter(Boolean).join(", "),
    ),
  ];
}

function coverText({ alt, focus }: Picture): string {
  return (alt || "zonder beschrijving") + (focus ? `, uitsnede rond ${focus}` : "");
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
    case "video":
      return [
        `Video: ${block.attrs.title || "zonder titel"}${block.attrs.video && `, ${videoAddress(block.attrs)}`}`,
      ];
    case "horizontalRule":
      return ["Scheidingslijn"];
    case "callToAction":
      return [`Oproep (${callsToAction[block.attrs.to]}): ${block.content.map(plainText).join(" / ")}`];
    case "table":
      return block.content.map((row) => `| ${row.content.map(plainText).join(" | ")} |`);
    case "tableFigure":
      return block.content.flatMap((part) =>
        part.type === "table" ? blockLines(part) : [`Bij de tabel: ${plainText(part)}`],
      );
    case "figure":
      return [
        `Tekening ${block.attrs.drawing}: ${block.attrs.alt}`,
        ...block.content.map((line, index) => `${index || "Onderschrift"}: ${plainText(line)}`),
      ];
    case "steps":
      return block.content.map(
        (step, index) => `Stap ${index + 1}: ${step.content.map(plainText).join(" / ")}`,
      );
    case "facts":
      return block.content.map((fact) => `Cijfer: ${fact.content.map(plainText).join(" / ")}`);
    case "faq":
      return block.content.map(
        (item) => `Vraag: ${lineText(item, "title")} / ${item.content.slice(1).map(plainText).join(" / ")}`,
      );
    case "countries":
      return block.content.flatMap(({ type, content }) =>
        content.map((line) => `${type === "countryNl" ? "Nederland" : "België"}: ${plainText(line)}`),
      );
  }
}
