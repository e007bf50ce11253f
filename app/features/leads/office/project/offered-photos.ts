import { fileName } from "~/features/leads/model/files/file-name";
import type { ProjectSource } from "~/features/leads/store/lead-project.server";
import { isPictureKind } from "~/lib/files/pictures/clean-picture";
import { hugePictureText } from "~/lib/files/shown-picture";
import { paths } from "~/paths";

/** A photo of a request that its project may take over. */
export type OfferedPhoto = {
  href: string;
  /** Counts from 1. */
  n: number;
  /** Id of the picture that the library already has of it; null where it has none. */
  media: string | null;
};

/** Photos that can be opened without a second look; `known`: pictures of the library, by the SHA-256 of their source. */
export function offeredPhotos({ lead, files }: ProjectSource, known: Map<string, string>): OfferedPhoto[] {
  return files
    .filter((file) => isPictureKind(file.kind) && file.warning === null && hugePictureText(file) === null)
    .map((file, index) => ({
      href: paths.adminLeadFile(lead.id, file.n, fileName(lead.reference, file)),
      n: index + 1,
      media: known.get(file.sha256) ?? null,
    }));
}
