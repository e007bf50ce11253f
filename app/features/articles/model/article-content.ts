import type { ArticleCategory, ServicePath } from "~/content/types";
import { type Document, plainText } from "~/lib/document";
import { countWords, emptyDocument, imagesOf } from "./document-queries";

/** A picture as an article refers to it. */
export type Cover = { media: string; alt: string; width: number; height: number };

/** Everything that a writer decides about an article. */
export type ArticleContent = {
  title: string;
  slug: string;
  category: ArticleCategory;
  /** Stands above the text, in lists and in the feed. */
  excerpt: string;
  cover: Cover | null;
  seoTitle: string;
  seoDescription: string;
  relatedServices: ServicePath[];
  body: Document;
};

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Lengths that search engines show in full. */
export const seoLimits = { title: { min: 15, max: 65 }, description: { min: 70, max: 165 } };
/** Limits of what is stored. */
export const textLimits = { title: 200, slug: 80, excerpt: 600, seoTitle: 200, seoDescription: 400 };

export const emptyContent: ArticleContent = {
  title: "",
  slug: "",
  category: "daken",
  excerpt: "",
  cover: null,
  seoTitle: "",
  seoDescription: "",
  relatedServices: [],
  body: emptyDocument,
};

export function wordsOf(content: Pick<ArticleContent, "excerpt" | "body">): number {
  return countWords(`${content.excerpt}\n${plainText(content.body)}`);
}

/** Ids of all pictures that the article shows. */
export function mediaOf({ cover, body }: Pick<ArticleContent, "cover" | "body">): string[] {
  const ids = imagesOf(body).map(({ attrs }) => attrs.media);
  return [...new Set(cover ? [cover.media, ...ids] : ids)];
}
