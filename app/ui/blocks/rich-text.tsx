import type { ReactNode } from "react";
import type { RichText as Text } from "~/content/types";
import { parseRichText, type RichNode } from "~/lib/rich-text";

/** Renders no element of its own: use it inside a paragraph or cell. */
export function RichText({ text }: { text: Text }) {
  return <>{parseRichText(text).map(render)}</>;
}

function render(node: RichNode, index: number): ReactNode {
  switch (node.type) {
    case "text":
      return node.text;
    case "strong":
      return <strong key={index}>{node.children.map(render)}</strong>;
    case "link":
      return (
        <a key={index} href={node.href} className="text-link">
          {node.label}
        </a>
      );
  }
}
