import { said, type Words } from "~/content/records/words/words";
import { steadyWords } from "~/content/records/words/words-now.server";
import type { Article, ArticleCategory, IsoDate } from "~/content/types";
import { mainText } from "~/content/views/main-text";
import { articles } from "./list";

/** An article in lists: title and summary, whoever wrote it. */
export type ArticleLine = Pick<Article, "slug" | "title" | "excerpt" | "category"> & { words: number };

/** One of the articles that the site carries, as visitors see it now. `changed`: the office's text stands in its place. */
export type SiteArticle = ArticleLine &
  Pick<Article, "published" | "updated" | "meta"> & { changed: boolean };

/** The office's change to one of them; null for one that it took off the site. */
export type ArticleChange = {
  title: string;
  excerpt: string;
  category: ArticleCategory;
  words: number;
  updated: IsoDate;
};

const carried = (article: Article, words: Words): SiteArticle => {
  const { slug, title, excerpt, category, published, updated, meta } = article;
  let counted: number | undefined;
  return {
    ...said({ title, excerpt, meta }, words),
    ...{ slug, category, published, updated, changed: false },
    // Asked for by lists alone; it comes from reading all of it.
    get words() {
      counted ??= mainText(said(article, words)).match(/\S+/g)?.length ?? 0;
      return counted;
    },
  };
};

let changes: ReadonlyMap<string, ArticleChange | null> = new Map();
let listed = new WeakMap<Words, SiteArticle[]>();

/** In the order of the index, as this isolate knows them. */
export function siteArticles(): readonly SiteArticle[] {
  const words = steadyWords();
  const known = listed.get(words);
  if (known) return known;
  const list = articles.flatMap((article) => {
    const change = changes.get(article.slug);
    if (change === null) return [];
    if (!change) return [carried(article, words)];
    const { title, excerpt } = said(change, words);
    const { slug, published, meta } = article;
    return [{ ...change, title, excerpt, slug, published, meta: said(meta, words), changed: true }];
  });
  listed.set(words, list);
  return list;
}

/** From now on, for every request of this isolate: the office's changes by slug. */
export function showArticleChanges(now: ReadonlyMap<string, ArticleChange | null>): void {
  changes = now;
  listed = new WeakMap();
}
