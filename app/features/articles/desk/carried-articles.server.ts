import { carriedArticle } from "~/content/index.server";
import type { Article } from "~/content/types";
import { searchText } from "~/features/articles/model/article-content";
import { carriedContent } from "~/features/articles/model/carried-content.server";
import { saidContent } from "~/features/articles/model/said-content.server";
import { facets, getArticle, type StoredArticle } from "./article-store.server";
import { afterChange, noLongerLive, notLive } from "./publish.server";

/** What stands in addresses of the office: the number of an article, or the name of one of the site. */
export type ArticleName = string | undefined;

const numberOf = (name: ArticleName) => (/^\d{1,15}$/.test(name ?? "") ? Number(name) : null);

/** An article by its name; one of the site also before anything of it is written. */
export async function articleNamed(db: D1Database, name: ArticleName): Promise<StoredArticle | null> {
  const number = numberOf(name);
  if (number !== null) return getArticle(db, number);
  const carried = carriedArticle(name ?? "");
  if (!carried) return null;
  const id = await rowOf(db, carried);
  return (id && (await getArticle(db, id))) || unwritten(carried);
}

/** The number under which an article is written; one of the site gets its row now. Null when there is none of this name. */
export async function articleNumber(db: D1Database, name: ArticleName): Promise<number | null> {
  const number = numberOf(name);
  const carried = carriedArticle(name ?? "");
  if (number !== null || !carried) return number;
  return (await rowOf(db, carried)) ?? begin(db, carried);
}

function rowOf(db: D1Database, { slug }: Article): Promise<number | null> {
  return db.prepare("SELECT id FROM articles WHERE built_in = ?").bind(slug).first<number>("id");
}

function unwritten(article: Article): StoredArticle {
  const { slug, published, updated } = article;
  return {
    ...{ id: 0, builtIn: slug, original: true, state: "published", version: 1, liveVersion: 1 },
    content: carriedContent(article),
    createdAt: Date.parse(published),
    updatedAt: Date.parse(updated),
    updatedBy: "",
    liveSlug: slug,
    liveRevision: null,
    publishedAt: Date.parse(published),
    publishAt: null,
    unpublishAt: null,
    scheduleProblem: null,
  };
}

/** The row of an article of the site: visitors and the office see of it what they saw before. */
async function begin(db: D1Database, article: Article): Promise<number> {
  const { slug, title, category, published, updated } = article;
  const content = carriedContent(article);
  const row = "(SELECT id FROM articles WHERE built_in = ?1)";
  await db.batch([
    db
      .prepare(
        `INSERT INTO articles (built_in, state, version, live_version, save_id, draft, title, slug, category, created_at,
           updated_at, updated_by) VALUES (?1, 'published', 1, 1, '', ?2, ?3, ?1, ?4, ?5, ?6, '') ON CONFLICT DO NOTHING`,
      )
      .bind(slug, JSON.stringify(content), title, category, Date.parse(published), Date.parse(updated)),
    db
      .prepare(
        `INSERT INTO article_search (rowid, title, body, facets) SELECT id, title, ?2, ${facets} FROM articles
         WHERE id = ${row} AND NOT EXISTS (SELECT 1 FROM article_search WHERE rowid = ${row})`,
      )
      .bind(slug, searchText(saidContent(content))),
  ]);
  return (await rowOf(db, article)) ?? 0;
}

/** Back to the text of the site, for visitors and in the editor; what stood there stays as a revision. False when there is none. */
export async function revertArticle(
  db: D1Database,
  { id, builtIn }: Pick<StoredArticle, "id" | "builtIn">,
  { actor, now }: { actor: string; now: Date },
): Promise<boolean> {
  const carried = carriedArticle(builtIn ?? "");
  if (!carried) return false;
  const content = carriedContent(carried);
  await db.batch([
    db
      .prepare(
        `UPDATE articles SET ${notLive}, publish_at = NULL, hidden = 0, state = 'published', version = version + 1,
           save_id = '', draft = ?2, title = ?3, category = ?4, updated_at = ?5, updated_by = ?6
         WHERE id = ?1 AND state <> 'binned'`,
      )
      .bind(id, JSON.stringify(content), carried.title, carried.category, now.getTime(), actor),
    db.prepare("UPDATE articles SET live_version = version WHERE id = ? AND state = 'published'").bind(id),
    ...noLongerLive(db, id),
    db.prepare("DELETE FROM article_media WHERE article_id = ?").bind(id),
    db
      .prepare("UPDATE article_search SET title = ?2, body = ?3 WHERE rowid = ?1")
      .bind(id, carried.title, searchText(saidContent(content))),
    ...afterChange(db, id),
  ]);
  return true;
}
