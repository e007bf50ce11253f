import { Inflate, Unzlib } from "fflate";
import { joinBytes } from "./join-bytes";

/** More than the limit came out. */
export class TooLargeError extends Error {}

/** Of what goes in at once: a thousand times as much can come out before the limit is looked at. */
const STEP = 8 * 1024;
/** Where only the first bytes are wanted. */
const SMALL_STEP = 64;

/** Throws `TooLargeError` over `limit` bytes and another error for broken data; what follows its end is ignored. */
export function inflate(bytes: Uint8Array, format: "deflate-raw" | "zlib", limit: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let total = 0;
  const keep = (part: Uint8Array) => {
    total += part.length;
    if (total > limit) throw new TooLargeError();
    parts.push(part);
  };
  const stream = format === "zlib" ? new Unzlib(keep) : new Inflate(keep);
  for (let at = 0; at === 0 || at < bytes.length; at += STEP) {
    stream.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  }
  return joinBytes(parts);
}

/** The first bytes that come out of `bytes`: `most` where there are so many. Throws for broken data. */
export function inflateStart(bytes: Uint8Array, most: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let total = 0;
  const stream = new Inflate((part) => {
    parts.push(part.subarray(0, most));
    total += part.length;
  });
  for (let at = 0; at < bytes.length && total < most; at += SMALL_STEP) {
    stream.push(bytes.subarray(at, at + SMALL_STEP), at + SMALL_STEP >= bytes.length);
  }
  return joinBytes(parts).subarray(0, most);
}
