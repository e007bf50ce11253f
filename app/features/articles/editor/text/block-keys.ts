import { type Editor, Extension } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { addPart, blockAt, parts, removeNode } from "./blocks";

/** Enter goes on to the next line of a block, and from the last one to a new part; Backspace takes an empty part or block away. */
export const BlockKeys = Extension.create({
  name: "blockKeys",
  priority: 200,
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => enter(editor),
      "Shift-Enter": ({ editor }) => breakLine(editor),
      "Mod-Enter": ({ editor }) => breakLine(editor),
      Backspace: ({ editor }) => back(editor),
    };
  },
});

const plainLines = new Set(["title", "caption", "factLabel", "factValue"]);

function enter(editor: Editor): boolean {
  const { selection } = editor.state;
  const { $from, empty } = selection;
  const block = blockAt(editor);
  if (!block) return false;
  const line = $from.parent.type.name;
  const part = parts[block.name]?.part;
  const last = $from.index($from.depth - 1) === $from.node($from.depth - 1).childCount - 1;
  if (line === "legendItem" && empty && $from.parent.content.size === 0 && last) return leave(editor);
  if (line === "caption" && block.name === "figure" && last) {
    addPart(editor, "legendItem");
    return true;
  }
  if (plainLines.has(line) && !last) return next(editor);
  const inPart = block.part !== null && (line === "note" || line === "factValue" || block.name === "steps");
  if (inPart && part && last) {
    addPart(editor, part.type);
    return true;
  }
  if (block.name === "callToAction" && last && !plainLines.has(line)) return leave(editor);
  return line === "note" || plainLines.has(line) ? leave(editor) : false;
}

/** A line that holds no break: one in it would cut the block in two. */
const breakLine = (editor: Editor) =>
  plainLines.has(editor.state.selection.$from.parent.type.name) && enter(editor);

function next(editor: Editor): boolean {
  const { state, view } = editor;
  const after = TextSelection.near(state.doc.resolve(state.selection.$from.after()), 1);
  view.dispatch(state.tr.setSelection(after).scrollIntoView());
  return true;
}

/** On under the block; an empty entry of a legend goes. */
function leave(editor: Editor): boolean {
  const { state, view } = editor;
  const { $from } = state.selection;
  const paragraph = state.schema.nodes.paragraph?.create();
  if (!paragraph) return false;
  const { tr } = state;
  let end = $from.after(1);
  if ($from.parent.type.name === "legendItem") {
    tr.delete($from.before(), $from.after());
    end = tr.mapping.map(end);
  }
  tr.insert(end, paragraph)
    .setSelection(TextSelection.near(tr.doc.resolve(end + 1), 1))
    .scrollIntoView();
  view.dispatch(tr);
  return true;
}

/** An empty block is the empty line again that it was made of. */
function unmake(editor: Editor): boolean {
  const { state, view } = editor;
  const { $from } = state.selection;
  const at = $from.before(1);
  const tr = state.tr.replaceWith(at, $from.after(1), state.schema.node("paragraph"));
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
  return true;
}

function back(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  const block = blockAt(editor);
  if (!block || !empty || $from.parentOffset > 0) return false;
  if (block.part !== null && $from.node(block.part).textContent === "") {
    removeNode(editor, block.part);
    return true;
  }
  const around = $from.node($from.depth - 1).type.name;
  if (around === "callout" || around === "listItem" || around === "tableCell" || around === "tableHeader")
    return false;
  if (!parts[block.name]?.part && $from.node(1).textContent === "") return unmake(editor);
  // Lines of a block do not flow together.
  const before =
    $from.index($from.depth - 1) > 0 && $from.node($from.depth - 1).child($from.index($from.depth - 1) - 1);
  return !(before && before.type === $from.parent.type && $from.parent.type.name === "paragraph");
}
