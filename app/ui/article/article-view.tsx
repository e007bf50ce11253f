import type { ComponentProps, ReactNode } from "react";
import type { RichText as Text } from "~/content/types";
import type { Crumb } from "~/lib/json-ld";
import { RichText } from "~/ui/blocks/rich-text";
import { Breadcrumbs } from "~/ui/page/breadcrumbs";
import { titleSize } from "~/ui/page/title-size";
import { Toc } from "~/ui/page/toc";
import { ArticleColophon, Freshness } from "./article-colophon";

type ArticleViewProps = ComponentProps<typeof ArticleColophon> & {
  title: string;
  lead: Text;
  crumbs: readonly Crumb[];
  sections: { id: string; heading: string }[];
  /** Between introduction and text. */
  cover?: ReactNode;
  /** Below the text: sources, related pages. */
  after: ReactNode;
  children: ReactNode;
};

/** Article page: the answer first, its contents in the margin, who wrote it at the foot. */
export function ArticleView(props: ArticleViewProps) {
  const { title, lead, crumbs, sections, cover, after, children, ...colophon } = props;
  return (
    <article>
      <div className="page pt-6 @half:pt-8">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-5 max-w-[24ch] text-3xl @half:mt-12 @half:text-4xl" style={titleSize(title)}>
          {title}
        </h1>
        <div className="mt-4 grid grid-cols-1 gap-x-8 gap-y-6 pb-12 @half:mt-8 @half:gap-y-10 @half:pb-16 @sheet:grid-cols-12">
          <div className="@sheet:col-span-9 @sheet:col-start-4">
            <p className="max-w-[36rem] text-xl">
              <RichText text={lead} />
            </p>
            <Freshness {...colophon} />
            {cover && <div className="mt-6">{cover}</div>}
          </div>
          {sections.length > 0 && (
            <Toc
              sections={sections}
              className="article-toc @max-sheet:hidden self-start @sheet:sticky @sheet:top-24"
            />
          )}
          <div className="min-w-0 @sheet:col-span-9 @sheet:col-start-4">{children}</div>
        </div>
      </div>
      <ArticleColophon {...colophon} />
      {after}
    </article>
  );
}
