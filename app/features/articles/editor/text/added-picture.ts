import type { Editor } from "@tiptap/react";

/** A picture of the library that was chosen for the article. */
export type PickedMedia = { id: string; alt: string; width: number; height: number };

/** What became of a picture that was pasted or dropped. */
export type AddedPicture = { kind: "stored"; item: PickedMedia } | { kind: "refused"; message: string };

/** Marks the transaction that brings a picture in. */
export const ADDED = "added-picture";

/** Puts a picture behind the block that one is in, so that it cuts nothing, and selects it: what is on it comes next. */
export function insertPicture(editor: Editor, { id, alt, width, height }: PickedMedia): void {
  const { $to, to } = editor.state.selection;
  const inside = $to.depth > 0;
  const at = inside ? $to.after(1) : to;
  const attrs = { media: id, alt, width, height, caption: "", size: "column" };
  // An empty line is what one made for it.
  const empty = inside && $to.depth === 1 && $to.parent.content.size === 0;
  const place = empty ? { from: $to.before(1), to: at } : at;
  editor
    .chain()
    .insertContentAt(place, { type: "image", attrs })
    .setNodeSelection(empty ? $to.before(1) : at)
    .setMeta(ADDED, true)
    .scrollIntoView()
    .run();
}

/** On with the text, on a line of its own under the picture that is selected. */
export function writeUnder(editor: Editor): void {
  const { to } = editor.state.selection;
  const next = editor.state.doc.resolve(to).nodeAfter;
  if (next?.type.name !== "paragraph" || next.content.size > 0)
    editor.commands.insertContentAt(to, { type: "paragraph" });
  editor.commands.focus(to + 1);
}

/**
 * The files that come with something pasted or dropped, when they are what is meant: text from Word brings a
 * picture of itself along.
 */
export function filesOf(data: DataTransfer | null): File[] {
  return data && data.getData("text/plain").trim() === "" ? [...data.files] : [];
}
