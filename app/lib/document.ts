/**
 * Text of an article as a tree of typed nodes; the form in which the editor makes it, the database keeps it and
 * pages show it. Nothing in it is HTML. What may stand where is decided by `features/articles/document-schema.server.ts`.
 */
export type Mark = { type: "bold" } | { type: "italic" } | { type: "link"; attrs: { href: string } };

export type Inline = { type: "text"; text: string; marks?: Mark[] | undefined } | { type: "hardBreak" };

export type Paragraph = { type: "paragraph"; content?: Inline[] | undefined };
export type Heading = { type: "heading"; attrs: { level: 2 | 3 | 4 }; content?: Inline[] | undefined };
export type List = { type: "bulletList"; content: ListItem[] } | { type: "orderedList"; content: ListItem[] };
export type ListItem = { type: "listItem"; content: (Paragraph | List)[] };
export type Quote = { type: "blockquote"; content: (Paragraph | List)[] };
export type CalloutTone = "tip" | "warning" | "urgent";
export type Callout = {
  type: "callout";
  attrs: { tone: CalloutTone };
  content: (Paragraph | List)[];
};
/** `width` and `height` are the pixels of the picture; `size` how large the page shows it. */
export type Image = {
  type: "image";
  attrs: {
    media: string;
    alt: string;
    caption: string;
    width: number;
    height: number;
    size: "column" | "wide";
  };
};
export type Cell = {
  type: "tableHeader" | "tableCell";
  attrs: { colspan: number; rowspan: number };
  content: (Paragraph | List)[];
};
export type Row = { type: "tableRow"; content: Cell[] };
export type Table = { type: "table"; content: Row[] };

export type Block = Paragraph | Heading | List | Quote | Callout | Image | Table;
export type Document = { type: "doc"; content: Block[] };
export type DocumentNode = Document | Block | ListItem | Row | Cell | Inline;

export const emptyDocument: Document = { type: "doc", content: [{ type: "paragraph" }] };

/** Every node, parents before their children, in the order of reading. */
export function* nodesOf(node: DocumentNode): Generator<DocumentNode> {
  yield node;
  if (!("content" in node)) return;
  for (const child of node.content ?? []) yield* nodesOf(child);
}

/** The text of a node as a reader sees it, its parts one a line. */
export function plainText(node: DocumentNode): string {
  switch (node.type) {
    case "text":
      return node.text;
    case "hardBreak":
      return "\n";
    case "image":
      return [node.attrs.alt, node.attrs.caption].filter(Boolean).join("\n");
    case "paragraph":
    case "heading":
      return (node.content ?? []).map(plainText).join("");
    default:
      return node.content.map(plainText).join("\n");
  }
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

/** Targets of all links, with the words that carry them. */
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

/** A part of the document under its own heading of level 2; the part before the first has none. */
export type DocumentSection = { id: string; heading: string | null; blocks: Block[] };

export function sectionsOf(document: Document): DocumentSection[] {
  const sections: DocumentSection[] = [];
  const taken = new Set<string>();
  for (const block of document.content) {
    if (block.type === "heading" && block.attrs.level === 2) {
      const heading = plainText(block).replace(/\s+/g, " ").trim();
      if (heading !== "") sections.push({ id: anchor(heading, taken), heading, blocks: [] });
      continue;
    }
    if (isEmpty(block)) continue;
    const last = sections.at(-1);
    if (last) last.blocks.push(block);
    else sections.push({ id: anchor("begin", taken), heading: null, blocks: [block] });
  }
  return sections;
}

/** An empty line that the writer left behind. */
function isEmpty(block: Block): boolean {
  return (block.type === "paragraph" || block.type === "heading") && plainText(block).trim() === "";
}

function anchor(heading: string, taken: Set<string>): string {
  const name = slugOf(heading) || "deel";
  let free = name;
  for (let n = 2; taken.has(free); n++) free = `${name}-${n}`;
  taken.add(free);
  return free;
}

/** 'Het platte dak: één lek' as 'het-platte-dak-een-lek'; at most 80 characters. */
export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-|-$/g, "");
}
