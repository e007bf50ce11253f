import type { PageSheet } from "~/platform/cache/stored-page.server";
import css from "~/styles/site.css?inline";
import href from "~/styles/site.css?url";

/** The sheet that every public page links to (root.tsx). */
export const pageSheet: PageSheet = {
  href,
  link: `<link rel="stylesheet" href="${href}"/>`,
  css: new TextEncoder().encode(css),
};

/**
 * Whether a visitor comes from another site, or from none: who has seen no page of ours has no sheet. Browsers say so
 * (Fetch Metadata); who says nothing gets the link.
 */
export function arrivesFromElsewhere({ headers }: Request): boolean {
  const from = headers.get("Sec-Fetch-Site");
  return from !== null && from !== "same-origin";
}
