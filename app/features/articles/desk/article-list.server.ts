import { carriedArticles } from "~/content/index.server";
import type { ArticleCategory } from "~/content/types";
import type { ArticleState } from "~/features/articles/model/article-states";
import { searchWords } from "~/features/articles/public/published.server";
import { carriedRows, orderOf } from "./carried-rows.server";

export type ArticleRow = {
  /** Below 0 for an article of the site that nobody changed. */
  id: number;
  /** Name of the article of the site that this is. */
  builtIn: string | null;
  /** Visitors see the text of the site. */
  original: boolean;
  state: ArticleState;
  title: string;
  category: ArticleCategory;
  updatedAt: number;
  updatedBy: string;
  liveSlug: string | null;
  publishAt: number | null;
  unpublishAt: number | null;
};

type ArticleSort = "recent" | "title";
export type ArticleFilter = {
  /** Null: everything that is not in the bin. */
  state: ArticleState | null;
  category: ArticleCategory | null;
  search: string;
  sort: ArticleSort;
  /** `next` of the previous page; an unknown value starts at the top. */
  cursor: string | null;
  limit: number;
};

/**
 * A page of the office's list: what it wrote, and the articles of the site. Every combination of filter and sorting has its own index, and a search puts the
 * filters into the full-text index, so a page reads no more rows than it shows.
 */
export async function listArticles(
  db: D1Database,
  filter: ArticleFilter,
): Promise<{ rows: ArticleRow[]; next: string | null }> {
  const words = filter.search.trim() === "" ? null : searchWords(filter.search);
  if (filter.search.trim() !== "" && words === null) return { rows: [], next: null };
  const { sql, params } = words ? searchQuery(filter, words) : listQuery(filter);
  const [found, known] = (await db.batch([
    db.prepare(sql).bind(...params),
    db.prepare("SELECT built_in AS name FROM articles WHERE built_in IS NOT NULL"),
  ])) as [D1Result<Omit<ArticleRow, "original"> & { original: 0 | 1 }>, D1Result<{ name: string }>];
  const written = new Set(known.results.map(({ name }) => name));
  const carried = carriedRows(carriedArticles(), written, filter, parseCursor(filter.cursor));
  const office = found.results.map((row) => ({ ...row, original: row.original === 1 }));
  const all = [...office, ...carried].sort(orderOf(words ? "number" : filter.sort));
  const rows = all.slice(0, filter.limit);
  const last = rows.at(-1);
  const more = all.length > filter.limit && last;
  if (!more) return { rows, next: null };
  const mark = words ? "" : filter.sort === "title" ? last.title : String(last.updatedAt);
  return { rows, next: JSON.stringify([last.id, mark]) };
}

const columns = `id, built_in AS builtIn, state, title, category, updated_at AS updatedAt, updated_by AS updatedBy,
  CASE WHEN live_revision IS NULL AND built_in IS NOT NULL AND hidden = 0 THEN built_in ELSE live_slug END AS liveSlug,
  built_in IS NOT NULL AND live_revision IS NULL AND hidden = 0 AS original, publish_at AS publishAt, unpublish_at AS unpublishAt`;

type Query = { sql: string; params: (string | number)[] };

function listQuery({ state, category, sort, cursor, limit }: ArticleFilter): Query {
  const [id, mark] = parseCursor(cursor);
  const where = [state ? "state = ?" : "state <> 'binned'"];
  const params: (string | number)[] = state ? [state] : [];
  if (category) {
    where.push("category = ?");
    params.push(category);
  }
  // The first page has a start value too, so that every page is an index seek.
  if (sort === "title") {
    // A row value comparison would not use a NOCASE index.
    where.push("title COLLATE NOCASE >= ? AND (title COLLATE NOCASE > ? OR id > ?)");
    params.push(mark, mark, id);
  } else {
    where.push("(updated_at, id) < (?, ?)");
    params.push(id ? Number(mark) || 0 : Number.MAX_SAFE_INTEGER, id);
  }
  const order = sort === "title" ? "title COLLATE NOCASE, id" : "updated_at DESC, id DESC";
  return {
    sql: `SELECT ${columns} FROM articles WHERE ${where.join(" AND ")} ORDER BY ${order} LIMIT ?`,
    params: [...params, limit + 1],
  };
}

function searchQuery({ state, category, cursor, limit }: ArticleFilter, words: string): Query {
  const [id] = parseCursor(cursor);
  const facets = [
    state ? `state${state}` : "kept",
    ...(category ? [`cat${category.replaceAll("-", "")}`] : []),
  ];
  const match = `{title body} : (${words}) AND facets : (${facets.join(" AND ")})`;
  return {
    sql: `SELECT ${columns} FROM articles WHERE id IN (
        SELECT rowid FROM article_search WHERE article_search MATCH ? AND rowid < CAST(? AS INTEGER) ORDER BY rowid DESC LIMIT ?)
      ORDER BY id DESC`,
    params: [match, id || Number.MAX_SAFE_INTEGER, limit + 1],
  };
}

function parseCursor(cursor: string | null): [id: number, mark: string] {
  try {
    const [id, mark] = JSON.parse(cursor ?? "[]") as unknown[];
    return Number.isSafeInteger(id) && typeof mark === "string" ? [Number(id), mark] : [0, ""];
  } catch {
    return [0, ""];
  }
}
