import { escapeHtml } from "~/lib/text/escape-html";

/** An article or a project in the feed. Dates are ISO days. */
type FeedEntry = {
  path: string;
  title: string;
  excerpt: string;
  category: string;
  published: string;
  updated: string;
};

type Feed = { title: string; description: string; origin: string; path: string; page: string };

/** RSS 2.0, newest first. */
export function feedXml(
  { title, description, origin, path, page }: Feed,
  entries: readonly FeedEntry[],
): string {
  const newestFirst = [...entries].sort((a, b) => b.published.localeCompare(a.published));
  const lastChange = entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", title),
    element("link", origin + page),
    element("description", description),
    element("language", "nl"),
    `<atom:link href="${escapeHtml(origin + path)}" rel="self" type="application/rss+xml"/>`,
    ...(lastChange ? [element("lastBuildDate", rssDate(lastChange))] : []),
    ...newestFirst.map((entry) => item(origin, entry)),
    "</channel></rss>",
    "",
  ].join("\n");
}

function item(origin: string, { path, title, excerpt, category, published }: FeedEntry): string {
  return [
    "<item>",
    element("title", title),
    element("link", origin + path),
    `<guid isPermaLink="true">${escapeHtml(origin + path)}</guid>`,
    element("pubDate", rssDate(published)),
    element("category", category),
    element("description", excerpt),
    "</item>",
  ].join("");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}

/** RFC 822 as RSS wants it, at noon: the day is then the same in every time zone of Europe. */
function rssDate(day: string): string {
  return new Date(`${day}T12:00:00Z`).toUTCString();
}
