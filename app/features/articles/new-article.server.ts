import { newUuid } from "~/lib/uuid";
import { emptyContent } from "./article-content";
import { createArticle, getArticle } from "./article-store.server";

type Who = { actor: string; now: Date };

/** The id of a new draft: empty, or a copy when the form names an article. Null: there is nothing to copy. */
export async function newArticle(db: D1Database, form: FormData, who: Who): Promise<number | null> {
  const stamp = { ...who, saveId: newUuid() };
  const copyOf = form.get("kopie");
  if (typeof copyOf !== "string") return createArticle(db, emptyContent, stamp);
  const article = await getArticle(db, Number(copyOf) || 0);
  if (article === null) return null;
  const { content } = article;
  return createArticle(db, { ...content, title: `${content.title} (kopie)`.slice(0, 200), slug: "" }, stamp);
}
