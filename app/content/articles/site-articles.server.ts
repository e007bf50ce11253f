import type { Article, ArticleCategory, IsoDate } from "~/content/types";
import { mainText } from "~/content/views/main-text";
import { oncePer } from "~/content/views/once-per";
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

/** Once per article: it comes from reading all of it. */
const wordsOf = oncePer((article: Article) => mainText(article).match(/\S+/g)?.length ?? 0);

const carried = (article: Article): SiteArticle => {
  const { slug, title, excerpt, category, published, updated, meta } = article;
  return {
    ...{ slug, title, excerpt, category, published, updated, meta, changed: false },
    get words() {
      return wordsOf(article);
    },
  };
};

const unchanged: readonly SiteArticle[] = articles.map(carried);
let shown = unchanged;

/** In the order of the index, as this isolate knows them. */
export const siteArticles = (): readonly SiteArticle[] => shown;

/** From now on, for every request of this isolate: the office's changes by slug. */
export function showArticleChanges(changes: ReadonlyMap<string, ArticleChange | null>): void {
  shown =
    changes.size === 0
      ? unchanged
      : articles.flatMap((article) => {
          const change = changes.get(article.slug);
          if (change === null) return [];
          const { slug, published, meta } = article;
          return [change ? { ...change, slug, published, meta, changed: true } : carried(article)];
        });
}
