import { z } from "zod";
import {
  ANCHOR,
  type Block,
  type BulletList,
  type Callout,
  type CallToAction,
  type Cell,
  type Countries,
  type Divider,
  type Document,
  type Facts,
  type Faq,
  type Figure,
  type Heading,
  type Image,
  type Inline,
  type Line,
  type LineName,
  type List,
  type ListItem,
  type Mark,
  MEDIA_ID,
  MOST_START,
  type OrderedList,
  type Paragraph,
  type Quote,
  type Row,
  type Steps,
  type Table,
  type TableFigure,
  VIDEO_ID,
  type Video,
} from "~/lib/document";
import { safeHref } from "~/lib/rich-text";

/** Deep enough for a list in a list in a callout in a cell; long enough for a small book. */
const MAX_DEPTH = 16;
const MAX_NODES = 20_000;
export const MAX_DOCUMENT_BYTES = 400_000;

export const mediaId = z.string().regex(MEDIA_ID);

const mark: z.ZodType<Mark> = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("bold") }),
  z.strictObject({ type: z.literal("italic") }),
  z.strictObject({
    type: z.literal("link"),
    attrs: z.strictObject({
      href: z
        .string()
        .max(2000)
        .refine((href) => safeHref(href) !== null),
    }),
  }),
]);

const inline: z.ZodType<Inline> = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("text"),
    // How much a whole article may be, the request says: what is pasted as one line is saved as any other text.
    text: z.string().min(1),
    marks: z.array(mark).max(3).optional(),
  }),
  z.strictObject({ type: z.literal("hardBreak") }),
]);
const line = z.array(inline).optional();

const paragraph = z.strictObject({
  type: z.literal("paragraph"),
  content: line,
}) satisfies z.ZodType<Paragraph>;
const heading = z.strictObject({
  type: z.literal("heading"),
  attrs: z.strictObject({
    level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    id: z.string().regex(ANCHOR).optional(),
  }),
  content: line,
}) satisfies z.ZodType<Heading>;

const items = z.lazy(() => z.array(listItem).min(1));
const bulletList = z.strictObject({
  type: z.literal("bulletList"),
  attrs: z.strictObject({ style: z.literal("check") }).optional(),
  content: items,
}) satisfies z.ZodType<BulletList>;
const orderedList = z.strictObject({
  type: z.literal("orderedList"),
  attrs: z.strictObject({ start: z.number().int().min(0).max(MOST_START) }).optional(),
  content: items,
}) satisfies z.ZodType<OrderedList>;
const list: z.ZodType<List> = z.discriminatedUnion("type", [bulletList, orderedList]);
const paragraphOrList: z.ZodType<Paragraph | List> = z.lazy(() => z.union([paragraph, list]));
/** What stands inside an item, a quote, a callout or a cell. */
const inner: z.ZodType<(Paragraph | List)[]> = z.array(paragraphOrList).min(1);
const listItem: z.ZodType<ListItem> = z.strictObject({ type: z.literal("listItem"), content: inner });

const quote = z.strictObject({ type: z.literal("blockquote"), content: inner }) satisfies z.ZodType<Quote>;
const lineOf = <Name extends LineName>(name: Name) =>
  z.strictObject({ type: z.literal(name), content: line }) as unknown as z.ZodType<Line<Name>>;
/** Without marks. */
const plainLineOf = <Name extends LineName>(name: Name) =>
  z.strictObject({
    type: z.literal(name),
    content: z.array(z.strictObject({ type: z.literal("text"), text: z.string().min(1) })).optional(),
  }) as unknown as z.ZodType<Line<Name>>;
const title = plainLineOf("title");
const caption = plainLineOf("caption");

const callout = z.strictObject({
  type: z.literal("callout"),
  attrs: z.strictObject({ tone: z.enum(["tip", "warning", "urgent"]) }),
  content: z.union([inner, z.tuple([title, paragraphOrList], paragraphOrList)]),
}) satisfies z.ZodType<Callout>;

const pixels = z.number().int().min(1).max(20_000);
const image = z.strictObject({
  type: z.literal("image"),
  attrs: z.strictObject({
    media: mediaId,
    // May be empty in a draft; publication requires it.
    alt: z.string(),
    caption: z.string(),
    width: pixels,
    height: pixels,
    size: z.enum(["column", "wide", "beside"]),
  }),
}) satisfies z.ZodType<Image>;

