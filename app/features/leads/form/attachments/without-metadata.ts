import { stripMetadata } from "~/lib/files/strip-metadata";

/** The original without its metadata, for photos that could not be compressed. */
export async function withoutMetadata(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const clean = stripMetadata(bytes);
  return clean === bytes
    ? file
    : new File([clean], file.name, { type: file.type, lastModified: file.lastModified });
}
