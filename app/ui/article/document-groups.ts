import { type Block, type Heading, type Image, type List, type Paragraph, plainText } from "~/lib/document";

/** What stands together on the page: running text, a list with the line that announces it, pictures side by side, or a block. */
export type Group =
  | { kind: "prose"; blocks: (Paragraph | Heading)[] }
  | { kind: "list"; intro: Paragraph | Heading | null; list: List }
  | { kind: "gallery"; images: Image["attrs"][] }
  | { kind: "block"; block: Exclude<Block, Paragraph | Heading | List> };

/** The blocks of a section in groups. A small heading, or a line that ends with a colon, goes with the list under it. */
export function groupsOf(blocks: Block[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.type === "paragraph" || block.type === "heading") {
      if (last?.kind === "prose") last.blocks.push(block);
      else groups.push({ kind: "prose", blocks: [block] });
    } else if (block.type === "bulletList" || block.type === "orderedList") {
      const intro = last?.kind === "prose" ? announcing(last.blocks) : null;
      if (last?.kind === "prose" && last.blocks.length === 0) groups.pop();
      groups.push({ kind: "list", intro, list: block });
    } else if (block.type === "image" && block.attrs.size === "beside") {
      if (last?.kind === "gallery") last.images.push(block.attrs);
      else groups.push({ kind: "gallery", images: [block.attrs] });
    } else groups.push({ kind: "block", block });
  }
  return groups;
}

/** Takes the last line away where it belongs to what follows. */
function announcing(blocks: (Paragraph | Heading)[]): Paragraph | Heading | null {
  const last = blocks.at(-1);
  if (!last || (last.type === "paragraph" && !plainText(last).trimEnd().endsWith(":"))) return null;
  return blocks.pop() ?? null;
}
