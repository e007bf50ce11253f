import { listedPages } from "~/content/index.server";
import { redirectFor } from "~/content/site/redirects";
import { type Check, checkArticle, internalLinks } from "~/features/articles/model/article-checks";
import { mediaOf } from "~/features/articles/model/article-content";
import { saidContent } from "~/features/articles/model/said-content.server";
import type { StoredArticle } from "./article-store.server";
import { slugProblem } from "./publish.server";
import { wordChecks } from "./word-checks.server";

/** The checks of an article, including those that need the database. */
export async function inspectArticle(
  db: D1Database,
  article: Pick<StoredArticle, "id" | "builtIn" | "content">,
): Promise<Check[]> {
  const { content } = article;
  const [slug, brokenLinks, missingMedia] = await Promise.all([
    slugProblem(db, article, content.slug),
    brokenIn(db, internalLinks(content.body)),
    missingIn(db, mediaOf(content)),
  ]);
  return checkArticle(saidContent(content), { slug, brokenLinks, missingMedia, words: wordChecks(content) });
}

/** Paths of this site that are no page, no live article and no redirect to one. */
async function brokenIn(db: D1Database, paths: string[]): Promise<string[]> {
  const fixed = new Set(listedPages().map(({ path }) => path));
  const unknown = paths.filter((path) => !fixed.has(path) && !fixed.has(redirectFor(path) ?? ""));
  if (unknown.length === 0) return [];
  const slugs = unknown.map((path) => path.replace(/^\/kennisbank\//, ""));
  const { results } = await db
    .prepare(
      `SELECT value AS slug FROM json_each(?) WHERE
         EXISTS (SELECT 1 FROM articles WHERE live_slug = value) OR EXISTS (SELECT 1 FROM redirects WHERE slug = value)`,
    )
    .bind(JSON.stringify(slugs))
    .all<{ slug: string }>();
  const live = new Set(results.map(({ slug }) => `/kennisbank/${slug}`));
  return unknown.filter((path) => !live.has(path) && !/^\/(zoeken|feed\.xml|media\/.*)$/.test(path));
}

async function missingIn(db: D1Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { results } = await db
    .prepare(
      "SELECT value AS id FROM json_each(?) WHERE NOT EXISTS (SELECT 1 FROM media WHERE media.id = value)",
    )
    .bind(JSON.stringify(ids))
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}
