import { joinBytes } from "../../../app/lib/bytes/join-bytes.ts";

export type Bytes = Uint8Array<ArrayBuffer>;
export type Part = string | number[] | Uint8Array;

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Text is Latin-1. */
export function bytesOf(...parts: Part[]): Bytes {
  return joinBytes(
    parts.map((part) =>
      typeof part === "string" ? latin(part) : Array.isArray(part) ? Uint8Array.from(part) : part,
    ),
  );
}

/** Big-endian. */
export const u16 = (n: number) => [(n >>> 8) & 255, n & 255];
export const u32 = (n: number) => [...u16(n >>> 16), ...u16(n & 0xffff)];
export const u64 = (n: number) => [...u32(Math.floor(n / 2 ** 32)), ...u32(n >>> 0)];
/** Little-endian. */
export const le32 = (n: number) => u32(n).reverse();
export const le24 = (n: number) => le32(n).slice(0, 3);

/** Bytes that look like coded pixels, the same for the same seed, none of them 0xFF. */
export function pixels(length: number, seed = 1): Bytes {
  let state = (seed * 2654435761) >>> 0 || 1;
  return Uint8Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % 255;
  });
}
