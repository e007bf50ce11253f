import libraryUrl from "browser-image-compression/dist/browser-image-compression.js?url";
import { cleanPicture } from "~/lib/files/pictures/clean-picture";

/** Box in which a photo must fit, in pixels, and the JPEG quality; from the specification. */
const BOX = { width: 1200, height: 800 };
const QUALITY = 0.75;

/**
 * A photo made smaller in a worker: at most 1200 × 800, JPEG, upright, without metadata, named
 * `<tag><name>.jpg`. Rejects when the browser cannot decode it.
 */
export async function compressImage(file: File, tag: string): Promise<File> {
  const [{ default: compress }, picture] = await Promise.all([
    import("browser-image-compression"),
    createImageBitmap(file),
  ]);
  const scale = Math.min(1, BOX.width / picture.width, BOX.height / picture.height);
  const longest = Math.round(Math.max(picture.width, picture.height) * scale);
  picture.close();
  const smaller = await compress(file, {
    maxWidthOrHeight: longest,
    initialQuality: QUALITY,
    fileType: "image/jpeg",
    useWebWorker: true,
    // The worker is a blob, so the address of its library must be absolute; the default is a foreign host.
    libURL: new URL(libraryUrl, location.href).href,
  });
  const cleaned = cleanPicture(new Uint8Array(await smaller.arrayBuffer()), "jpeg");
  if (cleaned === "damaged") throw new Error("The compressed photo is not whole.");
  return new File([cleaned.bytes], `${tag}${baseName(file.name)}.jpg`, {
    type: "image/jpeg",
    lastModified: file.lastModified,
  });
}

function baseName(name: string): string {
  return name.replace(/\.[^.]{1,5}$/, "");
}
