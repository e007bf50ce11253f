import type { PreviewLink } from "~/features/articles/model/editor-types";
import { canSign, signToken, verifyToken } from "~/platform/http/signed-token.server";
import { getArticle, type StoredArticle } from "./article-store.server";

const previewDays = 7;
const PURPOSE = "preview";

/** Part of an address that shows the draft to whoever has it; null when links cannot be signed. */
export async function previewToken(
  db: D1Database,
  article: number,
  secrets: string | undefined,
  now: Date,
): Promise<string | null> {
  if (!canSign(secrets)) return null;
  const until = now.getTime() + previewDays * 24 * 3600 * 1000;
  const link: PreviewLink = { article, until, v: await previewVersion(db, article) };
  return signToken(link, secrets, PURPOSE);
}

/** The article; 'ended' when the link is too old, was ended, or leads to nothing any more; null for no link of ours. */
export async function openPreview(
  db: D1Database,
  token: string,
  secrets: string | undefined,
  now: number,
): Promise<StoredArticle | "ended" | null> {
  const link = await verifyToken<PreviewLink>(token, secrets ?? "", PURPOSE);
  if (link === null) return null;
  if (link.until <= now || (link.v ?? 0) !== (await previewVersion(db, link.article))) return "ended";
  const article = await getArticle(db, link.article);
  return article === null || article.state === "binned" ? "ended" : article;
}

/** Links that were made until now open nothing any more. */
export async function endPreviews(db: D1Database, article: number): Promise<void> {
  await db
    .prepare("UPDATE articles SET preview_version = preview_version + 1 WHERE id = ?")
    .bind(article)
    .run();
}

async function previewVersion(db: D1Database, article: number): Promise<number> {
  const version = await db
    .prepare("SELECT preview_version FROM articles WHERE id = ?")
    .bind(article)
    .first<number>("preview_version");
  return version ?? 0;
}
