import { signedInFetch } from "~/admin/office-fetch";
import { fetchJson } from "~/lib/api-client";
import { mediaFormats, SOCIAL, variantHeight, variantWidths } from "~/lib/files/media-variants";
import { MAX_PICTURE_BYTES, MAX_SOURCE_BYTES, ORIGINAL, type UploadAnswer } from "./media-types";

const QUALITY = 0.82;
/** All variants over a slow line. */
const UPLOAD_LIMIT_MS = 600_000;

/**
 * Makes the variants of a picture in this browser and sends them. Drawing it anew leaves all metadata behind,
 * place and camera included. One that this browser cannot open goes as it is: the server may be able to. Resolves to
 * a sentence where it cannot be used.
 */
export async function uploadPicture(address: string, file: File): Promise<UploadAnswer> {
  if (file.size > MAX_SOURCE_BYTES) return refused(tooLarge(file, MAX_SOURCE_BYTES));
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!picture && file.size > MAX_PICTURE_BYTES) return refused(tooLarge(file, MAX_PICTURE_BYTES));
  const form = picture
    ? await variantsOf(file, picture).finally(() => picture.close())
    : await originalOf(file);
  try {
    const request = { method: "POST", body: form, timeoutMs: UPLOAD_LIMIT_MS };
    const { data } = await fetchJson<UploadAnswer>(address, request, signedInFetch);
    if (data) return data.kind === "refused" ? refused(`${file.name}: ${data.message}`) : data;
  } catch {
    // As for an answer that is none of ours.
  }
  return refused("Er is geen verbinding. Probeer het straks nog eens.");
}

function tooLarge({ name }: File, limit: number): string {
  return `${name} is groter dan ${limit / 1024 ** 2} MB. Maak de foto eerst kleiner.`;
}

function refused(message: string): UploadAnswer {
  return { kind: "refused", message };
}

async function formOf(file: File): Promise<FormData> {
  const form = new FormData();
  form.append("name", file.name.replace(/\.[^.]{1,5}$/, ""));
  form.append("sha256", await sourceHash(file));
  return form;
}

async function originalOf(file: File): Promise<FormData> {
  const form = await formOf(file);
  form.append(ORIGINAL, file, ORIGINAL);
  return form;
}

async function variantsOf(file: File, picture: ImageBitmap): Promise<FormData> {
  const form = await formOf(file);
  const widths = variantWidths(picture.width);
  const width = widths.at(-1) ?? picture.width;
  const height = variantHeight(width, picture);
  form.append("width", String(width));
  form.append("height", String(height));
  for (const one of widths) {
    const canvas = drawn(picture, one, variantHeight(one, { width, height }));
    for (const [format, type] of Object.entries(mediaFormats)) {
      form.append(`${one}.${format}`, await encoded(canvas, type), `${one}.${format}`);
    }
  }
  form.append(
    SOCIAL.file,
    await encoded(drawn(picture, SOCIAL.width, SOCIAL.height), "image/jpeg"),
    SOCIAL.file,
  );
  return form;
}

/** The middle of the picture, filling the canvas; white where it is transparent, because JPEG is not. */
function drawn(picture: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const scale = Math.max(width / picture.width, height / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
  return canvas;
}

/** Safari cannot make WebP; a JPEG then stands in its place, under its own type. */
async function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const make = (kind: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, kind, QUALITY));
  const blob = await make(type);
  const usable = blob?.type === type ? blob : await make("image/jpeg");
  if (!usable) throw new Error("This browser cannot write pictures.");
  return usable;
}

async function sourceHash(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
