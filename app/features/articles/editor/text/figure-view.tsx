import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { useId } from "react";
import { drawings } from "~/drawings/registry";
import { drawingLabel } from "./drawing-label";

/** A drawing in the text: the picture as visitors see it, and under it its lines to type in. */
export function FigureView({ node }: NodeViewProps) {
  const id = useId();
  const { drawing, alt } = node.attrs as { drawing: string; alt: string };
  const Sheet = drawings[drawing];
  return (
    <NodeViewWrapper data-part="figure">
      <div
        contentEditable={false}
        role="img"
        aria-label={alt || drawingLabel(drawing)}
        className="drawing-frame"
      >
        {Sheet ? <Sheet id={`tekening${id}`} /> : <p>{drawing ? "" : "Kies hierboven een tekening."}</p>}
      </div>
      <NodeViewContent className="figure-lines" />
    </NodeViewWrapper>
  );
}
