import type { ReactNode } from "react";
import type { DocumentSection } from "~/lib/document";
import type { Crumb } from "~/lib/json-ld";
import { ArticleCover } from "./article-cover";
import { ArticleView } from "./article-view";
import { DocumentSections } from "./document";

type ManagedPage = {
  article: { title: string; lead: string; published: string; updated: string };
  crumbs: readonly Crumb[];
  author: string;
  minutes: number;
  category: { label: string; href: string };
  cover: { media: string; alt: string; width: number; height: number } | null;
  sections: DocumentSection[];
};

/** An article of the database as visitors and the preview see it. */
export function ManagedArticleView({ page, after }: { page: ManagedPage; after: ReactNode }) {
  const { article, crumbs, author, minutes, category, cover, sections } = page;
  const headed = sections.flatMap(({ id, heading }) => (heading === null ? [] : [{ id, heading }]));
  return (
    <ArticleView
      {...{ ...article, crumbs, author, minutes, category, after }}
      sections={headed}
      cover={cover && <ArticleCover {...cover} />}
    >
      <DocumentSections sections={sections} />
    </ArticleView>
  );
}
