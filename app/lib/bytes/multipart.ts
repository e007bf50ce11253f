/* Skips oversized parts, which no package does: see docs/decisions/own-multipart-reader.md. */

import { drainBody } from "./drain-body";
import { joinBytes } from "./join-bytes";

export type MultipartPart = {
  name: string;
  /** Undefined for a text field, empty for a file field without a file. */
  filename: string | undefined;
  /** Cut off at `keep` bytes. Valid until the next part is read: all parts share one buffer. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Bytes of the whole content, including what was cut off. */
  size: number;
};

export type MultipartLimits = {
  total: number;
  parts: number;
  /** How many bytes of a part to keep; called before its content is read. */
  keep: (part: Pick<MultipartPart, "name" | "filename">) => number;
};

/** `broken`: not multipart, or it ends early. `too-large`: over `total`; `too-many`: over `parts`. */
export class MultipartError extends Error {
  override name = "MultipartError";
  readonly reason: "broken" | "too-large" | "too-many";
  constructor(reason: MultipartError["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

const MAX_HEADER_BYTES = 8 * 1024;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const headerEnd = byteSearch(encoder.encode("\r\n\r\n"));

/** Null when the Content-Type is not multipart/form-data or names no boundary. */
export function multipartBoundary(contentType: string | null): string | null {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType ?? "")) return null;
  const boundary = parameters(contentType ?? "").get("boundary") ?? "";
  return boundary.length > 0 && boundary.length <= 200 ? boundary : null;
}

/** Skips parts without a name. Throws MultipartError. */
export async function* readMultipart(
  stream: ReadableStream<Uint8Array>,
  boundary: string,
  limits: MultipartLimits,
): AsyncGenerator<MultipartPart> {
  const delimiter = encoder.encode(`\r\n--${boundary}`);
  const findDelimiter = byteSearch(delimiter);
  const reader = stream.getReader();
  // The first delimiter has no line break before it unless a preamble precedes it.
  let buffer: Uint8Array = encoder.encode("\r\n");
  let received = 0;
  const content = partCollector();

  async function read(): Promise<Uint8Array> {
    const { done, value } = await reader.read();
    if (done) throw new MultipartError("broken");
    received += value.length;
    if (received > limits.total) throw new MultipartError("too-large");
    return value;
  }

  async function untilDelimiter(take: (bytes: Uint8Array) => void): Promise<void> {
    for (;;) {
      const at = findDelimiter(buffer);
      const end = at === -1 ? Math.max(0, buffer.length - delimiter.length + 1) : at;
      take(buffer.subarray(0, end));
      if (at !== -1) {
        buffer = buffer.subarray(end + delimiter.length);
        return;
      }
      // A delimiter may span two chunks; joining whole chunks would copy every byte.
      const tail = buffer.subarray(end);
      const chunk = await read();
      const seam = joined(tail, chunk.subarray(0, delimiter.length - 1));
      const across = findDelimiter(seam);
      if (across !== -1) {
        take(tail.subarray(0, across));
        buffer = chunk.subarray(across + delimiter.length - tail.length);
        return;
      }
      if (chunk.length < delimiter.length) {
        buffer = seam;
      } else {
        take(tail);
        buffer = chunk;
      }
    }
  }

  async function header(): Promise<string | null> {
    while (buffer.length < 2) buffer = joined(buffer, await read());
    if (buffer[0] === 45 && buffer[1] === 45) return null;
    for (;;) {
      const at = headerEnd(buffer);
      if (at > MAX_HEADER_BYTES || (at === -1 && buffer.length > MAX_HEADER_BYTES)) break;
      if (at === -1) {
        buffer = joined(buffer, await read());
        continue;
      }
      const text = decoder.decode(buffer.subarray(0, at));
      buffer = buffer.subarray(at + 4);
      if (!/^[ \t]*(\r\n|$)/.test(text)) break;
      return text;
    }
    throw new MultipartError("broken");
  }

  try {
    await untilDelimiter(() => {});
    for (let count = 0; ; count++) {
      const text = await header();
      if (text === null) break;
      if (count === limits.parts) throw new MultipartError("too-many");
      const { name, filename } = disposition(text);
      content.start(name === undefined ? 0 : limits.keep({ name, filename }));
      await untilDelimiter(content.add);
      if (name !== undefined) yield { name, filename, ...content.finish() };
    }
    if (!(await drainBody(reader, limits.total - received))) throw new MultipartError("too-large");
  } finally {
    reader.releaseLock();
  }
}

function partCollector() {
  let store = new Uint8Array(64 * 1024);
  let keep = 0;
  let kept = 0;
  let size = 0;
  return {
    start(limit: number): void {
      [keep, kept, size] = [limit, 0, 0];
    },
    add(bytes: Uint8Array): void {
      size += bytes.length;
      const piece = bytes.subarray(0, keep - kept);
      if (kept + piece.length > store.length) {
        const larger = new Uint8Array(Math.max(Math.min(store.length * 4, keep), kept + piece.length));
        larger.set(store.subarray(0, kept));
        store = larger;
      }
      store.set(piece, kept);
      kept += piece.length;
    },
    finish: () => ({ bytes: store.subarray(0, kept), size }),
  };
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  return first.length === 0 ? second : joinBytes([first, second]);
}

/** Boyer–Moore–Horspool search. */
function byteSearch(needle: Uint8Array): (haystack: Uint8Array) => number {
  const last = needle.length - 1;
  const skip = new Uint16Array(256).fill(needle.length);
  for (let i = 0; i < last; i++) skip[needle[i] as number] = last - i;
  return (haystack) => {
    for (let end = last; end < haystack.length; end += skip[haystack[end] as number] as number) {
      let i = 0;
      while (i <= last && haystack[end - i] === needle[last - i]) i++;
      if (i > last) return end - last;
    }
    return -1;
  };
}

function disposition(header: string): { name: string | undefined; filename: string | undefined } {
  const value = /(?:^|\r\n)content-disposition[ \t]*:([^\r\n]*)/i.exec(header)?.[1] ?? "";
  const values = parameters(value);
  const extended = /^utf-8'[^']*'(.+)$/i.exec(values.get("filename*") ?? "")?.[1];
  return {
    name: browserEscapes(values.get("name")),
    filename: (extended && percentDecoded(extended)) || browserEscapes(values.get("filename")),
  };
}

function parameters(header: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, key = "", quoted, bare = ""] of header.matchAll(
    /;[ \t]*([^\s=;"]+)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g,
  )) {
    const value =
      quoted === undefined ? bare.trim().replace(/^"|"$/g, "") : quoted.replace(/\\(["\\])/g, "$1");
    if (!values.has(key.toLowerCase())) values.set(key.toLowerCase(), value);
  }
  return values;
}

function browserEscapes(value: string | undefined): string | undefined {
  return value?.replace(/%22/g, '"').replace(/%0D/gi, "\r").replace(/%0A/gi, "\n");
}

function percentDecoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
