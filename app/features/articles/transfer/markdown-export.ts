import type { ArticleContent } from "~/features/articles/model/article-content";
import type { Block, Cell, Inline, List, Paragraph } from "~/lib/document";
import { pictureSources } from "~/lib/files/media-variants";

const tones = { tip: "TIP", warning: "WARNING", urgent: "CAUTION" } as const;

/** An article as Markdown with front matter; `markdown-import.ts` reads it back. */
export function toMarkdown(content: ArticleContent): string {
  const { title, slug, category, excerpt, seoTitle, seoDescription, relatedServices, cover, body } = content;
  const fields = {
    ...{ title, slug, category, excerpt, seoTitle, seoDescription },
    relatedServices: relatedServices.join(", "),
    cover: cover ? JSON.stringify(cover) : "",
  };
  const front = Object.entries(fields).map(([name, value]) => `${name}: ${value.replace(/\s+/g, " ")}`);
  return `---\n${front.join("\n")}\n---\n\n${body.content.map(blockText).join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.type) {
    case "paragraph":
      return lineText(block.content);
    case "heading":
      return `${"#".repeat(block.attrs.level)} ${lineText(block.content)}`;
    case "bulletList":
    case "orderedList":
      return listText(block);
    case "blockquote":
      return quoted(innerText(block.content));
    case "callout":
      return quoted(`[!${tones[block.attrs.tone]}]\n${innerText(block.content)}`);
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
  }
}

function innerText(nodes: (Paragraph | List)[]): string {
  return nodes.map(blockText).join("\n\n");
}

function quoted(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

function listText(list: List): string {
  return list.content
    .map((item, index) => {
      const mark = list.type === "orderedList" ? `${index + 1}. ` : "- ";
      const text = item.content.map(blockText).join("\n");
      return mark + text.replaceAll("\n", `\n${" ".repeat(mark.length)}`);
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
