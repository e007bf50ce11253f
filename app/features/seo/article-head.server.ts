import { pageSocialImage } from "~/content/index.server";
import type { Meta } from "~/content/types";
import type { Crumb } from "~/lib/json-ld";
import { articleNode } from "./json-ld-nodes";
import { pageHead } from "./page-head.server";

type ArticlePage = {
  article: { title: string; meta: Meta; published: string; updated: string };
  path: string;
  crumbs: readonly Crumb[];
  author: string;
  category: { label: string };
  /** Path of its picture for social networks. */
  image?: string | undefined;
};

/** Head of an article, fixed or of the office, with its structured data. */
export function articleHead(settings: { PUBLIC_ORIGIN: string }, page: ArticlePage) {
  const { article, path, crumbs, author, category, image } = page;
  return pageHead(settings, {
    meta: article.meta,
    path,
    crumbs,
    type: "article",
    image,
    nodes: (origin) => [
      articleNode(origin, {
        headline: article.title,
        description: article.meta.description,
        url: origin + path,
        author,
        published: article.published,
        updated: article.updated,
        section: category.label,
        image: origin + (image ?? pageSocialImage(path).path),
      }),
    ],
  });
}
