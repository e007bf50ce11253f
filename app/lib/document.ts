/** JSON of the editor and the database; the valid nesting is in articles/model/document-schema. */
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

/** The blocks under one heading of level 2; `heading` is null before the first one. */
export type DocumentSection = { id: string; heading: string | null; blocks: Block[] };

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
