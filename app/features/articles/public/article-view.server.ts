import { articlePage } from "~/content/index.server";
import type { ArticlePage } from "~/content/types";
import { oncePer } from "~/content/views/once-per";
import { type ArticleContent, leadOf, wordsOf } from "~/features/articles/model/article-content";
import { sectionsOf } from "~/features/articles/model/document-queries";
import { saidContent } from "~/features/articles/model/said-content.server";
import { mediaUrl, SOCIAL } from "~/lib/files/media-variants";
import { dayOf } from "~/lib/text/dutch-date";
import type { PublishedItem } from "./published.server";

// An article of the site is the same object in every request.
const wordsOnce = oncePer(wordsOf);
const sectionsOnce = oncePer(sectionsOf);

type Facts = Pick<ArticlePage, "published" | "updated"> & { words?: number };

/** An article as its page: of the office or of the site, live or as a draft would be published now. */
export function articleView(written: ArticleContent, { words, ...days }: Facts, newer: PublishedItem[]) {
  const content = saidContent(written);
  const { body, cover, seoTitle, seoDescription, keywords, ...shown } = content;
  const { title, excerpt } = shown;
  const article: ArticlePage = {
    ...shown,
    ...days,
    words: words ?? wordsOnce(content),
    lead: leadOf(content),
    meta: { title: seoTitle || title, description: seoDescription || excerpt, keywords },
  };
  return {
    ...articlePage(article, newer),
    article,
    cover,
    image: cover ? mediaUrl(cover.media, SOCIAL.file) : undefined,
    sections: sectionsOnce(body),
  };
}

/** A live article as lists of visitors show it. */
export function listed(item: PublishedItem) {
  return { ...item, published: dayOf(item.publishedAt), updated: dayOf(item.liveAt) };
}
