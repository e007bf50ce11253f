import { readingMinutes } from "~/lib/reading-time";
import { paths } from "~/paths";
import { articleCategories, articles } from "./articles";
import { categoryIntros } from "./category-intros";
import { company } from "./company";
import { mainText } from "./main-text";
import { knowledgePage } from "./pages/kennisbank";
import { articleTeaser, articleTeasers, serviceTeasers } from "./related";
import { home } from "./service-pages";
import type { Article, ArticleCategory } from "./types";

export const articleAuthor = "Redactie Totaal Specialisten";

const knowledge = { label: "Kennisbank", href: "/kennisbank" };

/** A fixed article with all that stands round its text, or undefined when there is none under this name. */
export function findArticlePage(slug: string) {
  const article = articles.find((one) => one.slug === slug);
  return article && articlePage(article);
}

/** What the template needs besides the article itself; the same for fixed and for admin-made ones. */
export function articlePage(article: Article) {
  return {
    article,
    path: paths.article(article.slug),
    category: {
      label: articleCategories[article.category],
      href: `/kennisbank?categorie=${article.category}`,
    },
    author: articleAuthor,
    minutes: readingMinutes(mainText(article)),
    crumbs: [home, knowledge, { label: article.title, href: paths.article(article.slug) }],
    related: [
      { heading: "Wat wij hieraan doen", links: serviceTeasers(article.relatedServices) },
      { heading: "Lees verder", links: articleTeasers(article.relatedArticles) },
    ],
  };
}

function isArticleCategory(value: string): value is ArticleCategory {
  return Object.hasOwn(articleCategories, value);
}

export type CategoryLink = { id: ArticleCategory; label: string; href: string; count: number };

/**
 * The index of the knowledge base: all of it, or the asked category under its own title. Undefined when there
 * is no such category.
 */
export function findKnowledgeIndex(asked: string | null) {
  const category = asked && isArticleCategory(asked) ? asked : null;
  if (asked && !category) return undefined;
  const ids = Object.keys(articleCategories) as ArticleCategory[];
  const label = category && articleCategories[category];
  return {
    ...(category ? categoryIntros[category] : knowledgePage),
    title: label ?? knowledgePage.title,
    category,
    crumbs: label
      ? [home, knowledge, { label, href: `/kennisbank?categorie=${category}` }]
      : [home, knowledge],
    total: articles.length,
    categories: ids.map((id) => ({
      id,
      label: articleCategories[id],
      href: `/kennisbank?categorie=${id}`,
      count: articles.filter((article) => article.category === id).length,
    })),
    teasers: articles.filter((article) => !category || article.category === category).map(articleTeaser),
  };
}

/** What readers of the feed get of the fixed articles. */
export function articleFeed() {
  return {
    title: `Kennisbank van ${company.name}`,
    description: knowledgePage.meta.description,
    entries: articles.map(({ slug, title, excerpt, category, published, updated }) => ({
      path: paths.article(slug),
      title,
      excerpt,
      category: articleCategories[category],
      published,
      updated,
    })),
  };
}
