import type { ArticleContent } from "~/features/articles/model/article-content";
import type { Block, Callout, Cell, Inline, List, Paragraph } from "~/lib/document";
import { pictureSources } from "~/lib/files/media-variants";

const tones = { tip: "TIP", warning: "WARNING", urgent: "CAUTION" } as const;

/** An article as Markdown with front matter; `markdown-import.ts` reads it back. */
export function toMarkdown(content: ArticleContent): string {
  const { title, slug, category, excerpt, lead, seoTitle, seoDescription, cover, body } = content;
  const { keywords, relatedServices, relatedArticles, sources } = content;
  const fields = {
    ...{ title, slug, category, excerpt, lead, seoTitle, seoDescription },
    keywords: keywords.join(", "),
    relatedServices: relatedServices.join(", "),
    relatedArticles: relatedArticles.join(", "),
    sources: sources.length > 0 ? JSON.stringify(sources) : "",
    cover: cover ? JSON.stringify(cover) : "",
  };
  const front = Object.entries(fields).map(([name, value]) => `${name}: ${value.replace(/\s+/g, " ")}`);
  return `---\n${front.join("\n")}\n---\n\n${blockTexts(body.content)}\n`;
}

/** Two lists of a kind that follow one another differ in their marks, as Markdown has it; else they would be one. */
function blockTexts(blocks: Block[]): string {
  let other = false;
  return blocks
    .map((block, index) => {
      const list = block.type === "bulletList" || block.type === "orderedList";
      other = list && blocks[index - 1]?.type === block.type && !other;
      return list ? listText(block, other) : blockText(block);
    })
    .join("\n\n");
}

function blockText(block: Block): string {
  switch (block.type) {
    case "paragraph":
      return lineText(block.content);
    case "heading":
      return `${"#".repeat(block.attrs.level)} ${lineText(block.content)}${block.attrs.id ? ` {#${block.attrs.id}}` : ""}`;
    case "bulletList":
    case "orderedList":
      return listText(block);
    case "blockquote":
      return quoted(innerText(block.content));
    case "callout":
      return isUntitled(block)
        ? quoted(`[!${tones[block.attrs.tone]}]\n${innerText(block.content)}`)
        : fenced(block);
    case "image": {
      const { media, alt, caption, width, height, size } = block.attrs;
      const note = JSON.stringify({ media, caption, width, height, size });
      return `![${escaped(alt)}](${pictureSources(media, width).src} '${note.replaceAll("'", "’")}')`;
    }
    case "table":
      return block.content
        .map(({ content }, index) => {
          const line = `| ${content.map(cellText).join(" | ")} |`;
          return index === 0 ? `${line}\n|${content.map(() => " --- |").join("")}` : line;
        })
        .join("\n");
    case "horizontalRule":
      return "---";
    case "video":
    case "callToAction":
    case "figure":
    case "tableFigure":
    case "steps":
    case "facts":
    case "faq":
    case "countries":
      return fenced(block);
  }
}

/** What Markdown has no form for, whole and unchanged. */
function fenced(block: Block): string {
  return `\`\`\`blok\n${JSON.stringify(block, null, 1)}\n\`\`\``;
}

function isUntitled(callout: Callout): callout is Callout & { content: (Paragraph | List)[] } {
  return callout.content.every(({ type }) => type !== "title");
}

function innerText(nodes: (Paragraph | List)[]): string {
  return blockTexts(nodes);
}

function quoted(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

function listText(list: List, other = false): string {
  const start = (list.type === "orderedList" && list.attrs?.start) || 1;
  const bullet = other ? "*" : "-";
  return list.content
    .map((item, index) => {
      const check = list.type === "bulletList" && list.attrs?.style === "check";
      const mark =
        list.type === "orderedList"
          ? `${start + index}${other ? ")" : "."} `
          : `${bullet} ${check ? "[x] " : ""}`;
      const text = item.content.map(blockText).join("\n");
      return mark + text.replaceAll("\n", `\n${" ".repeat(check ? 2 : mark.length)}`);
    })
    .join("\n");
}

function cellText(cell: Cell): string {
  return cell.content.map(blockText).join(" ").replace(/\s+/g, " ").replaceAll("|", "\\|");
}

function lineText(nodes: Inline[] | undefined): string {
  return (nodes ?? []).map(inlineText).join("");
}

function inlineText(node: Inline): string {
  if (node.type === "hardBreak") return "\\\n";
  const [, before = "", text = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(node.text) ?? [];
  let marked = escaped(text);
  if (text === "") return node.text;
  for (const mark of node.marks ?? []) {
    if (mark.type === "bold") marked = `**${marked}**`;
    if (mark.type === "italic") marked = `_${marked}_`;
  }
  const link = node.marks?.find((mark) => mark.type === "link");
  return before + (link ? `[${marked}](${link.attrs.href.replaceAll(")", "%29")})` : marked) + after;
}

/** Escapes what Markdown would take for a mark. */
function escaped(text: string): string {
  return text
    .replace(/[\\*_[\]`|]/g, "\\$&")
    .replace(/^([#>+-]|\d+(?=[.)]))(?=[\s.)])/, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
}
