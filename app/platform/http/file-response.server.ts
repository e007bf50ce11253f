import { encodeExtended } from "content-disposition";

type FileDescription = {
  /** As its sender called it; may hold anything. */
  name: string;
  /** What it is by its content, never by what its sender said. */
  type: string;
  bytes: number;
  /** Whether a browser may show it instead of saving it. Only for pictures. */
  inline: boolean;
};

/**
 * A private file from a stranger. It runs nothing, is guessed to be nothing else, is embedded by no other
 * site and stays in no cache: even an upload that is two things at once stays a picture or a download.
 */
export function fileResponse(body: ReadableStream, { name, type, bytes, inline }: FileDescription): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Length": String(bytes),
      "Content-Disposition": `${inline ? "inline" : "attachment"}; ${filename(name)}`,
      "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store",
    },
  });
}

/** A private file that is made while it is sent; to keep, never to show. */
export function downloadResponse(
  body: ReadableStream,
  { name, type }: { name: string; type: string },
): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; ${filename(name)}`,
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store",
    },
  });
}

/** The name in both forms of RFC 6266; no character of it can end the header or reach another folder. */
export function filename(name: string): string {
  const flat = name.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, "_").slice(0, 150) || "bestand";
  const ascii = flat.replace(/[^\x20-\x7e]|%/g, "_");
  return `filename="${ascii}"; filename*=${encodeExtended(flat.toWellFormed())}`;
}

/**
 * A picture of ours for everybody: its address never gets another content, so browsers keep it for a year.
 * Without a body when the browser has it already.
 */
export function publicPicture(object: R2Object | R2ObjectBody, type: string): Response {
  const headers = {
    "Content-Type": type,
    "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: object.httpEtag,
  };
  if (!("body" in object)) return new Response(null, { status: 304, headers });
  return new Response(object.body, { headers: { ...headers, "Content-Length": String(object.size) } });
}
