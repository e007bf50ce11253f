import { expect, test } from "vitest";
import type { Article, Block } from "~/content/types";
import { mainText } from "~/content/views/main-text";
import { listedPages } from "~/content/views/page-list";
import { shingleOverlap, shingles, words } from "~/lib/text/shingles";
import { specifiedArticles } from "~tests/support/specified-paths";
import { articleCategories, articles } from "./list";

const pages = listedPages().map(({ path }) => path);

function blocksOf(article: Article): Block[] {
  return article.sections.flatMap((section) => section.blocks);
}

/** Targets of links in running text and in link blocks. */
function linksOf(article: Article): string[] {
  const text = JSON.stringify([article.lead, article.sections]);
  return [...text.matchAll(/\]\(([^)]+)\)|"href":"([^"]+)"/g)].map((match) => match[1] ?? match[2] ?? "");
}

test("the articles of the specification are there, and each article once", () => {
  const slugs = articles.map((article) => article.slug);
  expect(slugs).toEqual(expect.arrayContaining(specifiedArticles));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test("every category has an article, so that no filter comes out empty", () => {
  const used = new Set(articles.map((article) => article.category));
  expect([...used].toSorted()).toEqual(Object.keys(articleCategories).toSorted());
});

test("related services and articles exist and do not point back", () => {
  for (const article of articles) {
    expect(article.relatedServices.length, article.slug).toBeGreaterThan(0);
    for (const path of article.relatedServices) expect(pages, article.slug).toContain(`/${path}`);
    expect(new Set(article.relatedArticles).size, article.slug).toBe(3);
    expect(article.relatedArticles, article.slug).not.toContain(article.slug);
    for (const slug of article.relatedArticles) expect(pages, article.slug).toContain(`/kennisbank/${slug}`);
  }
});

test("links in the text lead to pages of the site, and never to the page itself", () => {
  for (const article of articles) {
    for (const href of linksOf(article)) {
      if (/^(tel|mailto):/.test(href)) continue;
      expect(pages, `${article.slug} → ${href}`).toContain(href);
      expect(href).not.toBe(`/kennisbank/${article.slug}`);
    }
  }
});

test("titles and descriptions fit a search result and are unique", () => {
  for (const { slug, meta } of articles) {
    expect(meta.title.length, slug).toBeGreaterThanOrEqual(15);
    expect(meta.title.length, slug).toBeLessThanOrEqual(65);
    expect(meta.description.length, slug).toBeGreaterThanOrEqual(70);
    expect(meta.description.length, slug).toBeLessThanOrEqual(165);
    expect(meta.keywords.length, slug).toBeGreaterThan(0);
  }
  expect(new Set(articles.map((article) => article.title)).size).toBe(articles.length);
  expect(new Set(articles.map((article) => article.meta.title)).size).toBe(articles.length);
  expect(new Set(articles.map((article) => article.meta.description)).size).toBe(articles.length);
});

test("an article has four to seven sections with their own anchors in kebab case", () => {
  for (const { slug, sections } of articles) {
    expect(sections.length, slug).toBeGreaterThanOrEqual(4);
    expect(sections.length, slug).toBeLessThanOrEqual(7);
    const ids = sections.map((section) => section.id);
    expect(new Set(ids).size, slug).toBe(ids.length);
    for (const id of ids) expect(id, slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test("an article has 600 to 1,400 words and its excerpt is two sentences", () => {
  for (const article of articles) {
    const count = words(mainText(article)).length;
    expect(count, article.slug).toBeGreaterThanOrEqual(600);
    expect(count, article.slug).toBeLessThanOrEqual(1400);
    expect(article.excerpt.match(/[.?](?=\s|$)/g)?.length, article.slug).toBe(2);
  }
});

test("every article has its own drawing with a legend of four to eight parts", () => {
  for (const article of articles) {
    const figures = blocksOf(article).filter((block) => block.type === "figure");
    const own = figures.find((figure) => figure.drawing === article.slug);
    expect(own, article.slug).toBeDefined();
    expect(own?.legend?.length, article.slug).toBeGreaterThanOrEqual(4);
    expect(own?.legend?.length, article.slug).toBeLessThanOrEqual(8);
    expect(own?.alt, article.slug).not.toBe(own?.caption);
  }
});

test("every article answers questions, marks a warning or tip, and says what differs across the border", () => {
  for (const article of articles) {
    const kinds = new Set(blocksOf(article).map((block) => block.type));
    for (const kind of ["callout", "faq", "countries"] as const) expect(kinds, article.slug).toContain(kind);
  }
});

test("table rows are as wide as their head", () => {
  for (const article of articles) {
    for (const block of blocksOf(article)) {
      if (block.type !== "table") continue;
      for (const row of block.rows) expect(row.length, block.caption).toBe(block.head.length);
    }
  }
});

test("facts name their source, with an address that is used once", () => {
  for (const { slug, sources } of articles) {
    expect(sources.length, slug).toBeGreaterThan(0);
    const urls = sources.map((source) => source.url);
    expect(new Set(urls).size, slug).toBe(urls.length);
    for (const url of urls) expect(URL.parse(url)?.protocol, url).toMatch(/^https?:$/);
  }
});

test("the texts keep to the voice: no exclamation marks, no worn phrases", () => {
  const worn = /!|aan het juiste adres|ontzorg|op maat gemaakte oplossing/i;
  for (const article of articles) {
    const { title, excerpt, meta } = article;
    expect([title, excerpt, meta.title, meta.description, mainText(article)].join("\n")).not.toMatch(worn);
  }
});

test("no two articles read as copies", () => {
  const texts = articles.map((article) => ({ slug: article.slug, set: shingles(mainText(article)) }));
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      // The specification allows 0.35; articles on unlike subjects have no reason to come near it.
      expect(shingleOverlap(one.set, other.set), `${one.slug} and ${other.slug}`).toBeLessThan(0.15);
    }
  }
});
