import { carriedArticle } from "~/content/index.server";
import {
  type ArticleContent,
  contentOf,
  mediaOf,
  searchText,
  wordsOf,
} from "~/features/articles/model/article-content";
import type { ArticleState } from "~/features/articles/model/article-states";
import { carriedContent } from "~/features/articles/model/carried-content.server";
import { saidContent } from "~/features/articles/model/said-content.server";

/** An article as the editor shows it. Times in ms. */
export type StoredArticle = {
  /** 0 for an article of the site that nobody changed. */
  id: number;
  /** Name of the article of the site that this is; null for one that the office began. */
  builtIn: string | null;
  /** Of an article of the site: visitors see the text of the site, and so does the editor. */
  original: boolean;
  state: ArticleState;
  version: number;
  content: ArticleContent;
  createdAt: number;
  updatedAt: number;
  updatedBy: string;
  /** Slug at which visitors find it; null when they do not. */
  liveSlug: string | null;
  liveVersion: number | null;
  liveRevision: number | null;
  publishedAt: number | null;
  publishAt: number | null;
  unpublishAt: number | null;
  scheduleProblem: string | null;
};

/** Consecutive saves by one person within this time share a revision. */
const SITTING_MS = 10 * 60 * 1000;

const columns = `id, built_in AS builtIn, hidden, state, version, draft, created_at AS createdAt, updated_at AS updatedAt,
  updated_by AS updatedBy, live_slug AS liveSlug, live_version AS liveVersion, live_revision AS liveRevision,
  published_at AS publishedAt, publish_at AS publishAt, unpublish_at AS unpublishAt,
  schedule_problem AS scheduleProblem`;

export async function getArticle(db: D1Database, id: number): Promise<StoredArticle | null> {
  const row = await db.prepare(`SELECT ${columns} FROM articles WHERE id = ?`).bind(id).first<StoredRow>();
  if (row === null) return null;
  const { draft, hidden, ...article } = row;
  const carried = carriedArticle(row.builtIn ?? "");
  if (!carried) return { ...article, original: false, content: contentOf(draft) };
  const asCarried = row.liveRevision === null && hidden === 0;
  const original = asCarried && row.liveVersion === row.version;
  return {
    ...article,
    original,
    content: original ? carriedContent(carried) : contentOf(draft),
    liveSlug: asCarried ? carried.slug : row.liveSlug,
    publishedAt: Date.parse(carried.published),
  };
}

type StoredRow = Omit<StoredArticle, "content" | "original"> & { draft: string; hidden: 0 | 1 };

/** `saveId` is random and recognizes a save that is sent again. */
type Stamp = { actor: string; now: Date; saveId: string };

