import {
  type Block,
  type Callout,
  type CalloutTone,
  type Cell,
  type Document,
  type Image,
  type List,
  type ListItem,
  MOST_START,
  type Paragraph,
  plainText,
  type Table,
} from "~/lib/document";
import { inlineOf, unescaped } from "./markdown-inline";
import { isItem, itemsOf, listEnd } from "./markdown-lists";

/** `fields`: the front matter, values unchecked. */
type MarkdownArticle = { fields: Map<string, string>; body: Document };

/** Characters; of a file the rest is ignored. */
export const MAX_LENGTH = 300_000;
const tones: Record<string, CalloutTone> = {
  TIP: "tip",
  NOTE: "tip",
  IMPORTANT: "warning",
  WARNING: "warning",
  CAUTION: "urgent",
};

const sourceOf = (text: string) =>
  text
    .slice(0, MAX_LENGTH)
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n");

/** Blocks of a piece of Markdown, without front matter or title: what it begins with is text. */
export const blocksOfMarkdown = (text: string): Block[] => blocksOf(sourceOf(text).split("\n"));

/** Reads common Markdown; what has no node of ours stays plain text. */
export function fromMarkdown(text: string): MarkdownArticle {
  const source = sourceOf(text);
  const front = /^---\n([\s\S]*?)\n---\n?/.exec(source);
  const fields = new Map<string, string>();
  for (const line of front?.[1]?.split("\n") ?? []) {
    const at = line.indexOf(":");
    if (at > 0)
      fields.set(
        line.slice(0, at).trim(),
        line
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/, "$1"),
      );
  }
  const lines = source.slice(front?.[0].length ?? 0).split("\n");
  const title = lines.findIndex((line) => line.trim() !== "");
  const heading = /^#\s+(.+)$/.exec(lines[title] ?? "");
  if (heading && !fields.get("title")) {
    fields.set("title", heading[1]?.trim() ?? "");
    lines.splice(title, 1);
  }
  const content = blocksOf(lines);
  return { fields, body: { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] } };
}

const startsBlock = /^(#{1,6}\s|>|```|\s*([-*+]|\d{1,9}[.)])\s|\|)/;

const FENCE = "```blok";

/** Of a piece of code: what stands in it is read as the rest. */
const isFence = (line: string) => /^\s*`{3,}[\w-]*\s*$/.test(line);

/** A block as the export writes it. What is no JSON is refused with the whole file: nothing is left out in silence. */
function fencedBlock(json: string): Block {
  try {
    return JSON.parse(json) as Block;
  } catch {
    return { type: "unreadable" } as unknown as Block;
  }
}

/** Of quotes and lists; deeper becomes one paragraph. */
const MAX_DEPTH = 5;

function blocksOf(lines: string[], depth = 0): Block[] {
  if (depth > MAX_DEPTH) return [paragraphOf(lines.join(" "))];
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const take = (fits: (line: string) => boolean) => {
      const from = at;
      while (at < lines.length && fits(lines[at] ?? "")) at++;
      return lines.slice(from, at);
    };
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    const image = /^!\[(.*)\]\(\S+\s+'(\{.*\})'\)$/.exec(line.trim());
    if (line.trim() === FENCE) {
      at++;
      const json = take((one) => one.trim() !== "```");
      at++;
      blocks.push(fencedBlock(json.join("\n")));
    } else if (line.trim() === "") at++;
    else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) {
      blocks.push({ type: "horizontalRule" });
      at++;
    } else if (heading) {
      const level = Math.min(4, Math.max(2, heading[1]?.length ?? 2)) as 2 | 3 | 4;
      const [, words = "", id] = /^(.*?)(?:\s*\{#([a-z0-9-]+)\})?$/.exec(heading[2] ?? "") ?? [];
      blocks.push({ type: "heading", attrs: { level, ...(id && { id }) }, content: inlineOf(words) });
      at++;
    } else if (image) {
      const picture = imageOf(image[1] ?? "", image[2] ?? "");
      blocks.push(picture ?? paragraphOf(line));
      at++;
    } else if (line.startsWith(">"))
      blocks.push(
        quoteOf(
          take((one) => one.startsWith(">")),
          depth,
        ),
      );
    else if (line.startsWith("|")) blocks.push(tableOf(take((one) => one.startsWith("|"))));
    else if (isItem(line)) {
      const from = at;
      at = listEnd(lines, from);
      blocks.push(listOf(lines.slice(from, at), depth));
    } else if (isFence(line)) at++;
    else
      blocks.push(
        paragraphOf(take((one) => one.trim() !== "" && (one === line || !startsBlock.test(one))).join("\n")),
      );
  }
  return blocks;
}

