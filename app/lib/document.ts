/** JSON of the editor and the database; the valid nesting is in articles/model/document-schema. */
export type Mark = { type: "bold" } | { type: "italic" } | { type: "link"; attrs: { href: string } };

/** What a reference in a document may look like, for who saves one and for who takes one from elsewhere. */
export const MEDIA_ID = /^[a-f0-9]{16}$/;
export const ANCHOR = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Empty in a draft. */
export const VIDEO_ID = /^[\w-]{0,40}$/;

export type Inline = { type: "text"; text: string; marks?: Mark[] | undefined } | { type: "hardBreak" };

export type Paragraph = { type: "paragraph"; content?: Inline[] | undefined };
export type Heading = {
  type: "heading";
  /** `id`: anchor of a section that keeps it when its words change; others are named after their words. */
  attrs: { level: 2 | 3 | 4; id?: string | undefined };
  content?: Inline[] | undefined;
};
export type BulletList = {
  type: "bulletList";
  attrs?: { style: "check" } | undefined;
  content: ListItem[];
};
/** `start`: its first number where that is not 1. */
export type OrderedList = {
  type: "orderedList";
  attrs?: { start: number } | undefined;
  content: ListItem[];
};
export const MOST_START = 9999;
export type List = BulletList | OrderedList;
export type ListItem = { type: "listItem"; content: (Paragraph | List)[] };
export type Quote = { type: "blockquote"; content: (Paragraph | List)[] };
export type CalloutTone = "tip" | "warning" | "urgent";
export type Callout = {
  type: "callout";
  attrs: { tone: CalloutTone };
  content: (Line<"title"> | Paragraph | List)[];
};
export type Image = {
  type: "image";
  attrs: {
    media: string;
    alt: string;
    caption: string;
    width: number;
    height: number;
    /** `beside`: those that follow each other make a gallery. */
    size: "column" | "wide" | "beside";
  };
};
/** A video of another site; nothing is asked of that site before a visitor plays it. */
export type Video = {
  type: "video";
  attrs: {
    provider: "youtube" | "vimeo";
    video: string;
    title: string;
    /** Of a draft: what was given as its address, and is not understood. */
    link?: string | undefined;
  };
};
export type Divider = { type: "horizontalRule" };
/** What a reader can ask for in the middle of a text; the button is named as everywhere on the site. */
export type CallToAction = {
  type: "callToAction";
  attrs: { to: "quote" | "inspection" | "emergency" | "membership" };
  content: (Line<"title"> | Paragraph)[];
};
export type Cell = {
  type: "tableHeader" | "tableCell";
  attrs: { colspan: number; rowspan: number };
  content: (Paragraph | List)[];
};
export type Row = { type: "tableRow"; content: Cell[] };
export type Table = { type: "table"; content: Row[] };

/** A line of a block that has its own place in it. The first four are without marks. */
export type LineName = "title" | "caption" | "factLabel" | "factValue" | "note" | "legendItem";
export type Line<Name extends LineName = LineName> = { type: Name; content?: Inline[] | undefined };

/** A drawing of the site; legend entry 1 explains balloon 1. */
export type Figure = {
  type: "figure";
  attrs: { drawing: string; alt: string };
  content: (Line<"caption"> | Line<"legendItem">)[];
};
/** A table with a heading of its own and a line under it, which is not shown while it is empty. */
export type TableFigure = {
  type: "tableFigure";
  content: (Line<"caption"> | Table | Line<"note">)[];
};
export type Step = { type: "step"; content: (Line<"title"> | Paragraph)[] };
export type Steps = { type: "steps"; content: Step[] };
export type Fact = { type: "fact"; content: Line<"factLabel" | "factValue" | "note">[] };
export type Facts = { type: "facts"; content: Fact[] };
export type FaqItem = { type: "faqItem"; content: (Line<"title"> | Paragraph)[] };
export type Faq = { type: "faq"; content: FaqItem[] };
export type CountrySide = { type: "countryNl" | "countryBe"; content: Paragraph[] };
/** What differs between the Netherlands and Belgium (Flanders): first the one, then the other. */
export type Countries = { type: "countries"; content: CountrySide[] };

export type Block =
  | Paragraph
  | Heading
  | List
  | Quote
  | Callout
  | Image
  | Video
  | Divider
  | CallToAction
  | Table
  | Figure
  | TableFigure
  | Steps
  | Facts
  | Faq
  | Countries;
export type Document = { type: "doc"; content: Block[] };
export type DocumentNode =
  | Document
  | Block
  | ListItem
  | Row
  | Cell
  | Line
  | Step
  | Fact
  | FaqItem
  | CountrySide
  | Inline;

/** The blocks under one heading of level 2; `heading` is null before the first one. */
export type DocumentSection = { id: string; heading: string | null; blocks: Block[] };

export function plainText(node: DocumentNode): string {
  switch (node.type) {
    case "text":
      return node.text;
    case "hardBreak":
      return "\n";
    case "horizontalRule":
      return "";
    case "video":
      return node.attrs.title;
    case "image":
      return [node.attrs.alt, node.attrs.caption].filter(Boolean).join("\n");
    case "paragraph":
    case "heading":
    case "title":
    case "caption":
    case "factLabel":
    case "factValue":
    case "note":
    case "legendItem":
      return (node.content ?? []).map(plainText).join("");
    default:
      return node.content.map(plainText).join("\n");
  }
}

/** The line of that name in a block, as text; empty where there is none. */
export function lineText(block: { content: DocumentNode[] }, name: LineName): string {
  const line = block.content.find(({ type }) => type === name);
  return line ? plainText(line) : "";
}
