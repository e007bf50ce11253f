import { fileKind } from "~/lib/files/file-kind";
import { SOCIAL, variantFiles, variantWidths } from "~/lib/files/media-variants";
import { cleanPicture, isPictureKind } from "~/lib/files/pictures/clean-picture";
import { log } from "~/platform/log.server";

type Bytes = Uint8Array<ArrayBuffer>;
export type Variants = { width: number; height: number; files: Map<string, Bytes> };

const QUALITY = 82;
/** What Cloudflare Images reads; no SVG, which it would read too. */
const readable = ["jpeg", "png", "webp", "heic"];
const [LARGEST = 1600] = variantWidths(Number.MAX_SAFE_INTEGER).slice(-1);

/**
 * All variants of a picture that the writer's browser could not open, such as HEIC, made by Cloudflare Images. Turned
 * as the camera held it, without its metadata. Null when it is no picture.
 */
export async function variantsFrom(images: ImagesBinding, original: Bytes): Promise<Variants | null> {
  const kind = fileKind(original);
  if (!isPictureKind(kind) || !readable.includes(kind)) return null;
  const picture = cleanPicture(original, kind);
  if (picture === "damaged") return null;
  try {
    const largest = await encode(images, picture.bytes, { width: LARGEST, fit: "scale-down" }, "image/jpeg");
    const size = cleanPicture(largest, "jpeg");
    if (size === "damaged") return null;
    const { width, height } = size;
    const files = new Map<string, Bytes>();
    for (const name of variantFiles(width)) {
      const type = name.endsWith(".webp") ? "image/webp" : "image/jpeg";
      const shape: ImageTransform =
        name === SOCIAL.file
          ? { width: SOCIAL.width, height: SOCIAL.height, fit: "cover" }
          : { width: Number.parseInt(name, 10), fit: "scale-down" };
      const same = type === "image/jpeg" && shape.width === width && name !== SOCIAL.file;
      files.set(name, same ? size.bytes : await encode(images, picture.bytes, shape, type));
    }
    return { width, height, files };
  } catch (error) {
    log("warn", "media.unreadable", { error });
    return null;
  }
}

/** Puts real WebP where a browser that cannot make it sent JPEG; what cannot be made stays as it came. */
export async function withWebp(images: ImagesBinding, files: Map<string, Bytes>): Promise<void> {
  for (const [name, bytes] of files) {
    if (!name.endsWith(".webp") || fileKind(bytes) !== "jpeg") continue;
    try {
      files.set(name, await encode(images, bytes, { width: Number.parseInt(name, 10) }, "image/webp"));
    } catch (error) {
      log("warn", "media.no-webp", { error });
    }
  }
}

async function encode(
  images: ImagesBinding,
  bytes: Bytes,
  shape: ImageTransform,
  format: "image/jpeg" | "image/webp",
): Promise<Bytes> {
  const result = await images
    .input(new Blob([bytes]).stream())
    .transform(shape)
    .output({ format, quality: QUALITY, background: "#ffffff" });
  return new Uint8Array(await result.response().arrayBuffer());
}
