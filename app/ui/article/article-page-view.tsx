import type { ReactNode } from "react";
import type { Picture } from "~/content/types";
import type { DocumentSection } from "~/lib/document";
import type { Crumb } from "~/lib/json-ld";
import { ArticleCover } from "./article-cover";
import { ArticleView } from "./article-view";
import { DocumentSections } from "./document";

type ArticlePageViewProps = {
  page: {
    article: { title: string; lead: string; published: string; updated: string };
    crumbs: readonly Crumb[];
    author: string;
    minutes: number;
    category: { label: string; href: string };
    cover: Picture | null;
    sections: DocumentSection[];
  };
  /** Below the text: sources, related pages. */
  children: ReactNode;
};

/** An article as visitors and the preview see it. */
export function ArticlePageView({ page, children }: ArticlePageViewProps) {
  const { article, crumbs, author, minutes, category, cover, sections } = page;
  const { title, lead, published, updated } = article;
  const headed = sections.flatMap(({ id, heading }) => (heading === null ? [] : [{ id, heading }]));
  return (
    <ArticleView
      {...{ title, lead, published, updated, crumbs, author, minutes, category, after: children }}
      sections={headed}
      cover={cover && <ArticleCover {...cover} />}
    >
      <DocumentSections sections={sections} />
    </ArticleView>
  );
}
