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

/** A part of the document under its own heading of level 2; the part before the first has none. */
export type DocumentSection = { id: string; heading: string | null; blocks: Block[] };

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
