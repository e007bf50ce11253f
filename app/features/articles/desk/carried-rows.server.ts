import type { Article, ArticleCategory } from "~/content/types";
import { searchText } from "~/features/articles/model/article-content";
import { carriedContent } from "~/features/articles/model/carried-content.server";
import { saidContent } from "~/features/articles/model/said-content.server";
import type { ArticleFilter, ArticleRow } from "./article-list.server";

/** Articles of the site that nobody changed, as rows of the office's list: their numbers are below those of all others. */
export function carriedRows(
  articles: readonly Article[],
  written: ReadonlySet<string>,
  { state, category, search, sort, limit }: ArticleFilter,
  [id, mark]: [id: number, mark: string],
): ArticleRow[] {
  if (state !== null && state !== "published") return [];
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return articles
    .map((article, index) => ({ article, row: rowOf(article, -1 - index) }))
    .filter(({ article }) => !written.has(article.slug) && fits(article, category, words))
    .map(({ row }) => row)
    .filter((row) => id === 0 || comesAfter(row, words.length > 0 ? "number" : sort, id, mark))
    .sort(orderOf(words.length > 0 ? "number" : sort))
    .slice(0, limit + 1);
}

type Order = ArticleFilter["sort"] | "number";

/** As the database sorts: without a difference between capitals and small letters. */
const nocase = (title: string) => title.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const compare = <T extends number | string>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);

export function orderOf(order: Order) {
  return (a: ArticleRow, b: ArticleRow): number => {
    if (order === "title") return compare(nocase(a.title), nocase(b.title)) || compare(a.id, b.id);
    return (order === "recent" && compare(b.updatedAt, a.updatedAt)) || compare(b.id, a.id);
  };
}

function comesAfter(row: ArticleRow, order: Order, id: number, mark: string): boolean {
  return orderOf(order)({ ...row, id, title: mark, updatedAt: Number(mark) }, row) < 0;
}

function fits(article: Article, category: ArticleCategory | null, words: string[]): boolean {
  if (category !== null && article.category !== category) return false;
  if (words.length === 0) return true;
  const text =
    plain(`${article.title}\n${searchText(saidContent(carriedContent(article)))}`).match(/[\p{L}\p{N}]+/gu) ??
    [];
  return words.every((word) => text.some((one) => one.startsWith(plain(word))));
}

const plain = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

function rowOf({ slug, title, category, updated }: Article, id: number): ArticleRow {
  return {
    ...{ id, builtIn: slug, original: true, state: "published", title, category },
    updatedAt: Date.parse(updated),
    updatedBy: "",
    liveSlug: slug,
    publishAt: null,
    unpublishAt: null,
  };
}
