import { articleCategories, articles } from "~/content/articles/list";
import { type ArticleLine, siteArticles } from "~/content/articles/site-articles.server";
import { categoryIntrosNow, pageNow } from "~/content/pages/pages-now.server";
import { currentCompany } from "~/content/site/company-now.server";
import type { Article, ArticleCategory, ArticlePage } from "~/content/types";
import { paths } from "~/paths";
import { minutesOfWords } from "./reading-time";
import { articlePicture, articleTeaser, articleTeasers, serviceTeasers } from "./related";
import { home } from "./service-pages";

const articleAuthor = () => `Redactie ${currentCompany().name}`;

const knowledge = { label: "Kennisbank", href: "/kennisbank" };

/** The articles that the site carries, as its code has them. */
export const carriedArticles = (): readonly Article[] => articles;

/** One of them, or undefined when there is none under this name. */
export function carriedArticle(slug: string): Article | undefined {
  return articles.find((one) => one.slug === slug);
}

/** All that stands round an article. `newer` are others of the office like it; those of the site fill up what is missing. */
export function articlePage(article: ArticlePage, newer: readonly ArticleLine[]) {
  const { slug, title, category } = article;
  const path = paths.article(slug);
  const alike = siteArticles().filter((one) => one.category === category);
  const next = [...articleTeasers(article.relatedArticles), ...[...newer, ...alike].map(articleTeaser)];
  const others = next.filter(
    ({ href }, index) => href !== path && next.findIndex((one) => one.href === href) === index,
  );
  return {
    path,
    category: { label: articleCategories[category], href: `/kennisbank?categorie=${category}` },
    author: articleAuthor(),
    crumbs: [home, knowledge, { label: title, href: path }],
    minutes: minutesOfWords(article.words),
    related: [
      { heading: "Wat wij hieraan doen", links: serviceTeasers(article.relatedServices) },
      { heading: "Lees verder", links: others.slice(0, 3) },
    ],
  };
}

export function isArticleCategory(value: string | null): value is ArticleCategory {
  return value !== null && Object.hasOwn(articleCategories, value);
}

/** Articles of the office on one page of the index; see features/articles/public/published.server.ts. */
type ManagedIndex = {
  items: readonly ArticleLine[];
  next: string | null;
  counts: Partial<Record<ArticleCategory, number>>;
  /** Not the first page: the articles of the site stand on that one. */
  later: boolean;
};

const noneManaged: ManagedIndex = { items: [], next: null, counts: {}, later: false };

/**
 * The index of the knowledge base: all of it, or one category under its own title. What the office wrote last
 * stands on top, the articles of the site below; older ones of the office on the pages that follow.
 */
export function knowledgeIndex(category: ArticleCategory | null, managed = noneManaged) {
  const page = pageNow("kennisbank");
  const ids = Object.keys(articleCategories) as ArticleCategory[];
  const label = category && articleCategories[category];
  const carried = siteArticles();
  const categories = ids.map((id) => ({
    id,
    label: articleCategories[id],
    href: `/kennisbank?categorie=${id}`,
    count: carried.filter((article) => article.category === id).length + (managed.counts[id] ?? 0),
  }));
  const next = new URLSearchParams({ ...(category && { categorie: category }), pagina: managed.next ?? "" });
  const fixed = managed.later ? [] : carried.filter((one) => !category || one.category === category);
  return {
    ...(category ? { sections: [], ...categoryIntrosNow()[category] } : page),
    title: label ?? page.title,
    category,
    crumbs: label
      ? [home, knowledge, { label, href: `/kennisbank?categorie=${category}` }]
      : [home, knowledge],
    total: categories.reduce((sum, { count }) => sum + count, 0),
    categories,
    teasers: [...managed.items, ...fixed].map((line) => ({
      ...articleTeaser(line),
      picture: articlePicture(line.slug),
    })),
    older: managed.next && `/kennisbank?${next}`,
    newest: managed.later ? (category ? `/kennisbank?categorie=${category}` : "/kennisbank") : null,
  };
}
