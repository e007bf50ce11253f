import type { FileKind } from "~/lib/files/file-kind";
import { cleanFileName } from "~/lib/text/clean-text";

const extensions = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  gif: "gif",
  heic: "heic",
  avif: "avif",
  pdf: "pdf",
  doc: "doc",
  docx: "docx",
} as const satisfies Record<FileKind, string>;

/** The only name under which a file of a lead leaves us: `TS-AB23CD45-1.jpg`, by its judged kind. */
export function fileName(reference: string, { n, kind }: { n: number; kind: FileKind }): string {
  return `TS-${reference}-${n}.${extensions[kind]}`;
}

/** What the visitor called a file, as text for the eye. It never becomes a file name. */
export function nameAsText(sent: string): string {
  return cleanFileName(sent) || "bestand";
}
