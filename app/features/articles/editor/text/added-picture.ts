import type { Editor } from "@tiptap/react";

/** A picture of the library that was chosen for the article. */
export type PickedMedia = { id: string; alt: string; width: number; height: number };

/** What became of a picture that was pasted or dropped. */
export type AddedPicture = { kind: "stored"; item: PickedMedia } | { kind: "refused"; message: string };

/** Meta key of the transaction that inserts a picture. */
export const ADDED = "added-picture";

/** Inserts a picture after the current block and selects it, so that its description is asked next. */
export function insertPicture(editor: Editor, { id, alt, width, height }: PickedMedia): void {
  const { $to, to } = editor.state.selection;
  const inside = $to.depth > 0;
  const at = inside ? $to.after(1) : to;
  const attrs = { media: id, alt, width, height, caption: "", size: "column" };
  // An empty paragraph is replaced.
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

/** Moves the cursor to a new paragraph under the selected picture or video. */
export function writeUnder(editor: Editor): void {
  const { to } = editor.state.selection;
  const next = editor.state.doc.resolve(to).nodeAfter;
  if (next?.type.name !== "paragraph" || next.content.size > 0)
    editor.commands.insertContentAt(to, { type: "paragraph" });
  editor.commands.setTextSelection(to + 1);
  // At once: the command of that name waits for a frame, and what is typed meanwhile would be lost.
  editor.view.focus();
}

/** The pasted or dropped files; none when there is text too, because Word adds a picture of the text. */
export function filesOf(data: DataTransfer | null): File[] {
  return data && data.getData("text/plain").trim() === "" ? [...data.files] : [];
}
