import { newUuid } from "~/lib/uuid";
import { getArticle, saveArticle } from "./article-store.server";
import { getRevision } from "./revisions.server";

/** Makes a revision the draft again, as a new save: later revisions are kept. */
export async function restoreRevision(
  db: D1Database,
  articleId: number,
  revisionId: number,
  who: { actor: string; now: Date },
): Promise<boolean> {
  const [article, revision] = await Promise.all([
    getArticle(db, articleId),
    getRevision(db, articleId, revisionId),
  ]);
  if (article === null || revision === null) return false;
  const stamp = { ...who, saveId: newUuid() };
  const saved = await saveArticle(db, articleId, article.version, revision.content, stamp, true);
  return saved.kind === "saved";
}
