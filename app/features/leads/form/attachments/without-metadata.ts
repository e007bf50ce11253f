import { acceptedKinds } from "~/features/leads/model/files/accepted-files";
import type { LeadForm } from "~/features/leads/model/lead-options";

/** A file as it is now, whatever becomes of it on the disk. Null when it cannot be read any more. */
export async function copyOf(file: File): Promise<File | null> {
  const { name, type, lastModified } = file;
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes && new File([bytes], name, { type, lastModified });
}

/**
 * What is sent of a file that is not made smaller, judged by the code of the server: a photo without its metadata, a
 * document as it is; or why it cannot be sent. Rejects when that code cannot be had.
 */
export async function withoutMetadata(
  file: File,
  form: LeadForm,
): Promise<File | "wrongKind" | "damaged" | "changed"> {
  const [{ fileKind }, { cleanPicture, isPictureKind }] = await Promise.all([
    import("~/lib/files/file-kind"),
    import("~/lib/files/pictures/clean-picture"),
  ]);
  const copy = await copyOf(file);
  if (!copy) return "changed";
  const bytes = new Uint8Array(await copy.arrayBuffer());
  const kind = fileKind(bytes);
  if (kind === null || !acceptedKinds(form).includes(kind)) return "wrongKind";
  if (!isPictureKind(kind)) return copy;
  const cleaned = cleanPicture(bytes, kind);
  if (cleaned === "damaged") return cleaned;
  return new File([cleaned.bytes], file.name, { type: file.type, lastModified: file.lastModified });
}
