import type { InspectedFile } from "~/features/leads/store/files/lead-files.server";
import { fileKind } from "~/lib/files/file-kind";
import { cleanPicture, isPictureKind } from "~/lib/files/pictures/clean-picture";
import { inspectDocument } from "./documents/inspect-document.server";

/** Why a file is not taken; `lead-limits` has the words. */
export type RefusedFile = { problem: "wrongKind" | "damaged" | "macros" | "locked" };

/** Judges by content alone. The bytes may be changed in place: what is kept is `content`. */
export async function inspectFile(bytes: Uint8Array<ArrayBuffer>): Promise<InspectedFile | RefusedFile> {
  const kind = fileKind(bytes);
  if (kind === null) return { problem: "wrongKind" };
  if (isPictureKind(kind)) {
    const picture = cleanPicture(bytes, kind);
    if (picture === "damaged") return { problem: "damaged" };
    return { kind, content: picture.bytes, width: picture.width, height: picture.height, warning: null };
  }
  const verdict = inspectDocument(kind, bytes);
  return "problem" in verdict ? verdict : { kind, content: bytes, width: null, height: null, ...verdict };
}
