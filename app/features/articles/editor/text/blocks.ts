import type { ChainedCommands, Editor, JSONContent } from "@tiptap/core";
import { Fragment, type Node, type ResolvedPos, type Schema } from "@tiptap/pm/model";
import { NodeSelection, TextSelection } from "@tiptap/pm/state";
import { ADDED } from "./added-picture";

/** Blocks that have parts, with what one part is called; a part is added, moved and taken away by itself. */
export const parts: Record<string, { name: string; part?: { type: string; name: string } }> = {
  steps: { name: "Stappen", part: { type: "step", name: "Stap" } },
  facts: { name: "Cijfers", part: { type: "fact", name: "Cijfer" } },
  faq: { name: "Vragen", part: { type: "faqItem", name: "Vraag" } },
  figure: { name: "Tekening", part: { type: "legendItem", name: "Nummer" } },
  countries: { name: "Nederland en België" },
  tableFigure: { name: "Tabel" },
  callout: { name: "Kader" },
  callToAction: { name: "Oproep met knop" },
};

/** What the menu inserts, empty. */
export const insertable: { label: string; content: JSONContent }[] = [
  { label: "Stappen", content: { type: "steps", content: [{ type: "step" }] } },
  { label: "Cijfers", content: { type: "facts", content: [{ type: "fact" }] } },
  { label: "Vragen", content: { type: "faq", content: [{ type: "faqItem" }] } },
  { label: "Nederland en België", content: { type: "countries" } },
  { label: "Tekening", content: { type: "figure" } },
  { label: "Tabel met titel", content: { type: "tableFigure" } },
  {
    label: "Kader met titel",
    content: { type: "callout", content: [{ type: "title" }, { type: "paragraph" }] },
  },
  { label: "Oproep met knop", content: { type: "callToAction" } },
  { label: "Video", content: { type: "video" } },
  { label: "Scheidingslijn", content: { type: "horizontalRule" } },
];

/**
 * Commands of a tool, after which one types on: the cursor is in the text at once and in sight. The command `focus` waits
 * for a frame; keys pressed meanwhile went nowhere, and a field that had opened by then lost the focus to the text.
 */
export function inText(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain().scrollIntoView();
}

/** Puts a block after the one with the cursor, or in the place of an empty line, and the cursor into it. */
export function insertBlock(editor: Editor, content: JSONContent): void {
  const { schema, selection, tr } = editor.state;
  const node = newBlock(schema, content);
  const { $to, to } = selection;
  const inside = $to.depth > 0;
  const empty = inside && $to.depth === 1 && $to.parent.content.size === 0;
  const at = empty ? $to.before(1) : inside ? $to.after(1) : to;
  if (empty) tr.replaceWith(at, $to.after(1), node);
  else tr.insert(at, node);
  // After a line that has nothing to write in or to fill in, one writes on.
  const last = !tr.doc.resolve(at + node.nodeSize).nodeAfter;
  if (node.isLeaf && last) tr.insert(at + node.nodeSize, schema.node("paragraph"));
  const selected = node.type.name === "video";
  tr.setSelection(
    selected ? NodeSelection.create(tr.doc, at) : TextSelection.near(tr.doc.resolve(at + 1), 1),
  ).scrollIntoView();
  if (selected) tr.setMeta(ADDED, true);
  editor.view.dispatch(tr);
  editor.view.focus();
}

/** A block with all that its kind must have. */
export const newBlock = (schema: Schema, content: JSONContent): Node => filled(schema.nodeFromJSON(content));

function filled(node: Node): Node {
  if (node.isTextblock || node.isLeaf) return node;
  const children: Node[] = [];
  node.forEach((child) => {
    children.push(filled(child));
  });
  const content = Fragment.from(children);
  const more = node.type.contentMatch.matchFragment(content)?.fillBefore(Fragment.empty, true);
  const whole = more ? content.append(more) : content;
  const all: Node[] = [];
  whole.forEach((child) => {
    all.push(children.includes(child) ? child : filled(child));
  });
  return node.type.name === "table" ? tableOf(node) : node.copy(Fragment.from(all));
}

