import type { ArticleCategory, Picture, ServicePath, Source } from "~/content/types";
import { type Document, plainText } from "~/lib/document";
import { countWords, emptyDocument, imagesOf } from "./document-queries";

/** A picture as an article refers to it. */
export type Cover = Picture;

/** Everything that a writer decides about an article. */
export type ArticleContent = {
  title: string;
  slug: string;
  category: ArticleCategory;
  /** Stands in lists and in the feed, and above the text unless there is a `lead`. */
  excerpt: string;
  lead: string;
  cover: Cover | null;
  seoTitle: string;
  seoDescription: string;
  keywords: string[];
  relatedServices: ServicePath[];
  /** Slugs of the articles to read next; with fewer than three, newer ones follow. */
  relatedArticles: string[];
  sources: Source[];
  body: Document;
};

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Lengths that search engines show in full. */
export const seoLimits = { title: { min: 15, max: 65 }, description: { min: 70, max: 165 } };
/** Characters of what is published. A draft may hold more: what is pasted stays whole until its writer shortens it. */
export const textLimits = {
  title: 200,
  slug: 80,
  excerpt: 600,
  lead: 1200,
  seoTitle: 200,
  seoDescription: 400,
  keyword: 80,
  alt: 300,
  caption: 300,
  drawing: 600,
  video: 200,
  source: 300,
  edition: 60,
};

/** What is said of a text that cannot be published at this length; undefined when it can. */
export function tooLong(text: string, kind: keyof typeof textLimits): string | undefined {
  const most = textLimits[kind];
  return text.length > most ? `Hoogstens ${most} tekens; dit zijn er ${text.length}` : undefined;
}

export const emptyContent: ArticleContent = {
  title: "",
  slug: "",
  category: "daken",
  excerpt: "",
  lead: "",
  cover: null,
  seoTitle: "",
  seoDescription: "",
  keywords: [],
  relatedServices: [],
  relatedArticles: [],
  sources: [],
  body: emptyDocument,
};

/** A stored content; what it was saved without, because that did not exist yet, is empty. */
export function contentOf(stored: string): ArticleContent {
  return { ...emptyContent, ...(JSON.parse(stored) as ArticleContent) };
}

/** What stands above the text. */
export function leadOf({ lead, excerpt }: Pick<ArticleContent, "lead" | "excerpt">): string {
  return lead.trim() === "" ? excerpt : lead;
}

export function wordsOf(content: Pick<ArticleContent, "excerpt" | "lead" | "body">): number {
  return countWords(`${leadOf(content)}\n${plainText(content.body)}`);
}

/** The text that searches look through. */
export function searchText(content: Pick<ArticleContent, "excerpt" | "lead" | "body">): string {
  return [content.excerpt, content.lead, plainText(content.body)].filter(Boolean).join("\n");
}

/** What is said of each picture that is described; where it stands twice, the first. */
export function descriptionsOf({ cover, body }: ArticleContent): Record<string, string> {
  const shown = [...(cover ? [cover] : []), ...imagesOf(body).map(({ attrs }) => attrs)];
  const described = shown.flatMap(({ media, alt }) => (alt.trim() ? [[media, alt.trim()] as const] : []));
  return Object.fromEntries(described.reverse());
}

/** Ids of all pictures that the article shows. */
export function mediaOf({ cover, body }: Pick<ArticleContent, "cover" | "body">): string[] {
  const ids = imagesOf(body).map(({ attrs }) => attrs.media);
  return [...new Set(cover ? [cover.media, ...ids] : ids)];
}
