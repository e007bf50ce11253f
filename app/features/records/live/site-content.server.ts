import { type ArticleChange, showArticleChanges } from "~/content/articles/site-articles.server";
import { showRecords, siteRecords } from "~/content/records/current.server";
import type { StoredValue } from "~/content/records/read-stored";
import { listedTypes } from "~/content/records/record-types";
import { type LiveRecord, mergeRecords, type SiteRecords } from "~/content/records/site-records";
import { dayOf } from "~/lib/text/dutch-date";
import { withTimeout } from "~/lib/with-timeout";
import { noteStandIn } from "~/platform/cache/stand-ins.server";
import { log } from "~/platform/log.server";

/** What a page can wait for; then it shows what this isolate knew. */
const PATIENCE_MS = 1_000;
/** After a failure, and between two looks of what knows no generation. */
const AGAIN_MS = 5_000;
const SEEN_MS = 30_000;

const nothing = {
  generation: Number.NaN,
  at: Number.NEGATIVE_INFINITY,
  lists: new Set<string>(),
};
let seen = nothing;
let retryAt = 0;

/**
 * Sees to it that this isolate shows the content of a generation: one query where it does not yet. Without one (mails,
 * jobs) it is not older than half a minute. Never fails: an empty or silent database shows what was known, at first the
 * site of the code. Each request reads for itself: what awaits a promise of another request may go on in that one's
 * context, and the runtime sends no answer that was made there.
 */
export async function showSiteContent(db: D1Database, generation: number | null, now: number): Promise<void> {
  const known = () => (generation === null ? now - seen.at < SEEN_MS : seen.generation >= generation);
  if (!known() && now >= retryAt) await read(db, generation, now);
  if (!known()) noteStandIn();
}

async function read(db: D1Database, generation: number | null, now: number): Promise<void> {
  const before = seen;
  const live = await withTimeout(PATIENCE_MS, liveRecords(db), null);
  // Others read side by side: what was asked for before the last change must not be shown after it.
  const isNewer = generation !== null && !(seen.generation >= generation);
  if (seen !== before && !isNewer) return;
  if (live === null) {
    retryAt = now + AGAIN_MS;
    log("warn", "content.unavailable", {});
    return;
  }
  const { records, unreadable } = mergeRecords(live.merged);
  for (const { type } of unreadable) log("error", "content.invalid", { kind: type });
  showRecords(records);
  showArticleChanges(live.articles);
  // Without a generation it is at least the one that was known.
  seen = { generation: generation ?? seen.generation, at: now, lists: live.lists };
  retryAt = 0;
}

/** Whether visitors see any record of a type that is read by query: pages need not ask for what is not there. */
export const hasLive = (type: string): boolean => seen.lists.has(type);

type Row = Pick<LiveRecord, "type" | "key" | "at"> & {
  [Name in keyof StoredValue]: StoredValue[Name] | null;
};

type Live = {
  merged: LiveRecord[];
  lists: Set<string>;
  articles: Map<string, ArticleChange | null>;
};

/** What lists show of the articles of the site that the office changed or took away; their text is read by their page. */
const changedArticles = `SELECT 'article', a.built_in, a.live_at, CASE WHEN a.live_revision IS NULL THEN NULL ELSE json_object('title',
    r.title, 'excerpt', r.excerpt, 'category', a.live_category, 'words', r.words) END, 0
  FROM articles a LEFT JOIN article_revisions r ON r.id = a.live_revision
  WHERE a.built_in IS NOT NULL AND (a.live_revision IS NOT NULL OR a.hidden = 1)`;

/** What visitors see of the office's changes: of short types all, of long ones whether there is anything. */
async function liveRecords(db: D1Database): Promise<Live> {
  const listed = JSON.stringify(listedTypes);
  const [rows, lists] = await db.batch<Row>([
    db
      .prepare(
        `SELECT r.type, r.key, r.live_at AS at, v.content, v.shape FROM content_records r LEFT JOIN content_revisions v ON v.id = r.live_revision
         WHERE (r.live_revision IS NOT NULL OR r.hidden = 1) AND r.type NOT IN (SELECT value FROM json_each(?))
         UNION ALL ${changedArticles}`,
      )
      .bind(listed),
    db
      .prepare(
        `SELECT value AS type FROM json_each(?)
         WHERE EXISTS (SELECT 1 FROM content_records WHERE type = value AND live_revision IS NOT NULL)`,
      )
      .bind(listed),
  ]);
  const merged: LiveRecord[] = [];
  const articles: Live["articles"] = new Map();
  for (const { type, key, at, content, shape } of rows?.results ?? []) {
    if (type === "article") articles.set(key, content === null ? null : articleChange(content, at));
    else merged.push({ type, key, at, live: content === null || shape === null ? null : { content, shape } });
  }
  return { merged, articles, lists: new Set(lists?.results.map(({ type }) => type)) };
}

function articleChange(line: string, at: number | null | undefined): ArticleChange {
  return { ...(JSON.parse(line) as Omit<ArticleChange, "updated">), updated: dayOf(at ?? 0) };
}

/** The site as it would be with one record's draft in it; null while the draft could not be published. */
export function contentWith(draft: LiveRecord): SiteRecords | null {
  const records = siteRecords();
  const { records: alone, unreadable } = mergeRecords([draft]);
  if (unreadable.length > 0) return null;
  const name = draft.type as keyof SiteRecords;
  const merged = new Map<string, unknown>(records[name]);
  const value = alone[name].get(draft.key);
  if (value === undefined) merged.delete(draft.key);
  else merged.set(draft.key, value);
  return { ...records, [name]: merged } as SiteRecords;
}

/** For tests: the state of a new isolate. */
export function forgetSiteContent(): void {
  seen = nothing;
  retryAt = 0;
  showArticleChanges(new Map());
}
