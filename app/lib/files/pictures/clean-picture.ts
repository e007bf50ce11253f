import type { FileKind } from "~/lib/files/file-kind";
import { cleanGif } from "./gif";
import { cleanHeif } from "./heif";
import { cleanJpeg } from "./jpeg";
import { cleanPng } from "./png";
import { cleanWebp } from "./webp";

type Bytes = Uint8Array<ArrayBuffer>;
export type PictureKind = Exclude<FileKind, "pdf" | "doc" | "docx">;

/** Width and height as the file codes them, in pixels, before any orientation. */
export type CleanPicture = { bytes: Bytes; width: number; height: number };

const cleaners: Record<PictureKind, (bytes: Bytes) => CleanPicture | null> = {
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  gif: cleanGif,
  heic: cleanHeif,
  avif: cleanHeif,
};

export function isPictureKind(kind: FileKind | null): kind is PictureKind {
  return kind !== null && Object.hasOwn(cleaners, kind);
}

/**
 * Checks the structure of a picture to its end and keeps of it what draws it: pixels, colour, animation, orientation.
 * Place, camera, serial numbers, texts, thumbnails and whatever follows the picture go. Works in the buffer that it is
 * given (also where it refuses) and returns a view of it, in time linear to its length. `damaged`: cut off, or no picture.
 */
export function cleanPicture(bytes: Bytes, kind: PictureKind): CleanPicture | "damaged" {
  try {
    return cleaners[kind](bytes) ?? "damaged";
  } catch (error) {
    // DataView's answer to a read past the end: a table or header that is cut off.
    if (error instanceof RangeError) return "damaged";
    throw error;
  }
}
