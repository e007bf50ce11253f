import { expect, test } from "vitest";
import { sitemapIndexXml, sitemapXml } from "./sitemap";

test("every page stands in it once, with its day of change where one is known", () => {
  const xml = sitemapXml("https://site.example", [
    { path: "/" },
    { path: "/kennisbank/a", updated: "2026-11-20" },
  ]);
  expect(xml).toContain("<url><loc>https://site.example/</loc></url>");
  expect(xml).toContain(
    "<url><loc>https://site.example/kennisbank/a</loc><lastmod>2026-11-20</lastmod></url>",
  );
});

test("a path with marks of XML stays a path", () => {
  expect(sitemapXml("https://site.example", [{ path: "/a?b=1&c=<2>" }])).toContain("/a?b=1&amp;c=&lt;2&gt;");
});

test("an index names its files", () => {
  const xml = sitemapIndexXml("https://site.example", ["/sitemap.xml?deel=0", "/sitemap.xml?deel=1"]);
  expect(xml.match(/<loc>https:\/\/site\.example\/sitemap\.xml\?deel=[01]<\/loc>/g)).toHaveLength(2);
  expect(xml).not.toContain("<url>");
});
