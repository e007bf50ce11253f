import { escapeHtml } from "~/lib/text/escape-html";

/** `updated` is an ISO date; without one the page has no lastmod, because a made-up date is worse than none. */
type SitemapPage = { path: string; updated?: string | undefined };

/** Sitemap of the canonical pages below an origin. */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const urls = pages.map(({ path, updated }) => {
    const lastmod = updated ? `<lastmod>${escapeHtml(updated)}</lastmod>` : "";
    return `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** Sitemap that only names other files, by their paths below the origin. */
export function sitemapIndexXml(origin: string, files: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.map((file) => `<sitemap><loc>${escapeHtml(origin + file)}</loc></sitemap>`),
    "</sitemapindex>",
    "",
  ].join("\n");
}
