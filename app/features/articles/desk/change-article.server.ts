import { z } from "zod";
import { mayPublish } from "~/features/articles/model/article-checks";
import { contentSchema } from "~/features/articles/model/article-schema.server";
import { articleCan } from "~/features/articles/model/article-states";
import type {
  ArticleAnswer,
  ArticleCommand,
  ArticleStatus,
  Theirs,
} from "~/features/articles/model/editor-types";
import { paths } from "~/paths";
import { getArticle, keepRevision, type StoredArticle, saveArticle } from "./article-store.server";
import { revertArticle } from "./carried-articles.server";
import { inspectArticle } from "./inspect.server";
import { endPreviews, previewToken } from "./preview-link.server";
import {
  binArticle,
  publishArticle,
  restoreArticle,
  scheduleArticle,
  unpublishArticle,
} from "./publish.server";

const moment = z.number().int().min(0).max(4_102_444_800_000).nullable();
const commandSchema: z.ZodType<ArticleCommand> = z.discriminatedUnion("do", [
  z.strictObject({
    do: z.literal("save"),
    version: z.number().int().min(1),
    saveId: z.string().regex(/^[\w-]{8,64}$/),
    content: contentSchema,
    separate: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal("keep"), content: contentSchema }),
  z.strictObject({ do: z.literal("publish"), version: z.number().int().min(1) }),
  z.strictObject({ do: z.literal("schedule"), publishAt: moment, unpublishAt: moment }),
  z.strictObject({ do: z.enum(["unpublish", "bin", "restore", "revert", "preview", "end-previews"]) }),
]);

/** Null when the body is no valid command. */
export function readCommand(text: string): ArticleCommand | null {
  try {
    return commandSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

type Resources = { DB: D1Database; LINK_SECRET?: string };
type Who = { actor: string; now: Date };

/** Runs a command of the editor. `live`: the public site has changed. */
export async function changeArticle(
  env: Resources,
  id: number,
  command: ArticleCommand,
  who: Who,
): Promise<{ answer: ArticleAnswer; code: number; live: boolean }> {
  const db = env.DB;
  if (command.do === "save") return save(db, id, command, who);
  const article = await getArticle(db, id);
  if (article === null) return refused(404, "Dit artikel bestaat niet (meer).");
  if (command.do === "keep") {
    await keepRevision(db, id, command.content, who);
    return done(db, id);
  }
  if (command.do === "preview") return preview(env, article, who.now);
  if (command.do === "end-previews") {
    await endPreviews(db, id);
    return done(db, id);
  }
  if (!articleCan(command.do, article.state)) return refused(409, "Dat kan niet (meer) met dit artikel.");
  switch (command.do) {
    case "publish":
      return publish(db, article, command.version, who);
    case "schedule":
      return schedule(db, article, command, who.now);
    case "unpublish":
      await unpublishArticle(db, id);
      return done(db, id, true);
    case "bin":
      await binArticle(db, id);
      return done(db, id, true);
    case "revert":
      if (!(await revertArticle(db, article, who)))
        return refused(409, "Dit artikel heeft geen oorspronkelijke tekst.");
      return done(db, id, true);
    case "restore":
      await restoreArticle(db, id);
      return done(db, id);
  }
}

type Result = ReturnType<typeof changeArticle>;

async function save(
  db: D1Database,
  id: number,
  { version, content, saveId, separate = false }: Extract<ArticleCommand, { do: "save" }>,
  who: Who,
): Result {
  const saved = await saveArticle(db, id, version, content, { ...who, saveId }, separate);
  if (saved.kind === "missing") return refused(404, "Dit artikel bestaat niet (meer).");
  if (saved.kind === "saved") return done(db, id);
  if (saved.theirs.state === "binned")
    return refused(
      409,
      "Dit artikel ligt in de prullenbak. Zet het eerst terug; uw tekst blijft hier staan.",
    );
  return { answer: { kind: "stale", theirs: theirsOf(saved.theirs) }, code: 409, live: false };
}

async function publish(db: D1Database, article: StoredArticle, version: number, who: Who): Result {
  if (article.version !== version)
    return { answer: { kind: "stale", theirs: theirsOf(article) }, code: 409, live: false };
  const status = await statusOf(db, article);
  const [first] = status.checks;
  if (first && !mayPublish(status.checks)) return refused(422, first.text, status);
  if (!(await publishArticle(db, article, article.content, who)))
    return refused(409, "Intussen is er iets veranderd. Kijk het artikel nog eens na en publiceer opnieuw.");
  return done(db, article.id, true);
}

async function schedule(
  db: D1Database,
  article: StoredArticle,
  { publishAt, unpublishAt }: Extract<ArticleCommand, { do: "schedule" }>,
  now: Date,
): Result {
  const status = await statusOf(db, article);
  const [first] = status.checks;
  if (publishAt !== null && first && !mayPublish(status.checks)) return refused(422, first.text, status);
  if ([publishAt, unpublishAt].some((at) => at !== null && at <= now.getTime()))
    return refused(422, "Kies een tijdstip dat nog komt.", status);
  if (unpublishAt !== null && unpublishAt <= (publishAt ?? 0))
    return refused(422, "Het artikel kan pas weg nadat het is geplaatst. Kies een later tijdstip.", status);
  if (unpublishAt !== null && publishAt === null && article.liveSlug === null)
    return refused(422, "Kies ook wanneer het artikel geplaatst wordt.", status);
  await scheduleArticle(db, article.id, { publishAt, unpublishAt });
  return done(db, article.id);
}

async function preview({ DB, LINK_SECRET }: Resources, article: StoredArticle, now: Date): Result {
  const token = await previewToken(DB, article.id, LINK_SECRET, now);
  if (token === null)
    return refused(503, "Voorbeeldlinks staan uit: LINK_SECRET is niet ingesteld. Vraag de beheerder.");
  const link = paths.preview(token);
  return { answer: { kind: "done", status: await statusOf(DB, article), link }, code: 200, live: false };
}

async function done(db: D1Database, id: number, live = false): Result {
  const article = await getArticle(db, id);
  if (article === null) return refused(404, "Dit artikel bestaat niet (meer).");
  return { answer: { kind: "done", status: await statusOf(db, article) }, code: 200, live };
}

function refused(code: number, message: string, status?: ArticleStatus): Awaited<Result> {
  return { answer: { kind: "refused", message, ...(status && { status }) }, code, live: false };
}

export async function statusOf(db: D1Database, article: StoredArticle): Promise<ArticleStatus> {
  const { state, version, liveSlug, publishAt, unpublishAt, scheduleProblem, original } = article;
  const checks = await inspectArticle(db, article);
  const saved = { savedBy: article.updatedBy, savedAt: article.updatedAt };
  return { state, version, ...saved, liveSlug, original, publishAt, unpublishAt, scheduleProblem, checks };
}

function theirsOf({ content, version, updatedBy, updatedAt }: StoredArticle): Theirs {
  return { content, version, by: updatedBy, at: updatedAt };
}