function tableOf({ type: { schema } }: Node): Node {
  const { table, tableRow, tableHeader, tableCell } = schema.nodes;
  const cells = (kinds: (typeof tableCell)[]) =>
    tableRow?.create(null, Fragment.from(kinds.flatMap((kind) => kind?.createAndFill() ?? [])));
  const rows = [cells([tableHeader, tableHeader]), ...[1, 2].map(() => cells([tableHeader, tableCell]))];
  return table?.create(null, Fragment.from(rows.flatMap((row) => row ?? []))) as Node;
}

/** The block with the cursor that has tools of its own, and its part. */
export function blockAt(editor: Editor): { name: string; depth: number; part: number | null } | null {
  const { $from } = editor.state.selection;
  const name = $from.depth > 0 ? $from.node(1).type.name : "";
  const kind = parts[name];
  if (!kind) return null;
  const type = kind.part?.type;
  const depth = [2, 3].find((at) => at <= $from.depth && $from.node(at).type.name === type);
  return { name, depth: 1, part: depth ?? null };
}

/** Moves the ancestor at a depth past its neighbour. False where there is none. */
export function moveNode(editor: Editor, depth: number, by: -1 | 1, dispatch = true): boolean {
  const { $from } = editor.state.selection;
  if ($from.depth < depth) return false;
  const parent = $from.node(depth - 1);
  const index = $from.index(depth - 1);
  const other = parent.maybeChild(index + by);
  if (!other || !sameKind($from, depth, other)) return false;
  if (!dispatch) return true;
  const node = $from.node(depth);
  const start = $from.before(depth);
  const inside = $from.pos - start;
  const { tr } = editor.state;
  const to = by < 0 ? start - other.nodeSize : start + other.nodeSize;
  tr.delete(start, start + node.nodeSize).insert(to, node);
  tr.setSelection(TextSelection.near(tr.doc.resolve(to + inside), 1)).scrollIntoView();
  editor.view.dispatch(tr);
  return true;
}

/** A part only changes places with a part: the caption of a drawing stays in front. */
function sameKind($from: ResolvedPos, depth: number, other: Node): boolean {
  return depth === 1 || other.type === $from.node(depth).type;
}

/** A new, empty part after the one with the cursor, or as the last of the block. */
export function addPart(editor: Editor, type: string): void {
  const { $from } = editor.state.selection;
  const depth = [2, 3].find((at) => at <= $from.depth && $from.node(at).type.name === type);
  const node = editor.schema.nodes[type]?.createAndFill();
  if (!node) return;
  const at = depth ? $from.after(depth) : $from.end(1);
  const { tr } = editor.state;
  tr.insert(at, node)
    .setSelection(TextSelection.near(tr.doc.resolve(at + 1), 1))
    .scrollIntoView();
  editor.view.dispatch(tr);
  editor.view.focus();
}

/** The text of a box without the box; its title becomes a small heading. */
export function unwrapCallout(editor: Editor): void {
  const { $from } = editor.state.selection;
  const callout = $from.node(1);
  if (callout?.type.name !== "callout") return;
  const { heading } = editor.schema.nodes;
  const lines: Node[] = [];
  callout.forEach((child) => {
    const title = child.type.name === "title";
    if (!title) lines.push(child);
    else if (child.content.size > 0 && heading) lines.push(heading.create({ level: 3 }, child.content));
  });
  const { tr } = editor.state;
  tr.replaceWith($from.before(1), $from.after(1), lines);
  tr.setSelection(TextSelection.near(tr.doc.resolve($from.before(1) + 1), 1));
  editor.view.dispatch(tr);
}

/** Takes the ancestor at a depth away; the last part goes with its block. */
export function removeNode(editor: Editor, depth: number): void {
  const { $from } = editor.state.selection;
  const { tr } = editor.state;
  const parent = $from.node(depth - 1);
  const alone = depth > 1 && !parent.canReplace($from.index(depth - 1), $from.index(depth - 1) + 1);
  const at = alone ? 1 : depth;
  tr.delete($from.before(at), $from.after(at));
  const near = Math.min($from.before(at), tr.doc.content.size);
  tr.setSelection(TextSelection.near(tr.doc.resolve(near), -1)).scrollIntoView();
  editor.view.dispatch(tr);
  editor.view.focus();
}
