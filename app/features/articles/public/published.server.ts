import type { ArticleCategory } from "~/content/types";
import { type ArticleContent, contentOf } from "~/features/articles/model/article-content";
import { saidContent } from "~/features/articles/model/said-content.server";
import { noteStandIn } from "~/platform/cache/stand-ins.server";
import { log } from "~/platform/log.server";

/** A live article in public lists. */
export type PublishedItem = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  category: ArticleCategory;
  words: number;
  publishedAt: number;
  liveAt: number;
};

export type PublishedArticle = PublishedItem & { content: ArticleContent };

const itemColumns = `a.id, a.live_slug AS slug, r.title, r.excerpt, a.live_category AS category, r.words,
  a.published_at AS publishedAt, a.live_at AS liveAt`;
const items = `SELECT ${itemColumns} FROM articles a JOIN article_revisions r ON r.id = a.live_revision`;

/** Those that the office began: the articles of the site are listed from content/, with what it changed in them. */
const live = "a.live_revision IS NOT NULL AND a.built_in IS NULL";

type Found = PublishedItem & {
  content: string | null;
  newer: string;
  movedTo: string | null;
};

type FoundArticle = {
  article: PublishedArticle;
  newer: PublishedItem[];
};

/** A live article with newer ones of its category, or the slug it has moved to, or null. One statement. */
export async function findPublished(
  db: D1Database,
  slug: string,
): Promise<FoundArticle | { movedTo: string } | null> {
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) return null;
  const found = await db.prepare(articleAtAddress).bind(slug).first<Found>();
  if (!found) return null;
  const { newer, movedTo, content, ...item } = found;
  if (content === null) return movedTo === null ? null : { movedTo };
  return {
    article: { ...item, content: contentOf(content) },
    newer: saidContent(JSON.parse(newer) as PublishedItem[]),
  };
}

const newerOfCategory = `SELECT json_group_array(json_object('id', id, 'slug', slug, 'title', title,
    'excerpt', excerpt, 'category', category, 'words', words, 'publishedAt', publishedAt, 'liveAt', liveAt))
  FROM (${items} WHERE ${live} AND a.live_category = own.live_category AND a.id <> own.id
    ORDER BY a.published_at DESC, a.id DESC LIMIT 3)`;

/** Always one row: the slug is on the left of the join, so that a withdrawn article still has its redirect. */
const articleAtAddress = `
  SELECT own.id, own.live_slug AS slug, r.title, r.excerpt, own.live_category AS category, r.words,
    own.published_at AS publishedAt, own.live_at AS liveAt, r.content, (${newerOfCategory}) AS newer,
    CASE WHEN own.id IS NULL THEN (SELECT live_slug FROM redirects JOIN articles ON articles.id = article_id
      WHERE redirects.slug = ?1 AND live_slug IS NOT NULL) END AS movedTo
  FROM (SELECT ?1 AS address) LEFT JOIN articles own ON own.live_slug = address
    LEFT JOIN article_revisions r ON r.id = own.live_revision`;

type PublishedPage = {
  items: PublishedItem[];
  /** For `cursor` of the next page; null on the last. */
  next: string | null;
  /** Live articles by category. */
  counts: Partial<Record<ArticleCategory, number>>;
};

type Range = { category: ArticleCategory | null; cursor: string | null; limit: number };

/** Live articles, newest first, of one category or all; none when the database fails, so that those of the site stay. */
export function listPublished(db: D1Database, range: Range): Promise<PublishedPage> {
  return orWithout(readPage(db, range), { items: [], next: null, counts: {} });
}

async function orWithout<T>(found: Promise<T>, nothing: T): Promise<T> {
  try {
    return await found;
  } catch (error) {
    log("error", "articles.unavailable", { error });
    noteStandIn();
    return nothing;
  }
}

async function readPage(db: D1Database, { category, cursor, limit }: Range): Promise<PublishedPage> {
  const [, at = "", id = ""] = /^([0-9a-z]{1,9})-(\d{1,15})$/.exec(cursor ?? "") ?? [];
  const before = [at ? Number.parseInt(at, 36) : Number.MAX_SAFE_INTEGER, Number(id || 0), limit + 1];
  const order = "ORDER BY a.published_at DESC, a.id DESC LIMIT ?";
  const page = `${items} WHERE ${live}`;
  const [found, counts] = (await db.batch([
    category
      ? db
          .prepare(`${page} AND a.live_category = ? AND (a.published_at, a.id) < (?, ?) ${order}`)
          .bind(category, ...before)
      : db.prepare(`${page} AND (a.published_at, a.id) < (?, ?) ${order}`).bind(...before),
    db.prepare("SELECT category, n FROM article_counts WHERE n > 0"),
  ])) as [D1Result<PublishedItem>, D1Result<{ category: ArticleCategory; n: number }>];
  const shown = saidContent(found.results.slice(0, limit));
  const last = shown.at(-1);
  return {
    items: shown,
    next: found.results.length > limit && last ? `${last.publishedAt.toString(36)}-${last.id}` : null,
    counts: Object.fromEntries(counts.results.map(({ category: name, n }) => [name, n])),
  };
}

/** Ids per file of the sitemap, so that every file takes the same time. */
const SITEMAP_IDS = 1000;

/**
 * Addresses and last changes of the live articles in one part of the sitemap, newest first, and how many parts
 * there are. One round trip.
 */
export async function publishedAddresses(
  db: D1Database,
  part: number,
): Promise<{ addresses: { slug: string; liveAt: number }[]; parts: number }> {
  const [last, page] = (await db.batch([
    db.prepare(`SELECT id FROM articles a NOT INDEXED WHERE ${live} AND id > 0 ORDER BY id DESC LIMIT 1`),
    db
      .prepare(
        `SELECT live_slug AS slug, live_at AS liveAt FROM articles a NOT INDEXED
         WHERE ${live} AND id > ? AND id <= ? ORDER BY id DESC`,
      )
      .bind((part - 1) * SITEMAP_IDS, part * SITEMAP_IDS),
  ])) as [D1Result<{ id: number }>, D1Result<{ slug: string; liveAt: number }>];
  return { addresses: page.results, parts: Math.ceil((last.results[0]?.id ?? 0) / SITEMAP_IDS) };
}

/** Live articles that hold all words of a query, those with them in the title first, then newest. */
export async function searchPublished(
  db: D1Database,
  query: string,
  limit: number,
): Promise<PublishedItem[]> {
  const words = searchWords(query);
  return words === null ? [] : orWithout(findWords(db, words, limit), []);
}

async function findWords(db: D1Database, words: string, limit: number): Promise<PublishedItem[]> {
  const found = (where: string) =>
    db
      .prepare(
        `${items} WHERE ${live} AND a.id IN (
           SELECT rowid FROM article_live_search WHERE article_live_search MATCH ? ORDER BY rowid DESC LIMIT ?)
         ORDER BY a.id DESC`,
      )
      .bind(where, limit);
  const [inTitle, anywhere] = (await db.batch([found(`title : (${words})`), found(words)])) as [
    D1Result<PublishedItem>,
    D1Result<PublishedItem>,
  ];
  const titles = new Set(inTitle.results.map(({ id }) => id));
  const all = [...inTitle.results, ...anywhere.results.filter(({ id }) => !titles.has(id))];
  return saidContent(all.slice(0, limit));
}

/** Input as an FTS query of word prefixes, all required; null when it has no words. */
export function searchWords(query: string): string | null {
  const words =
    query
      .slice(0, 100)
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 8) ?? [];
  return words.length > 0 ? words.map((word) => `"${word}"*`).join(" AND ") : null;
}
