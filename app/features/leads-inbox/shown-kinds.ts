import type { FileKind } from "~/lib/file-kind";

/** Kinds that browsers show as a picture. Everything else is only ever downloaded. */
export const shownKinds: ReadonlySet<FileKind> = new Set(["jpeg", "png", "webp", "gif", "avif"]);
