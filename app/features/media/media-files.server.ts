import { type MediaFormat, mediaFormats } from "~/lib/media-variants";

/** Where a file of a picture stands in the bucket; null for a name that is none of ours. */
export function objectKey(id: string, file: string): string | null {
  const ours = /^[a-f0-9]{16}$/.test(id) && /^(?:social|[1-9]\d{0,3})\.(?:webp|jpg)$/.test(file);
  return ours ? `media/${id}/${file}` : null;
}

export function mediaTypeOf(file: string): string {
  return mediaFormats[file.slice(file.lastIndexOf(".") + 1) as MediaFormat];
}
