import type { FileKind } from "~/lib/files/file-kind";
import type { LeadForm } from "./lead-options";

/** That one post may bring. */
export const MAX_FILES = 5;

/** Of one lead, with what is added later: R2 removes those of a hundred leads in one call (see `purgeLeads`). */
export const MAX_LEAD_FILES = 10;

/** The same content within this time is the same lead: who goes back to a page, or has it in two tabs, has another key. */
export const REPEAT_MS = 30 * 60 * 1000;

/** Bytes, inclusive: 10 MB in the words of the site. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Characters. Everything not named here may hold `short`. */
export const maxLength = {
  name: 100,
  email: 254,
  phone: 40,
  address: 200,
  description: 5000,
  short: 120,
} as const;

/** Characters, inclusive. */
export const MIN_DESCRIPTION = 10;

const images = ["jpeg", "png", "webp", "gif", "heic", "avif"] as const satisfies FileKind[];
const documents = ["pdf", "doc", "docx"] as const satisfies FileKind[];

export function takesPhotosOnly(form: LeadForm): boolean {
  return form === "widget" || form === "menu";
}

/** Kinds of file that a form takes; judged by content, never by name. */
export function acceptedKinds(form: LeadForm): readonly FileKind[] {
  return takesPhotosOnly(form) ? images : [...images, ...documents];
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

/** Said of every empty field of the floating service menu. */
export const EMPTY_FIELDS = "Vul alle velden in";
