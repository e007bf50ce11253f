import { z } from "zod";
import { articleCategories } from "~/content/articles/list";
import { focus } from "~/content/records/fields/picture";
import type { ArticleCategory, IsoDate, ServicePath } from "~/content/types";
import { type ArticleContent, slugPattern, textLimits } from "./article-content";
import { documentSchema, mediaId } from "./document-schema.server";

const categories = Object.keys(articleCategories) as [ArticleCategory, ...ArticleCategory[]];
const servicePath = z.custom<ServicePath>(
  (value) =>
    typeof value === "string" && /^(daken|schoorsteen|onderhoud|bouwen)\/[a-z0-9-]{1,60}$/.test(value),
);
// How much a whole article may be, the request says; how long a text may be that is published, its checks.
const typed = z.string();
const slug = z.string().max(textLimits.slug).regex(slugPattern);
const isoDate = z.custom<IsoDate>((value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value));
const pixels = z.number().int().min(1).max(20_000);

/** What may be saved: an unfinished draft too. What may be published is for `article-checks.ts` to say. */
export const contentSchema: z.ZodType<ArticleContent> = z.strictObject({
  title: typed,
  slug: z.union([z.literal(""), slug]),
  category: z.enum(categories),
  excerpt: typed,
  lead: typed.default(""),
  cover: z
    .strictObject({
      media: mediaId,
      alt: typed,
      width: pixels,
      height: pixels,
      focus: focus.optional(),
    })
    .nullable(),
  seoTitle: typed,
  seoDescription: typed,
  keywords: z.array(typed.min(1)).default([]),
  relatedServices: z.array(servicePath).max(6),
  relatedArticles: z.array(slug).max(6).default([]),
  sources: z
    .array(
      z.strictObject({
        title: typed,
        url: typed,
        checked: isoDate.optional(),
        edition: typed.optional(),
      }),
    )
    .max(60)
    .default([]),
  body: documentSchema,
});