/** A new draft; its id. */
export async function createArticle(db: D1Database, content: ArticleContent, stamp: Stamp): Promise<number> {
  const at = stamp.now.getTime();
  const [created] = await db.batch([
    db
      .prepare(
        `INSERT INTO articles (state, save_id, draft, title, slug, category, created_at, updated_at, updated_by)
         VALUES ('draft', ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
      )
      .bind(
        stamp.saveId,
        JSON.stringify(content),
        content.title,
        content.slug,
        content.category,
        at,
        at,
        stamp.actor,
      ),
    ...afterSave(
      db,
      "(SELECT id FROM articles WHERE id = (SELECT max(id) FROM articles) AND save_id = ?1)",
      stamp.saveId,
      content,
      stamp,
    ),
  ]);
  return (created as D1Result<{ id: number }>).results[0]?.id ?? 0;
}

type SaveAnswer =
  | { kind: "saved"; version: number; state: ArticleState }
  /** The draft has a newer version: nothing was written, and this is what it holds. */
  | { kind: "stale"; theirs: StoredArticle }
  | { kind: "missing" };

/**
 * Writes the draft if `version` is still the newest; the live version does not change. A save is atomic, and the
 * same save sent again gets the same answer. `separate` forces a new revision, so that the previous one is kept.
 */
export async function saveArticle(
  db: D1Database,
  id: number,
  version: number,
  content: ArticleContent,
  stamp: Stamp,
  separate = false,
): Promise<SaveAnswer> {
  const [saved] = (await db.batch([
    db
      .prepare(
        `UPDATE articles SET version = version + 1, save_id = ?3, draft = ?4, title = ?5, slug = coalesce(built_in, ?6), category = ?7,
           updated_at = ?8, updated_by = ?9,
           state = CASE WHEN state = 'scheduled' THEN 'scheduled' WHEN ${nothingLive} THEN 'draft' ELSE 'changed' END
         WHERE id = ?1 AND version = ?2 AND state <> 'binned' AND save_id <> ?3
         RETURNING version, state`,
      )
      .bind(
        id,
        version,
        stamp.saveId,
        JSON.stringify(content),
        content.title,
        content.slug,
        content.category,
        stamp.now.getTime(),
        stamp.actor,
      ),
    ...afterSave(
      db,
      `(SELECT id FROM articles WHERE id = ${Number(id)} AND save_id = ?1)`,
      stamp.saveId,
      content,
      stamp,
      separate,
    ),
  ])) as [D1Result<{ version: number; state: ArticleState }>];
  const row = saved.results[0];
  if (row) return { kind: "saved", ...row };
  const theirs = await getArticle(db, id);
  if (theirs === null) return { kind: "missing" };
  const again = await db
    .prepare("SELECT 1 FROM articles WHERE id = ? AND save_id = ?")
    .bind(id, stamp.saveId)
    .first();
  if (again) return { kind: "saved", version: theirs.version, state: theirs.state };
  return { kind: "stale", theirs };
}

/** Keeps the text that lost a conflict as a revision. */
export async function keepRevision(
  db: D1Database,
  id: number,
  content: ArticleContent,
  { actor, now }: Pick<Stamp, "actor" | "now">,
): Promise<void> {
  const at = now.getTime();
  await db
    .prepare(
      `INSERT INTO article_revisions (article_id, kind, version, started_at, at, actor, title, excerpt, words, content)
       SELECT id, 'kept', version, ?2, ?2, ?3, ?4, ?5, ?6, ?7 FROM articles WHERE id = ?1`,
    )
    .bind(
      id,
      at,
      actor,
      content.title,
      content.excerpt,
      wordsOf(saidContent(content)),
      JSON.stringify(content),
    )
    .run();
}

/** The other writes of an accepted save: its revision, the pictures it uses, the search index. */
function afterSave(
  db: D1Database,
  article: string,
  saveId: string,
  content: ArticleContent,
  stamp: Stamp,
  separate = false,
) {
  const at = stamp.now.getTime();
  const text = JSON.stringify(content);
  const words = wordsOf(saidContent(content));
  return [
    // The last revision, if it is by the same person and recent enough to be overwritten.
    db
      .prepare(
        `UPDATE article_revisions SET at = ?2, title = ?3, excerpt = ?4, words = ?5, content = ?6,
           version = (SELECT version FROM articles WHERE id = article_id)
         WHERE id = (SELECT max(id) FROM article_revisions WHERE article_id = ${article})
           AND kind = 'saved' AND actor = ?7 AND started_at > ?8`,
      )
      .bind(
        saveId,
        at,
        content.title,
        content.excerpt,
        words,
        text,
        stamp.actor,
        separate ? at : at - SITTING_MS,
      ),
    db
      .prepare(
        `INSERT INTO article_revisions (article_id, kind, version, started_at, at, actor, title, excerpt, words, content)
         SELECT id, 'saved', version, ?2, ?2, ?7, ?3, ?4, ?5, ?6 FROM articles
         WHERE id = ${article} AND NOT EXISTS (
           SELECT 1 FROM article_revisions WHERE article_id = articles.id AND kind = 'saved' AND version = articles.version)`,
      )
      .bind(saveId, at, content.title, content.excerpt, words, text, stamp.actor),
    db.prepare(`DELETE FROM article_media WHERE live = 0 AND article_id = ${article}`).bind(saveId),
    db
      .prepare(
        `INSERT INTO article_media (article_id, live, media_id)
         SELECT articles.id, 0, value FROM articles, json_each(?2) WHERE articles.id = ${article}`,
      )
      .bind(saveId, JSON.stringify(mediaOf(content))),
    db.prepare(`DELETE FROM article_search WHERE rowid = ${article}`).bind(saveId),
    db
      .prepare(
        `INSERT INTO article_search (rowid, title, body, facets)
         SELECT id, title, ?2, ${facets} FROM articles WHERE id = ${article}`,
      )
      .bind(saveId, searchText(saidContent(content))),
  ];
}

/** Visitors see neither a text of the office nor one of the site. */
export const nothingLive = "live_revision IS NULL AND (built_in IS NULL OR hidden = 1)";

/** Index terms for the filters of the list; see migrations/0003_articles.sql. */
export const facets = `'state' || state || ' cat' || replace(category, '-', '') || CASE state WHEN 'binned' THEN '' ELSE ' kept' END`;
