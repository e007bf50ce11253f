import { carriedArticle } from "~/content/index.server";
import { checkValue } from "~/content/records/read-stored";
import {
  type ImportPlan,
  type ImportSteps,
  importSteps,
  type RecordFile,
  refusedImport,
  within,
} from "~/content/records/record-file";
import {
  createArticle,
  getArticle,
  type StoredArticle,
  saveArticle,
} from "~/features/articles/desk/article-store.server";
import { articleNamed, articleNumber } from "~/features/articles/desk/carried-articles.server";
import { inspectArticle } from "~/features/articles/desk/inspect.server";
import { publishArticle } from "~/features/articles/desk/publish.server";
import { type ArticleContent, contentOf, slugPattern } from "~/features/articles/model/article-content";
import { contentSchema } from "~/features/articles/model/article-schema.server";
import { carriedContent } from "~/features/articles/model/carried-content.server";
import { newUuid } from "~/lib/uuid";
import { paths } from "~/paths";
import { ARTICLE_SHAPE } from "./article-files.server";

/**
 * What importing the file of the article at `key` would do; nothing is written. What keeps it from being published by
 * hand is told, and no more. `coming` are the addresses of pages that come with it.
 */
export async function planArticle(
  db: D1Database,
  { key, file }: { key: string; file: RecordFile },
  coming: readonly string[],
): Promise<ImportPlan> {
  if (!slugPattern.test(key)) return refusedImport("that is no address");
  if (file.shape > ARTICLE_SHAPE)
    return refusedImport("it was written by a later version of the site", "shape");
  const values: { live?: ArticleContent; draft?: ArticleContent } = {};
  for (const part of ["live", "draft"] as const) {
    if (file[part] === undefined) continue;
    const { value, problems } = checkValue({ schema: contentSchema }, file[part]);
    if (problems) return { problems: within(part, problems) };
    values[part] = value;
  }
  const { live, draft } = values;
  // A draft beside what is live may be under way to another address.
  const named = live ?? draft;
  if (named && named.slug !== key)
    return refusedImport(`its address is another one: ${named.slug}`, live ? "live.slug" : "draft.slug");

  const article = await articleAt(db, key);
  if (article?.state === "binned") return refusedImport("here it lies in the bin: put it back there first");
  const carried = carriedArticle(key);
  const plan = importSteps(
    { live, draft },
    article && {
      live: await liveOf(db, article),
      content: article.content,
      carried: carried && carriedContent(carried),
    },
  );
  const by = { id: article?.id ?? 0, builtIn: carried ? key : null };
  return { ...plan, notes: [...plan.notes, ...(await problemsOf(db, by, plan, coming))] };
}

/** Does what was planned; what stood there stays as a revision. Throws when somebody changed the article meanwhile. */
export async function importArticle(
  db: D1Database,
  { key, file }: { key: string; file: RecordFile },
  plan: ImportSteps,
  who: { actor: string; now: Date },
): Promise<void> {
  for (const step of plan.steps) {
    const content = (step === "publish" ? plan.live : plan.draft) as ArticleContent;
    const saved = await save(db, key, content, who);
    if (step !== "publish") continue;
    if (file.published)
      await db
        .prepare("UPDATE articles SET published_at = ?2 WHERE id = ?1 AND published_at IS NULL")
        .bind(saved.id, Date.parse(file.published))
        .run();
    if (!(await publishArticle(db, saved, content, who))) throw changedMeanwhile(key);
  }
}

async function save(
  db: D1Database,
  key: string,
  content: ArticleContent,
  who: { actor: string; now: Date },
): Promise<Pick<StoredArticle, "id" | "version">> {
  const stamp = { ...who, saveId: newUuid() };
  const here = await articleAt(db, key);
  if (!here) return { id: await createArticle(db, content, stamp), version: 1 };
  const id = here.id || ((await articleNumber(db, key)) ?? 0);
  const saved = await saveArticle(db, id, here.version, content, stamp, true);
  if (saved.kind !== "saved") throw changedMeanwhile(key);
  return { id, version: saved.version };
}

const changedMeanwhile = (key: string) =>
  new Error(`article/${key} was changed meanwhile. Start again: what is the same is passed over.`);

/** The article of the site with this address, or the office's: the one that is live there, else the first draft for it. */
async function articleAt(db: D1Database, key: string): Promise<StoredArticle | null> {
  if (carriedArticle(key)) return articleNamed(db, key);
  const id = await db
    .prepare(
      `SELECT id FROM articles WHERE live_slug = ?1 OR (live_slug IS NULL AND slug = ?1 AND built_in IS NULL)
       ORDER BY live_slug IS NULL, state = 'binned', id LIMIT 1`,
    )
    .bind(key)
    .first<number>("id");
  return id === null ? null : getArticle(db, id);
}

async function liveOf(db: D1Database, { liveRevision }: StoredArticle): Promise<ArticleContent | undefined> {
  if (liveRevision === null) return undefined;
  const content = await db
    .prepare("SELECT content FROM article_revisions WHERE id = ?")
    .bind(liveRevision)
    .first<string>("content");
  return content === null ? undefined : contentOf(content);
}

/** Pictures that are not in the library are told of otherwise. */
async function problemsOf(
  db: D1Database,
  article: Pick<StoredArticle, "id" | "builtIn">,
  { steps, live }: ImportSteps,
  coming: readonly string[],
): Promise<string[]> {
  if (!steps.includes("publish")) return [];
  const checks = await inspectArticle(db, { ...article, content: live as ArticleContent });
  return checks
    .filter(({ level, text }) => level === "stop" && !text.includes("niet meer in de bibliotheek"))
    .filter(({ text }) => !coming.some((path) => path !== paths.article("") && text.includes(` ${path} `)))
    .map(({ text }) => `could not be published by hand: ${text}`);
}
