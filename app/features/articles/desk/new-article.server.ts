import * as z from "zod/mini";
import { readForm } from "~/admin/read-form";
import { isArticleCategory } from "~/content/index.server";
import { type ArticleContent, emptyContent, textLimits } from "~/features/articles/model/article-content";
import { contentSchema } from "~/features/articles/model/article-schema.server";
import { fromMarkdown } from "~/features/articles/model/markdown-import";
import { slugify } from "~/lib/text/slugify";
import { newUuid } from "~/lib/uuid";
import { createArticle } from "./article-store.server";
import { articleNamed } from "./carried-articles.server";

type Who = { actor: string; now: Date };
/** `problem`: a sentence for the writer; nothing was created. */
type NewArticle = { id: number } | { problem: string };

const MAX_FILE = 300_000;

const articlePost = z.object({
  file: z.optional(z.instanceof(File)),
  copyOf: z.optional(z.string()),
});

/** Creates a draft: empty, a copy if the form names an article, or from a Markdown file. */
export async function newArticle(db: D1Database, form: FormData, who: Who): Promise<NewArticle> {
  const stamp = { ...who, saveId: newUuid() };
  const asked = readForm(form, articlePost);
  if (asked?.file) {
    const { file } = asked;
    if (file.size === 0 || file.size > MAX_FILE)
      return { problem: "Kies een Markdown-bestand van hoogstens 300 kB." };
    const content = imported(await file.text());
    return content === null
      ? { problem: "Dit bestand kan niet worden gelezen. Is het Markdown (.md)?" }
      : { id: await createArticle(db, content, stamp) };
  }
  if (asked && asked.copyOf === undefined) return { id: await createArticle(db, emptyContent, stamp) };
  const article = await articleNamed(db, asked?.copyOf);
  if (article === null) return { problem: "Dat artikel bestaat niet (meer)." };
  const title = `${article.content.title} (kopie)`.slice(0, textLimits.title);
  return { id: await createArticle(db, { ...article.content, title, slug: "" }, stamp) };
}

/** Missing and invalid fields stay empty; null when the text is no valid document. */
function imported(text: string): ArticleContent | null {
  const { fields, body } = fromMarkdown(text);
  const field = (name: keyof typeof textLimits) => fields.get(name) ?? "";
  const listed = (name: string) =>
    (fields.get(name) ?? "")
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean);
  const category = fields.get("category") ?? null;
  const whole = {
    title: field("title"),
    slug: slugify(fields.get("slug") ?? field("title")),
    category: isArticleCategory(category) ? category : emptyContent.category,
    excerpt: field("excerpt"),
    cover: parsed(fields.get("cover")),
    seoTitle: field("seoTitle"),
    seoDescription: field("seoDescription"),
    lead: field("lead"),
    keywords: listed("keywords"),
    relatedServices: listed("relatedServices"),
    relatedArticles: listed("relatedArticles"),
    sources: parsed(fields.get("sources")) ?? [],
    body,
  };
  const { data } = contentSchema.safeParse(whole);
  return (
    data ??
    contentSchema.safeParse({ ...whole, cover: null, relatedServices: [], relatedArticles: [] }).data ??
    null
  );
}

function parsed(text = ""): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
