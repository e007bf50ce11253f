import { carriedArticle } from "~/content/index.server";
import {
  type ArticleContent,
  descriptionsOf,
  mediaOf,
  searchText,
  wordsOf,
} from "~/features/articles/model/article-content";
import { saidContent } from "~/features/articles/model/said-content.server";
import { raiseGeneration } from "~/platform/cache/content-generation.server";
import { facets, getArticle, nothingLive, type StoredArticle } from "./article-store.server";

type Actor = { actor: string; now: Date };

/** Why a slug cannot be used; null when it can. */
type SlugProblem = { kind: "fixed" } | { kind: "taken"; by: number; title: string };

export async function slugProblem(
  db: D1Database,
  { id, builtIn }: Pick<StoredArticle, "id" | "builtIn">,
  slug: string,
): Promise<SlugProblem | null> {
  if (builtIn !== null) return null;
  if (carriedArticle(slug)) return { kind: "fixed" };
  const other = await db
    .prepare("SELECT id, title FROM articles WHERE live_slug = ? AND id <> ?")
    .bind(slug, id)
    .first<{ id: number; title: string }>();
  return other ? { kind: "taken", by: other.id, title: other.title } : null;
}

/**
 * Publishes a version of the draft. False when there is a newer version, when the slug was taken meanwhile, or, with
 * `asPlanned`, when the plan was changed meanwhile. Earlier slugs redirect; a slug that becomes live stops being a
 * redirect, so renaming back and forth makes no loop.
 */
export async function publishArticle(
  db: D1Database,
  article: Pick<StoredArticle, "id" | "version">,
  content: ArticleContent,
  { actor, now }: Actor,
  asPlanned = false,
): Promise<boolean> {
  const { id, version } = article;
  const at = now.getTime();
  const due = asPlanned ? "AND publish_at <= ?3" : "";
  const unchanged = `(SELECT id FROM articles WHERE id = ?1 AND version = ?2 AND state <> 'binned' ${due})`;
  const published = `(SELECT id FROM articles WHERE id = ?1 AND live_version = ?2 AND live_at = ?3)`;
  try {
    const results = await db.batch([
      db
        .prepare(
          `INSERT INTO article_revisions (article_id, kind, version, started_at, at, actor, title, excerpt, words, content)
           SELECT id, 'published', version, ?3, ?3, ?4, ?5, ?6, ?7, draft FROM articles WHERE id = ${unchanged}`,
        )
        .bind(id, version, at, actor, content.title, content.excerpt, wordsOf(saidContent(content))),
      db
        .prepare(
          `INSERT OR REPLACE INTO redirects (slug, article_id, at)
           SELECT live_slug, id, ?3 FROM articles WHERE id = ${unchanged} AND live_slug <> slug`,
        )
        .bind(id, version, at),
      db
        .prepare(
          `UPDATE articles SET live_slug = slug, live_category = category, live_version = version,
             live_revision = (SELECT max(id) FROM article_revisions WHERE article_id = ?1 AND kind = 'published'),
             published_at = CASE WHEN built_in IS NULL THEN coalesce(published_at, ?3) END, live_at = ?3,
             hidden = 0, publish_at = NULL, schedule_problem = NULL,
             state = 'published'
           WHERE id = ${unchanged}`,
        )
        .bind(id, version, at),
      db
        .prepare(
          `DELETE FROM redirects WHERE slug = (SELECT live_slug FROM articles WHERE id = ${published})`,
        )
        .bind(id, version, at),
      db.prepare(`DELETE FROM article_live_search WHERE rowid = ${published}`).bind(id, version, at),
      db
        .prepare(
          `INSERT INTO article_live_search (rowid, title, body)
           SELECT id, title, ?4 FROM articles WHERE id = ${published} AND built_in IS NULL`,
        )
        .bind(id, version, at, searchText(saidContent(content))),
      db
        .prepare(`DELETE FROM article_media WHERE live = 1 AND article_id = ${published}`)
        .bind(id, version, at),
      db
        .prepare(
          `INSERT INTO article_media (article_id, live, media_id)
           SELECT articles.id, 1, value FROM articles, json_each(?4) WHERE articles.id = ${published}`,
        )
        .bind(id, version, at, JSON.stringify(mediaOf(content))),
      ...describePictures(db, published, [id, version, at, JSON.stringify(descriptionsOf(content))]),
      ...afterChange(db, id),
    ]);
    return (results[2]?.meta.changes ?? 0) > 0;
  } catch (error) {
    // Another article was published under this slug meanwhile.
    if (error instanceof Error && error.message.includes("UNIQUE")) return false;
    throw error;
  }
}

/** The library learns what is said of a picture of which it knew nothing, so that its next use begins with that. */
function describePictures(
  db: D1Database,
  published: string,
  values: (number | string)[],
): D1PreparedStatement[] {
  const said = `(SELECT value FROM json_each(?4) WHERE key = media.id)`;
  return [
    db
      .prepare(`UPDATE media SET alt = ${said}
         WHERE id IN (SELECT key FROM json_each(?4)) AND alt = '' AND ${published} IS NOT NULL`)
      .bind(...values),
    db
      .prepare(
        `UPDATE media_search SET alt = (SELECT alt FROM media WHERE n = media_search.rowid)
         WHERE rowid IN (SELECT n FROM media WHERE id IN (SELECT key FROM json_each(?4))) AND ${published} IS NOT NULL`,
      )
      .bind(...values),
  ];
}

