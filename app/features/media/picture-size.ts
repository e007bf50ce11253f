import { JPG } from "image-size/types/jpg";
import { WEBP } from "image-size/types/webp";

/** Bytes that are looked at: in a broken JPEG `image-size` tries every one of them, in time that a Worker has not. */
const HEADER_BYTES = 262_144;

/** Width and height of a JPEG or WebP from its header, without decoding it; null when it has none. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = (bytes[0] === 0xff ? JPG : WEBP).calculate(bytes.subarray(0, HEADER_BYTES));
    return { width, height };
  } catch {
    return null;
  }
}
