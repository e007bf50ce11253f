import { expect, test } from "vitest";
import { articleCategories, articles } from "~/content/articles/list";
import { siteArticles } from "~/content/articles/site-articles.server";
import { services } from "~/content/services/list";
import { divisions } from "~/content/site/divisions";
import type { ArticleCategory } from "~/content/types";
import { articlePage, carriedArticle, isArticleCategory, knowledgeIndex } from "./article-pages";
import { findServicePage } from "./service-pages";

test("every service is found under its division only, with a way back to it", () => {
  for (const { division, slug, name } of services) {
    const { path } = divisions[division];
    expect(findServicePage(path, slug)?.crumbs).toEqual([
      { label: "Home", href: "/" },
      { label: divisions[division].shortName, href: path },
      { label: name, href: `${path}/${slug}` },
    ]);
  }
  expect(findServicePage("/schoorsteen", "daklekkage")).toBeUndefined();
  expect(findServicePage("/daken", "toString")).toBeUndefined();
  expect(findServicePage("/nergens", "daklekkage")).toBeUndefined();
});

test("an article brings its related articles along, in its own order", () => {
  for (const article of articles) {
    const page = articlePage({ ...article, words: 800 }, []);
    expect(page.related[1]?.links.map(({ href }) => href)).toEqual(
      article.relatedArticles.map((slug) => `/kennisbank/${slug}`),
    );
    expect(siteArticles().find(({ slug }) => slug === article.slug)?.words).toBeGreaterThan(500);
  }
  expect(carriedArticle("bestaat-niet")).toBeUndefined();
});

test("the categories share the index between them without losing an article", () => {
  const all = knowledgeIndex(null);
  const parts = (Object.keys(articleCategories) as ArticleCategory[]).map((id) => knowledgeIndex(id).teasers);
  expect(all.categories.map(({ count }) => count)).toEqual(parts.map((part) => part.length));
  const hrefs = parts.flat().map(({ href }) => href);
  expect(hrefs.toSorted()).toEqual(all.teasers.map(({ href }) => href).toSorted());
  expect(all.total).toBe(articles.length);
});

test("a category that does not exist has no index", () => {
  for (const name of ["dak", "constructor", "__proto__"]) expect(isArticleCategory(name)).toBe(false);
});