/** Withdraws an article; its draft stays. */
export async function unpublishArticle(db: D1Database, id: number): Promise<void> {
  await db.batch([
    keepAddress(db, id),
    db
      .prepare(
        `UPDATE articles SET ${notLive}, publish_at = NULL, hidden = ${ifBuiltIn}, state = 'draft'
         WHERE id = ? AND state <> 'binned'`,
      )
      .bind(id),
    ...noLongerLive(db, id),
    ...afterChange(db, id),
  ]);
}

/** Moves an article to the bin; `restore` brings it back whole. One of the site is off the site until it is published again. */
export async function binArticle(db: D1Database, id: number): Promise<void> {
  await db.batch([
    keepAddress(db, id),
    db
      .prepare(
        `UPDATE articles SET ${notLive}, publish_at = NULL, hidden = ${ifBuiltIn}, state = 'binned' WHERE id = ?`,
      )
      .bind(id),
    ...noLongerLive(db, id),
    ...afterChange(db, id),
  ]);
}

/** Out of the bin, as a draft. */
export async function restoreArticle(db: D1Database, id: number): Promise<void> {
  await db.batch([
    db.prepare("UPDATE articles SET state = 'draft' WHERE id = ? AND state = 'binned'").bind(id),
    ...afterChange(db, id),
  ]);
}

const ifBuiltIn = "(built_in IS NOT NULL)";
export const notLive =
  "live_slug = NULL, live_category = NULL, live_version = NULL, live_revision = NULL, live_at = NULL, unpublish_at = NULL, schedule_problem = NULL";

/** The slug that was live becomes a redirect again, for when the article comes back under another one. */
function keepAddress(db: D1Database, id: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT OR REPLACE INTO redirects (slug, article_id, at)
       SELECT live_slug, id, live_at FROM articles WHERE id = ? AND live_slug IS NOT NULL AND built_in IS NULL`,
    )
    .bind(id);
}

export function noLongerLive(db: D1Database, id: number): D1PreparedStatement[] {
  return [
    db.prepare("DELETE FROM article_live_search WHERE rowid = ?").bind(id),
    db.prepare("DELETE FROM article_media WHERE live = 1 AND article_id = ?").bind(id),
  ];
}

/** Plans publication and withdrawal, in ms; null cancels. `problem` is why a planned publication did not happen. */
export async function scheduleArticle(
  db: D1Database,
  id: number,
  { publishAt, unpublishAt }: { publishAt: number | null; unpublishAt: number | null },
  problem: string | null = null,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE articles SET publish_at = ?2, unpublish_at = ?3, schedule_problem = ?4, state = CASE
           WHEN ?2 IS NOT NULL THEN 'scheduled' WHEN ${nothingLive} THEN 'draft'
           WHEN live_version = version THEN 'published' ELSE 'changed' END
         WHERE id = ?1 AND state <> 'binned'`,
      )
      .bind(id, publishAt, unpublishAt, problem),
    ...afterChange(db, id),
  ]);
}

/** The writes that go with every change of what is live. */
export function afterChange(db: D1Database, id: number): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE article_search SET facets = (SELECT ${facets} FROM articles WHERE id = ?1) WHERE rowid = ?1`,
      )
      .bind(id),
    db.prepare(
      `INSERT OR REPLACE INTO article_counts (category, n)
       SELECT live_category, count(*) FROM articles WHERE live_revision IS NOT NULL AND built_in IS NULL GROUP BY live_category
       UNION ALL SELECT category, 0 FROM article_counts
         WHERE category NOT IN (SELECT live_category FROM articles WHERE live_revision IS NOT NULL AND built_in IS NULL)`,
    ),
    raiseGeneration(db),
  ];
}

/** Publishes and withdraws what is due. `mayPublish` resolves to what prevents publication, or null. */
export async function runSchedule(
  db: D1Database,
  now: Date,
  mayPublish: (article: StoredArticle) => Promise<string | null>,
): Promise<void> {
  const at = now.getTime();
  const due = async (column: "publish_at" | "unpublish_at") => {
    const { results } = await db
      .prepare(`SELECT id FROM articles WHERE ${column} <= ? ORDER BY ${column} LIMIT 25`)
      .bind(at)
      .all<{ id: number }>();
    return results.map(({ id }) => id);
  };
  for (const id of await due("publish_at")) {
    const article = await getArticle(db, id);
    if (article === null) continue;
    const problem = await mayPublish(article);
    // A live version is still withdrawn on time.
    const unpublishAt = article.liveSlug === null ? null : article.unpublishAt;
    if (problem !== null) await scheduleArticle(db, id, { publishAt: null, unpublishAt }, problem);
    else await publishArticle(db, article, article.content, { actor: "system", now }, true);
  }
  for (const id of await due("unpublish_at")) await unpublishArticle(db, id);
}
