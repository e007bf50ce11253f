import { MAX_FILE_BYTES, MAX_FILES } from "~/features/leads/model/lead-limits";
import type { LeadForm } from "~/features/leads/model/lead-options";
import type { FileKind } from "~/lib/files/file-kind";

const images = ["jpeg", "png", "webp", "gif", "heic", "avif"] as const satisfies FileKind[];
const documents = ["pdf", "doc", "docx"] as const satisfies FileKind[];

export function takesPhotosOnly(form: LeadForm): boolean {
  return form === "widget" || form === "menu";
}

/** Kinds of file that a form takes; judged by content, never by name. */
export function acceptedKinds(form: LeadForm): readonly FileKind[] {
  return takesPhotosOnly(form) ? images : [...images, ...documents];
}

/** On a visitor's device: by type, or by name where the system knows no type for it (HEIC on Windows). */
export function isPhoto(file: File): boolean {
  return file.type.startsWith("image/") || /\.(jpe?g|png|webp|gif|hei[cf]|avif)$/i.test(file.name);
}

export function acceptAttribute(form: LeadForm): string {
  const photos =
    "image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif,image/avif,.heic,.heif,.avif";
  return takesPhotosOnly(form) ? photos : `${photos},.pdf,.doc,.docx`;
}

export function fileHint(form: LeadForm): string {
  const kinds = takesPhotosOnly(form) ? "foto's" : "foto's, pdf, doc of docx";
  return `Maximaal ${MAX_FILES} bestanden (${kinds}), elk tot ${MAX_FILE_BYTES / 1024 ** 2} MB.`;
}
