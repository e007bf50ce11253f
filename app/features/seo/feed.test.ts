import { expect, test } from "vitest";
import { feedXml } from "./feed";

const feed = {
  title: "Kennisbank",
  description: "Uitleg",
  origin: "https://site.example",
  path: "/feed.xml",
  page: "/kennisbank",
};
const entry = (slug: string, published: string, updated = published) => ({
  path: `/kennisbank/${slug}`,
  title: `Over ${slug} & meer`,
  excerpt: "Twee <zinnen>.",
  category: "Daken",
  published,
  updated,
});

test("articles come newest first, with absolute links and dates as RSS wants them", () => {
  const xml = feedXml(feed, [entry("oud", "2026-01-05", "2026-11-20"), entry("nieuw", "2026-10-01")]);
  expect([...xml.matchAll(/<guid isPermaLink="true">([^<]+)/g)].map((match) => match[1])).toEqual([
    "https://site.example/kennisbank/nieuw",
    "https://site.example/kennisbank/oud",
  ]);
  expect(xml).toContain("<pubDate>Mon, 05 Jan 2026 12:00:00 GMT</pubDate>");
  expect(xml).toContain("<lastBuildDate>Fri, 20 Nov 2026 12:00:00 GMT</lastBuildDate>");
});

test("marks of XML in a title or excerpt are text", () => {
  const xml = feedXml(feed, [entry("lood", "2026-01-05")]);
  expect(xml).toContain("<title>Over lood &amp; meer</title>");
  expect(xml).toContain("<description>Twee &lt;zinnen&gt;.</description>");
});

test("a feed without articles is still a feed", () => {
  expect(feedXml(feed, [])).not.toContain("lastBuildDate");
});
