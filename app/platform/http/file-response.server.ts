import { encodeExtended } from "content-disposition";

type FileDescription = {
  name: string;
  /** Detected from the content. */
  type: string;
  bytes: number;
  inline: boolean;
};

/** An uploaded file. The headers prevent script, sniffing, embedding and caching. */
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

/** RFC 6266 in both forms, without characters that could end the header or name another folder, or dots around it. */
export function filename(name: string): string {
  const flat =
    name
      .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, "_")
      .slice(0, 150)
      .replace(/^[.\s]+|[.\s]+$/g, "") || "bestand";
  const ascii = flat.replace(/[^\x20-\x7e]|%/g, "_");
  return `filename="${ascii}"; filename*=${encodeExtended(flat.toWellFormed())}`;
}

/** The content of such an address never changes. 304 when R2 returned no body. */
export function publicImageResponse(object: R2Object | R2ObjectBody, type: string): Response {
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