const divider = z.strictObject({ type: z.literal("horizontalRule") }) satisfies z.ZodType<Divider>;
const video = z.strictObject({
  type: z.literal("video"),
  attrs: z.strictObject({
    provider: z.enum(["youtube", "vimeo"]),
    // Both may be empty in a draft; publication requires them.
    video: z.string().regex(VIDEO_ID),
    title: z.string(),
    link: z.string().max(2000).optional(),
  }),
}) satisfies z.ZodType<Video>;
const callToAction = z.strictObject({
  type: z.literal("callToAction"),
  attrs: z.strictObject({ to: z.enum(["quote", "inspection", "emergency", "membership"]) }),
  content: z.tuple([title, paragraph]),
}) satisfies z.ZodType<CallToAction>;

// A table of any size is kept: what is pasted cannot be saved otherwise, nor what stands around it. Publication has the limits.
const span = z.number().int().min(1).max(2000);
const cell: z.ZodType<Cell> = z.strictObject({
  type: z.enum(["tableHeader", "tableCell"]),
  attrs: z.strictObject({ colspan: span, rowspan: span }),
  content: inner,
});
const row: z.ZodType<Row> = z.strictObject({
  type: z.literal("tableRow"),
  content: z.array(cell).min(1),
});
const table = z.strictObject({
  type: z.literal("table"),
  content: z.array(row).min(1),
}) satisfies z.ZodType<Table>;

const figure = z.strictObject({
  type: z.literal("figure"),
  attrs: z.strictObject({
    drawing: z
      .string()
      .max(80)
      .regex(/^[a-z0-9-]*$/),
    alt: z.string(),
  }),
  content: z.tuple([caption], lineOf("legendItem")),
}) satisfies z.ZodType<Figure>;
const tableFigure = z.strictObject({
  type: z.literal("tableFigure"),
  content: z.tuple([caption, table, lineOf("note")]),
}) satisfies z.ZodType<TableFigure>;
const steps = z.strictObject({
  type: z.literal("steps"),
  content: z
    .array(z.strictObject({ type: z.literal("step"), content: z.tuple([title, paragraph]) }))
    .min(1)
    .max(1000),
}) satisfies z.ZodType<Steps>;
const facts = z.strictObject({
  type: z.literal("facts"),
  content: z
    .array(
      z.strictObject({
        type: z.literal("fact"),
        content: z.tuple([plainLineOf("factLabel"), plainLineOf("factValue"), lineOf("note")]),
      }),
    )
    .min(1)
    .max(1000),
}) satisfies z.ZodType<Facts>;
const faq = z.strictObject({
  type: z.literal("faq"),
  content: z
    .array(z.strictObject({ type: z.literal("faqItem"), content: z.tuple([title, paragraph], paragraph) }))
    .min(1)
    .max(1000),
}) satisfies z.ZodType<Faq>;
const side = <Name extends "countryNl" | "countryBe">(name: Name) =>
  z.strictObject({ type: z.literal(name), content: z.array(paragraph).min(1) });
const countries = z.strictObject({
  type: z.literal("countries"),
  content: z.tuple([side("countryNl"), side("countryBe")]),
}) satisfies z.ZodType<Countries>;

const block: z.ZodType<Block> = z.discriminatedUnion("type", [
  paragraph,
  heading,
  bulletList,
  orderedList,
  quote,
  callout,
  image,
  video,
  divider,
  callToAction,
  table,
  figure,
  tableFigure,
  steps,
  facts,
  faq,
  countries,
]);

const strict: z.ZodType<Document> = z.strictObject({
  type: z.literal("doc"),
  content: z.array(block).min(1),
});

/**
 * A document and nothing else: unknown nodes, marks and attributes are refused, not dropped. Depth and size are
 * measured before anything recurses, so that a hostile tree costs no stack.
 */
export const documentSchema: z.ZodType<Document> = z
  .custom<unknown>((value) => isBounded(value), { message: "too-large", abort: true })
  .pipe(strict);

function isBounded(value: unknown): boolean {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  let nodes = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== "object" || next.value === null) continue;
    // Each level of the tree is an object in an array.
    if (++nodes > MAX_NODES * 3 || next.depth > MAX_DEPTH * 2) return false;
    for (const child of Object.values(next.value)) open.push({ value: child, depth: next.depth + 1 });
  }
  return true;
}
