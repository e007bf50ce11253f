import {
  type Block,
  type Document,
  type DocumentNode,
  type DocumentSection,
  type Figure,
  type Image,
  plainText,
  type Video,
} from "~/lib/document";
import { slugify } from "~/lib/text/slugify";

export const emptyDocument: Document = { type: "doc", content: [{ type: "paragraph" }] };

/** All nodes, parents before their children, in reading order. */
export function* nodesOf(node: DocumentNode): Generator<DocumentNode> {
  yield node;
  if (!("content" in node)) return;
  for (const child of node.content ?? []) yield* nodesOf(child);
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

/** All links with their text. */
export function linksOf(document: Document): { href: string; label: string }[] {
  return [...nodesOf(document)].flatMap((node) =>
    node.type === "text"
      ? (node.marks ?? []).flatMap((mark) =>
          mark.type === "link" ? [{ href: mark.attrs.href, label: node.text }] : [],
        )
      : [],
  );
}

export function imagesOf(document: Document): Image[] {
  return [...nodesOf(document)].filter((node) => node.type === "image");
}

export function figuresOf(document: Document): Figure[] {
  return document.content.filter((block) => block.type === "figure");
}

export function videosOf(document: Document): Video[] {
  return document.content.filter((block) => block.type === "video");
}

/** The size of each table, in columns and rows. */
export function tablesOf(document: Document): { columns: number; rows: number }[] {
  return [...nodesOf(document)].flatMap((node) => {
    if (node.type !== "table") return [];
    const widths = node.content.map(({ content: cells }) =>
      cells.reduce((sum, { attrs }) => sum + attrs.colspan, 0),
    );
    return [{ columns: Math.max(...widths), rows: widths.length }];
  });
}

export function sectionsOf(document: Document): DocumentSection[] {
  const sections: DocumentSection[] = [];
  const used = new Set<string>();
  for (const block of document.content) {
    if (block.type === "heading" && block.attrs.level === 2) {
      const heading = plainText(block).replace(/\s+/g, " ").trim();
      if (heading !== "") sections.push({ id: anchor(block.attrs.id ?? heading, used), heading, blocks: [] });
      continue;
    }
    if (isEmpty(block)) continue;
    const last = sections.at(-1);
    if (last) last.blocks.push(block);
    else sections.push({ id: anchor("begin", used), heading: null, blocks: [block] });
  }
  return sections;
}

function isEmpty(block: Block): boolean {
  return (block.type === "paragraph" || block.type === "heading") && plainText(block).trim() === "";
}

function anchor(heading: string, used: Set<string>): string {
  const name = slugify(heading) || "deel";
  let candidate = name;
  for (let n = 2; used.has(candidate); n++) candidate = `${name}-${n}`;
  used.add(candidate);
  return candidate;
}
