import { dutchNumber } from "~/lib/text/dutch-number";
import { type FileKind, shownKinds } from "./file-kind";

/** Pixels in all, and of one side: what a browser decodes takes four bytes a pixel. */
const MAX_SHOWN_PIXELS = 100_000_000;
const MAX_SHOWN_SIDE = 30_000;

/** Pixels; null for a document, and for a file that is not measured yet. */
type Measured = { width: number | null; height: number | null };

/** Whether a page may show it as a picture; of nothing that asks for a second look. */
export function isShown(file: Measured & { kind: FileKind; warning: string | null }): boolean {
  return shownKinds.has(file.kind) && file.warning === null && hugePictureText(file) === null;
}

/** Says instead of a picture that it is too large to open; null for every other file. */
export function hugePictureText({ width, height }: Measured): string | null {
  if (width === null || height === null) return null;
  if (width * height <= MAX_SHOWN_PIXELS && Math.max(width, height) <= MAX_SHOWN_SIDE) return null;
  return `zeer grote afbeelding, ${dutchNumber(width)} × ${dutchNumber(height)} beeldpunten: alleen te downloaden`;
}
