import { carriedArticle, siteArticles } from "~/content/index.server";
import type { Article } from "~/content/types";
import { contentSchema } from "~/features/articles/model/article-schema.server";
import { carriedContent } from "~/features/articles/model/carried-content.server";
import { dayOf } from "~/lib/text/dutch-date";
import { noteStandIn } from "~/platform/cache/stand-ins.server";
import { log } from "~/platform/log.server";
import { articleView } from "./article-view.server";
import { findPublished } from "./published.server";

type Found = { page: ReturnType<typeof articleView> } | { movedTo: string } | null;

/**
 * The article at an address as its page, the slug it has moved to, or null. No query for an article of the site that
 * nobody changed, else one; where the database is silent, or what it holds cannot be read, the text of the site stands.
 */
export async function findArticle(db: D1Database, slug: string): Promise<Found> {
  const carried = carriedArticle(slug);
  const shown = carried && siteArticles().find((article) => article.slug === slug);
  if (carried && !shown) return null;
  if (!carried) return office(db, slug);
  const changed = shown?.changed ? await orNull(office(db, slug, carried)) : null;
  return changed ?? { page: carriedPage(carried) };
}

function carriedPage(article: Article) {
  const { published, updated } = article;
  return articleView(carriedContent(article), { published, updated }, []);
}

async function office(db: D1Database, slug: string, carried?: Article): Promise<Found> {
  const found = await findPublished(db, slug);
  if (!found || "movedTo" in found) return found;
  const { content, words, publishedAt, liveAt } = found.article;
  if (carried && !contentSchema.safeParse(content).success) return null;
  const published = carried?.published ?? dayOf(publishedAt);
  return { page: articleView(content, { words, published, updated: dayOf(liveAt) }, found.newer) };
}

async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    log("error", "articles.unavailable", { error });
    noteStandIn();
    return null;
  }
}
