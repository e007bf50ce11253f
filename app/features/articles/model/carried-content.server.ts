import type { Article } from "~/content/types";
import type { ArticleContent } from "./article-content";
import { articleDocument } from "./article-document";

const known = new WeakMap<Article, ArticleContent>();

/** An article of the site as a document: made once. */
export function carriedContent(article: Article): ArticleContent {
  const content = known.get(article) ?? articleDocument(article);
  known.set(article, content);
  return content;
}
