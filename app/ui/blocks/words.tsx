import { Fragment, type ReactNode } from "react";
import type { RichText as Written } from "~/content/types";
import type { Inline } from "~/lib/document";
import { safeHref } from "~/lib/rich-text";
import { RichText } from "./rich-text";

/** Running text as content/ writes it, or as a document of the editor holds it. */
export type Text = Written | readonly Inline[];

/** Renders no element of its own: use it inside a paragraph or cell. */
export function Words({ text }: { text: Text }) {
  return typeof text === "string" ? <RichText text={text} /> : text.map(renderInline);
}

/** Link targets are checked again, because the database may hold older ones. */
function renderInline(node: Inline, index: number): ReactNode {
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
  return <Fragment key={index}>{content}</Fragment>;
}
