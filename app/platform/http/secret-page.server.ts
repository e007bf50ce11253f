/**
 * Headers of a page behind a secret address: kept by nobody, and told to no other site. With those of its action it also
 * says when a refused post may come again.
 */
export function secretPageHeaders(answered?: Headers): Record<string, string> {
  const retry = answered?.get("Retry-After");
  return {
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
    "Referrer-Policy": "same-origin",
    ...(retry != null && { "Retry-After": retry }),
  };
}

/** A file behind a secret address, such as a photo on such a page: no engine lists it, and no other site is told of it. */
export function secretFile(file: Response): Response {
  file.headers.set("X-Robots-Tag", "noindex");
  file.headers.set("Referrer-Policy", "same-origin");
  return file;
}
