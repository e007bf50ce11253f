import type { Editor } from "@tiptap/react";

/** A picture of the library that was chosen for the article. */
export type PickedMedia = { id: string; alt: string; width: number; height: number };

/** What became of a picture that was pasted or dropped. */
export type AddedPicture = { kind: "stored"; item: PickedMedia } | { kind: "refused"; message: string };

/** Marks the transaction that brings a picture in. */
export const ADDED = "added-picture";

/** Puts a picture behind the selection, so that it replaces nothing, and selects it: what is on it comes next. */
export function insertPicture(editor: Editor, { id, alt, width, height }: PickedMedia): void {
  const { to } = editor.state.selection;
  const attrs = { media: id, alt, width, height, caption: "", size: "column" };
  editor.chain().insertContentAt(to, { type: "image", attrs }).run();
  let at = -1;
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === "image" && node.attrs.media === id && position >= to - 1 && at < 0) at = position;
  });
  if (at >= 0) editor.chain().setNodeSelection(at).setMeta(ADDED, true).scrollIntoView().run();
}

/**
 * The files that come with something pasted or dropped, when they are what is meant: text from Word brings a
 * picture of itself along.
 */
export function filesOf(data: DataTransfer | null): File[] {
  return data && data.getData("text/plain").trim() === "" ? [...data.files] : [];
}
