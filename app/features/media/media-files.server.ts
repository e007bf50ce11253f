import { mediaTypes } from "~/lib/files/file-kind";
import { variantFiles } from "~/lib/files/media-variants";

/** Where a file of a picture stands in the bucket; null for a name that is none of ours. */
export function objectKey(id: string, file: string): string | null {
  const ours = /^[a-f0-9]{16}$/.test(id) && /^(?:social\.jpg|[1-9]\d{0,3}\.(?:webp|jpg))$/.test(file);
  return ours ? `media/${id}/${file}` : null;
}

/** What a stored file is, as its upload judged it; never anything but a picture. */
export function storedType(object: R2Object): string {
  return object.httpMetadata?.contentType === mediaTypes.webp ? mediaTypes.webp : mediaTypes.jpeg;
}

/** Takes the files of a picture out of the bucket, after the database has let go of it. */
export async function removeFiles(
  bucket: R2Bucket,
  { id, width }: { id: string; width: number },
): Promise<void> {
  await bucket.delete(variantFiles(width).map((file) => `media/${id}/${file}`));
}
