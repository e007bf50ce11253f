import { articleCategories, articles } from "~/content/articles/list";
import { knowledgePage } from "~/content/pages/kennisbank";
import { currentCompany } from "~/content/site/company-now.server";
import type { Article, ArticleCategory, IsoDate, ManagedArticle } from "~/content/types";
import { paths } from "~/paths";
import { categoryIntros } from "./category-intros";
import type { ListedPage } from "./page-list";
import { minutesOfWords } from "./reading-time";
import { type ArticleTeaser, articleTeaser, articleTeasers, serviceTeasers } from "./related";
import { home } from "./service-pages";

const articleAuthor = () => `Redactie ${currentCompany().name}`;

const knowledge = { label: "Kennisbank", href: "/kennisbank" };

/** A fixed article with all that stands round its text, or undefined when there is none under this name. */
export function findArticlePage(slug: string) {
  const article = articles.find((one) => one.slug === slug);
  return article && articlePage(article);
}

function articlePage(article: Article) {
  return {
    ...aroundArticle(article),
    article,
    minutes: articleTeaser(article).minutes,
    related: [
      { heading: "Wat wij hieraan doen", links: serviceTeasers(article.relatedServices) },
      { heading: "Lees verder", links: articleTeasers(article.relatedArticles) },
    ],
  };
}

/** The same round an article of the office. `newer` are others like it; fixed ones fill up what is missing. */
export function managedArticlePage(article: ManagedArticle, newer: readonly ManagedTeaser[]) {
  const fixed = articles.filter(({ category }) => category === article.category).map(articleTeaser);
  return {
    ...aroundArticle(article),
    minutes: minutesOfWords(article.words),
    related: [
      { heading: "Wat wij hieraan doen", links: serviceTeasers(article.relatedServices) },
      { heading: "Lees verder", links: [...newer.map(managedTeaser), ...fixed].slice(0, 3) },
    ],
  };
}

function aroundArticle({ slug, title, category }: Pick<Article, "slug" | "title" | "category">) {
  const path = paths.article(slug);
  return {
    path,
    category: { label: articleCategories[category], href: `/kennisbank?categorie=${category}` },
    author: articleAuthor(),
    crumbs: [home, knowledge, { label: title, href: path }],
  };
}

/** What lists need of an article of the office. */
type ManagedTeaser = Pick<ManagedArticle, "slug" | "title" | "excerpt" | "category" | "words">;

function managedTeaser({ slug, title, excerpt, category, words }: ManagedTeaser): ArticleTeaser {
  return {
    label: title,
    href: paths.article(slug),
    text: excerpt,
    category: articleCategories[category],
    minutes: minutesOfWords(words),
  };
}

/** An article of the office as search and sitemap list it. */
export function managedPage({
  slug,
  title,
  excerpt,
  category,
  updated,
}: ManagedTeaser & { updated?: IsoDate }): ListedPage {
  return {
    path: paths.article(slug),
    title,
    type: "kennisbank",
    excerpt,
    category: articleCategories[category],
    updated,
  };
}

export function isArticleCategory(value: string | null): value is ArticleCategory {
  return value !== null && Object.hasOwn(articleCategories, value);
}

/** Articles of the office on one page of the index; see features/articles/public/published.server.ts. */
type ManagedIndex = {
  items: readonly ManagedTeaser[];
  next: string | null;
  counts: Partial<Record<ArticleCategory, number>>;
  /** Not the first page: the fixed articles stand on that one. */
  later: boolean;
};

const noneManaged: ManagedIndex = { items: [], next: null, counts: {}, later: false };

/**
 * The index of the knowledge base: all of it, or one category under its own title. What the office wrote last
 * stands on top, the fixed articles below; older ones of the office on the pages that follow.
 */
export function knowledgeIndex(category: ArticleCategory | null, managed = noneManaged) {
  const ids = Object.keys(articleCategories) as ArticleCategory[];
  const label = category && articleCategories[category];
  const categories = ids.map((id) => ({
    id,
    label: articleCategories[id],
    href: `/kennisbank?categorie=${id}`,
    count: articles.filter((article) => article.category === id).length + (managed.counts[id] ?? 0),
  }));
  const next = new URLSearchParams({ ...(category && { categorie: category }), pagina: managed.next ?? "" });
  const fixed = managed.later ? [] : articles.filter((one) => !category || one.category === category);
  return {
    ...(category ? categoryIntros[category] : knowledgePage),
    title: label ?? knowledgePage.title,
    category,
    crumbs: label
      ? [home, knowledge, { label, href: `/kennisbank?categorie=${category}` }]
      : [home, knowledge],
    total: categories.reduce((sum, { count }) => sum + count, 0),
    categories,
    teasers: [...managed.items.map(managedTeaser), ...fixed.map(articleTeaser)],
    older: managed.next && `/kennisbank?${next}`,
    newest: managed.later ? (category ? `/kennisbank?categorie=${category}` : "/kennisbank") : null,
  };
}

/** What readers of the feed get: the newest of the office, and the fixed articles. */
export function articleFeed(
  managed: readonly (ManagedTeaser & Pick<ManagedArticle, "published" | "updated">)[] = [],
) {
  return {
    title: `Kennisbank van ${currentCompany().name}`,
    description: knowledgePage.meta.description,
    entries: [...managed, ...articles].map(({ slug, title, excerpt, category, published, updated }) => ({
      path: paths.article(slug),
      title,
      excerpt,
      category: articleCategories[category],
      published,
      updated,
    })),
  };
}
