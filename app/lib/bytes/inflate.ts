import { Inflate, Unzlib } from "fflate";
import { joinBytes } from "./join-bytes";

/** More than the limit came out. */
export class TooLargeError extends Error {}

/** Of what goes in at once: a thousand times as much can come out before the limit is looked at. */
const STEP = 16 * 1024;

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

/** The first bytes that come out of `bytes`, at least eight where there are so many. */
export function inflateStart(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  new Inflate((part) => parts.push(part)).push(bytes.subarray(0, 2048), bytes.length <= 2048);
  return joinBytes(parts);
}
