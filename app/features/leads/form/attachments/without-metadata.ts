import { acceptedKinds } from "~/features/leads/model/lead-limits";
import type { LeadForm } from "~/features/leads/model/lead-options";

/**
 * What is sent of a file that is not made smaller, judged by the code of the server: a photo without its metadata, a
 * document as it is; or why the server would refuse it. Rejects when that code cannot be had.
 */
export async function withoutMetadata(file: File, form: LeadForm): Promise<File | "wrongKind" | "damaged"> {
  const [{ fileKind }, { cleanPicture, isPictureKind }] = await Promise.all([
    import("~/lib/files/file-kind"),
    import("~/lib/files/pictures/clean-picture"),
  ]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKind(bytes);
  if (kind === null || !acceptedKinds(form).includes(kind)) return "wrongKind";
  if (!isPictureKind(kind)) return file;
  const cleaned = cleanPicture(bytes, kind);
  if (cleaned === "damaged") return cleaned;
  return new File([cleaned.bytes], file.name, { type: file.type, lastModified: file.lastModified });
}
