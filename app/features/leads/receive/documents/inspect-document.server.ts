import type { FileWarning } from "~/features/leads/model/files/file-warnings";
import type { RefusedFile } from "~/features/leads/receive/inspect-file.server";
import type { FileKind } from "~/lib/files/file-kind";
import { inspectPdf } from "./pdf-document.server";
import { inspectDoc } from "./word-document.server";
import { inspectDocx } from "./word-package.server";

export type DocumentKind = Extract<FileKind, "pdf" | "doc" | "docx">;

export type DocumentVerdict = { warning: FileWarning | null } | RefusedFile;

const inspections: Record<DocumentKind, (bytes: Uint8Array) => DocumentVerdict> = {
  pdf: inspectPdf,
  doc: inspectDoc,
  docx: inspectDocx,
};

export function isDocument(kind: FileKind): kind is DocumentKind {
  return Object.hasOwn(inspections, kind);
}

/** Whether a document is whole and harmless. Word files that could run something are refused, a PDF is kept and marked. */
export function inspectDocument(kind: DocumentKind, bytes: Uint8Array): DocumentVerdict {
  try {
    return inspections[kind](bytes);
  } catch {
    // Whatever a reader trips over is not as its format says.
    return { problem: "damaged" };
  }
}
