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