function paragraphOf(text: string): Paragraph {
  return { type: "paragraph", content: inlineOf(text.trim()) };
}

/** Content of a quote, callout or item: paragraphs and lists; of other blocks the words. */
function innerOf(lines: string[], depth: number): (Paragraph | List)[] {
  const inner = blocksOf(lines, depth + 1).flatMap(wordsOf);
  return inner.length > 0 ? inner : [{ type: "paragraph" }];
}

const textOf = (text: string): Paragraph => ({
  type: "paragraph",
  content: text ? [{ type: "text", text }] : [],
});

function wordsOf(block: Block): (Paragraph | List)[] {
  switch (block.type) {
    case "paragraph":
    case "bulletList":
    case "orderedList":
      return [block];
    case "heading":
      return [{ type: "paragraph", content: block.content }];
    case "blockquote":
    case "callout":
      return block.content as (Paragraph | List)[];
    case "table":
      return block.content.map(({ content }) => textOf(content.map(plainText).join(" | ")));
    default:
      return [];
  }
}

function quoteOf(lines: string[], depth: number): Block {
  const inner = lines.map((line) => line.replace(/^>\s?/, ""));
  const tone = tones[/^\[!(\w+)\]\s*$/.exec(inner[0] ?? "")?.[1]?.toUpperCase() ?? ""];
  if (!tone) return { type: "blockquote", content: innerOf(inner, depth) };
  return { type: "callout", attrs: { tone }, content: innerOf(inner.slice(1), depth) } satisfies Callout;
}

const CHECK = /^\[[x ]\]\s+/i;

function listOf(lines: string[], depth: number): List {
  const { numbered, start, items } = itemsOf(lines);
  const checked = !numbered && items.every(([first = ""]) => CHECK.test(first));
  const content = items.map(([marked = "", ...rest]): ListItem => {
    const first = checked ? marked.replace(CHECK, "") : marked;
    return {
      type: "listItem",
      content: [paragraphOf(first), ...(rest.length > 0 ? innerOf(rest, depth) : [])],
    };
  });
  if (!numbered) return { type: "bulletList", ...(checked && { attrs: { style: "check" } }), content };
  return {
    type: "orderedList",
    ...(start > 1 && { attrs: { start: Math.min(start, MOST_START) } }),
    content,
  };
}

function tableOf(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^\|?[\s:|-]+\|?$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, "")
        .split(/(?<!\\)\|/),
    );
  const cells = (texts: string[], type: Cell["type"]): Cell[] =>
    texts.map((text) => ({ type, attrs: { colspan: 1, rowspan: 1 }, content: [paragraphOf(text)] }));
  const content = rows.map((texts, index) => ({
    type: "tableRow" as const,
    content: cells(texts, index === 0 ? "tableHeader" : "tableCell"),
  }));
  return content.length > 0 ? ({ type: "table", content } satisfies Table) : { type: "paragraph" };
}

/** A picture of the library, as the export writes it. */
function imageOf(alt: string, note: string): Image | null {
  try {
    const { media, caption, width, height, size } = JSON.parse(note) as Image["attrs"];
    return { type: "image", attrs: { media, alt: unescaped(alt), caption, width, height, size } };
  } catch {
    return null;
  }
}
