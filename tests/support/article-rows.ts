import { sampleContent } from "./article-samples.ts";

/** Inserts live articles with ids `first` to `last` directly, which is faster than publishing. */
export async function seedArticles(
  db: D1Database,
  first: number,
  last: number,
  article = sampleContent(),
): Promise<void> {
  const ids =
    "WITH RECURSIVE ids(n) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n + 1 FROM ids WHERE n < CAST(?2 AS INTEGER))";
  const category = "CASE n % 3 WHEN 0 THEN 'daken' WHEN 1 THEN 'dakgoten' ELSE 'gevels' END";
  const content = JSON.stringify(article);
  const run = (sql: string, ...more: string[]) => db.prepare(`${ids} ${sql}`).bind(first, last, ...more);
  await db.batch([
    run(
      `INSERT INTO articles (id, state, save_id, draft, title, slug, category, created_at, updated_at, updated_by,
         live_revision, live_version, live_slug, live_category, published_at, live_at)
       SELECT n, 'published', n, ?3, 'Dak ' || n, 'dak-' || n, ${category}, n, n, 'anna',
         n, 1, 'dak-' || n, ${category}, n, n FROM ids`,
      content,
    ),
    run(
      `INSERT INTO article_revisions (id, article_id, kind, version, started_at, at, actor, title, excerpt, words, content)
       SELECT n, n, 'published', 1, n, n, 'anna', 'Dak ' || n, 'Over dak', 10, ?3 FROM ids`,
      content,
    ),
    run(
      "INSERT INTO article_live_search (rowid, title, body) SELECT n, 'Dak ' || n, 'lood en zink' FROM ids",
    ),
    db.prepare(
      `INSERT OR REPLACE INTO article_counts (category, n)
       SELECT live_category, count(*) FROM articles WHERE live_revision IS NOT NULL GROUP BY live_category`,
    ),
  ]);
}
