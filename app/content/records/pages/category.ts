import { z } from "zod";
import { articleCategories } from "~/content/articles/list";
import { meta, pageTexts } from "~/content/records/fields/page-texts";
import { defineRecordType, field } from "~/content/records/record-type";
import type { ArticleCategory } from "~/content/types";
import { categoryIntros } from "~/content/views/category-intros";

const categorySchema = z.strictObject({
  lead: field(pageTexts.lead, { label: "Onder de kop", hint: "Eén of twee zinnen." }),
  meta,
});

/** Head of the list of one subject of the knowledge base; its name is the code's: articles are filed by it. */
export type CategoryRecord = z.infer<typeof categorySchema>;

export const categoryType = defineRecordType<CategoryRecord>({
  name: "category",
  label: { one: "Onderwerp", many: "Onderwerpen van de kennisbank" },
  schema: categorySchema,
  defaults: categoryIntros,
  named: (key) => ({ name: articleCategories[key as ArticleCategory], group: "" }),
  words: () => [],
  titleOf: ({ meta }) => meta.title,
  needs: "writeArticles",
  seenAt: (key) => `/kennisbank?categorie=${key}`,
});
