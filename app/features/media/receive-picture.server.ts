import { randomHex } from "~/lib/bytes/hash";
import { MultipartError, multipartBoundary, readMultipart } from "~/lib/bytes/multipart";
import { fileKind, mediaTypes } from "~/lib/files/file-kind";
import { SOCIAL, variantFiles, variantHeight } from "~/lib/files/media-variants";
import { cleanPicture } from "~/lib/files/pictures/clean-picture";
import { cleanLine } from "~/lib/text/clean-text";
import { log } from "~/platform/log.server";
import { objectKey, removeFiles } from "./media-files.server";
import { addMedia, findBySource } from "./media-store.server";
import { MAX_ALT, MAX_PICTURE_BYTES, type MediaItem, ORIGINAL, type UploadAnswer } from "./media-types";
import { type Variants, variantsFrom, withWebp } from "./server-variants.server";

const MAX_BODY = 40 * 1024 * 1024;
const texts = ["name", "alt", "width", "height", "sha256"];

/** `IMAGES` where the account has Cloudflare Images and wrangler.toml binds it. */
type Stores = { DB: D1Database; UPLOADS: R2Bucket; IMAGES?: ImagesBinding };
type Who = { actor: string; now: Date };

/**
 * Takes in a picture as the writer's browser made it: its variants, each judged by its content, from its header to its
 * end, and the size that it must have, and kept without metadata. All of them, or nothing. What the browser could not
 * make, Cloudflare Images makes, where there is such a binding.
 */
export async function receivePicture(
  { DB, UPLOADS, IMAGES }: Stores,
  request: Request,
  { actor, now }: Who,
): Promise<UploadAnswer & { code: number }> {
  const sent = await readParts(request);
  if (sent === null) return refused(400, notArrived);
  const { fields, original } = sent;
  const sha256 = fields.get("sha256") ?? "";
  if (!/^[a-f0-9]{64}$/.test(sha256)) return refused(422, "Deze afbeelding kan niet worden gebruikt.");
  const known = await findBySource(DB, sha256);
  if (known) return knownAs(known);

  const made = original ? IMAGES && (await variantsFrom(IMAGES, original)) : sentVariants(sent);
  if (!made) return refused(422, notReadable);
  const { width, height, files } = made;
  if (!isPixels(width) || !isPixels(height)) return refused(422, "Deze afbeelding kan niet worden gebruikt.");
  if (IMAGES) await withWebp(IMAGES, files);

  for (const file of variantFiles(width)) {
    const bytes = files.get(file);
    const variant = bytes ? cleanVariant(file, bytes, { width, height }) : "Er ontbreekt een deel.";
    if (typeof variant === "string")
      return refused(422, `Deze afbeelding kan niet worden gebruikt. ${variant}`);
    files.set(file, variant);
  }
  const id = randomHex(8);
  const total = await putAll(UPLOADS, id, files, variantFiles(width));
  const item = {
    id,
    name: cleanLine(fields.get("name") ?? "").slice(0, 150) || "Afbeelding",
    alt: cleanLine(fields.get("alt") ?? "").slice(0, MAX_ALT),
    ...{ width, height, bytes: total, createdAt: now.getTime(), createdBy: actor },
  };
  if (!(await addMedia(DB, { ...item, sha256 }))) {
    // Another window sent the same picture meanwhile.
    await removeFiles(UPLOADS, item);
    const first = await findBySource(DB, sha256);
    return first ? knownAs(first) : refused(409, notArrived);
  }
  log("info", "media.stored", { bytes: total });
  return { kind: "stored", item: { ...item, uses: 0 }, known: false, code: 200 };
}

const notArrived = "De afbeelding is niet goed overgekomen. Probeer het nog eens.";
const notReadable = "Deze afbeelding kan niet worden geopend. Gebruik een JPEG-, PNG- of WebP-afbeelding.";

function sentVariants({ fields, files }: Parts): Variants {
  return { width: Number(fields.get("width")), height: Number(fields.get("height")), files };
}

function knownAs(item: MediaItem): UploadAnswer & { code: number } {
  return { kind: "stored", item, known: true, code: 200 };
}

function refused(code: number, message: string): UploadAnswer & { code: number } {
  return { kind: "refused", message, code };
}

function isPixels(n: number): boolean {
  return Number.isSafeInteger(n) && n >= 1 && n <= 1600 * 20;
}

type Parts = {
  fields: Map<string, string>;
  files: Map<string, Uint8Array<ArrayBuffer>>;
  /** The picture itself, from a browser that cannot open it. */
  original: Uint8Array<ArrayBuffer> | null;
};

async function readParts(request: Request): Promise<Parts | null> {
  const boundary = multipartBoundary(request.headers.get("Content-Type"));
  if (boundary === null || request.body === null) return null;
  const fields = new Map<string, string>();
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let original: Parts["original"] = null;
  const limits = {
    total: MAX_BODY,
    parts: 20,
    keep: ({ filename }: { filename?: string | undefined }) =>
      filename === undefined ? 4096 : MAX_PICTURE_BYTES,
  };
  try {
    for await (const { name, filename, bytes, size } of readMultipart(request.body, boundary, limits)) {
      if (filename === undefined && texts.includes(name)) fields.set(name, new TextDecoder().decode(bytes));
      else if (name === ORIGINAL && size <= MAX_PICTURE_BYTES) original = bytes.slice();
      else if (objectKey("0".repeat(16), name) && size <= MAX_PICTURE_BYTES) files.set(name, bytes.slice());
    }
  } catch (error) {
    if (error instanceof MultipartError) return null;
    throw error;
  }
  return { fields, files, original };
}

/** The variant without metadata, or what is wrong with it. */
function cleanVariant(
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
  picture: { width: number; height: number },
): Uint8Array<ArrayBuffer> | string {
  const kind = fileKind(bytes);
  // A browser that cannot make WebP sends JPEG in its place.
  if (kind !== "jpeg" && !(kind === "webp" && file.endsWith(".webp")))
    return "Het bestand is geen afbeelding.";
  const variant = cleanPicture(bytes, kind);
  if (variant === "damaged") return "Het bestand is beschadigd of niet volledig.";
  const width = file === SOCIAL.file ? SOCIAL.width : Number.parseInt(file, 10);
  const height = file === SOCIAL.file ? SOCIAL.height : variantHeight(width, picture);
  return variant.width === width && Math.abs(variant.height - height) <= 1
    ? variant.bytes
    : "De maten kloppen niet.";
}

/** Before the database names it, so that no page ever shows a picture that is not there. */
async function putAll(bucket: R2Bucket, id: string, files: Parts["files"], names: string[]): Promise<number> {
  let total = 0;
  for (const name of names) {
    const bytes = files.get(name) ?? new Uint8Array();
    const contentType = fileKind(bytes) === "webp" ? mediaTypes.webp : mediaTypes.jpeg;
    await bucket.put(objectKey(id, name) ?? "", bytes, { httpMetadata: { contentType } });
    total += bytes.length;
  }
  return total;
}
