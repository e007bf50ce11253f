import { managedArticlePage } from "~/content/index.server";
import type { ManagedArticle } from "~/content/types";
import { type ArticleContent, wordsOf } from "~/features/articles/model/article-content";
import { sectionsOf } from "~/features/articles/model/document-queries";
import { mediaUrl, SOCIAL } from "~/lib/files/media-variants";
import { dayOf } from "~/lib/text/dutch-date";
import type { PublishedArticle, PublishedItem } from "./published.server";

/** A live article as its page. */
export function publishedView(
  { content, words, publishedAt, liveAt }: PublishedArticle,
  newer: PublishedItem[],
) {
  return articleView(content, { words, published: dayOf(publishedAt), updated: dayOf(liveAt) }, newer);
}

type Facts = Pick<ManagedArticle, "published" | "updated"> & { words?: number };

/** The same for a preview: the draft as it would be published now. */
export function articleView(
  content: ArticleContent,
  { words = wordsOf(content), ...days }: Facts,
  newer: PublishedItem[],
) {
  const { title, slug, category, excerpt, relatedServices, seoTitle, seoDescription, cover } = content;
  const meta = { title: seoTitle || title, description: seoDescription || excerpt, keywords: [] };
  const article: ManagedArticle = {
    ...{ slug, title, category, excerpt, relatedServices, meta, ...days },
    words,
  };
  return {
    ...managedArticlePage(article, newer),
    article: { ...article, lead: excerpt },
    cover,
    image: cover ? mediaUrl(cover.media, SOCIAL.file) : undefined,
    sections: sectionsOf(content.body),
  };
}

/** A live article as lists of visitors show it. */
export function listed(item: PublishedItem) {
  return { ...item, published: dayOf(item.publishedAt), updated: dayOf(item.liveAt) };
}
