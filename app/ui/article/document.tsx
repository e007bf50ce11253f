import { Fragment, type ReactNode } from "react";
import type { Block, Cell, DocumentSection, Inline, List, ListItem, Paragraph } from "~/lib/document";
import { safeHref } from "~/lib/rich-text";
import { CalloutFrame } from "~/ui/blocks/callout";
import { Mark } from "~/ui/blocks/list";
import { MediaPicture } from "~/ui/controls/media-picture";
import { ColumnSection, sectionNumber } from "~/ui/page/sections";
import { DocumentTable } from "./document-table";

/** An article of the database, in the style of the fixed ones. */
export function DocumentSections({ sections }: { sections: DocumentSection[] }) {
  const numbered = sections.filter(({ heading }) => heading !== null);
  return sections.map((section) => {
    const { id, heading, blocks } = section;
    const body = <DocumentBlocks blocks={blocks} />;
    if (heading === null)
      return (
        <div key={id} className="grid grid-cols-1 gap-8 pb-14">
          {body}
        </div>
      );
    return (
      <ColumnSection key={id} id={id} heading={heading} number={sectionNumber(numbered.indexOf(section))}>
        {body}
      </ColumnSection>
    );
  });
}

/** Consecutive paragraphs stand closer together. */
function DocumentBlocks({ blocks }: { blocks: Block[] }) {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (isRunning(block) && last?.[0] && isRunning(last[0])) last.push(block);
    else groups.push([block]);
  }
  return groups.map((group, index) =>
    group[0] && isRunning(group[0]) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a text have no other name and never move
      <div key={index} className="text-column grid gap-4">
        {group.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Fragment key={at}>{renderBlock(block)}</Fragment>
        ))}
      </div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{group.map(renderBlock)}</Fragment>
    ),
  );
}

function isRunning({ type }: Block): boolean {
  return type === "paragraph" || type === "heading" || type === "bulletList" || type === "orderedList";
}

function renderBlock(block: Block): ReactNode {
  switch (block.type) {
    case "paragraph":
      return <p>{renderInline(block.content)}</p>;
    case "heading": {
      const { level } = block.attrs;
      if (level === 3) return <h3 className="mt-4 text-xl first:mt-0">{renderInline(block.content)}</h3>;
      // A heading of level 2 begins a section and is rendered by its frame.
      return <h4 className="mt-2 text-lg first:mt-0">{renderInline(block.content)}</h4>;
    }
    case "bulletList":
    case "orderedList":
      return <DocumentList list={block} />;
    case "blockquote":
      return (
        <blockquote className="text-column grid gap-3 border-l-2 border-accent pl-6 text-lg">
          {renderInner(block.content)}
        </blockquote>
      );
    case "callout":
      return (
        <CalloutFrame tone={block.attrs.tone}>
          <div className="mt-2 grid gap-3">{renderInner(block.content)}</div>
        </CalloutFrame>
      );
    case "image":
      return <DocumentImage {...block.attrs} />;
    case "table":
      return <DocumentTable rows={block.content} cell={renderCell} />;
  }
}

function renderCell(cell: Cell): ReactNode {
  const [only, ...more] = cell.content;
  if (only?.type === "paragraph" && more.length === 0) return renderInline(only.content);
  return <div className="grid gap-2">{renderInner(cell.content)}</div>;
}

function renderInner(nodes: (Paragraph | List)[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a text have no other name and never move
  return nodes.map((node, index) => <Fragment key={index}>{renderBlock(node)}</Fragment>);
}

function DocumentList({ list }: { list: List }) {
  const ordered = list.type === "orderedList";
  const Items = ordered ? "ol" : "ul";
  return (
    <Items className="grid gap-3">
      {list.content.map((item: ListItem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a text have no other name and never move
        <li key={index} className="grid grid-cols-[2rem_1fr]">
          <Mark style={ordered ? "number" : "bullet"} n={index + 1} />
          <div className="grid min-w-0 gap-3">{renderInner(item.content)}</div>
        </li>
      ))}
    </Items>
  );
}

type ImageAttrs = Extract<Block, { type: "image" }>["attrs"];

function DocumentImage({ media, alt, caption, width, height, size }: ImageAttrs) {
  return (
    <figure className={size === "column" ? "text-column" : undefined}>
      <MediaPicture
        media={media}
        alt={alt}
        width={width}
        height={height}
        sizes={size === "column" ? "(width < 40rem) 92vw, 592px" : "(width < 64rem) 92vw, 820px"}
        className="h-auto w-full border border-rule"
      />
      {caption && <figcaption className="mt-2 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  );
}

/** Link targets are checked again, because the database may hold older ones. */
function renderInline(nodes: Inline[] | undefined): ReactNode {
  return nodes?.map((node, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a text have no other name and never move
    if (node.type === "hardBreak") return <br key={index} />;
    let content: ReactNode = node.text;
    for (const mark of node.marks ?? []) {
      if (mark.type === "bold") content = <strong>{content}</strong>;
      else if (mark.type === "italic") content = <em>{content}</em>;
    }
    const link = node.marks?.find((mark) => mark.type === "link");
    const href = link && safeHref(link.attrs.href);
    if (href)
      content = (
        <a href={href} className="text-link">
          {content}
        </a>
      );
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <Fragment key={index}>{content}</Fragment>;
  });
}
