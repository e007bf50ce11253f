import type { RevisionKind } from "~/admin/drafts/revisions-page";
import { type ArticleContent, contentOf } from "~/features/articles/model/article-content";

type Revision = {
  id: number;
  kind: RevisionKind;
  version: number;
  at: number;
  actor: string;
  words: number;
};

/** The newest revisions of an article, newest first. */
export async function listRevisions(db: D1Database, articleId: number): Promise<Revision[]> {
  const { results } = await db
    .prepare(
      `SELECT id, kind, version, at, actor, words FROM article_revisions
       WHERE article_id = ? ORDER BY id DESC LIMIT 100`,
    )
    .bind(articleId)
    .all<Revision>();
  return results;
}

/** The content of a revision; null when it belongs to another article. */
export async function getRevision(
  db: D1Database,
  articleId: number,
  id: number,
): Promise<(Revision & { content: ArticleContent }) | null> {
  const row = await db
    .prepare(
      "SELECT id, kind, version, at, actor, words, content FROM article_revisions WHERE article_id = ? AND id = ?",
    )
    .bind(articleId, id)
    .first<Revision & { content: string }>();
  return row && { ...row, content: contentOf(row.content) };
}
